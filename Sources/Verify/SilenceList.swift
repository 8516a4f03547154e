import NavSimChecks
import NavSimLanguage
import NavSimSimulator

/// The cells in which no detector is to find anything, fixed before the first run.
///
/// Every operation of `SettlingText` between pages of one look under `native`, and between every
/// kind of pages under `container` and `rt`, where each page has a bar of its own. What is found
/// nevertheless stands in `explained`, one by one; an entry that nothing shows any more fails.
public enum SilenceList {
  /// A strategy with a kind of pages.
  public struct Case: Sendable {
    let strategy: String
    let kind: SettlingText.Kind
  }

  /// The strategies with their kinds of pages.
  public static let cases: [Case] =
    [Case(strategy: "native", kind: .equal)]
    + ["container", "rt"].flatMap { name in
      SettlingText.Kind.allCases.map { Case(strategy: name, kind: $0) }
    }

  /// Runs the cells of a case; each finding without a reason is a fault, and so is a reason that
  /// nothing shows, where all cells are run.
  ///
  /// - Parameters:
  ///   - step: of so many cells one is run.
  ///   - reasons: those that count.
  public static func check(
    _ given: Case, every step: Int = 1, explained reasons: [Explained] = explained
  ) -> CheckTally {
    var tally = CheckTally()
    let text = SettlingText(given.strategy, given.kind)
    guard text.isMeant else { return tally }
    let known = reasons.filter { $0.strategy == given.strategy && $0.kind == given.kind }
    var shown: Set<Int> = []
    // Case by case another few of the calls.
    var turn = given.strategy.utf8.reduce(0) { $0 + Int($1) }
    do {
      let file = SourceFile(path: "silence.navsim", text: text.text(ios: versions(given.kind)))
      let script = try VerifiedFiles([]).script(file).get()
      for (index, operation) in SettlingText.operations(on: given.kind).enumerated() {
        for cell in try script.cells(scenario: index) {
          turn += 1
          guard turn % step == 0 else { continue }
          let trace = Simulator.run(script.program(scenario: index, cell: cell))
          let found = Detector.findings(in: trace).filter { finding in
            let why = known.indices.filter {
              known[$0].detector == finding.kind && operation.name.contains(known[$0].operation)
            }
            shown.formUnion(why)
            return why.isEmpty
          }
          let said = found.map { "\($0.kind) of \($0.subject) at \($0.frame): \($0.message)" }
          tally.add(
            said.isEmpty
              ? nil
              : "\(given.strategy), \(given.kind), \(operation.name) (\(cell.text)): "
                + said.joined(separator: "; "))
        }
      }
    } catch {
      tally.add("\(given.strategy), \(given.kind): \(error)")
    }
    guard step == 1 else { return tally }
    for index in known.indices where !shown.contains(index) {
      tally.add("\(given.strategy), \(given.kind): nothing shows: \(known[index].why)")
    }
    return tally
  }

  /// A finding that has a reason.
  public struct Explained: Sendable {
    var strategy: String
    var kind: SettlingText.Kind
    /// What the name of the operation contains.
    var operation: String
    var detector: String
    var why: String
  }

  /// The iOS versions on which a kind of pages is tried: before and after iOS 13, where a push in a
  /// push became another thing.
  static func versions(_ kind: SettlingText.Kind) -> [Int] {
    kind == .different || kind == .equal ? [10, 17] : Array(kind.versions.prefix(1))
  }

  /// What is found nevertheless, and why that is right.
  public static let explained: [Explained] = nested + unpaired + corrupted + passing + doubled

  private static let push = "push during a push"

  private static let nested: [Explained] = cases.filter { $0.kind != .upperClear }.map { given in
    Explained(
      strategy: given.strategy, kind: given.kind, operation: push, detector: "log-warning",
      why: "UIKit says of nested pushes that they can corrupt the bar: it is right to repeat it")
  }

  private static let unpaired: [Explained] = nested.map { given in
    Explained(
      strategy: given.strategy, kind: given.kind, operation: given.operation,
      detector: "lifecycle",
      why: "the page between the two begins to appear and is told to go before it has")
  }

  private static let corrupted: [Explained] =
    nested.map { given in
      Explained(
        strategy: given.strategy, kind: given.kind, operation: given.operation,
        detector: "stack-mismatch",
        why: "the end of the first push gives the bar the items of that push alone")
    }
    + ["item-visibility", "sudden-item"].map {
      Explained(
        strategy: "native", kind: .equal, operation: push, detector: $0,
        why: "what the bar has no item of is not seen when the pushes are over")
    }

  private static let passing: [Explained] = [
    passing("container", .different), passing("container", .equal),
    passing("container", .lowerHidden), passing("rt", .different), passing("rt", .lowerHidden),
  ]

  private static func passing(_ strategy: String, _ kind: SettlingText.Kind) -> Explained {
    Explained(
      strategy: strategy, kind: kind, operation: push, detector: "flash",
      why: "the page between the two is seen in the first push, and its look lies on no way")
  }

  private static let doubled: [Explained] = [
    doubled("container", .different), doubled("container", .lowerHidden),
  ]

  private static func doubled(_ strategy: String, _ kind: SettlingText.Kind) -> Explained {
    Explained(
      strategy: strategy, kind: kind, operation: push, detector: "snap",
      why: "two headers lie over the pages at once, and the second appears without a fade")
  }
}
