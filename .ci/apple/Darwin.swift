// What Swift adds to the C library of macOS and iOS: names for macros that C alone understands.
@_exported import DarwinCalls

public var errno: Int32 {
  get { 0 }
  set {}
}
public var S_IFMT: mode_t { 0o170000 }
public var S_IFIFO: mode_t { 0o010000 }
public var S_IFREG: mode_t { 0o100000 }
public var S_IFDIR: mode_t { 0o040000 }
public var S_IFLNK: mode_t { 0o120000 }
public var S_IFSOCK: mode_t { 0o140000 }
public var SIG_DFL: sig_t? { nil }
public var SIG_IGN: sig_t { { _ in } }
public var MAP_FAILED: UnsafeMutableRawPointer! { nil }

public func open(_ path: UnsafePointer<CChar>, _ flags: Int32) -> Int32 { 0 }
public func open(_ path: UnsafePointer<CChar>, _ flags: Int32, _ mode: mode_t) -> Int32 { 0 }

// C's own `fcntl` and `ioctl` take any number of arguments, and Swift cannot call such functions.
public func fcntl(_ file: Int32, _ command: Int32) -> Int32 { 0 }
public func fcntl(_ file: Int32, _ command: Int32, _ value: Int32) -> Int32 { 0 }
public func fcntl(_ file: Int32, _ command: Int32, _ value: UnsafeMutableRawPointer) -> Int32 { 0 }
public var TIOCGWINSZ: UInt { 0x4008_7468 }
public func pow(_ base: Double, _ exponent: Double) -> Double { 0 }
public func cbrt(_ value: Double) -> Double { 0 }
public func ioctl(_ file: Int32, _ request: UInt, _ value: UnsafeMutableRawPointer) -> Int32 { 0 }
