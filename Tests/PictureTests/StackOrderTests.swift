import NavSim
import NavSimPicture
import Testing

/// Where pages lie over each other in a transition that code animates: the page that comes is put in over
/// the other in a push, under it in a pop (docs/Model.md, D1; Navigator.insertViews).
@Suite struct StackOrderTests {
  private func reel(_ stack: String, _ code: [String], _ course: String...) throws -> PictureReel {
    let lines =
      [
        "ios 17", "device iphone-8", "page Grid", "  view backgroundColor=white", "page Photo",
        "  view backgroundColor=black", "navigation Main", "  stack " + stack,
        "  on animationControllerFor  animator over 400ms",
      ] + code.map { "  " + $0 } + ["scenario \"s\"", "root Main"] + course
    let file = ScenarioFile(path: "s.navsim", text: lines.joined(separator: "\n") + "\n")
    let cell = try #require(try file.cells(of: 0).first, "\(file.diagnostics)")
    return try #require(file.run(0, cell)).trace.reel
  }

  private func centre(_ reel: PictureReel, _ frame: Int) throws -> UInt32 {
    var reel = reel
    let picture = reel.picture(at: frame)
    let point = try #require(picture.samplePoints.first { $0.name == "centre" }?.point)
    return picture.color(at: point).packed
  }

  /// Half of the black page over the white one is grey, in a pop as in a push.
  @Test func thePageThatGoesLiesAboveInAPop() throws {
    let reel = try reel(
      "Grid > Photo",
      [
        "on animateTransition  if to is Grid over transition linear  from.view alpha=0",
        "on animateTransition  after 400ms  complete yes",
      ], "at 0ms  pop")
    #expect(try centre(reel, 12) == 0x8080_80FF)
    #expect(EyeAgreement(reel).differences.isEmpty)
  }

  /// What fades in below a page that hides it is not seen.
  @Test func thePageThatComesLiesBelowInAPop() throws {
    let reel = try reel(
      "Grid > Photo",
      [
        "on animateTransition  to.view alpha=0",
        "on animateTransition  over transition linear  to.view alpha=1",
        "on animateTransition  after 400ms  complete yes",
      ], "at 0ms  pop")
    #expect(try centre(reel, 12) == 0x0000_00FF)
    #expect(EyeAgreement(reel).differences.isEmpty)
  }

  /// A page that moves from the right lies below all the same, and where it lay when it is taken back.
  @Test func aPopThatIsTakenBackAgrees() throws {
    let code = [
      "on interactionControllerFor  driver", "on animateTransition  to.view x=375pt",
      "on animateTransition  over 400ms linear  to.view x=0pt",
      "on animateTransition  after animation  complete",
    ]
    let reel = try reel(
      "Grid > Photo", code, "at 0ms  swipe pop to 40% over 200ms release cancel",
      "then +100ms  swipe pop to 80% over 200ms release finish")
    #expect(EyeAgreement(reel).differences.isEmpty)
  }

  /// A new page over the stack of another one, which leaves it; then a page that was below.
  @Test func aNewStackAgrees() throws {
    let code = [
      "on animateTransition  over transition linear  from.view alpha=0.5",
      "on animateTransition  after 400ms  complete yes",
    ]
    let reel = try reel(
      "Grid", code, "at 0ms  set-stack Photo", "then +100ms  set-stack Photo > Grid",
      "then +100ms  set-stack Photo")
    #expect(EyeAgreement(reel).differences.isEmpty)
  }
}
