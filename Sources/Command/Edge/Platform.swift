// The only file that knows the C library. Everything above sees Swift values and `SystemError`.
// Foundation would be simpler to write and costs more at start than a whole run takes.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A system call that did not work, in words that no locale changes.
struct SystemError: Error, Equatable {
  /// The call's error number.
  let code: Int32

  /// What happened, without a place.
  var text: String {
    switch code {
    case ENOENT: return "no such file or folder"
    case EACCES, EPERM: return "permission denied"
    case EISDIR: return "is a folder"
    case ENOTDIR: return "a part of the path is not a folder"
    case EEXIST: return "exists already"
    case ENOSPC: return "no space left"
    case EROFS: return "the file system is read-only"
    case ENAMETOOLONG: return "the name is too long"
    case ELOOP: return "too many symbolic links"
    case EMFILE, ENFILE: return "too many open files"
    default: return "system error \(code)"
    }
  }

  /// Whether the reader of a pipe has gone.
  var isClosedPipe: Bool { code == EPIPE }
  /// Whether the name is taken.
  var isTaken: Bool { code == EEXIST }
  /// Whether nothing has that name.
  var isMissing: Bool { code == ENOENT }

  static let isFolder = SystemError(code: EISDIR)
  static func last() -> SystemError { SystemError(code: errno) }
}

/// What stands at a path.
struct FileStatus {
  enum Kind { case file, folder, other }
  let kind: Kind
  /// Permission bits.
  let mode: UInt32
}

/// Thin wrappers of system calls; each repeats a call that a signal interrupted.
enum Platform {
  static let standardInput: Int32 = 0
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  /// Repeats `call` while a signal interrupts it; throws what else went wrong.
  private static func retrying(_ call: () -> Int) throws(SystemError) -> Int {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw SystemError.last() }
    }
  }

  /// A write to a pipe that nobody reads gives an error from now on, not a signal.
  static func ignoreClosedPipes() { _ = signal(SIGPIPE, SIG_IGN) }

  /// Ends the process.
  static func leave(_ code: Int32) -> Never { exit(code) }

  static func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }

  static var processID: Int32 { getpid() }

  /// Whether a process of this number exists.
  static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

  /// How many cores are on duty.
  static var coreCount: Int { Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Whether an environment variable is set and not empty.
  static func isSet(_ variable: String) -> Bool {
    guard let value = getenv(variable) else { return false }
    return value.pointee != 0
  }

  /// What an environment variable is set to; nil if it is not set or empty.
  static func value(of variable: String) -> String? {
    guard let value = getenv(variable), value.pointee != 0 else { return nil }
    return String(cString: value)
  }

  /// The folder that relative paths start from.
  static var currentFolder: String { resolved(".") ?? "/" }

  static func openForReading(_ path: String) throws(SystemError) -> Int32 {
    Int32(try retrying { Int(open(path, O_RDONLY | O_CLOEXEC)) })
  }

  /// Makes a file that must not exist yet.
  static func create(_ path: String) throws(SystemError) -> Int32 {
    Int32(try retrying { Int(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)) })
  }

  /// Opens what exists, such as a device or a pipe, for writing.
  static func openForWriting(_ path: String) throws(SystemError) -> Int32 {
    Int32(try retrying { Int(open(path, O_WRONLY | O_CLOEXEC)) })
  }

  /// Opens a file for writing at its end.
  static func openForAppending(_ path: String) throws(SystemError) -> Int32 {
    Int32(try retrying { Int(open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o666)) })
  }

  /// Closes; data that could not be written is reported here on some systems.
  static func shut(_ file: Int32) throws(SystemError) {
    if close(file) != 0 && errno != EINTR { throw SystemError.last() }
  }

  /// Reads to the end, or until one byte more than `limit` is there.
  static func readAll(_ file: Int32, limit: Int) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = try retrying {
        chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      }
      if count == 0 { break }
      bytes.append(contentsOf: chunk[..<count])
    }
    return bytes
  }

  /// Writes every byte.
  static func writeAll(_ file: Int32, _ bytes: [UInt8]) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let start = done
      done += try retrying {
        bytes.withUnsafeBytes { write(file, $0.baseAddress! + start, $0.count - start) }
      }
    }
  }

  /// What stands at `path`, symbolic links followed unless told otherwise.
  static func status(_ path: String, followsLinks: Bool = true) throws(SystemError) -> FileStatus {
    var info = stat()
    _ = try retrying { Int(followsLinks ? stat(path, &info) : lstat(path, &info)) }
    let kind: FileStatus.Kind
    switch info.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
    return FileStatus(kind: kind, mode: UInt32(info.st_mode & 0o7777))
  }

  static func setMode(_ file: Int32, _ mode: UInt32) throws(SystemError) {
    _ = try retrying { Int(fchmod(file, mode_t(mode))) }
  }

  static func move(_ old: String, to new: String) throws(SystemError) {
    _ = try retrying { Int(rename(old, new)) }
  }

  /// Gives a file a further name, which must be free.
  static func link(_ old: String, as new: String) throws(SystemError) {
    #if canImport(Darwin)
      _ = try retrying { Int(Darwin.link(old, new)) }
    #elseif canImport(Musl)
      _ = try retrying { Int(Musl.link(old, new)) }
    #else
      _ = try retrying { Int(Glibc.link(old, new)) }
    #endif
  }

  static func remove(_ path: String) { _ = unlink(path) }

  static func makeFolder(_ path: String) throws(SystemError) {
    _ = try retrying { Int(mkdir(path, 0o777)) }
  }

  /// The path without symbolic links, or nil if nothing stands there.
  static func resolved(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// The names in a folder, without `.` and `..`, in the order of their bytes.
  static func names(in folder: String) throws(SystemError) -> [String] {
    guard let stream = opendir(folder) else { throw SystemError.last() }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      // How many letters a name can have differs from system to system.
      let length = MemoryLayout.size(ofValue: entry.pointee.d_name)
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: length) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
