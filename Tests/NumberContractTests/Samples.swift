import FoundationEssentials
import NumberContract
import NumberSelect

/// The document that the contract shows as its example.
let beans = NumberDocument(
  id: "espresso-beans", number: nil, version: 17, writer: nil, store: "b1946ac9",
  rule: NumberRule(defaultNumber: 1, minimum: 1, maximum: 10))

let beansJSON = """
  {"id":"espresso-beans","number":null,"version":17,"writer":null,"store":"b1946ac9",\
  "rule":{"default":"1","minimum":"1","maximum":"10","increment":"1","incrementBase":"minimum"}}
  """

func read<Message: JSONMessage>(
  _ text: String, as type: Message.Type = Message.self
) throws(ContractError) -> Message {
  try Message(json: Data(text.utf8))
}

/// What is wrong with the text, or `nil` if it can be read.
func fault<Message: JSONMessage>(_ text: String, as type: Message.Type) -> ContractError? {
  do {
    _ = try read(text, as: type)
    return nil
  } catch {
    return error
  }
}

func text(_ message: some JSONMessage) -> String {
  String(decoding: message.json, as: UTF8.self)
}
