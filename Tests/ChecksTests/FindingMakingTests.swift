import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimChecks

/// From what a detector saw to what a person needs: the witness, the cause, and the order of findings.
@Suite struct FindingMakingTests {
  private static func finding(
    _ evidence: Evidence, _ sighting: Sighting, by detector: Detector = .snap
  ) -> Finding {
    evidence.finding(of: sighting, by: detector)
  }

  // MARK: Sightings

  @Test func aSightingTakesTheFrameBeforeAsWitness() {
    let plain = Sighting("eye", at: 20, "m")
    #expect(plain.shown == [19, 20] && plain.frames == 1 && plain.slots == [] && plain.hasCause)
    #expect(plain.manner == "" && plain.size == 0 && plain.grain == 0)
    #expect(plain.event == nil && plain.holds == nil && plain.absent == [] && plain.blamed == [])
    #expect(Sighting("eye", at: 20, "m", shown: [5]).shown == [5])
    #expect(Sighting("eye", at: 20, "m", shown: []).shown == [])
    let found = plain.found("step")
    #expect(found.manner == "step" && found.size == 0 && found.grain == 0)
    let sized = plain.found("rest", 7, grain: 3)
    #expect(sized.manner == "rest" && sized.size == 7 && sized.grain == 3)
    #expect(sized.subject == "eye" && sized.frame == 20)
  }

  @Test func aFindingHasWhatTheSightingHas() throws {
    var reel = Reel.push
    reel.set(20, ["bar.y": 30])
    let evidence = reel.evidence
    let slot = try #require(evidence.slot("bar", "y"))
    var sighting = Sighting("bar", at: 20, lasting: 3, "it jumps", slots: [slot])
      .found("step", 10, grain: 2)
    sighting.holds = 7
    sighting.absent = ["one", "two"]
    let found = Self.finding(evidence, sighting)
    #expect(found.id == "NAV005" && found.kind == "snap" && found.subject == "bar")
    #expect(found.frame == 20 && found.frames == 3 && found.message == "it jumps")
    #expect(found.shown == ["19 bar.y=20", "20 bar.y=30"])
    #expect(found.property == "bar.y" && found.cause == nil)
    #expect(found.holds == 7 && found.absent == ["one", "two"])
    #expect(found.measure == "step 10000/2000")
    // Places: the push begins with frame 10, and a frame is a sixtieth of a second.
    #expect(found.place == "a0 +10 (333.333ms)")
    #expect(found.witness.map(\.place) == ["a0 +9 (316.666ms)", "a0 +10 (333.333ms)"])
    #expect(evidence.place(of: -1) == "start")
    #expect(evidence.place(of: 0) == "start +0 (0ms)")
    #expect(evidence.place(of: 45) == "a0 end +5 (750ms)")
    #expect(Self.finding(evidence, Sighting("bar", at: 1, "m")).property == nil)
  }

  /// What lasts up to the last frame, 99, may go on behind it.
  @Test func whatLastsToTheEndIsOpen() {
    func isOpen(_ frame: Int, _ frames: Int) -> Bool {
      Self.finding(Reel.push.evidence, Sighting("bar", at: frame, lasting: frames, "m")).isOpen
    }
    #expect(isOpen(99, 1) && isOpen(98, 2) && isOpen(40, 60))
    #expect(!isOpen(98, 1) && !isOpen(97, 2) && !isOpen(40, 59))
  }

  @Test func theWitnessIsOfFramesThatThereAre() throws {
    let evidence = Reel.push.evidence
    let slots = try ["x", "y", "height", "alpha"].map { try #require(evidence.slot("bar", $0)) }
    func shown(_ frames: [Int], _ slots: [Int]) -> [String] {
      Self.finding(evidence, Sighting("bar", at: 0, "m", slots: slots, shown: frames)).shown
    }
    #expect(shown([-2, -1, 99, 100], [slots[1]]) == ["-1 bar.y=20", "99 bar.y=20"])
    // Three slots at most, frame by frame.
    #expect(
      shown([3, 4], slots) == [
        "3 bar.x=0", "3 bar.y=20", "3 bar.height=44", "4 bar.x=0", "4 bar.y=20", "4 bar.height=44",
      ])
    #expect(shown([], slots) == [])
  }

