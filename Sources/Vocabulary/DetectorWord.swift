/// A detector as the language knows it: its word, and what can be set about it.
///
/// The parser checks names; what a detector looks at is the business of the checks.
public struct DetectorWord: Hashable, Sendable {
  /// The word in claims, such as `flash`.
  public var name: String
  /// The fixed id, such as `NAV001`.
  public var id: String
  /// The names of its thresholds, such as `color`.
  public var thresholds: [String]

  /// A detector's words.
  public init(name: String, id: String, thresholds: [String]) {
    self.name = name
    self.id = id
    self.thresholds = thresholds
  }
}

/// A detector's threshold as a file sets it: `option flash.color=0.05`.
public struct DetectorLimit: Hashable, Sendable {
  /// The detector's word.
  public var detector: String
  /// The threshold's name.
  public var threshold: String
  /// The value, in the threshold's unit.
  public var value: Double

  /// A limit.
  public init(detector: String, threshold: String, value: Double) {
    self.detector = detector
    self.threshold = threshold
    self.value = value
  }
}
