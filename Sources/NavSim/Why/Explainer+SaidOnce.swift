import NavSimTrace

// What the page on top has said once, as its view was loaded, and another page has changed since: the
// page below it does so as a swipe back begins, and where that is taken back nobody says it again.

extension Explainer {
  /// Tells, for what a story is about, the lines of the page on top that do not run again.
  mutating func tellSaidOnce(_ names: Set<PropertyName>, _ told: inout [BlamedLine]) {
    for name in names.sorted(by: { $0.text < $1.text }) {
      guard let top = top(forBarOf: name), let last = lastWrite(name), page(of: last) != top,
        let once = book.lastWrite(of: name, until: last.time.ticks, where: { page(of: $0) == top }),
        let line = chain(once.cause).first(where: { $0.kind == .code }),
        line.hook == "viewDidLoad"
      else { continue }
      tellWritten(once, "viewDidLoad runs once", &told)
    }
  }

  /// The page on top of the controller to which a property belongs; of no other the scenario's own.
  func top(forBarOf name: PropertyName) -> String? {
    let controller = inputs.controller(of: name).map { "navigation." + $0 } ?? "navigation"
    return state.value(controller, "top").map { trace.text(of: $0) }
  }
}
