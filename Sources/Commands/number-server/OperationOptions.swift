import CommandOptions
import NumberServer

extension ServerProcess {
  static let operationHelp = """
      --metrics-listen HOST:PORT
                          where to tell figures in Prometheus' format at /metrics, to whoever
                          reaches it; nowhere unless this is given
      --access-log        a log line for each request, with the address of who asks
      --log-level LEVEL   leave out lines that matter less: info (the default), warning, error
      --drain-seconds N   asked to stop, say so at /readyz and go on for so long (0)
    """

  /// Takes an option that is about the operation of the server.
  ///
  /// - Returns: `false` if the option is about something else.
  mutating func takeOperationOption(
    _ option: String, _ words: inout ArgumentWords
  ) throws(UsageError) -> Bool {
    switch option {
    case "--metrics-listen":
      metricsAddress = try words.value(of: option, "HOST:PORT", as: ListenAddress.init)
    case "--access-log": logsRequests = true
    case "--log-level":
      logLevel = try words.value(of: option, "info, warning or error") { text in
        ServerLog.Level(rawValue: text)
      }
    case "--drain-seconds": drainSeconds = try words.count(of: option, from: 0)
    default: return false
    }
    return true
  }
}
