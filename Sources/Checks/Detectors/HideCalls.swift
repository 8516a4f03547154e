import NavSimTrace

/// What code has asked for with setNavigationBarHidden, in the order of time.
struct HideCalls {
  private struct Call {
    var frame: Int
    var page: String
    var hides: Bool
  }

  private var calls: [Call] = []
  /// The places of each page's own calls.
  private var places: [String: [Int]] = [:]

  init(_ evidence: Evidence) {
    let trace = evidence.trace
    for event in evidence.events(named: ["setNavigationBarHidden"]) {
      let cause = trace.events[event.index].cause
      guard trace.cause(cause).map(Checker.isOfCode) ?? false else { continue }
      let page = trace.page(ofCause: cause)
      places[page, default: []].append(calls.count)
      calls.append(
        Call(frame: event.frame, page: page, hides: event.arguments.first == "yes"))
    }
  }

  /// Whose call is the last one up to a frame and behind another, where a page's own last call hides the bar: the page's
  /// own, or another page's, which shows it against that, and when. Nil where neither is so.
  func last(
    upTo frame: Int, behind earlier: Int, against page: String
  ) -> (page: String, frame: Int)? {
    let end = calls.partitioningIndex { $0.frame > frame }
    guard end > 0, case let last = calls[end - 1], last.frame > earlier,
      let own = places[page], case let place = own.partitioningIndex(where: { $0 >= end }),
      place > 0, calls[own[place - 1]].hides, last.page == page || !last.hides
    else { return nil }
    return (last.page, last.frame)
  }
}
