import NavSimChecks

// A look that a page declares and nobody applies, in words.

extension UnmetWish {
  /// What is wrong, and what the strategies at work would read.
  func sentence(_ wishes: Wishes) -> String {
    let text = text(under: wishes.strategy)
    guard isUnread else { return text }
    let readings = wishes.readings.map { strategy, names in
      strategy + " reads " + (names.isEmpty ? "no wish" : names.joined(separator: ", "))
    }
    return ([text] + readings).joined(separator: "; ")
  }
}

extension Comparison {
  /// Which strategies `all` leaves out, and how to have them; empty if it leaves none out.
  var noteOnLeftOut: String {
    guard let first = leftOut.first else { return "" }
    let base = variants.first?.values.first { $0.axis == "strategy" }?.value ?? "native"
    return "left out, for they add to others: \(leftOut.joined(separator: ", ")); name them, as "
      + "--strategy '\(base),\(base) + \(first)'"
  }

  /// What the marks of the table mean that say that nothing is known; empty if there is none.
  var noteOnNotApplied: String {
    let isUnmet = groups.contains { $0.results.contains { !($0?.unmet.isEmpty ?? true) } }
    return isUnmet
      ? "not applied: a look of a page is never seen at rest there; that nothing was found says nothing"
      : ""
  }
}
