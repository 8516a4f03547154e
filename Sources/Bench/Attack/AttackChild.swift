#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A program that is run under limits, with streams that may be hostile.
struct AttackChild {
  /// Seconds that a child may compute for, where a step says nothing else.
  static let processorLimit = 20
  /// Seconds with what the system does for it, after which it is ended, for each second that it may
  /// compute: ten thousand files cost some file systems as much as what stands in them.
  static let wholeFactor = 3
  /// Bytes of address space: the last line of defence, far above what is looked at.
  static let memoryLimit = 6 << 30
  /// Bytes that a file may grow to where nothing smaller is asked for.
  static let fileLimit = 512 << 20

  let words: [Bytes]
  let folder: Bytes
  var environment: [String: String] = [:]
  /// The file that is standard input.
  var input = Bytes("/dev/null".utf8)
  /// Where the streams go.
  let outputFile: Bytes
  let errorFile: Bytes
  var output = AttackStep.Output.kept
  var fileLimit = AttackChild.fileLimit
  var processorLimit = AttackChild.processorLimit
  /// Seconds on the clock after which it is killed: to see what it leaves behind, or as hanging.
  var killedAfter: Double?
  var patience = 240.0

  /// Limits are set by a shell, which then becomes the program: neither system has a spawn that
  /// sets them, and between fork and exec nothing of ours may run.
  private static let script = """
    cd "$0" || exit 125; ulimit -c 0; ulimit -S -t "$1"; ulimit -f "$2"; ulimit -v "$3" 2>/dev/null
    shift 3; exec "$@"
    """

  /// Runs it to its end; nil if it cannot be started.
  func run() -> AttackOutcome? {
    var ends: [Int32] = [-1, -1]
    let hasReader: Bool
    switch output {
    case .leaves, .nonBlocking: hasReader = true
    case .kept, .full, .closed: hasReader = false
    }
    if hasReader {
      guard pipe(&ends) == 0 else { return nil }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      if output == .nonBlocking { _ = fcntl(ends[1], F_SETFL, O_NONBLOCK) }
    }
    let clock = ContinuousClock()
    let start = clock.now
    let process = spawn(ends[1])
    if hasReader { close(ends[1]) }
    guard let process else {
      if hasReader { close(ends[0]) }
      return nil
    }
    var outcome = AttackOutcome()
    if hasReader { read(ends[0], &outcome) }
    wait(for: process, since: start, &outcome)
    let (seconds, parts) = start.duration(to: clock.now).components
    outcome.seconds = Double(seconds) + Double(parts) * 1e-18
    if !hasReader { outcome.out = AttackStream(file: outputFile) }
    outcome.err = AttackStream(file: errorFile)
    return outcome
  }

  // MARK: Starting

