import Foundation
import Testing

/// A bar that has left the screen was taken away by the action in whose time it went, and nobody brought it.
@Suite struct WhyLeftTests {
  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func why(_ text: String, _ property: String, _ frame: String) throws -> String {
    try scratch.write(text, to: "x.navsim")
    let ran = try Binary.run(["why", "x.navsim", property, "--frame", frame], in: scratch.url)
    #expect(ran.code == 0, "\(ran.err)")
    return ran.out
  }

  /// Two tabs, whose first bar may have a look, and a page to present.
  private static func tabs(_ look: String, _ course: String...) -> String {
    ([
      "device iphone-8", "ios 18", "appearance Y opaque backgroundColor=yellow",
      "page First \"First\"", "  view backgroundColor=black", "page Home \"Home\"",
      "  view backgroundColor=white", "page Card \"Card\"", "  view backgroundColor=red",
      "navigation One", look + "  stack First", "navigation Two", "  stack Home", "tabs T",
      "  tab One", "  tab Two", "scenario \"x\"", "root T",
    ] + course).joined(separator: "\n") + "\n"
  }

  private static let yellow = "  bar standardAppearance=Y scrollEdgeAppearance=Y\n"

  /// A presentation of 0.5 s takes the bar away as it ends, with the page below; what was done at 200 ms
  /// was over long before.
  @Test func aBarLeavesWithThePresentation() throws {
    let text = Self.tabs(
      Self.yellow, "at 0ms  present Card style=fullScreen", "at 200ms  Card.view alpha=1 as other")
    let out = try why(text, "eye.left", "500ms")
    #expect(
      out.contains(
        """
          bar.bg.image.color is absent; before, it was #FFFF00 here
            UIKit ends the transition
              at 0ms present Card style=fullScreen (x.navsim:20), at present +0

        """), "\(out)")
    #expect(!out.contains("as other (x.navsim"), "\(out)")
  }

  /// From iOS 18 a tab comes with a fade of 0.25 s; then the other tab's bar and page go.
  @Test func aBarLeavesWithTheSelection() throws {
    let text = Self.tabs(
      Self.yellow, "at 0ms  select Two", "at 200ms  Card.view alpha=1 as other")
    let out = try why(text, "eye.left", "250ms")
    for left in ["bar.bg.image.color is absent; before, it was #FFFF00 here", "page.First"] {
      let told = out.components(separatedBy: left).dropFirst().first ?? ""
      let cause = told.components(separatedBy: "\n").dropFirst().first
      #expect(cause == "    at 0ms select Two (x.navsim:20), at select +0", "\(out)")
    }
    #expect(!out.contains("as other (x.navsim"), "\(out)")
    #expect(!out.contains("view backgroundColor=black"), "\(out)")
    let bar = try why(text, "bar.bg.image.color", "250ms")
    #expect(bar.contains("is not there") && bar.contains("\nlook at x.navsim:20\n"), "\(bar)")
  }

  /// A dissolve of 0.3 s takes the old root away; that its page is released says nothing of who asked for it.
  @Test func aBarLeavesWithTheRoot() throws {
    let text = Self.tabs(
      Self.yellow, "at 0ms  set-root Card dissolve=300ms", "at 200ms  Card.view alpha=1 as other")
    let out = try why(text, "bar.bg.image.color", "300ms")
    #expect(out.contains("is not there") && out.contains("\nlook at x.navsim:20\n"), "\(out)")
  }

  /// Where two actions may have done it, nobody is named: both end with the frame, at 250 ms.
  @Test func ofTwoActionsNeitherIsBlamed() throws {
    let text = Self.tabs(
      Self.yellow, "at 0ms  select Two", "at 250ms  Card.view alpha=1 as other")
    let out = try why(text, "bar.bg.image.color", "250ms")
    #expect(out.contains("nothing that this trace tells has set it"), "\(out)")
  }

  /// A bar that has gone has not come, and the last step of a fade from 0.991 to 1 brings nobody.
  @Test(arguments: [
    ("", "at 0ms  select Two", "250ms"),
    (WhyLeftTests.yellow, "at 0ms  select Two", "250ms"),
    ("", "at 0ms  present Card style=fullScreen", "500ms"),
  ])
  func aBarThatHasGoneHasNotCome(look: String, action: String, frame: String) throws {
    let text = Self.tabs(look, action, "at 200ms  window tintColor=red as other")
    let out = try why(text, "eye.left", frame)
    #expect(!out.contains("the bar came here"), "\(out)")
    #expect(!out.contains("fade is 1"), "\(out)")
  }

  /// Each bar takes the proxy's colours as it comes into the window: Second's those of Home's line, and First's
  /// at 750 ms those of Goods'. At the end First's has gone.
  private static let proxies = """
    device iphone-13
    ios 15
    appearance Red   opaque backgroundColor=red
    appearance Clear transparent
    page Home "Home"
      view backgroundColor=white
      on viewWillAppear  proxy standardAppearance=Red scrollEdgeAppearance=Red
    page Goods "Goods"
      view backgroundColor=#334455
      on viewWillAppear  proxy standardAppearance=Clear scrollEdgeAppearance=Clear
    navigation First
      stack Home
    navigation Second
      stack Goods
    tabs Main
      tab First
      tab Second
    scenario "x"
    root Main
    at 0ms    tap tab Second
    at 500ms  tap tab First as away
    at 800ms  tap tab Second as back

    """

  @Test func aBarThatHasGoneIsNotWhyAnotherIsRed() throws {
    let out = try why(Self.proxies, "eye.left", "end")
    #expect(out.contains("eye.left is #FF0000"), "\(out)")
    #expect(out.contains("\nlook at x.navsim:7\n"), "\(out)")
    #expect(!out.contains("x.navsim:10") && !out.contains("came here"), "\(out)")
  }

  /// What was written to it before is not why it is absent.
  @Test func whatWasWrittenIsNotWhyABarHasGone() throws {
    let out = try why(Self.proxies, "bar.scrollEdgeAppearance", "end")
    #expect(out.contains("is not there in back +0 (800ms); before it was Clear\n"), "\(out)")
    #expect(out.contains("\nlook at x.navsim:22\n") && !out.contains("Goods:"), "\(out)")
  }

  /// Home's line sets the proxy when its bar is in the window already: the bar stays as it was.
  @Test func aProxyThatComesTooLateIsTold() throws {
    let out = try why(Self.proxies, "eye.left", "start")
    #expect(out.contains("eye.left is #FFFFFF"), "\(out)")
    #expect(
      out.contains(
        "Home's line has written proxy.scrollEdgeAppearance=Red (x.navsim:7); a bar takes it as it "
          + "comes into the window, and bar was there before, before the first action"), "\(out)")
    #expect(out.contains("\nand at x.navsim:7\n"), "\(out)")
    // Second's bar comes later and has it.
    let later = try why(Self.proxies, "eye.left", "tap +0")
    #expect(!later.contains("comes into the window"), "\(later)")
  }
}
