import Cart
import CommandOptions
@preconcurrency import Glibc

do throws(any Error) {
  switch try Command(arguments: CommandLine.arguments.dropFirst()) {
  case .showHelp: print(Command.help)
  case .showVersion: print("cart \(Release.version)")
  case .open(let server, let shop): exit(try CartApplication(server: server, shop: shop).run())
  }
} catch {
  fputs("cart: \(error)\n", stderr)
  exit(2)
}
