import Cart
import CommandOptions
import Foundation

/// What the command line asks for.
enum Command {
  case showHelp
  case showVersion
  case open(server: URL, Shop)

  static let help = """
    Shows a shop's cart whose numbers are on a number server.

    Usage: cart [options]

      --server URL  where the number server is (http://127.0.0.1:8080)
      --shop FILE   a JSON list of what is sold: objects with id, name, price, currency and unit
                    (without it, a sample shop)
      --help        show this
      --version     show the version

    The server decides which numbers may be chosen, and keeps them. Without it the window waits.
    """

  init(arguments: some Sequence<String>) throws(UsageError) {
    var server = URL(string: "http://127.0.0.1:8080")!
    var shopPath: String?
    var words = ArgumentWords(arguments)
    while let option = words.next() {
      switch option {
      case "--help", "-h":
        self = .showHelp
        return
      case "--version":
        self = .showVersion
        return
      case "--server": server = try Self.server(try words.value(of: option))
      case "--shop": shopPath = try words.value(of: option)
      default: throw UsageError("unknown option \(option)")
      }
    }
    self = .open(server: server, try Self.shop(shopPath))
  }

  private static func server(_ text: String) throws(UsageError) -> URL {
    guard let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()),
      url.host?.isEmpty == false
    else { throw UsageError("\"\(text)\" is not the address of a server") }
    return url
  }

  private static func shop(_ path: String?) throws(UsageError) -> Shop {
    do {
      guard let path else { return try Shop.sample() }
      return try Shop(json: Data(contentsOf: URL(fileURLWithPath: path)))
    } catch let error as ShopError {
      throw UsageError("cannot use \(path ?? "the sample shop"): \(error)")
    } catch {
      throw UsageError("cannot read \(path ?? "the sample shop")")
    }
  }
}
