import Testing

@testable import NavSimChecks
@testable import NavSimReport
@testable import NavSimTrace

/// What came, went and changed between two sides: docs/Diff.md, "Findings".
@Suite struct FindingChangeTests {
  private static func finding(
    _ id: String, _ subject: String, _ place: String, _ message: String = "wrong"
  ) -> Finding {
    Finding(
      id: id, kind: id == "NAV001" ? "flash" : "snap", subject: subject, frame: 0, place: place,
      frames: 1, message: message, witness: [], cause: "line 3")
  }

  /// `came snap eye push+0`, a word for each row.
  private static func told(
    _ old: [Finding], _ new: [Finding], habits: (old: [Finding]?, new: [Finding]?) = ([], [])
  ) -> [String] {
    FindingChanges(
      old: .init(old, byItself: habits.old), new: .init(new, byItself: habits.new)
    ).rows.map {
      "\($0.kind.rawValue) \($0.finding.kind) \($0.finding.subject) \($0.finding.moment)"
    }
  }

  private static let one = finding("NAV005", "eye", "push +0 (0ms)")

  @Test func whatBothHaveIsNoChange() {
    let changes = FindingChanges(old: .init([Self.one]), new: .init([Self.one]))
    #expect(changes.isSame && changes.kept == 1)
    // The same moment is the same at another time: an action before it may be longer.
    let later = Self.finding("NAV005", "eye", "push +0 (500ms)")
    #expect(Self.told([Self.one], [later]).isEmpty)
  }

  @Test func oneSideAloneComesOrGoes() {
    #expect(Self.told([], [Self.one]) == ["came snap eye push+0"])
    #expect(Self.told([Self.one], []) == ["went snap eye push+0"])
    // Another detector, another thing, another phase: not the same one.
    for other in [
      Self.finding("NAV001", "eye", "push +0"), Self.finding("NAV005", "eye.left", "push +0"),
      Self.finding("NAV005", "eye", "push end +0"), Self.finding("NAV005", "eye", "start"),
    ] {
      let told = Self.told([Self.one], [other])
      #expect(told.map { String($0.prefix(4)) } == ["came", "went"], "\(told)")
    }
  }

  /// docs/Diff.md, "Tolerance": steps of 1/255 in a channel, frames, numbers of a property.
  @Test(arguments: [
    ("color=1", "#CC0000 to #0000CC", "#CD0000 to #0000CB", true),
    ("color=1", "#CC0000 to #0000CC", "#CE0000 to #0000CC", false),
    ("color=1", "#CC0000 to #0000CC", "#CC0000 at #0000CC", false),
    ("color=1", "for 2 frames", "for 3 frames", false),
    ("time=1f", "for 1 frame", "for 2 frames", true),
    ("alpha=0.01", "bar.bg.alpha is 0.5", "bar.bg.alpha is 0.509", true),
    ("alpha=0.01", "bar.bg.alpha is 0.5", "bar.bg.alpha is 0.511", false),
    ("alpha=0.01", "the bar is 0.5 high", "the bar is 0.501 high", false),
    ("x=0.5pt", "12.5pt too far", "13pt too far", true), ("x=0.5pt", "page2 a", "page3 a", false),
  ])
  func valuesWithinToleranceAreTheSame(_ tolerance: String, old: String, new: String, isSame: Bool)
  {
    var options = ComparisonOptions()
    #expect(options.tolerate(tolerance) == nil)
    func side(_ message: String) -> FindingChanges.Side {
      .init([Self.finding("NAV005", "eye", "push +0", message)])
    }
    #expect(FindingChanges(old: side(old), new: side(new)).counts == "1 changed")
    #expect(FindingChanges(old: side(old), new: side(new), options).isSame == isSame)
  }

