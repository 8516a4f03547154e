import NavSim

// Which lines of the files a first divergence comes from. Its cause is what a trace tells: the line that wrote the
// value, or UIKit. What the line chose may have been declared elsewhere, and changed there.

enum DiffLines {
  /// The nearest line in the story of each side that the story of the other one has not; nil where there is none, no
  /// scenario to follow, or the cause names it already.
  static func behind(
    _ first: TraceComparison.Difference, _ old: DiffItem, _ new: DiffItem, _ budget: Budget
  ) -> (old: String?, new: String?) {
    guard let k = first.k else { return (nil, nil) }
    let place = k < 0 ? first.phase : "\(first.phase) +\(k)"
    guard let x = story(of: first.property, first.oldPlace ?? place, old, budget),
      let y = story(of: first.property, place, new, budget)
    else { return (nil, nil) }
    return (text(x, without: y, first.oldCause), text(y, without: x, first.cause))
  }

  /// The lines that an explanation of a property at a place names on one side, the nearest first.
  private static func story(
    of property: String, _ place: String, _ item: DiffItem, _ budget: Budget
  ) -> [BlamedLine]? {
    guard let job = item.job,
      let trace = job.file.follow(job.scenario, job.cell, budget: budget),
      let slot = try? trace.slot(named: property), let frame = try? trace.frame(named: place)
    else { return nil }
    return job.file.explanation(of: slot, at: frame, in: trace, job.scenario, job.cell).steps
      .compactMap(\.line)
  }

  private static func text(
    _ lines: [BlamedLine], without others: [BlamedLine], _ cause: String?
  ) -> String? {
    let texts = Set(others.map(\.text))
    guard let line = lines.first(where: { !texts.contains($0.text) }),
      cause?.contains("(\(line.place))") != true
    else { return nil }
    return "\(line.text) (\(line.place))"
  }
}
