import Foundation
import NavSimTestSupport
import Testing

@testable import NavSim

/// What an engineer types first leads somewhere: names of UIKit's and everyday words; and what they
/// say to write is right.
@Suite struct AnswerWordTests {
  private static let names: [String] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("uikit.txt")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("//") }
  }()

  @Test func thereAreNames() {
    #expect(Self.names.count >= 400)
    #expect(Set(Self.names).count == Self.names.count)
  }

  @Test(arguments: Whole.of(names, every: 4)) func everyNameOfUIKitHasAnAnswer(name: String) {
    #expect(Manual.answer(to: name) != nil)
  }

  @Test(arguments: [
    ("async", "next-turn"), ("later", "next-turn"), ("DispatchQueue.main.async", "next-turn"),
    ("DispatchQueue.main.asyncAfter(deadline: .now() + 1)", "after 100ms"),
    ("delay", "after 100ms"),
    ("setHidden", "hide bar animated=no"), ("setHidden:", "hide bar animated=no"),
    ("setNavigationBarHidden", "hide bar animated=yes\n  show bar animated=yes"),
    ("navigationController?.setNavigationBarHidden(true, animated: true)", "hide bar animated=yes"),
    ("hide navigation bar", "hide bar animated=yes"), ("hide the bar", "hides the navigation bar"),
    ("bar hidden", "bar.hidden: a property"), ("view alpha", "view.alpha: a property"),
    ("go back", "swipe back to 60%"), ("dark mode", "trait dark"),
    ("viewWillTransition(to:with:)", "on viewWillTransition"),
    ("UINavigationController", "navigation: "), ("isTranslucent", "bar translucent=no"),
    ("setShadowImage:", "bar shadowImage=empty"), ("setRegion", "region: a property"),
    ("flicker", "some flash"), ("subtitle", "has no word"),
    ("content-pop", "gesture contentEnabled=no"),
    ("navigationController.view", "container: a thing"), ("navigation.view", "container: a thing"),
    ("tabBar.scrollEdgeAppearance", "not modelled"),
    ("UIToolbar.standardAppearance", "toolbar barTintColor= and translucent="),
  ])
  func whatIsSaidLeadsTo(name: String, text: String) throws {
    let entry = try #require(Manual.answer(to: name))
    #expect(entry.contains(text), "\(entry)")
  }

  @Test(arguments: [
    "qwertz", "the", "(", ".", "", ":", "a the an", "setQwertz", "bar bar",
  ])
  func whatNobodyKnowsLeadsNowhere(name: String) {
    #expect(Manual.answer(to: name) == nil)
  }

  /// What stands first is what to write; what a name is besides comes behind it.
  @Test func whatToWriteComesFirst() throws {
    for name in ["setNavigationBarHidden", "pushViewController", "setViewControllers"] {
      #expect(try #require(Manual.entry(name)).hasPrefix("\(name): what to write\n\n"))
    }
  }

  @Test func everyWordThatIsLedToHasAnEntry() {
    for name in UIKitAnswer.names {
      for word in UIKitAnswer.named(name)?.words ?? [] {
        #expect(Manual.entry(word) != nil || Catalogue.Topic(rawValue: word) != nil, "\(word)")
      }
      #expect(UIKitAnswer.named(name)?.words.isEmpty == false, "\(name)")
    }
  }

  // MARK: What they say to write

  private static let lines = Array(
    Set(UIKitAnswer.names.flatMap { UIKitAnswer.named($0)?.lines ?? [] })
  ).sorted()

  /// Where a line may stand; `#` is its place.
  private static let places = [
    "page A \"A\"\npage B \"B\"\nstrategy Own\n  #\nscenario \"s\"\nstack A\nat 0ms push B\n"
      + "expect at end: top is B\n",
    "page A \"A\"\n  #\npage B \"B\"\nscenario \"s\"\nstack A\nat 0ms push B\n"
      + "expect at end: top is B\n",
    "#\npage A \"A\"\nscenario \"s\"\nstack A\nexpect at end: top is A\n",
    "page A \"A\"\npage B \"B\"\nscenario \"s\"\nstack A\nat 0ms push B\n#\n"
      + "expect at end: top is B\n",
    "page A \"A\"\npage B \"B\"\nscenario \"s\"\nstack A\nat 0ms push B\nexpect always: #\n",
    "page A \"A\"\npage B \"B\"\nscenario \"s\"\nstack A\n#\nexpect at start: top is A\n",
    "page A \"A\"\nnavigation Home\n  stack A\ntabs Main\n  tab Home\nscenario \"s\"\nroot Main\n"
      + "at 0ms #\nexpect always: some flash\n",
    "page A \"A\"\nnavigation Home\n  stack A\ntabs Main\n  tab Home\nscenario \"s\"\nroot Main\n"
      + "at 0ms tap tab Home\n#\n",
    "page A \"A\"\nnavigation Main\n  stack A\n  #\nscenario \"s\"\nroot Main\n"
      + "expect at end: top is A\n",
    "page A \"A\"\nnavigation Main\n  stack A\nscenario \"s\"\nroot Main\nat 0ms #\n"
      + "expect at end: top is A\n",
    "page A \"A\"\nnavigation Home\n  stack A\n#\n  tab Home\nscenario \"s\"\nroot Main\n"
      + "expect at end: top is A\n",
    "page A \"A\"\nnavigation Home\n  stack A\ntabs Main\n  #\nscenario \"s\"\nroot Main\n"
      + "expect at end: top is A\n",
  ]
  private static let hooks = [
    "viewWillAppear", "animationControllerFor", "interactionControllerFor", "animateTransition",
    "viewTap",
    "update",
  ]

  /// Every line is one somewhere.
  @Test(arguments: Whole.of(lines, every: 4)) func everyLineIsOne(line: String) {
    let line = line.replacing("STATEMENT", with: "bar tintColor=red")
    if line.hasPrefix("navsim like ") { return }
    let forms = [line] + Self.hooks.map { "on \($0) \(line)" }
    let isOne = Self.places.contains { place in
      forms.contains { form in
        let text = "navsim 1\n" + place.replacing("#", with: form)
        return !ScenarioFile(path: "a.navsim", text: text).hasErrors
      }
    }
    #expect(isOne, "\(line)")
  }
}
