import FoundationEssentials
import Glibc

/// What the process uses of the machine.
struct ProcessUsage {
  let residentBytes: Int
  let openDescriptors: Int
  let mostDescriptors: Int
  let processorNanoseconds: UInt64

  /// - Returns: `nil` where the system does not tell.
  static var now: ProcessUsage? {
    guard
      let memory = try? String(contentsOf: URL(filePath: "/proc/self/statm"), encoding: .utf8),
      let pages = memory.split(separator: " ").dropFirst().first.flatMap({ Int($0) }),
      let descriptors = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/fd")
    else { return nil }
    var limit = rlimit()
    getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return ProcessUsage(
      residentBytes: pages * sysconf(Int32(_SC_PAGESIZE)), openDescriptors: descriptors.count,
      mostDescriptors: Int(clamping: limit.rlim_cur),
      processorNanoseconds: UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec))
  }

  /// Writes it under the names that Prometheus' own libraries use.
  func write(to text: inout PrometheusText) {
    text.family(.gauge, "process_resident_memory_bytes", "Memory of the process.")
    text.sample("process_resident_memory_bytes", value: residentBytes)
    text.family(.gauge, "process_open_fds", "Files and sockets that are open.")
    text.sample("process_open_fds", value: openDescriptors)
    text.family(.gauge, "process_max_fds", "How many files and sockets may be open.")
    text.sample("process_max_fds", value: mostDescriptors)
    text.family(.counter, "process_cpu_seconds_total", "Time of processors that was used.")
    text.sample("process_cpu_seconds_total", seconds: processorNanoseconds)
  }
}
