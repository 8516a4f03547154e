extension ComparisonReport {
  /// A line of a scenario file, or of a file that it uses, that one side of a comparison has and the other has not.
  public struct TextChange: Hashable, Sendable {
    /// Whether the old side has it.
    public let isOld: Bool
    /// The file and the line: `pages.navsim:3`.
    public let place: String
    /// The line without the blanks that align it.
    public let text: String

    /// A line.
    public init(isOld: Bool, place: String, text: String) {
      self.isOld = isOld
      self.place = place
      self.text = text
    }
  }

  /// How many changed lines are told one by one: with more of them the files are others.
  private static let mostLines = 12

  /// What was changed in the files, for people; nothing where the files are the same, or are not known.
  var changedLines: [PaintedText] {
    if changes.isEmpty { return [] }
    if changes.count > Self.mostLines { return ["the files differ in \(changes.count) lines", ""] }
    let width = changes.map(\.place.count).max() ?? 0
    return ["what differs in the files"]
      + changes.map { change in
        let gap = String(repeating: " ", count: width - change.place.count)
        return "  \(change.isOld ? "old" : "new")  \(change.place, .place)\(gap)  \(change.text)"
      } + [""]
  }

  /// The same for machines.
  var changedLineValues: JSONValue? {
    if changes.isEmpty || changes.count > Self.mostLines { return nil }
    return .list(
      changes.map { change in
        .members([
          ("side", .text(change.isOld ? "old" : "new")), ("place", .text(change.place)),
          ("text", .text(change.text)),
        ])
      })
  }

  /// The same as a table; nil where there is nothing to tell.
  var changedLineTable: String? {
    if changes.isEmpty || changes.count > Self.mostLines { return nil }
    return Self.table(
      ["side", "place", "line"], changes.map { [$0.isOld ? "old" : "new", $0.place, $0.text] })
  }
}
