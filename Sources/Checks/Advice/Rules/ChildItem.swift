import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// A page inside a page sets up no item of its own: no bar shows it.
  static let childItem = AdviceRule(
    "NAV131", "child-item",
    "a page inside a page sets up no item of its own",
    source:
      "Apple, documentation of UIViewController.navigationItem",
    instead:
      "set it on the item of the page that holds it and is on the stack",
    manual: """
      A bar shows the navigation items of the pages on its controller's stack. That of a child view
      controller is shown nowhere. Looks at titles, buttons, title views and search controllers that
      are set on the item of a page that is a child of another and on no stack.
      """,
    before: """
      page A
        child Chat
      page Chat
        on viewDidLoad  item title="Chat" rightBarButtonItem="Call"
      navigation Main
        stack A

      """,
    after: """
      page A
        child Chat
      page Chat
        on viewDidLoad  A.item title="Chat" rightBarButtonItem="Call"
      navigation Main
        stack A

      """
  ) { subject in
    let shown = Set(subject.shown)
    return subject.pages.filter { $0.isChild && !shown.contains($0.index) }.flatMap { page in
      let message = "\(page.name) is on no stack: no bar shows its item"
      func remark(_ remark: Remark, _ field: Property) -> Remark {
        guard let holder = subject.holder(of: page) else { return remark }
        return remark.instead(
          "set it on the item of the page that is on the stack: \(holder.name).item \(field.name)=…"
        )
      }
      let declared = fields.first { page.initial(.item, $0) != nil }
      let place = declared.flatMap { subject.place(.item, $0, of: page) }
      return (place.flatMap { at in declared.map { [remark(Remark(at: at, message), $0)] } } ?? [])
        + page.lines.compactMap { line in
          guard case .write(.thing(.self, .item), _) = line.statement,
            let touch = line.touches.first(where: {
              $0.key.thing == .item && fields.contains($0.key.property)
            })
          else { return nil }
          return remark(Remark(line, touch.mark, message), touch.key.property)
        }
    }
  }

  private static let fields: [Property] = [
    .title, .leftBarButtonItem, .rightBarButtonItem, .titleView, .searchController,
  ]
}

extension AdviceSubject {
  /// The first page on a stack that holds another, or holds one that does.
  fileprivate func holder(of page: PageCode) -> PageCode? {
    var inside: Set<Int> = [page.index]
    while true {
      let holders = pages.filter { !inside.isDisjoint(with: $0.page.children) }
      if let found = holders.first(where: \.isShown) { return found }
      let known = inside.count
      inside.formUnion(holders.map(\.index))
      if inside.count == known { return nil }
    }
  }
}
