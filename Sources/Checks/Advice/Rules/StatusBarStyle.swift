import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// A page's preferredStatusBarStyle is asked for.
  static let statusBarStyle = AdviceRule(
    "NAV130", "status-bar-style",
    "a page that says the status bar's style is asked for it",
    source:
      "Stack Overflow 19022210; Apple, documentation of childForStatusBarStyle and of "
      + "modalPresentationCapturesStatusBarAppearance",
    instead:
      "let the controller hand the question on: self statusBarStyleFrom=top "
      + "(childForStatusBarStyle), or bar barStyle=black; a page presented over others says "
      + "modalPresentationCapturesStatusBarAppearance=yes",
    manual: """
      A navigation controller answers for the status bar's style itself, by its bar's barStyle,
      and asks no page while the bar is shown. Looks at preferredStatusBarStyle=lightContent of a
      page that is not presented, where nobody sets statusBarStyleFrom, barStyle or the
      application's own style, and the bar is hidden neither for all pages nor by that page
      itself. What is presented over a page that stays on screen, with style=overFullScreen or
      overCurrentContext, is asked only where it says
      modalPresentationCapturesStatusBarAppearance=yes.
      """,
    before: """
      page A
        self preferredStatusBarStyle=lightContent
      navigation Main
        stack A

      """,
    after: """
      page A
        self preferredStatusBarStyle=lightContent
      navigation Main
        stack A
        self statusBarStyleFrom=top

      """
  ) { subject in
    let presented = subject.presentedPages
    let over = subject.pages.filter {
      presented[$0.index] == true && !subject.hasBar($0) && !captures($0, subject)
    }.flatMap { remarks($0, "it is presented over a page that stays on screen", subject) }
    if subject.isStatusBarAnswered { return over }
    let pages = subject.shownPages.filter {
      presented[$0.index] == nil && !subject.isAnsweredByItsOwn($0) && !subject.mayHideBar(for: $0)
    }
    return over + pages.flatMap { remarks($0, whoIsAsked(for: $0, subject), subject) }
  }

  /// Who is asked instead of a page.
  private static func whoIsAsked(for page: PageCode, _ subject: AdviceSubject) -> String {
    let own = subject.navigations(of: page)
    return !own.isEmpty && own.allSatisfy(\.isInPage)
      ? "the page that holds its controller is, and does not hand the question on"
      : "the controller answers by its bar's barStyle, and that is default"
  }

  /// Where a page asks for a light style although nobody asks it.
  private static func remarks(
    _ page: PageCode, _ why: String, _ subject: AdviceSubject
  ) -> [Remark] {
    let message = "\(page.name) is not asked: \(why)"
    var result: [Remark] = []
    if page.initial(.controller, .preferredStatusBarStyle) == light,
      let place = subject.place(.controller, .preferredStatusBarStyle, of: page)
    {
      result.append(Remark(at: place, message))
    }
    return result
      + page.lines.compactMap { line in
        line.touches.first { $0.key == key && $0.constant == light }
          .map { Remark(line, $0.mark, message) }
      }
  }

  /// Whether somebody says that a page takes the status bar over, or the application sets it itself.
  private static func captures(_ page: PageCode, _ subject: AdviceSubject) -> Bool {
    let property = Property.modalPresentationCapturesStatusBarAppearance
    let key = TouchKey(thing: .controller, property: property)
    let lines = subject.pages.flatMap(\.lines) + subject.navigation
    let isByApp = lines.contains { $0.writes(TouchKey(thing: .statusBar, property: .style)) }
    return isByApp || page.initial(.controller, property) == .flag(true)
      || lines.contains { line in
        line.touches.contains { $0.key == key && $0.constant == .flag(true) }
      }
  }

  private static let light = Value.word("lightContent")
  private static let key = TouchKey(thing: .controller, property: .preferredStatusBarStyle)
}

extension PageCode {
  /// Whether its code, or what init sets, says a property at any time.
  fileprivate func writes(_ key: TouchKey) -> Bool {
    initial(key.thing, key.property) != nil || lines.contains { $0.writes(key) }
  }

  /// Whether it says at any time that the bar is hidden.
  fileprivate var mayHideBar: Bool {
    let bar = TouchKey.barHidden
    return initial(bar.thing, bar.property) ?? .flag(false) != .flag(false)
      || lines.contains { line in
        line.touches.contains { $0.key == bar && $0.constant != .flag(false) }
      }
  }
}

extension AdviceSubject {
  /// The pages that are presented themselves, which answer for the screen that they cover, and whether each lies
  /// over what stays there instead, whenever it is presented.
  fileprivate var presentedPages: [Int: Bool] {
    let lines = pages.flatMap(\.lines) + navigation
    var found: [Int: Bool] = [:]
    for statement in lines.map(\.statement) + program.actions.map(\.line.statement) {
      guard case .present(.page(let page), let style, _) = statement else { continue }
      let isOver = style == .overFullScreen || style == .overCurrentContext
      found[page] = (found[page] ?? true) && isOver
    }
    return found
  }

  /// Whether each controller in which the page stands says where the style comes from.
  fileprivate func isAnsweredByItsOwn(_ page: PageCode) -> Bool {
    let own = navigations(of: page)
    return !own.isEmpty
      && own.allSatisfy { controller, isInPage in
        !isInPage
          && controller.initial.contains { set in
            switch set.property {
            case .statusBarStyleFrom: set.value != .none
            case .navigationBarHidden: set.value == .flag(true)
            case .barStyle: set.value != .word("default")
            default: false
            }
          }
      }
  }

  /// Whether the bar may be hidden while a page is on top, which is asked then: it hides the bar
  /// itself, or says nothing of it and another page hides it and does not give it back as it goes.
  fileprivate func mayHideBar(for page: PageCode) -> Bool {
    if page.mayHideBar { return true }
    if page.states(.barHidden) { return false }
    return pages.contains { $0.mayHideBar && !$0.restores(.barHidden) }
  }

  /// Whether the style may come from elsewhere than the bar's barStyle, or that may be black, or the
  /// bar may be hidden for all pages.
  fileprivate var isStatusBarAnswered: Bool {
    let bar = TouchKey.barHidden
    if isManaged(bar) || initial(bar.thing, bar.property) != nil { return true }
    if navigation.contains(where: { $0.writes(bar) }) { return true }
    let told = [
      TouchKey(thing: .navigation, property: .statusBarStyleFrom),
      TouchKey(thing: .controller, property: .statusBarStyleFrom),
      TouchKey(thing: .statusBar, property: .style), TouchKey(thing: .bar, property: .barStyle),
    ]
    return told.contains { key in
      isManaged(key) || initial(key.thing, key.property) != nil
        || navigation.contains { $0.writes(key) }
        || pages.contains { $0.writes(key) }
    } || proxy(.barStyle) != nil
  }
}
