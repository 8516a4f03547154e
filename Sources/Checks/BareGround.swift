import NavSimTrace
import NavSimVocabulary

/// Pages whose views have no colour, so that the black window is seen through a clear bar or below one.
enum BareGround {
  /// The pages that rest so, in the order in which they do.
  static func pages(in evidence: Evidence) -> [String] {
    guard holdsPageWithoutColor(evidence.trace) else { return [] }
    var pages: [String] = []
    for (index, rest) in evidence.rests.enumerated() {
      guard let top = evidence.tops[index], !pages.contains(top),
        evidence.showsRealBar(at: rest.frame),
        evidence.showsBlackWindow(through: "page." + top, at: rest.frame)
      else { continue }
      pages.append(top)
    }
    return pages
  }

  /// Whether a page ever has no colour: most traces need no further look.
  private static func holdsPageWithoutColor(_ trace: Trace) -> Bool {
    let isColor = trace.slots.map { slot in
      slot.name == "backgroundColor" && trace.elements[slot.element].name.hasPrefix("page.")
    }
    return trace.changes.contains {
      !$0.isPresence && isColor[Int($0.slot)] && $0.value.kind == .none
    }
  }
}

extension Evidence {
  fileprivate func showsBlackWindow(through page: String, at frame: Int) -> Bool {
    let black = TraceValue.color(.black)
    return isShown(page, at: frame)
      && value(page, "backgroundColor", at: frame)?.kind == TraceValue.Kind.none
      && value("window", "backgroundColor", at: frame) == black
      && (value("eye", "centre", at: frame) == black || value("eye", "below", at: frame) == black)
  }
}
