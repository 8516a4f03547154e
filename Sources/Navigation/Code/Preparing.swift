import NavSimProgram
import NavSimVocabulary

/// What comes of a mention before the line that mentions it does anything.
extension Navigator {
  /// A line is about to write to a page. One that is not there is made: code holds a controller before it gives it to
  /// a stack (`detail.title = "Detail"; push(detail)`). A block that waited holds the old one, and if that has gone
  /// there is nothing to write to. A write to a view that is not loaded loads it, as `layout` does (documented:
  /// UIViewController.view); questions and values read what is there.
  ///
  /// - Returns: whether there is anything to write to.
  func prepare(_ owner: Owner, _ thing: Thing, _ context: Context) throws -> Bool {
    guard thing.belongsToPage, let page = page(owner, context) else { return true }
    if case .page = owner, !pages[page].exists {
      guard !context.isBlock || pages[page].generation == 0 else {
        skip(context, "\(program.pages[page].name) has gone")
        return false
      }
      try makePage(page)
    }
    if thing == .view || thing == .scrollView { try loadForAccess(page) }
    return true
  }

  /// Code touches a page's view.
  func loadForAccess(_ page: Int) throws {
    if pages[page].exists { try loadIfNeeded(page) }
  }
}
