extension String {
  /// The text that bytes spell in UTF-8; nil if they spell none.
  ///
  /// The standard library's own call for it is younger than the systems that navsim runs on.
  @inlinable public init?(checking bytes: some Collection<UInt8>) {
    self.init(decoding: bytes, as: UTF8.self)
    // A text that was repaired no longer has the same bytes.
    guard utf8.elementsEqual(bytes) else { return nil }
  }
}
