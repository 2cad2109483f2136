import NumberServer
import Testing

@Suite("Where a server listens")
struct ListenAddressTests {
  @Test(
    "is a host and a port",
    arguments: [
      ("127.0.0.1:8080", "127.0.0.1", 8080), ("localhost:0", "localhost", 0),
      ("[::1]:65535", "::1", 65535), ("münchen.example:80", "münchen.example", 80),
    ])
  func read(text: String, host: String, port: UInt16) throws {
    let address = try #require(ListenAddress(text))
    #expect(address.host == host)
    #expect(address.port == port)
    #expect(address.description == text)
  }

  @Test(
    "is nothing else",
    arguments: [
      "", ":", "localhost", "localhost:", ":80", "[]:80", "::1:80", "a:b:80", "localhost:65536",
      "localhost:-1", "localhost:8 ", "localhost:８０", "[::1]", "80",
    ])
  func refused(text: String) {
    #expect(ListenAddress(text) == nil)
  }
}
