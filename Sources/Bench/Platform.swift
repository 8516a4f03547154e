#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What Swift itself has no name for, and what differs from system to system.
enum Platform {
  #if canImport(Darwin)
    /// The actions of a program that is started, before they are made: a pointer here.
    static var noSpawnActions: posix_spawn_file_actions_t? { nil }
    /// What a process counts the memory that it had in, in bytes.
    static let memoryUnit = 1
  #else
    static var noSpawnActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
    static let memoryUnit = 1024
  #endif

  /// Where programs are looked for.
  static var searchPath: String { variable("PATH") ?? "/usr/bin:/bin" }

  /// The user's own folder; that of temporary files where there is none.
  static var homeFolder: String { variable("HOME") ?? temporaryFolder }

  /// Where temporary files belong.
  static var temporaryFolder: String { variable("TMPDIR") ?? "/tmp" }

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  static func writeError(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let written = bytes.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
      if written <= 0 { return }
      bytes = bytes.dropFirst(written)
    }
  }

  static func exit(_ status: Int32) -> Never {
    #if canImport(Glibc)
      Glibc.exit(status)
    #elseif canImport(Musl)
      Musl.exit(status)
    #else
      Darwin.exit(status)
    #endif
  }
}
