import NavSim

/// Finds a trace that is the same as another but for its header: its scenario, or a value of the matrix, got another
/// name.
struct SameTrace {
  /// What stands below a header, as far as two are told apart: traces are large, and all at once are many.
  private struct Digest: Hashable {
    let count, hash: Int

    init(_ body: ArraySlice<UInt8>) {
      var hasher = Hasher()
      body.withUnsafeBytes { hasher.combine(bytes: $0) }
      (count, hash) = (body.count, hasher.finalize())
    }
  }

  private var paths: [Digest: [String]] = [:]

  /// - Parameter paths: where to look; what cannot be read is passed over.
  init(among paths: [String]) {
    for path in paths {
      if let body = Self.body(of: path) { self.paths[Digest(body), default: []].append(path) }
    }
  }

  /// The first that is the same as the trace in a file; nil if none is.
  func path(like other: String) -> String? {
    guard let body = Self.body(of: other) else { return nil }
    return paths[Digest(body), default: []].first { $0 != other && Self.body(of: $0) == body }
  }

  /// What stands below the header of a trace, which an empty line ends; nil where nothing does, or it cannot be read.
  private static func body(of path: String) -> ArraySlice<UInt8>? {
    guard let bytes = try? Files.read(path, .large) else { return nil }
    return bytes.firstRange(of: Array("\n\n".utf8)).map { bytes[$0.upperBound...] }
  }
}
