import NavSimProgram
import NavSimVocabulary

/// Lines that find nothing to do: they leave a trace, for a person who wrote them expects something.
extension Navigator {
  /// Says that a line of a page, of the navigation controller or of an action found nothing to do.
  /// A strategy's line is silent: it runs for every page, and many of them have nothing for it.
  func skip(_ context: Context, _ why: @autoclosure () -> String) {
    if case .strategy = context.runner { return }
    record(.log, ["ignored: \(why())"])
  }

  /// The page that a line means; where it means none, the line is skipped.
  func pageMeant(_ owner: Owner, _ context: Context) -> Int? {
    if let page = page(owner, context) { return page }
    skip(context, "there is no page that is '\(word(for: owner))' here")
    return nil
  }

  /// Whether `navigationController` is not nil; where it is, the line is skipped: Swift's `?.` calls
  /// nothing.
  func callsNavigation(_ context: Context) -> Bool {
    if case .action = context.runner, tree.holder(of: .navigation(controller)) == nil,
      addressee == nil, !context.namesController
    {
      ignoreTap("the root is no navigation controller")
      return false
    }
    if reachesNavigation(context) { return true }
    let name = context.selfPage.map { program.pages[$0].name } ?? "code"
    skip(context, "\(name) has no navigation controller")
    return false
  }

  /// The stand-in of the page that a line means; where it has none, the line is skipped.
  func fakeMeant(_ owner: Owner, _ context: Context) -> Int? {
    guard let page = pageMeant(owner, context) else { return nil }
    if pages.fakes[page] != nil { return page }
    skip(context, "\(program.pages[page].name) has no stand-in")
    return nil
  }

  private func word(for owner: Owner) -> String {
    switch owner {
    case .self: return "self"
    case .from: return "from"
    case .to: return "to"
    case .top: return "top"
    case .root: return "root"
    case .below: return "below"
    case .page(let page): return program.pages[page].name
    case .saved: return "saved"
    }
  }
}
