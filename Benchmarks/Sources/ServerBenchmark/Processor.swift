import Foundation

/// The processor time of this very process, which has the server in it.
enum Processor {
  static var seconds: Double {
    var now = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
  }
}

/// The memory that this process has in the machine, in MiB.
func residentMemory() -> Double {
  let pages = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?
    .split(separator: " ").dropFirst().first.flatMap { Double($0) }
  return (pages ?? 0) * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
}
