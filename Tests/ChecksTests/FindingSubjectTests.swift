import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimChecks

/// What a detector's findings can be about, and which are told although plain UIKit shows them too.
@Suite struct FindingSubjectTests {
  private static func can(_ detector: Detector, _ pattern: String, in reel: Reel) -> Bool {
    detector.canBe(about: NamePattern(pattern), in: reel.trace())
  }

  /// Names that stand for themselves need not be in the trace.
  @Test func fixedSubjectsAreKnown() {
    let bare = Reel(["navigation.top": "A"])
    for pattern in ["eye", "eye.left", "bar.bg", "bar.content.tintColor", "bar.content.left", "*"] {
      #expect(Self.can(.snap, pattern, in: bare), "\(pattern)")
    }
    for pattern in ["title.A", "page.B", "eye.status", "bar.content.title", "statusBar"] {
      #expect(!Self.can(.snap, pattern, in: bare), "\(pattern)")
    }
    #expect(Self.can(.tabBar, "toolbar", in: bare) && Self.can(.tabBar, "tabBar", in: bare))
    #expect(Self.can(.hiddenMismatch, "bar", in: bare))
    #expect(!Self.can(.hiddenMismatch, "bar.bg", in: bare))
  }

  /// Those of a pattern are what the trace names so.
  @Test func otherSubjectsAreThoseOfTheTrace() {
    let reel = Reel.push
    #expect(Self.can(.snap, "title.A", in: reel) && Self.can(.snap, "title.B", in: reel))
    #expect(!Self.can(.snap, "title.C", in: reel))
    #expect(!Self.can(.snap, "left.A", in: reel) && !Self.can(.snap, "page.A", in: reel))
    #expect(Self.can(.contentJump, "page.B", in: reel))
    #expect(!Self.can(.contentJump, "title.B", in: reel))
    #expect(!Self.can(.contentJump, "bar", in: reel))
    #expect(Self.can(.contentJump, "page.B.content.y", in: reel))
    #expect(Self.can(.contentJump, "page.B.y", in: reel))
    #expect(!Self.can(.contentJump, "page.B.x", in: reel))
    #expect(!Self.can(.misplacedContent, "page.B.y", in: reel))
    #expect(!Self.can(.lifecycle, "page.B.content", in: reel))
    #expect(Self.can(.suddenItem, "left.A", in: reel) && !Self.can(.suddenItem, "eye", in: reel))
    #expect(!Self.can(.doubleBar, "A.fake", in: reel))
    #expect(Self.can(.flash, "eye.left", in: reel) && !Self.can(.flash, "bar.y", in: reel))
    // One that has no list is seen on anything.
    #expect(Self.can(.barGeometry, "bar.height", in: reel))
    #expect(Self.can(.barGeometry, "bar", in: reel) && !Self.can(.barGeometry, "baz", in: reel))
    #expect(Self.can(.stuck, "bar.bg.alpha", in: reel))
    // One that is seen on nothing with a name.
    #expect(!Self.can(.crash, "bar", in: reel) && !Self.can(.stackMismatch, "*", in: reel))
  }

  @Test func anEmptyButtonIsAlwaysTold() {
    func isTold(_ detector: Detector, _ manner: String) -> Bool {
      Detector.isAlwaysTold(
        Finding(
          id: detector.id, kind: detector.name, subject: "right.B", frame: 0, place: "", frames: 1,
          message: "", witness: [], cause: nil, manner: manner))
    }
    #expect(isTold(.suddenItem, "empty"))
    #expect(!isTold(.suddenItem, "comes") && !isTold(.suddenItem, "goes"))
    #expect(!isTold(.barGeometry, "empty") && !isTold(.snap, ""))
    #expect(isTold(.crash, "") && isTold(.frozen, "comes"))
  }
}
