import CommandOptions
@preconcurrency import Glibc
import NumberServer

umask(0o077)
do throws(any Error) {
  switch try Command(arguments: CommandLine.arguments.dropFirst()) {
  case .showHelp: print(Command.help)
  case .showVersion: print("number-server \(Release.version)")
  case .serve(let process): try process.run()
  case .token(let command): try command.run()
  case .file(let command): try command.run()
  }
} catch {
  fputs("number-server: \(error)\n", stderr)
  exit(2)
}
