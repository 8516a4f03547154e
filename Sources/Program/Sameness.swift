import NavSimVocabulary

/// What the word `same` asks in a strategy: whether two styles look alike.
public struct Sameness: Hashable, Sendable {
  /// The two styles: a page's wishes, the bar, a stand-in, or a saved style.
  public var first, second: Reference
  /// The fields that are compared, in schema order.
  public var fields: [Property]
  /// When two images are the same.
  public var image: ImageIdentity
  /// Whether a field that both lack counts as different.
  public var isNilDifferent: Bool

  /// A test.
  public init(
    first: Reference, second: Reference, fields: [Property], image: ImageIdentity,
    isNilDifferent: Bool
  ) {
    self.first = first
    self.second = second
    self.fields = fields
    self.image = image
    self.isNilDifferent = isNilDifferent
  }
}
