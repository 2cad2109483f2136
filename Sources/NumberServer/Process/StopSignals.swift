import Glibc

/// The signals by which a process is asked to stop, taken in instead of being died of.
struct StopSignals {
  private let signals: sigset_t

  /// From here on the signals wait to be taken in, also in the threads that start later.
  init() {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGTERM)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(SIG_BLOCK, &signals, nil)
    self.signals = signals
  }

  /// Sleeps until a signal comes. The next one does again what it does by itself: end the process.
  func wait() -> Int32 {
    var signals = signals
    var signal: Int32 = 0
    while sigwait(&signals, &signal) != 0 {}
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
    return signal
  }
}