  @Test func framesWithinToleranceAreTheSame() {
    var options = ComparisonOptions()
    #expect(options.tolerate("time=1f") == nil)
    let next = Self.finding("NAV005", "eye", "push +1")
    let later = Self.finding("NAV005", "eye", "push +2")
    #expect(FindingChanges(old: .init([Self.one]), new: .init([next]), options).isSame)
    #expect(!FindingChanges(old: .init([Self.one]), new: .init([later]), options).isSame)
  }

  @Test func otherWordsOrAnotherFrameOfThePhaseIsAChange() {
    let words = Self.finding("NAV005", "eye", "push +0", "worse")
    #expect(Self.told([Self.one], [words]) == ["changed snap eye push+0"])
    let moved = Self.finding("NAV005", "eye", "push +7")
    let changes = FindingChanges(old: .init([Self.one]), new: .init([moved]))
    #expect(changes.rows.map(\.kind) == [.changed])
    #expect(changes.rows.first?.before?.moment == "push+0")
    #expect(changes.counts == "1 changed")
  }

  /// The one in the same frame is the partner, though another stands before it.
  @Test func theNearestIsThePartner() {
    let two = [Self.finding("NAV005", "eye", "push +3"), Self.one]
    #expect(Self.told([Self.one], two) == ["came snap eye push+3"])
  }

  /// A kept trace tells everything; what a cell knows for UIKit's own is left out of it.
  @Test func aKeptTraceIsHeldToWhatTheCellKnows() {
    let habit = Self.finding("NAV005", "eye", "push +1")
    #expect(Self.told([Self.one], [], habits: (nil, [habit])).isEmpty)
    #expect(Self.told([], [Self.one], habits: ([habit], nil)).isEmpty)
    #expect(Self.told([Self.one], [], habits: ([], [habit])) == ["went snap eye push+0"])
    let elsewhere = Self.finding("NAV005", "eye", "pop +1")
    #expect(Self.told([Self.one], [], habits: (nil, [elsewhere])) == ["went snap eye push+0"])
  }

  @Test func patternsLeaveOut() {
    var options = ComparisonOptions()
    options.ignored = [TracePattern("findings")]
    #expect(FindingChanges.Side([Self.one], options).findings.isEmpty)
    options.ignored = [TracePattern("bar.bg")]
    #expect(FindingChanges.Side([Self.one], options).findings.isEmpty)
    options.ignored = [TracePattern("page.*")]
    #expect(FindingChanges.Side([Self.one], options).findings == [Self.one])
    options = ComparisonOptions()
    options.only = [TracePattern("page.*")]
    #expect(FindingChanges.Side([Self.one], options).findings.isEmpty)
  }
}

/// What the eye sees is parted from the rest, and told once.
@Suite struct SeenDifferenceTests {
  private static func difference(
    _ property: String, _ phase: String = "push", new: String = "#0000FF"
  ) -> TraceComparison.Difference {
    .init(
      phase: phase, property: property, change: .constant, detail: nil, frames: 3, most: nil, k: 0,
      time: nil, old: "#FF0000", new: new, oldCause: nil, cause: nil)
  }

  @Test func pointsThatSayTheSameAreOneRow() {
    let parts = SeenDifferences(
      [
        Self.difference("bar.bg.color"), Self.difference("eye.left"), Self.difference("eye.centre"),
        Self.difference("eye.right", new: "#00FF00"), Self.difference("eye.left", "push end"),
      ], of: 5, most: 20)
    #expect(parts.seen.map(\.property) == ["eye.left, centre", "eye.right", "eye.left"])
    #expect(parts.rest.map(\.property) == ["bar.bg.color"] && parts.left == 0)
  }

  @Test func theLimitLeavesTheRestOutFirst() {
    let parts = SeenDifferences(
      [
        Self.difference("bar.bg.color"), Self.difference("eye.left"), Self.difference("bar.height"),
      ],
      of: 3, most: 1)
    #expect(parts.seen.count == 1 && parts.rest.isEmpty && parts.left == 2)
  }
}
