import NavSim

/// Finds a trace that is the same as another but for its header: its scenario, or a value of the matrix, got another
/// name.
struct SameTrace {
  private let bodies: [(path: String, body: ArraySlice<UInt8>)]

  /// - Parameter paths: where to look; what cannot be read is passed over.
  init(among paths: [String]) {
    bodies = paths.compactMap { path in
      guard let bytes = try? Files.read(path, .large), let body = Self.body(bytes) else {
        return nil
      }
      return (path, body)
    }
  }

  /// The first that is the same as the trace in a file; nil if none is.
  func path(like other: String) -> String? {
    guard let bytes = try? Files.read(other, .large), let body = Self.body(bytes) else {
      return nil
    }
    return bodies.first { $0.path != other && $0.body == body }?.path
  }

  /// What stands below the header, which an empty line ends; nil where nothing does.
  private static func body(_ bytes: [UInt8]) -> ArraySlice<UInt8>? {
    bytes.firstRange(of: Array("\n\n".utf8)).map { bytes[$0.upperBound...] }
  }
}
