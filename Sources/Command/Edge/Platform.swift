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
  /// What is told in place of the number's own words.
  var words: String?

  /// What happened, without a place.
  var text: String {
    if let words { return words }
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
    case EFBIG: return "the file would be larger than files may be here (ulimit -f)"
    case EDQUOT: return "no space left for this user"
    case EBADF: return "is closed"
    case EIO: return "the device does not work"
    default: return "system error \(code)"
    }
  }

  /// Whether the reader of a pipe has gone.
  var isClosedPipe: Bool { code == EPIPE }
  /// Whether the name is taken.
  var isTaken: Bool { code == EEXIST }
  /// Whether nothing has that name.
  var isMissing: Bool { code == ENOENT }
  /// Whether nothing can be read or written just now.
  var isNotReady: Bool { code == EAGAIN || code == EWOULDBLOCK }

  static let isFolder = SystemError(code: EISDIR)
  /// More was there than is read.
  static func tooLarge(_ limit: ReadLimit) -> SystemError {
    SystemError(code: EFBIG, words: limit.words)
  }
  /// Something that is no file stands where one should.
  static func noFile(_ status: FileStatus) -> SystemError {
    SystemError(code: EINVAL, words: "is \(status.noun), not a file")
  }
  static let isLoop = SystemError(code: ELOOP)
  static func last() -> SystemError { SystemError(code: errno) }
}

/// What stands at a path.
struct FileStatus {
  enum Kind { case file, folder, link, other }
  let kind: Kind
  /// What it is, in words: `a pipe`.
  let noun: String
  let size: Int
  /// Permission bits.
  let mode: UInt32
  /// Which file it is, whatever it is called.
  let identity: FileIdentity
}

/// One file of this machine: the same under all of its names.
struct FileIdentity: Hashable {
  let device: UInt64
  let node: UInt64
}

/// Thin wrappers of system calls; each repeats a call that a signal interrupted.
enum Platform {
  static let standardInput: Int32 = 0
  static let standardOutput: Int32 = 1
  static let standardError: Int32 = 2

  /// Repeats `call` while a signal interrupts it, and waits where a stream that does not block is
  /// not ready; throws what else went wrong.
  private static func waiting(
    for file: Int32, _ events: Int32, _ call: () -> Int
  ) throws(SystemError) -> Int {
    while true {
      do throws(SystemError) { return try retrying(call) } catch {
        guard error.isNotReady else { throw error }
        var entry = pollfd(fd: file, events: Int16(events), revents: 0)
        _ = try retrying { Int(poll(&entry, 1, -1)) }
      }
    }
  }

  /// Repeats `call` while a signal interrupts it; throws what else went wrong.
  private static func retrying(_ call: () -> Int) throws(SystemError) -> Int {
    while true {
      let result = call()
      if result >= 0 { return result }
      if errno != EINTR { throw SystemError.last() }
    }
  }

  /// A write to a pipe that nobody reads, or beyond the largest file that is allowed, gives an error
  /// from now on, not a signal.
  static func ignoreSignalsOfWrites() {
    for number in [SIGPIPE, SIGXFSZ] { _ = signal(number, SIG_IGN) }
  }

  /// Takes the numbers of standard streams that are closed, so that no file gets one of them and
  /// has messages written into it. Using one of them is an error still.
  static func occupyClosedStreams() {
    for stream in [standardInput, standardOutput, standardError] {
      var info = stat()
      if fstat(stream, &info) == 0 || errno != EBADF { continue }
      _ = open("/dev/null", stream == standardInput ? O_WRONLY : O_RDONLY)
    }
  }

  /// Ends the process.
  static func leave(_ code: Int32) -> Never { exit(code) }

  static func isTerminal(_ file: Int32) -> Bool { isatty(file) == 1 }

  /// Whether disks here usually take `A` and `a` for one name.
  static var ignoresCase: Bool {
    #if canImport(Darwin)
      return true
    #else
      return false
    #endif
  }

  static var processID: Int32 { getpid() }

  /// Whether a process of this number exists.
  static func isRunning(_ process: Int32) -> Bool { kill(process, 0) == 0 || errno != ESRCH }

