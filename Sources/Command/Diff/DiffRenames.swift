import NavSim

// `navsim diff --renamed OLD=NEW`: the old side is read as if it had the new names, so that what was
// renamed alone is no difference.

extension Option {
  static let renamed = Option(
    name: "renamed", value: "OLD=NEW", isRepeated: true,
    help: "reads OLD as if a page, a controller, a label or an axis' value were called NEW")
}

extension RenamedNames {
  /// What arguments ask for.
  init(_ arguments: Arguments) throws(UsageError) {
    var names: [String: String] = [:]
    for text in arguments.all("renamed") {
      guard let pairs = NamePairs.read(text), !pairs.contains(where: { $0.value.contains("=") })
      else {
        throw UsageError(
          message: "'\(text)' is no value for '--renamed'",
          help: "write the old and the new name: --renamed Feed=Home")
      }
      for (old, new) in pairs {
        guard !RenamedNames.isTaken(old) else {
          throw UsageError(
            message:
              "'--renamed': '\(old)' is a word of traces, too, which no name can be told from",
            help: "call it otherwise in the old file first, or leave it out")
        }
        guard names.updateValue(new, forKey: old) == nil else {
          throw UsageError(message: "'--renamed' names '\(old)' twice")
        }
      }
    }
    self.init(names)
  }

  /// Refuses a name that phases have without anybody's naming them, and a new one that a trace of the old side has already.
  private func refuseClash(in bytes: [UInt8], _ item: DiffItem) throws(UsageError) {
    if let (word, side) = NameClash.verb(of: self, in: bytes) {
      throw UsageError(
        message: "'--renamed': '\(word)' is what an action without a label is called",
        help: "give it a label in the \(side) file first (as NAME), and name that")
    }
    guard let clash = NameClash(self, in: bytes) else { return }
    let (old, new) = (clash.old, clash.new)
    throw UsageError(
      message: "'--renamed \(old)=\(new)': the old side has a '\(new)' already (\(item.shown))",
      help: "where that is called otherwise now, name it too: --renamed \(new)=NAME")
  }

  /// An item of the old side with the new names.
  func renamed(_ item: DiffItem, _ search: RenameSearch) -> DiffItem {
    if isEmpty { return item }
    var other = DiffItem(
      name: renamed(item.name), shown: item.shown, file: item.file,
      load: {
        let bytes = try item.load().withBytes { Array($0) }
        search.loaded(item.shown)
        try refuseClash(in: bytes, item)
        search.look { $0.renamed(bytes) != bytes }
        return .bytes(renamed(bytes))
      })
    for text in [item.scenario, item.cell.map(\.value).joined(separator: " ")] {
      search.look { $0.renamed(text) != text }
    }
    other.scenario = renamed(item.scenario)
    other.cell = item.cell.map { ($0.axis, renamed($0.value)) }
    other.cellRun = item.cellRun
    other.names = self
    return other
  }

  /// A finding of the old side with the new names.
  func renamed(_ finding: Finding) -> Finding {
    if isEmpty { return finding }
    var other = finding
    other.subject = renamed(finding.subject)
    other.place = renamed(finding.place)
    let isSaid = finding.kind == "log-warning"
    other.message = isSaid ? renamed(said: finding.message) : renamed(finding.message)
    other.cause = finding.cause.map { renamed($0) }
    other.property = finding.property.map { renamed($0) }
    return other
  }
}

/// The old names of which nothing is found on the old side, as far as it has been looked at.
final class RenameSearch {
  private var missing: [(old: String, alone: RenamedNames)]
  /// The traces that nobody has looked at yet.
  private var unseen: Set<String> = []

  init(_ names: RenamedNames) {
    // Whatever the new name is: a text that has the old one becomes another.
    missing = names.oldNames.map { ($0, RenamedNames([$0: ""])) }
  }

  /// The traces of the old side.
  func expect(_ traces: [String]) { unseen.formUnion(traces) }

  /// One of them is looked at.
  func loaded(_ trace: String) { unseen.remove(trace) }

  /// A part of the old side; `isIn` says whether names that are called otherwise stand in it.
  func look(_ isIn: (RenamedNames) -> Bool) { missing.removeAll { isIn($0.alone) } }

  /// What is to be said of the names that are nowhere; nothing where a trace has no partner, and was not looked at.
  func notes(_ operand: DiffOperand) -> [String] {
    if !unseen.isEmpty { return [] }
    return missing.map {
      "\(operand.text): note: nothing here is called '\($0.old)', as '--renamed' says"
    }
  }
}
