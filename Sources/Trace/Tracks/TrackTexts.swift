// The ways in for tracks: what reads or compares traces takes a text in either layout.

extension TraceReader {
  /// The trace that `bytes` hold in tracks.
  static func read(tracks bytes: [UInt8], path: String) throws(TraceReadError) -> TraceReading {
    let tracks = try TrackReader(bytes, path: path)
    do { return try read(tracks.frames, path: path) } catch { throw tracks.error(error) }
  }
}

extension TraceComparison {
  /// Tracks in frames; nil for a text that is in frames already.
  static func frames(
    _ bytes: UnsafeRawBufferPointer, _ path: String
  ) throws(TraceReadError) -> [UInt8]? {
    guard TrackReader.isTracks(bytes) else { return nil }
    let bytes = Array(bytes)
    _ = try TraceReader.read(tracks: bytes, path: path)
    return try TrackReader(bytes, path: path).frames
  }

  /// A comparison with a text that is in memory.
  static func comparing(
    _ bytes: [UInt8], _ compare: (UnsafeRawBufferPointer) throws(TraceReadError) -> TraceComparison
  ) throws(TraceReadError) -> TraceComparison {
    let result = bytes.withUnsafeBytes { bytes in
      Result { () throws(TraceReadError) -> TraceComparison in try compare(bytes) }
    }
    return try result.get()
  }
}
