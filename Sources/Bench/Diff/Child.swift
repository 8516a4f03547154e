#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Another program, run to its end, with what it cost.
struct Child {
  /// Seconds from start to end.
  let seconds: Double
  /// Seconds of the processor that it took, on all threads together.
  let processor: Double
  /// The most memory it had, in bytes.
  let memory: Int
  /// Its exit code; 127 where there is no such program.
  let code: Int32

  /// Runs a program; nil if it cannot be started.
  ///
  /// - Parameter isShown: whether what it writes is seen; it is thrown away otherwise.
  init?(_ words: [String], isShown: Bool = false) {
    var actions = Platform.noSpawnActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for stream: Int32 in isShown ? [] : [1, 2] {
      posix_spawn_file_actions_addopen(&actions, stream, "/dev/null", O_WRONLY, 0)
    }
    var arguments = words.map { strdup($0) } + [nil]
    var environment = [
      strdup("PATH=" + Platform.searchPath), strdup("HOME=" + Platform.homeFolder), nil,
    ]
    defer { for text in arguments + environment { free(text) } }
    var process: pid_t = 0
    let clock = ContinuousClock()
    let start = clock.now
    guard posix_spawnp(&process, words[0], &actions, nil, &arguments, &environment) == 0 else {
      return nil
    }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process else { return nil }
    let (seconds, attoseconds) = start.duration(to: clock.now).components
    self.seconds = Double(seconds) + Double(attoseconds) * 1e-18
    processor = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    memory = Int(usage.ru_maxrss) * Platform.memoryUnit
    code = status & 127 == 0 ? status >> 8 & 255 : 128 + (status & 127)
    if code == 127 { return nil }
  }
  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1_000_000
  }
}
