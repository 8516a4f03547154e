import Foundation
import Testing

/// A pop that code animates: what is seen through the page that goes, and who fades it.
@Suite struct WhyAnimatedPopTests {
  private func why(_ code: String...) throws -> String {
    let scratch = try Scratch()
    let lines =
      [
        "ios 17", "device iphone-8", "page Grid", "  view backgroundColor=white", "page Photo",
        "  view backgroundColor=black", "navigation Main", "  stack Grid > Photo",
        "  on animationControllerFor  animator over 400ms",
      ] + code.map { "  " + $0 } + ["scenario \"s\"", "root Main", "at 0ms  pop"]
    try scratch.write(lines.joined(separator: "\n") + "\n", to: "x.navsim")
    let ran = try Binary.run(
      ["why", "x.navsim", "eye.left", "--frame", "pop+12"], in: scratch.url)
    #expect(ran.code == 0, "\(ran.err)")
    return ran.out
  }

  @Test func theLineThatFadesIsTheOneToLookAt() throws {
    let out = try why(
      "on animateTransition  if to is Grid over transition linear  from.view alpha=0",
      "on animateTransition  after 400ms  complete yes")
    let layers = ["page.Photo.backgroundColor", "page.Photo.alpha", "page.Grid.backgroundColor"]
    let told = out.split(separator: "\n").filter { $0.hasPrefix("    page.") }
    #expect(told.count == 3, "\(out)")
    for (line, layer) in zip(told, layers) { #expect(line.contains(layer + " = "), "\(out)") }
    #expect(out.contains("\nlook at x.navsim:10\n"), "\(out)")
  }

  /// The page that comes lies below one that hides it, and its fade begins at the first line's 0.
  @Test func whereAFadeStartsIsNotWrittenOver() throws {
    let out = try why(
      "on animateTransition  to.view alpha=0",
      "on animateTransition  over transition linear  to.view alpha=1",
      "on animateTransition  after 400ms  complete yes")
    #expect(out.contains("page.Photo.backgroundColor = #000000"), "\(out)")
    #expect(!out.contains("page.Grid"), "\(out)")
    #expect(!out.contains("written over"), "\(out)")
  }

  @Test func aStartIsNoLostWrite() throws {
    let scratch = try Scratch()
    let text = """
      ios 17
      page A
      page B
      navigation Main
        stack A
        on animationControllerFor  animator over 400ms
        on animateTransition  to.view alpha=0
        on animateTransition  over transition linear  to.view alpha=1
        on animateTransition  after 400ms  complete yes
      scenario "s"
      root Main
      at 0ms  push B

      """
    try scratch.write(text, to: "x.navsim")
    let ran = try Binary.run(
      ["why", "x.navsim", "page.B.alpha", "--frame", "push+12"], in: scratch.url)
    #expect(ran.out.contains("\nlook at x.navsim:8\n"), "\(ran.out)")
    #expect(!ran.out.contains("written over"), "\(ran.out)")
  }
}
