import Glibc

/// A time as the log tells it: in UTC, as in `2026-11-30T17:20:16.042Z`.
///
/// There may be a line for each request, so it is written digit by digit: a format would be read and
/// a calendar be asked each time.
struct LogTime: CustomStringConvertible {
  private let seconds: time_t
  private let milliseconds: Int

  /// - Parameter seconds: since 1970.
  init(seconds: Int, milliseconds: Int) {
    self.seconds = seconds
    self.milliseconds = milliseconds
  }

  static var now: LogTime {
    var now = timespec()
    clock_gettime(CLOCK_REALTIME, &now)
    return LogTime(seconds: now.tv_sec, milliseconds: now.tv_nsec / 1_000_000)
  }

  var description: String {
    var (seconds, parts) = (seconds, tm())
    gmtime_r(&seconds, &parts)
    var text: [UInt8] = []
    text.reserveCapacity(24)
    text.append(Int(parts.tm_year) + 1900, digits: 4, "-")
    text.append(Int(parts.tm_mon) + 1, digits: 2, "-")
    text.append(Int(parts.tm_mday), digits: 2, "T")
    text.append(Int(parts.tm_hour), digits: 2, ":")
    text.append(Int(parts.tm_min), digits: 2, ":")
    text.append(Int(parts.tm_sec), digits: 2, ".")
    text.append(milliseconds, digits: 3, "Z")
    return String(decoding: text, as: UTF8.self)
  }
}

extension [UInt8] {
  fileprivate mutating func append(_ value: Int, digits: Int, _ end: Unicode.Scalar) {
    var unit = 1
    for _ in 1..<digits { unit *= 10 }
    while unit > 0 {
      append(UInt8(ascii: "0") + UInt8(value / unit % 10))
      unit /= 10
    }
    append(UInt8(ascii: end))
  }
}
