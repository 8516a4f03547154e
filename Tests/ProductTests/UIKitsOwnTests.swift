import Foundation
import NavSim
import Testing

/// What UIKit does by itself and an app cannot help: engineers with code that is right have met each, told as a
/// finding of theirs.
@Suite struct UIKitsOwnTests {
  /// react-native-screens issue 3773: on iOS 26 what stands in a bar that comes with its page is laid out anew shortly
  /// before the end. The app says what every app says.
  @Test func itemsOfABarThatComes() throws {
    let found = try FoundIn(
      """
      ios 26
      device iphone-16
      page Home "Home"
        view backgroundColor=white
        on viewWillAppear  hide bar animated=callback
      page Detail "Detail"
        view backgroundColor=white
        on viewWillAppear  show bar animated=callback
      scenario "s"
      stack Home
      at 0ms  push Detail
      expect at end: top is Detail

      """)
    #expect(!found.own.contains { $0.hasPrefix("title-jump") }, "\(found)")
    #expect(found.byItself.contains("title-jump of title.Detail"), "\(found)")
  }

  /// The usual cure of a search field that nobody sees: no in viewWillAppear, yes once it has appeared.
  @Test func aFieldThatIsThereAtFirst() throws {
    let found = try FoundIn(
      """
      ios 12
      device iphone-8
      page Home "Home"
        view backgroundColor=white
      page List "List"
        view backgroundColor=white
        scrollView contentHeight=2000pt
        on viewDidLoad     item searchController="Search"
        on viewWillAppear  item hidesSearchBarWhenScrolling=no
        on viewDidAppear   item hidesSearchBarWhenScrolling=yes
      scenario "s"
      stack Home
      at 0ms  push List
      expect at end: top is List

      """)
    #expect(found.own == [], "\(found)")
    #expect(found.byItself == ["content-jump of page.List"], "\(found)")
  }

  /// Up to iOS 12 a new stack shows its items at once: the side button goes with the title.
  @Test func buttonsOfANewStack() throws {
    let found = try FoundIn(
      """
      ios 12
      device iphone-8
      page Home "Home"
        view backgroundColor=white
      page Detail "Detail"
        view backgroundColor=white
      page Deep "Deep"
        view backgroundColor=white
        item leftBarButtonItem="<"
      scenario "s"
      stack Home
      at 0ms  set-stack Home > Detail > Deep
      expect at end: top is Deep

      """)
    #expect(found.own == [], "\(found)")
    #expect(found.byItself.contains("sudden-item of left.Deep"), "\(found)")
  }

  /// The inline title still fades in as the list stops and a row is tapped.
  @Test func aFadeThatGoesOn() throws {
    let found = try FoundIn(
      """
      ios 17
      device iphone-15
      page List "List"
        view backgroundColor=white
        scrollView contentHeight=2500pt
      page Detail "Detail"
        item largeTitleDisplayMode=never
        view backgroundColor=white
      navigation Main
        bar prefersLargeTitles=yes
        stack List
      scenario "s"
      root Main
      at 0ms       push Detail
      then         pop
      then +100ms  scroll List to 100pt over 200ms
      then         push Detail as again
      expect at end: top is Detail

      """)
    #expect(found.own == [], "\(found)")
  }
}
