import Foundation
import NavSimTestSupport
import Testing

/// Where nothing is found: `why FILE` and `like FILE` begin at the claim that does not hold, `run`
/// advises about the cells that it runs.
@Suite struct BeginningTests {
  private let scratch: Scratch
  init() throws { scratch = try Scratch() }

  /// One page in red, a push to another that says nothing: the bar stays red, which nothing finds.
  private func write(_ claims: String, code: String = "") throws {
    try scratch.write(
      """
      ios 12
      device iphone-8
      page A "A"
        view backgroundColor=white
        on viewDidLoad  bar barTintColor=red translucent=no
      page B "B"
        view backgroundColor=white
      \(code)scenario "kept"
      stack A
      at 0ms push B
      \(claims)

      """, to: "x.navsim")
  }

  private func ran(_ arguments: String...) throws -> Ran {
    try Binary.run(arguments, in: scratch.url)
  }

  /// A push is over at frame 30; the claim fails there, and viewDidLoad of A is to blame.
  @Test func whyBeginsAtTheClaim() throws {
    try write("expect at start: top is A\nexpect at end: eye.left = blue")
    let why = try ran("why", "x.navsim")
    #expect(why.code == 0)
    for part in [
      "nothing is found; a claim does not hold\n", "x.navsim:12:1: error: eye.left is #FF0000",
      "eye.left is #FF0000 in ", "look at x.navsim:5\n",
    ] { #expect(why.out.contains(part), "\(part) is not in \(why.out)\(why.err)") }
  }

  /// A claim about no property has no story; one that has comes first whatever the order.
  @Test func aClaimWithoutAPropertyIsToldAlone() throws {
    try write("expect at end: count viewDidLoad(B) = 2")
    let why = try ran("why", "x.navsim")
    #expect(why.code == 0 && why.out.contains("x.navsim:11:"), "\(why.out)\(why.err)")
    try write("expect at end: count viewDidLoad(B) = 2\nexpect at end: eye.left = blue")
    #expect(try ran("why", "x.navsim").out.contains("look at x.navsim:5\n"))
  }

  @Test func jsonHasTheClaim() throws {
    try write("expect at end: eye.left = blue")
    let told = try ran("why", "x.navsim", "--json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(told.out.utf8)) as? [String: Any])
    let claim = try #require(object["claim"] as? [String: Any])
    #expect(claim["line"] as? Int == 11 && object["property"] as? String == "eye.left")
    try write("expect at end: count viewDidLoad(B) = 2")
    let alone = try ran("why", "x.navsim", "--json")
    #expect(alone.out.contains("\"claim\"") && !alone.out.contains("\"property\""))
  }

  /// What is like it: whatever is seen on the same thing in the same act.
  @Test func likeComparesWhatTheClaimIsAbout() throws {
    try write("expect at end: eye.left = blue")
    let like = try ran("like", "x.navsim", "--most", "3")
    #expect(like.code == 0, "\(like.out)")
    #expect(like.out.hasPrefix("compared: anything of eye in push\n"), "\(like.out)")
    #expect(like.out.contains("of eye in push") && like.out.contains("Scenarios/reported/G"))
    let said = try ran("like", "anything", "of", "eye", "in", "push", "--most", "3")
    #expect(said.out == like.out)
  }

  /// A finding is told before any claim.
  @Test(.enabled(if: Whole.isAsked)) func aFindingComesFirst() throws {
    try write(
      "expect at end: eye.left = green", code: "  on viewWillAppear  bar barTintColor=blue\n")
    #expect(try ran("why", "x.navsim").out.hasPrefix("NAV"))
    #expect(try ran("like", "x.navsim").out.hasPrefix("found: "))
  }

  /// The advice of a run is about its own cells: NAV101 is about the bug's line.
  @Test func adviceIsAboutTheCellsThatRun() throws {
    let file = "Scenarios/lint/style-when-leaving.navsim"
    #expect(try Binary.run(["run", file]).err.contains("advice: "))
    #expect(try Binary.run(["run", file, "--cell", "variant=bug"]).err.contains("advice: "))
    #expect(!(try Binary.run(["run", file, "--cell", "variant=fix"]).err.contains("advice: ")))
  }
}
