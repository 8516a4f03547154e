import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// The keyboard: it is up while a field of a page is the first responder. Pages hear of it by its notifications and
/// no callback; the safe area stays as it is (documented: UIResponder, UIView.keyboardLayoutGuide).
extension Navigator {
  /// A page begins to be edited in, or ends it.
  func edit(_ page: Int, _ begins: Bool) throws {
    guard pages[page].controller.flag(.firstResponder) != begins else { return }
    try writePage(page, .controller, .known(.firstResponder), .flag(begins))
  }

  /// Code, UIKit or a finger has said which page's field is the first responder.
  func responderChanged(_ page: Int) throws {
    let begins = pages[page].controller.flag(.firstResponder)
    guard begins != (screen.editedPage == page) else { return }
    if begins {
      guard pages[page].isInWindow || isArriving(page) else {
        pages[page].controller[.firstResponder] = .flag(false)
        record(.log, ["ignored: \(program.pages[page].name) is not on screen"])
        return
      }
      if let old = screen.editedPage { pages[old].controller[.firstResponder] = .flag(false) }
    }
    let wasUp = screen.editedPage != nil
    screen.edit(begins ? page : nil)
    guard begins != wasUp else { return }
    try moveKeyboard(up: begins, for: page)
  }

  /// What has left its window is the first responder no longer (inferred: UIKit resigns it as its view goes).
  func resignGonePage() throws {
    guard let page = screen.editedPage, !pages[page].isInWindow,
      !owner(of: page).isArriving(page)
    else { return }
    try edit(page, false)
  }

  /// A page that a transition brings in, and that has not appeared yet.
  private func isArriving(_ page: Int) -> Bool {
    here.transitions.contains { $0.operation.to == page && $0.timeline != nil }
  }

  /// The keyboard slides with the page that a transition brings in; else it comes from below, and goes there.
  private func moveKeyboard(up: Bool, for page: Int) throws {
    let keyboard = screen.keyboard
    placeKeyboard()
    let height = scene.modelValue(keyboard, .height)
    if up, profile.search.keyboardGoesWithPage,
      let transition = here.transitions.last(where: {
        $0.operation.to == page && $0.timeline != nil
      }),
      let timeline = transition.timeline, transition.stage == .running
    {
      scene.set(keyboard, .y, screen.device.height - height)
      let side = transition.operation.movesForward ? 1.0 : -1.0
      scene.animate(keyboard, .x, from: side * screen.device.width, to: 0, on: timeline)
      try tellKeyboard(.keyboardWillShow, on: timeline)
      return try owner(of: page).keyboardAppears()
    }
    let timeline = startTimeline(
      for: Time(roundingSeconds: profile.search.keyboardDuration), .easeInOut)
    let rest = screen.device.height - (up ? height : 0)
    uikit(.keyboard) { scene.animate(keyboard, .y, to: rest, on: timeline) }
    try tellKeyboard(up ? .keyboardWillShow : .keyboardWillHide, on: timeline)
    if up { try owner(of: page).keyboardAppears() }
  }

  /// A transition begins: the page that goes is edited in no longer, after both pages' callbacks and willShow
  /// (observed: VAST's log of iOS 5). The keyboard goes with a page that fills the screen.
  func endEditing(_ transition: Transition) throws {
    guard let from = transition.operation.from, screen.editedPage == from else { return }
    screen.endEditing(mayReturn: transition.operation.isInteractive)
    pages[from].controller[.firstResponder] = .flag(false)
    noteWrite(.controller, .known(.firstResponder), page: from, .flag(false))
    guard let timeline = transition.timeline else {
      restKeyboard()
      return try tellKeyboard(.keyboardWillHide, on: nil)
    }
    let view = pages.layers[from].view
    let isWhole =
      scene.modelValue(view, .y) == 0 && scene.modelValue(view, .height) == screen.device.height
    let keyboard = screen.keyboard
    uikit(.keyboard) {
      if isWhole && profile.search.keyboardGoesWithPage {
        let side = transition.operation.movesForward ? -1.0 : 1.0
        scene.animate(keyboard, .x, to: side * screen.device.width, on: timeline)
      } else {
        scene.animate(keyboard, .y, to: screen.device.height, on: timeline)
      }
    }
    try tellKeyboard(.keyboardWillHide, on: timeline)
  }

  /// A transition is over. A cancelled one makes the field the first responder again (observed:
  /// react-native-screens).
  func settleKeyboard(_ transition: Transition, isCancelled: Bool) throws {
    guard let from = transition.operation.from, facts.surroundings.contains(.keyboard) else {
      return
    }
    let wasEdited = screen.takeEditedBefore() == from
    let returns =
      wasEdited && isCancelled && pages[from].isInWindow && screen.editedPage == nil
    if returns {
      screen.edit(from)
      pages[from].controller[.firstResponder] = .flag(true)
      noteWrite(.controller, .known(.firstResponder), page: from, .flag(true))
    }
    uikit(.keyboard) { restKeyboard() }
    if returns { try tellKeyboard(.keyboardWillShow, on: nil) }
  }

  /// Where the keyboard is when nothing moves it.
  func restKeyboard() {
    placeKeyboard()
    let height = scene.modelValue(screen.keyboard, .height)
    scene.set(screen.keyboard, .x, 0)
    scene.set(
      screen.keyboard, .y, screen.device.height - (screen.editedPage == nil ? 0 : height))
  }

  private func placeKeyboard() {
    scene.set(screen.keyboard, .height, profile.search.keyboardHeight(on: screen.device))
  }

  /// The notifications reach every page that has asked for them; what it lays out then is animated with the keyboard
  /// (observed: Stack Overflow 33486030).
  private func tellKeyboard(_ hook: Hook, on timeline: Int?) throws {
    let hasRun = try screen.tellKeyboard {
      for page in program.pages.indices where pages[page].isLoaded && listens(page, hook) {
        try inTransaction(timeline) { try owner(of: page).fire(hook, page: page) }
      }
    }
    if !hasRun { record(.log, ["ignored: \(hook.name) goes round in a circle"]) }
  }

  private func listens(_ page: Int, _ hook: Hook) -> Bool {
    !levels(program.pages[page].chain, .hook(hook, .main)).isEmpty
  }
}