  /// How many cores are on duty.
  static var coreCount: Int { Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// How many columns a terminal has; nil for what is none, or does not say.
  static func terminalWidth(_ file: Int32) -> Int? { windowSize(file)?.columns }

  /// How many columns and rows a terminal has; nil if it is none or does not say.
  static func windowSize(_ file: Int32) -> (columns: Int, rows: Int)? {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return (Int(size.ws_col), Int(size.ws_row))
  }

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

  /// Opens for reading.
  ///
  /// - Parameter waits: whether to wait for a pipe's writer.
  static func openForReading(_ path: String, waits: Bool = true) throws(SystemError) -> Int32 {
    let flags = O_RDONLY | O_CLOEXEC | (waits ? 0 : O_NONBLOCK)
    return Int32(try retrying { Int(open(path, flags)) })
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

  /// Reads to the end.
  ///
  /// - Throws: if more than `limit` is there: nobody gets a part of an input for the whole.
  static func readAll(_ file: Int32, _ limit: ReadLimit) throws(SystemError) -> [UInt8] {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let count = try waiting(for: file, Int32(POLLIN)) {
        chunk.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
      }
      if count == 0 { return bytes }
      bytes.append(contentsOf: chunk[..<count])
      if bytes.count > limit.bytes { throw SystemError.tooLarge(limit) }
    }
  }

  /// Reads up to `count` bytes; fewer where the file has fewer.
  static func readSome(_ file: Int32, _ count: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let found = try waiting(for: file, Int32(POLLIN)) {
      bytes.withUnsafeMutableBytes { read(file, $0.baseAddress, $0.count) }
    }
    return Array(bytes[..<found])
  }

  /// The next line of a stream without its end; nil at the end of the stream. Nothing behind the
  /// line is taken.
  static func readLine(_ file: Int32) throws(SystemError) -> [UInt8]? {
    var line: [UInt8] = []
    while true {
      var byte: UInt8 = 0
      let count = try waiting(for: file, Int32(POLLIN)) { read(file, &byte, 1) }
      if count == 0 { return line.isEmpty ? nil : line }
      if byte == 10 { return line }
      line.append(byte)
    }
  }

  /// Writes every byte.
  static func writeAll(_ file: Int32, _ bytes: [UInt8]) throws(SystemError) {
    var done = 0
    while done < bytes.count {
      let start = done
      done += try waiting(for: file, Int32(POLLOUT)) {
        bytes.withUnsafeBytes { write(file, $0.baseAddress! + start, $0.count - start) }
      }
    }
  }

  /// What stands at `path`, symbolic links followed unless told otherwise.
  static func status(_ path: String, followsLinks: Bool = true) throws(SystemError) -> FileStatus {
    var info = stat()
    _ = try retrying { Int(followsLinks ? stat(path, &info) : lstat(path, &info)) }
    return FileStatus(info)
  }

  /// What an open file is.
  static func status(of file: Int32) throws(SystemError) -> FileStatus {
    var info = stat()
    _ = try retrying { Int(fstat(file, &info)) }
    return FileStatus(info)
  }

  /// Throws if the file may not be written: to take its name, that would not be needed.
  static func mayWrite(_ path: String) throws(SystemError) {
    _ = try retrying { Int(access(path, W_OK)) }
  }

  /// Holds the file until it is closed; throws if another process does, or if files cannot be held
  /// there.
  static func hold(_ file: Int32) throws(SystemError) {
    _ = try retrying { Int(flock(file, LOCK_EX | LOCK_NB)) }
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

  static func remove(_ path: String) throws(SystemError) {
    _ = try retrying { Int(unlink(path)) }
  }

  static func makeFolder(_ path: String) throws(SystemError) {
    _ = try retrying { Int(mkdir(path, 0o777)) }
  }

  /// The path without symbolic links, or nil if nothing stands there.
  static func resolved(_ path: String) -> String? {
    guard let text = realpath(path, nil) else { return nil }
    defer { free(text) }
    return String(cString: text)
  }

  /// Where a symbolic link leads, as it is written; nil if the path is none.
  static func target(ofLink path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: 4_096)
    let count = readlink(path, &buffer, buffer.count)
    if count <= 0 { return nil }
    return String(decoding: buffer[..<count].map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// What lies in a folder, without `.` and `..`, in the order of the names' bytes.
  static func entries(in folder: String) throws(SystemError) -> [FolderEntry] {
    guard let stream = opendir(folder) else { throw SystemError.last() }
    defer { closedir(stream) }
    var found: [(bytes: [UInt8], entry: FolderEntry)] = []
    while true {
      // Only the number tells the end of a folder from one that cannot be read on.
      errno = 0
      guard let next = readdir(stream) else {
        if errno != 0 { throw SystemError.last() }
        break
      }
      // How many letters a name can have differs from system to system.
      let length = MemoryLayout.size(ofValue: next.pointee.d_name)
      withUnsafePointer(to: &next.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: length) { name in
          if strcmp(name, ".") == 0 || strcmp(name, "..") == 0 { return }
          found.append(entry(name, in: dirfd(stream)))
        }
      }
    }
    return found.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }.map(\.entry)
  }

  private static func entry(
    _ name: UnsafePointer<CChar>, in folder: Int32
  ) -> (bytes: [UInt8], entry: FolderEntry) {
    let bytes = UnsafeRawBufferPointer(start: name, count: strlen(name)).map { $0 }
    var info = stat()
    let isThere = fstatat(folder, name, &info, AT_SYMLINK_NOFOLLOW) == 0
    let problem = isThere ? nil : SystemError.last()
    let text = String(validatingCString: name)
    return (
      bytes,
      FolderEntry(
        name: text ?? FolderEntry.spelled(bytes), isText: text != nil,
        status: isThere ? FileStatus(info) : nil, problem: problem)
    )
  }
}

extension FileStatus {
  fileprivate init(_ info: stat) {
    switch info.st_mode & S_IFMT {
    case S_IFREG: (kind, noun) = (.file, "a file")
    case S_IFDIR: (kind, noun) = (.folder, "a folder")
    case S_IFLNK: (kind, noun) = (.link, "a link")
    case S_IFIFO: (kind, noun) = (.other, "a pipe")
    case S_IFSOCK: (kind, noun) = (.other, "a socket")
    default: (kind, noun) = (.other, "a device")
    }
    size = Int(info.st_size)
    mode = UInt32(info.st_mode & 0o7777)
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: info.st_dev), node: UInt64(truncatingIfNeeded: info.st_ino)
    )
  }

  var isSocket: Bool { noun == "a socket" }
}
