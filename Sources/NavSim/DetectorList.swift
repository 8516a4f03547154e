import NavSimChecks

// What the judges of traces are called and what they look at: the list and the manual's entries.
// Both come from `Detector.all`, so neither can promise a detector that does not run.

extension Catalogue {
  /// Where the scenario lies that shows a detector at work.
  static func scenario(of detector: Detector) -> String {
    "Scenarios/detectors/\(detector.name).navsim"
  }

  /// `navsim explain detectors`.
  static var detectors: Table {
    var table = Table(["id", "name", "meaning", "thresholds"])
    table.layout = .columns([.init("id"), .init("name"), .init("meaning")])
    for detector in Detector.all {
      let limits = detector.thresholds.map { "\($0.name)=\(Table.decimal($0.value)) \($0.unit)" }
      table.add([detector.id, detector.name, detector.summary, limits.joined(separator: ", ")])
    }
    return table
  }
}

extension Manual {
  /// A detector by its word or its id.
  static func detectors(_ name: String) -> [String] {
    guard let detector = Detector.named(name) else { return [] }
    var text = "\(name): a detector, \(detector.id) \(detector.name)\n\n"
    text += lines(detector.summary) + "\n" + lines(detector.manual)
    if !detector.thresholds.isEmpty { text += "\n" }
    for limit in detector.thresholds {
      let value = "\(limit.name)=\(Table.decimal(limit.value)) \(limit.unit)"
      text += field("limit", value + ": " + limit.summary)
    }
    let reason = detector.reasonToTell.map { "told though plain UIKit shows it: " + $0 }
    let some = detector.reasonToTellSome.map { "; told all the same: " + $0 } ?? ""
    let passed =
      (detector.reasonToPassSome ?? detector.reasonToPassOfNative)
      .map { "; and on " + $0 } ?? ""
    text +=
      "\n" + field("baseline", reason ?? "silent on what UIKit does by itself" + passed + some)
    text += field("claim", "expect always: no \(detector.name)")
    text += field("seen in", Catalogue.scenario(of: detector))
    return [text]
  }

  /// The words and the ids of all detectors.
  static var detectorNames: [String] { Detector.all.flatMap { [$0.name, $0.id] } }

  /// A text as the lines of an entry.
  static func lines(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return Table.wrapped(words, width: Table.width - 2).map { "  \($0)\n" }.joined()
  }
}
