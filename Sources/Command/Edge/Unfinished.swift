#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Ctrl-C, a shell that closes, a CI that gives up, a limit of time: the tool ends by the signal, as programs do, and
// takes the temporary file of the moment with it. Only SIGKILL leaves one; see Leftovers.

/// The temporary file that is being written.
enum Unfinished {
  /// The file's path. One thread alone writes files; the handler of a signal reads it.
  nonisolated(unsafe) private static var path: UnsafeMutablePointer<CChar>?
  /// The path before: a handler on another thread may read it a moment longer.
  nonisolated(unsafe) private static var last: UnsafeMutablePointer<CChar>?

  /// Has the file removed where a signal ends the tool. Signals that it was started to ignore, as
  /// by `nohup`, are ignored further on.
  static func watch() {
    path = nil
    for number in [SIGHUP, SIGINT, SIGQUIT, SIGTERM, SIGXCPU] {
      var old = sigaction()
      guard sigaction(number, nil, &old) == 0, !isIgnored(old) else { continue }
      _ = signal(number) { number in
        if let path = Unfinished.path { unlink(path) }
        _ = signal(number, SIG_DFL)
        raise(number)
      }
    }
  }

  /// Whether the handler, the first word on every system, is SIG_IGN.
  private static func isIgnored(_ action: sigaction) -> Bool {
    withUnsafeBytes(of: action) { $0.loadUnaligned(as: UInt.self) == 1 }
  }

  /// A temporary file is about to be made.
  static func begin(_ name: String) {
    free(last)
    last = nil
    path = strdup(name)
  }

  /// It has its name, or is gone.
  static func end() {
    free(last)
    last = path
    path = nil
  }
}
