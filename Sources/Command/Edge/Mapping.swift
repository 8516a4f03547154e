#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

// Long traces are not read into memory: the system brings in the pages that are looked at, and
// takes them away again when it is told that they have been seen.

/// A file's bytes as the system maps them.
final class MappedFile {
  /// The bytes, while this object lives.
  let bytes: UnsafeRawBufferPointer

  /// Maps an open file; nil for what cannot be mapped, such as a pipe, and for an empty file.
  init?(_ file: Int32, _ status: FileStatus) {
    guard status.kind == .file, status.size > 0,
      let start = mmap(nil, status.size, PROT_READ, MAP_PRIVATE, file, 0), start != MAP_FAILED
    else { return nil }
    bytes = UnsafeRawBufferPointer(start: start, count: status.size)
  }

  /// Says that what was looked at is not needed for now.
  func release() {
    guard let start = bytes.baseAddress else { return }
    _ = madvise(UnsafeMutableRawPointer(mutating: start), bytes.count, MADV_DONTNEED)
  }

  deinit {
    guard let start = bytes.baseAddress else { return }
    munmap(UnsafeMutableRawPointer(mutating: start), bytes.count)
  }
}