  @Test func aValueIsShownAsTracesPrintIt() throws {
    var reel = Reel.push
    reel.set(5, ["bar.translucent": true])
    reel.set(6, ["bar.translucent": "nil"])
    let evidence = reel.evidence
    func text(_ element: String, _ property: String, _ frame: Int) throws -> String {
      evidence.text(of: try #require(evidence.slot(element, property)), at: frame)
    }
    #expect(try text("eye", "left", 0) == "eye.left=#FF0000")
    #expect(try text("bar", "translucent", 4) == "bar.translucent=nil")
    #expect(try text("bar", "translucent", 5) == "bar.translucent=yes")
    #expect(try text("bar", "translucent", 6) == "bar.translucent=nil")
    #expect(try text("title.A", "alpha", 39) == "title.A.alpha=0")
    #expect(try text("title.A", "alpha", 40) == "title.A.alpha absent")
    #expect(try text("title.B", "alpha", 9) == "title.B.alpha absent")
    #expect(try text("navigation", "stack", 10) == "navigation.stack=A>B")
  }

  // MARK: Causes

  private static let setY = "on viewWillAppear"
  private static let setHeight = "on viewDidLoad  height=44 (page A:3)"

  /// y changes at 20, the height at 22, x at 24 without a cause.
  private static let caused: Evidence = {
    var reel = Reel.push
    reel.causes = ["bar.y": setY, "bar.height": setHeight]
    reel.set(20, ["bar.y": 30])
    reel.set(22, ["bar.height": 50])
    reel.set(24, ["bar.x": 1])
    return reel.evidence
  }()

  private static func cause(
    _ names: [String], at frame: Int, blamed: [String] = [],
    _ change: (inout Sighting) -> Void = { _ in }
  ) -> String? {
    var sighting = Sighting(
      "bar", at: frame, "m", slots: names.compactMap { caused.slot("bar", $0) })
    sighting.blamed = blamed.compactMap { caused.slot("bar", $0) }
    change(&sighting)
    return finding(caused, sighting).cause
  }

  @Test func theYoungestKnownChangeIsToBlame() {
    #expect(Self.cause(["y"], at: 20) == Self.setY)
    #expect(Self.cause(["y"], at: 50) == Self.setY)
    #expect(Self.cause(["y", "height"], at: 21) == Self.setY)
    #expect(Self.cause(["y", "height"], at: 22) == Self.setHeight)
    #expect(Self.cause(["height", "y"], at: 22) == Self.setHeight)
    // What nobody knows is passed over.
    #expect(Self.cause(["x", "y"], at: 30) == Self.setY)
    #expect(Self.cause(["x"], at: 24) == nil)
    #expect(Self.cause([], at: 20) == nil)
    #expect(Self.cause(["y"], at: 20) { $0.hasCause = false } == nil)
  }

  /// A write that found nobody is told beside the cause, where it came between that and the frame in which
  /// something was found.
  @Test func aLostWriteIsToldWhereItCameBetween() throws {
    func cause(lostIn frame: Int) throws -> String? {
      var reel = Reel.push
      reel.causes = ["bar.y": Self.setY]
      reel.set(20, ["bar.y": 30])
      reel.event(frame, .log, "lost write: A has no navigation controller, bar.y")
      let evidence = reel.evidence
      let slot = try #require(evidence.slot("bar", "y"))
      return Self.finding(evidence, Sighting("bar", at: 30, "m", slots: [slot])).cause
    }
    let told = Self.setY + "; lost since: " + Self.setY
    #expect(try cause(lostIn: 19) == Self.setY && cause(lostIn: 20) == Self.setY)
    #expect(try cause(lostIn: 21) == told && cause(lostIn: 30) == told)
    #expect(try cause(lostIn: 31) == Self.setY)
  }

  /// A colour that the eye sees has no writer: what wrote the bar in that frame is asked.
  @Test func theEyeHasNoWriter() throws {
    func cause(_ frame: Int) throws -> String? {
      let slot = try #require(Self.caused.slot("eye", "left"))
      return Self.finding(Self.caused, Sighting("eye", at: frame, "m", slots: [slot])).cause
    }
    #expect(try cause(19) == nil)
    #expect(try cause(20) == Self.setY)
    #expect(try cause(21) == nil)
    #expect(try cause(22) == Self.setHeight)
    #expect(try cause(24) == nil)
    #expect(try cause(99) == nil)
    // The keyframe is none of them, and a title is no bar.
    #expect(try cause(-1) == nil && cause(0) == nil)
    var reel = Reel.push
    reel.causes = ["title.A.x": Self.setY]
    reel.set(20, ["title.A.x": 1])
    let evidence = reel.evidence
    let slot = try #require(evidence.slot("eye", "left"))
    #expect(Self.finding(evidence, Sighting("eye", at: 20, "m", slots: [slot])).cause == nil)
  }

  /// A line of code, which has its place in brackets, goes before what UIKit does.
  @Test func codeIsBlamedBeforeUIKit() {
    #expect(Self.cause(["y"], at: 30, blamed: ["height"]) == Self.setHeight)
    #expect(Self.cause(["height"], at: 30, blamed: ["y"]) == Self.setHeight)
    #expect(Self.cause(["x"], at: 30, blamed: ["height"]) == Self.setHeight)
    #expect(Self.cause(["y"], at: 21, blamed: ["x"]) == Self.setY)
    // Without blame the youngest is asked, though it be UIKit's.
    #expect(Self.cause(["y"], at: 30) == Self.setY)
    #expect(Self.cause([], at: 30, blamed: ["y"]) == nil)
    #expect(Self.cause([], at: 30, blamed: ["height"]) == Self.setHeight)
  }

  // MARK: Culprits

  @Test func theCulpritIsAPartOfABarThatChangedWithACause() {
    func culprit(
      _ frame: Int, _ names: [String], known: [String]? = nil, of shown: String = "eye.left"
    ) -> String {
      var reel = Reel.push
      for name in names { reel.set(frame, [name: 0.25]) }
      for name in known ?? names { reel.causes[name] = "code" }
      let evidence = reel.evidence
      let parts = shown.split(separator: ".").map(String.init)
      guard let slot = evidence.slot(parts[0], parts[1]) else { return "nothing of that name" }
      return evidence.culprit(at: frame, of: slot).map { evidence.subject(of: $0) }
        .joined(separator: " ")
    }
    let parts =
      ["bar", "bar.bg"] + ["effect", "image", "edge", "custom"].map { "bar.bg." + $0 }
      + ["A.fake", "B.fake", "page.A", "page.B"]
    for part in parts { #expect(culprit(20, [part + ".alpha"]) == part + ".alpha") }
    // Earlier ones of that list go first.
    for (one, other) in zip(parts, parts.dropFirst()) {
      #expect(culprit(20, [one + ".alpha", other + ".alpha"]) == one + ".alpha")
      #expect(
        culprit(20, [one + ".alpha", other + ".alpha"], known: [other + ".alpha"])
          == other + ".alpha")
    }
    #expect(culprit(20, ["bar.alpha"], known: []) == "")
    #expect(culprit(20, ["title.A.alpha"]) == "")
    // A change of another frame is none.
    #expect(culprit(40, ["bar.x"], known: ["page.B.x"]) == "")
    // An ink paints no ground that the eye sees; of the bar's own fields it may be the culprit.
    #expect(culprit(20, ["bar.tintColor"]) == "")
    #expect(culprit(20, ["bar.tintColor", "page.B.x"]) == "page.B.x")
    #expect(culprit(20, ["bar.tintColor"], of: "bar.alpha") == "bar.tintColor")
  }

  // MARK: Order and names

  @Test func findingsAreInTheOrderOfFrames() {
    let detector = Detector("NAV999", "test", "s", manual: "m") { _, _ in
      [
        Sighting("b", at: 5, "1"), Sighting("c", at: 4, "2"), Sighting("a", at: 5, "3"),
        Sighting("z", at: -1, "4"),
      ]
    }
    #expect(detector.findings(in: Reel.push.trace()).map(\.message) == ["4", "2", "3", "1"])
    #expect(detector.findings(in: Reel.push.trace()).map(\.id).first == "NAV999")
  }

  /// By frame, then by id: a step of the bar and one of its colour in one frame.
  @Test func findingsOfAllDetectors() {
    var reel = Reel.push
    for point in ["left", "centre", "right"] { reel.set(20, ["eye." + point: "#00FF00"]) }
    reel.set(20, ["bar.y": 30])
    reel.set(15, ["page.B.content.y": 80])
    let found = Detector.findings(in: reel.trace())
    #expect(found.map(\.kind).prefix(3) == ["content-jump", "snap", "bar-geometry"])
    #expect(found.map(\.frame) == found.map(\.frame).sorted())
    let none = Detector.findings(
      in: reel.trace(),
      limits: [DetectorLimit(detector: "content-jump", threshold: "step", value: 100)])
    #expect(none.map(\.kind).prefix(2) == ["snap", "bar-geometry"])
  }

  @Test func noTwoDetectorsHaveOneName() {
    let names = Detector.all.flatMap { [$0.id, $0.name] }
    #expect(Set(names).count == names.count)
    for detector in Detector.all {
      #expect(Detector.named(detector.id)?.id == detector.id)
      #expect(Detector.named(detector.name)?.id == detector.id)
      #expect(Set(detector.thresholds.map(\.name)).count == detector.thresholds.count)
    }
    #expect(Detector.named("NAV000") == nil)
    #expect(Detector.words.map(\.name) == Detector.all.map(\.name))
  }

  @Test func limitsAreTheDetectorsOwn() {
    let limits = Limits(
      [.init("step", 3, "pt", ""), .init("gap", 6, "pt", "")], ["gap": 7, "x": 1])
    #expect(limits["step"] == 3 && limits["gap"] == 7)
    #expect(limits["x"] == 0 && limits["none"] == 0)
  }
}
