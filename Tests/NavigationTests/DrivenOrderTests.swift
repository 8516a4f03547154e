import NavSimTrace
import Testing

/// Orders of callbacks around what a percent-driven controller drives, each compared as a whole.
@Suite struct DrivenOrderTests {
  private static let names: Set<String> = [
    "animationControllerFor", "interactionControllerFor", "animationControllerForPresented",
    "interactionControllerForPresentation", "viewWillAppear", "viewDidAppear",
    "viewWillDisappear", "viewDidDisappear", "willShow", "didShow", "animateTransition",
    "interactionChange", "interactionEnds", "completeTransition", "animationEnded",
  ]

  private static func heard(_ actions: String, ios: Int = 17) throws -> [String] {
    let trace = try Bench.trace(
      """
      device iphone-8
      ios \(ios)
      page A
      page B
        on viewWillAppear  interaction-change  bar tintColor=red
      page S
        on animationControllerForPresented       animator over 400ms
        on interactionControllerForPresentation  driver
        on animateTransition  after animation    complete
      navigation N
        stack A
        on animationControllerFor    animator over 400ms
        on interactionControllerFor  driver
        on animateTransition         after animation  complete
      scenario "driven"
      root N
      \(actions)
      expect at end: eye.left = white
      """)
    #expect(trace.error == nil)
    return trace.events(names).filter { !$0.hasSuffix(" N") }
  }

  /// Apple: the animator is asked for before what drives it, and both before anybody is told; C10 for a
  /// cancel (wangling.me 2014), after the blocks that wait for a change of interactivity.
  @Test(arguments: [(9, "interactionEnds"), (17, "interactionChange")])
  func aPushThatIsTakenBack(ios: Int, notice: String) throws {
    #expect(
      try Self.heard("at 0ms swipe push B to 40% over 200ms release cancel", ios: ios) == [
        "animationControllerFor B", "interactionControllerFor B", "viewWillDisappear A",
        "viewWillAppear B", "willShow B", "animateTransition B", "\(notice) A > B",
        "completeTransition no", "viewWillDisappear B", "viewDidDisappear B", "viewWillAppear A",
        "viewDidAppear A", "animationEnded no",
      ])
  }

  /// Carried through it ends as any push does.
  @Test func aPushThatIsCarriedThrough() throws {
    #expect(
      try Self.heard("at 0ms swipe push B to 40% over 200ms release finish") == [
        "animationControllerFor B", "interactionControllerFor B", "viewWillDisappear A",
        "viewWillAppear B", "willShow B", "animateTransition B", "interactionChange A > B",
        "completeTransition yes", "viewDidDisappear A", "viewDidAppear B", "didShow B",
        "animationEnded yes",
      ])
  }

  /// From iOS 10 the blocks hear of each change: let go, taken over, let go.
  @Test func eachChangeIsTold() throws {
    let heard = try Self.heard(
      "at 0ms swipe push B to 20% over 100ms release cancel grab after 40ms to 60% over 100ms "
        + "release finish")
    #expect(heard.filter { $0.hasPrefix("interactionChange") }.count == 3)
    #expect(heard.suffix(2) == ["didShow B", "animationEnded yes"])
  }

  /// Apple, notifyWhenInteractionChanges: of a cancel the presented side hears first.
  @Test func aPresentationThatIsTakenBack() throws {
    #expect(
      try Self.heard("at 0ms swipe present S style=fullScreen to 40% over 200ms release cancel")
        == [
          "animationControllerForPresented S", "interactionControllerForPresentation S",
          "viewWillDisappear A", "viewWillAppear S", "animateTransition S",
          "completeTransition no", "viewWillDisappear S", "viewDidDisappear S",
          "viewWillAppear A", "viewDidAppear A", "animationEnded no",
        ])
  }

  /// Apple, update(_:): from 0 to 1.
  @Test func updatesOutsideTheRangeAreCutOff() throws {
    let trace = try Bench.trace(
      """
      device iphone-8
      ios 17
      page A
      page B
      navigation N
        stack A
        on animationControllerFor    animator over 400ms
        on interactionControllerFor  driver
      scenario "driven"
      root N
      at 0ms push B
      at 100ms driver update 140%
      expect at end: eye.left = white
      """)
    #expect(try trace.last("navigation", "progress") == "1")
  }
}