  private func spawn(_ pipeEnd: Int32) -> pid_t? {
    var actions = Self.noActions
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let write = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 0, AttackDisk.name(input), O_RDONLY, 0)
    let place = output == .full ? Bytes("/dev/full".utf8) : outputFile
    posix_spawn_file_actions_addopen(&actions, 2, AttackDisk.name(errorFile), write, 0o644)
    switch output {
    case .kept, .full:
      posix_spawn_file_actions_addopen(&actions, 1, AttackDisk.name(place), write, 0o644)
    case .leaves, .nonBlocking: posix_spawn_file_actions_adddup2(&actions, pipeEnd, 1)
    case .closed: posix_spawn_file_actions_addclose(&actions, 1)
    }
    var attributes = Self.noAttributes
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)
    let limits = [
      Self.wholeFactor * processorLimit, max(1, fileLimit / 512), Self.memoryLimit >> 10,
    ]
    let all: [Bytes] =
      [Bytes("/bin/sh".utf8), Bytes("-c".utf8), Bytes(Self.script.utf8), folder]
      + limits.map { Bytes("\($0)".utf8) } + words
    var arguments = all.map { strdup(AttackDisk.name($0)) } + [nil]
    var variables = environment.map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for text in arguments + variables { free(text) } }
    var process: pid_t = 0
    let code = posix_spawn(&process, "/bin/sh", &actions, &attributes, &arguments, &variables)
    return code == 0 ? process : nil
  }

  #if canImport(Darwin)
    private static var noActions: posix_spawn_file_actions_t? { nil }
    private static var noAttributes: posix_spawnattr_t? { nil }
  #else
    private static var noActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
    private static var noAttributes: posix_spawnattr_t { posix_spawnattr_t() }
  #endif

  // MARK: Reading

  /// Reads the pipe to its end, or leaves early.
  private func read(_ end: Int32, _ outcome: inout AttackOutcome) {
    defer { close(end) }
    var left = Int.max
    if case .leaves(let bytes) = output { left = bytes }
    // The pipe has time to fill up before the first look.
    if output == .nonBlocking { usleep(30_000) }
    var buffer = Bytes(repeating: 0, count: 16 << 10)
    while left > 0 {
      let count = buffer.withUnsafeMutableBytes { space in
        readSome(end, space.baseAddress, min(left, space.count))
      }
      if count <= 0 { return }
      outcome.out.add(buffer[..<count])
      left -= count
      if output == .nonBlocking && outcome.out.size < 1 << 20 { usleep(1_000) }
    }
  }

  /// Waits for bytes no longer than the patience lasts.
  private func readSome(_ end: Int32, _ space: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    var waiting = pollfd(fd: end, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, Int32(patience * 1000)) > 0 else { return 0 }
    #if canImport(Glibc)
      return Glibc.read(end, space, count)
    #elseif canImport(Musl)
      return Musl.read(end, space, count)
    #else
      return Darwin.read(end, space, count)
    #endif
  }

  // MARK: Waiting

  private func wait(
    for process: pid_t, since start: ContinuousClock.Instant, _ outcome: inout AttackOutcome
  ) {
    var status: Int32 = 0
    var usage = rusage()
    var pause: UInt32 = 200
    while wait4(process, &status, WNOHANG, &usage) == 0 {
      let (seconds, parts) = start.duration(to: ContinuousClock.now).components
      let spent = Double(seconds) + Double(parts) * 1e-18
      if let killedAfter, spent >= killedAfter {
        outcome.wasKilled = true
        kill(-process, SIGKILL)
      } else if spent >= patience || AttackInterrupt.isAsked {
        outcome.hung = spent >= patience
        kill(-process, SIGKILL)
      }
      usleep(killedAfter == nil ? pause : min(pause, 300))
      pause = min(pause * 3 / 2, 10_000)
    }
    // What it may have started is not left running.
    kill(-process, SIGKILL)
    if status & 127 == 0 { outcome.code = status >> 8 & 255 } else { outcome.signal = status & 127 }
    outcome.processor =
      Double(usage.ru_utime.tv_sec) + Double(usage.ru_utime.tv_usec) * 1e-6
    // On Linux a child begins with the peak of its parent: no more than that tells nothing.
    #if canImport(Darwin)
      outcome.memory = Int(usage.ru_maxrss)
    #else
      var own = rusage()
      _ = getrusage(0, &own)  // RUSAGE_SELF, which has another type in each C library
      outcome.memory = usage.ru_maxrss > own.ru_maxrss ? Int(usage.ru_maxrss) * 1024 : 0
    #endif
  }
}

/// What came of a child.
struct AttackOutcome {
  /// The signal of the limit of time.
  static let timeSignal: Int32 = SIGXCPU
  /// The exit code; nil if a signal ended it.
  var code: Int32?
  var signal: Int32 = 0
  /// Whether it was killed on purpose.
  var wasKilled = false
  /// Whether it was killed because it did not end.
  var hung = false
  var seconds = 0.0
  /// Seconds for which it computed itself.
  var processor = 0.0
  /// The most memory it had, in bytes.
  var memory = 0
  var out = AttackStream()
  var err = AttackStream()
}

/// Whether the user has asked to end.
enum AttackInterrupt {
  nonisolated(unsafe) private static var asked: sig_atomic_t = 0

  static var isAsked: Bool { asked != 0 }

  /// From now on an interrupt is noted instead of ending the program, which has a folder to remove.
  static func watch() {
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { _ in AttackInterrupt.asked = 1 }
    }
  }
}
