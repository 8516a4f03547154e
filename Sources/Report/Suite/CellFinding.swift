import NavSimChecks

/// What a report says of a finding: enough to name it, to know it again and to look for it.
public struct CellFinding: Hashable, Sendable {
  /// The detector's fixed id, such as `NAV001`.
  public var id: String
  /// The detector's word, such as `flash`.
  public var kind: String
  /// What it was seen on, as the trace names it.
  public var subject: String
  /// The first frame that shows it, for people: `push +17 (283.333ms)`.
  public var place: String
  /// What is wrong, in one sentence.
  public var message: String
  /// What made the change, where the trace knows it.
  public var cause: String?

  /// What is said of a finding.
  public init(_ finding: Finding) {
    self.init(
      id: finding.id, kind: finding.kind, subject: finding.subject, place: finding.place,
      message: finding.message, cause: finding.cause)
  }

  init(
    id: String, kind: String, subject: String, place: String, message: String, cause: String?
  ) {
    self.id = id
    self.kind = kind
    self.subject = subject
    self.place = place
    self.message = message
    self.cause = cause
  }

  /// The moment as the language spells it, without its time: `push+17`, `pop.end+0`, `start`.
  public var moment: String {
    let words = place.prefix { $0 != "(" }.split(separator: " ")
    return words.reduce("") { text, word in
      text + (text.isEmpty || word.hasPrefix("+") ? "" : ".") + word
    }
  }
}
