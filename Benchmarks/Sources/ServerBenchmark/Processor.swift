import Foundation

/// Processor time, user and system, in seconds.
struct Processor {
  /// Of this very process, which has the server in it.
  var own: Double

  /// Of the programs that it has run, up to their ends.
  var children: Double

  static let count = Double(ProcessInfo.processInfo.activeProcessorCount)

  static var now: Processor {
    Processor(own: used(by: RUSAGE_SELF), children: used(by: RUSAGE_CHILDREN))
  }

  static func - (later: Processor, earlier: Processor) -> Processor {
    Processor(own: later.own - earlier.own, children: later.children - earlier.children)
  }

  private static func used(by who: __rusage_who) -> Double {
    var usage = rusage()
    getrusage(__rusage_who_t(who.rawValue), &usage)
    return seconds(usage.ru_utime) + seconds(usage.ru_stime)
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }
}

/// The memory that this process has in the machine, in MiB.
func residentMemory() -> Double {
  let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
    .split(separator: " ").dropFirst().first.flatMap { Double($0) }
  return (pages ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
}
