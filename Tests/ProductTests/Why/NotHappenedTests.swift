import Foundation
import NavSimTestSupport
import Testing

/// Ten ways in which a line comes to nothing, each written down before the tool was asked: the line, and the
/// word for what became of it.
@Suite struct NotHappenedTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var head = ["device iphone-8", "ios 12"]
    var a: [String] = []
    var b: [String] = []
    var course = ["stack A", "at 0ms  push B"]
    let question: [String]
    /// What must stand in the story.
    let told: [String]
  }

  static let cases = [
    Case(
      testDescription: "an alongside block after a cancelled swipe",
      a: ["on viewWillAppear  bar barTintColor=blue"],
      b: ["on viewWillAppear  alongside  bar barTintColor=red"],
      course: ["stack A > B", "at 0ms  swipe back to 40% over 200ms release cancel"],
      question: ["bar.barTintColor", "--frame", "swipe end+0"],
      told: ["(x.navsim:8); it was dropped", "and at x.navsim:8"]),
    Case(
      testDescription: "a stand-in without an item, from iOS 14 on",
      head: ["device iphone-13", "ios 14"],
      b: [
        "on viewWillAppear  make self.fake kind=bar", "on viewWillAppear  copy bar to self.fake",
        "on viewWillAppear  add self.fake to self.view frame=bg",
      ],
      question: ["B.fake.color", "--frame", "push+3"],
      told: ["would have written B.fake.color=", "it was not drawn", "bareBarIsBlank"]),
    Case(
      testDescription: "an opacity of the background that a push puts afresh, from iOS 18 on",
      head: ["device iphone-13", "ios 18"],
      a: ["on viewWillDisappear  bar.bg alpha=0"],
      question: ["bar.bg.alpha", "--frame", "push+3"],
      told: ["would have written bar.bg.alpha=0", "it was lost", "reinsertsBackground"]),
    Case(
      testDescription: "two lines of one turn",
      b: ["on viewWillAppear  bar barTintColor=red", "on viewWillAppear  bar barTintColor=green"],
      question: ["bar.barTintColor", "--frame", "end"],
      told: ["(x.navsim:7); it was written over in the same turn, with #00FF00"]),
    Case(
      testDescription: "too late, beside another page's colour",
      a: ["on viewWillAppear  bar backgroundImage=red"],
      b: ["on viewDidAppear  bar backgroundImage=blue"],
      question: ["eye.left", "--frame", "push+3"],
      told: ["B's line would have written bar.backgroundImage=#0000FF (x.navsim:8); it comes later"]
    ),
    Case(
      testDescription: "a part of the bar that UIKit shows again",
      b: ["on viewWillAppear  bar.bg hidden=yes"], question: ["bar.bg.hidden", "--frame", "end"],
      told: ["(x.navsim:7); UIKit has set it back since, at push +0"]),
    Case(
      testDescription: "a strategy that answers in the same turn",
      head: [
        "device iphone-8", "ios 12", "strategy fd",
      ], b: ["on viewDidLoad  hide bar animated=no"],
      question: ["navigation.navigationBarHidden", "--frame", "end"],
      told: ["fd for B: on state", "(x.navsim:8); it was written over in the same turn, with no"]),
    Case(
      testDescription: "a page that has left", b: ["on viewDidDisappear  bar barTintColor=red"],
      course: ["stack A > B", "at 0ms  pop"], question: ["bar.barTintColor", "--frame", "end"],
      told: ["(x.navsim:7); it was lost: B has no navigation controller then"]),
    Case(
      testDescription: "a condition that does not hold",
      a: ["on viewWillAppear  hide bar animated=callback"],
      b: ["on viewWillAppear  if top is A  show bar animated=callback"],
      question: ["navigation.navigationBarHidden", "--frame", "end"],
      told: ["(x.navsim:8); it was skipped: its condition does not hold, at push +0"]),
    Case(
      testDescription: "a line that ran before, once",
      a: ["on viewWillAppear  once  bar barTintColor=red"],
      b: ["on viewWillAppear  bar barTintColor=blue"],
      course: ["stack A", "at 0ms  push B", "then +100ms  pop"],
      question: ["bar.barTintColor", "--frame", "end"],
      told: ["(x.navsim:5); it was skipped: it says 'once', and ran before, at pop +0"]),
    Case(
      testDescription: "an old setter under an appearance",
      head: [
        "device iphone-15", "ios 17", "appearance Blue opaque backgroundColor=blue",
      ],
      b: [
        "item standardAppearance=Blue scrollEdgeAppearance=Blue",
        "on viewWillAppear  bar barTintColor=red",
      ], question: ["eye.centre", "--frame", "end"],
      told: [
        "B's line has written bar.barTintColor=#FF0000 (x.navsim:9); "
          + "B.item.scrollEdgeAppearance stands in its place"
      ]),
    Case(
      testDescription: "an alongside block when the transition is over",
      a: ["on viewWillAppear  bar barTintColor=blue"],
      b: ["on viewDidAppear  alongside  bar barTintColor=red"],
      question: ["bar.barTintColor", "--frame", "end"],
      told: ["(x.navsim:8); it was dropped"]),
  ]

  @Test(arguments: cases) func theLineAndTheReasonAreTold(one: Case) throws {
    let scratch = try Scratch()
    let lines =
      one.head + ["page A \"A\"", "  view backgroundColor=white"] + one.a.map { "  " + $0 }
      + ["page B \"B\"", "  view backgroundColor=white"] + one.b.map { "  " + $0 }
      + ["scenario \"x\""] + one.course
    try scratch.write(lines.joined(separator: "\n") + "\n", to: "x.navsim")
    let ran = try Binary.run(["why", "x.navsim"] + one.question, in: scratch.url)
    #expect(ran.code == 0, "\(ran.err)")
    for part in one.told { #expect(ran.out.contains(part), "\(part)\n\(ran.out)") }
  }

  /// A line that another one of the same turn answers is not told: the pair is one thought.
  @Test func aConditionThatAnotherLineAnswersIsSilent() throws {
    let scratch = try Scratch()
    let lines = [
      "device iphone-8", "ios 12", "page A \"A\"", "  view backgroundColor=white", "page B \"B\"",
      "  view backgroundColor=white", "  on viewWillAppear  if top is A  bar barTintColor=red",
      "  on viewWillAppear  if top is B  bar barTintColor=blue", "scenario \"x\"", "stack A",
      "at 0ms  push B",
    ]
    try scratch.write(lines.joined(separator: "\n") + "\n", to: "x.navsim")
    let ran = try Binary.run(
      ["why", "x.navsim", "bar.barTintColor", "--frame", "end"], in: scratch.url)
    #expect(ran.out.contains("is #0000FF") && !ran.out.contains("skipped"), "\(ran.out)")
  }

  /// A file alone names the rules under what it tells.
  @Test(.enabled(if: Whole.isAsked)) func aFileAloneNamesTheRules() throws {
    let scratch = try Scratch()
    let lines = [
      "device iphone-8", "ios 12", "page A \"A\"", "  view backgroundColor=white", "page B \"B\"",
      "  view backgroundColor=white", "  on viewWillAppear  bar backgroundImage=red",
      "scenario \"x\"", "stack A", "at 0ms  push B",
    ]
    try scratch.write(lines.joined(separator: "\n") + "\n", to: "x.navsim")
    let ran = try Binary.run(["why", "x.navsim"], in: scratch.url)
    #expect(
      ran.out.hasSuffix(
        """
        sure: documented: it rests on bar.imageAtStart=jumps (documented)
        sure: also with edgeShadowFade=byProgress, titles.fading=crossFade, titles.pushedTitleComesAtEnd=yes
          navsim explain bar.imageAtStart

        to hold it: expect always: no snap of eye

        """), "\(ran.out)")
    let json = try Binary.run(["why", "x.navsim", "--json"], in: scratch.url).out
    #expect(json.contains("\"restsOn\": [\n      \"bar.imageAtStart=jumps (documented)\""))
  }
}
