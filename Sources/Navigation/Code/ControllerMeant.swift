import NavSimProgram
import NavSimVocabulary

/// Whose navigation controller code means (documented: UIViewController.navigationController, nil for a
/// page that is in none).
extension Navigator {
  /// Whether `navigationController` is not nil where the code runs: what a page that is on no stack
  /// writes to the bar is lost. A library's code at a page's callbacks is the page's; that a page which
  /// has left its stack still reaches the controller from there is a choice.
  func reachesNavigation(_ context: Context) -> Bool {
    if context.namesController || program.navigation.isBarAlone { return true }
    switch context.runner {
    case .page(let page): return tree.hasStack(tree.outermost(page))
    case .strategy: return context.selfPage.map { !isHeldByWindow(tree.outermost($0)) } ?? true
    case .navigation, .action: return true
    }
  }

  /// Whether a thing is not nil where code names it through its own page: those that are neither the
  /// page's nor everybody's are reached through the navigation controller.
  func reaches(_ thing: Thing, _ context: Context) -> Bool {
    thing.belongsToPage || thing.isEverybodys || reachesNavigation(context)
  }

  /// The page whose controller a path names, `Home.bar`; nil where the path names none, or where each
  /// page has a bar of its own.
  func pageNamed(_ owner: Owner, _ thing: Thing) -> Int? {
    guard case .page(let page) = owner, thing.isOfController, !facts.wrapsPages,
      !program.navigation.isBarAlone
    else { return nil }
    return page
  }

  /// The controller that holds a page; nil for a page that is in none.
  func holder(of page: Int) -> Navigator? {
    guard tree.hasStack(tree.outermost(page)), let number = tree.controller(of: page) else {
      return nil
    }
    return number == controller ? self : at(number)
  }
}

extension Thing {
  /// Whether code has it without a controller.
  fileprivate var isEverybodys: Bool { [.proxy, .statusBar, .window].contains(self) }

  /// Whether each navigation controller has one of its own.
  fileprivate var isOfController: Bool {
    self == .bar || isBarPart || [.navigation, .gesture, .container, .toolbar].contains(self)
  }
}
