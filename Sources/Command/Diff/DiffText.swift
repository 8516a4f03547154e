import NavSim

// Which lines of the files differ, where both sides are scenarios: a person looks for what was changed.

enum DiffText {
  /// The lines that one side has and the other has not, file by file in the order of use. Comments, and the blanks that
  /// align words, are none; neither is a line in which names alone are others.
  static func changes(
    _ old: DiffSide, _ new: DiffSide, _ names: RenamedNames
  ) -> [ComparisonReport.TextChange] {
    guard let x = old.file?.code, let y = new.file?.code else { return [] }
    var left = y
    var changes: [ComparisonReport.TextChange] = []
    for (index, file) in x.enumerated() {
      // The first of each side is the operand itself.
      let partner =
        index == 0 && !y.isEmpty
        ? 0
        : left.firstIndex { $0.path == file.path }
          ?? left.firstIndex { Files.name(of: $0.path) == Files.name(of: file.path) }
      let other = partner.map { left.remove(at: $0) }
      changes += Self.changes(file, other, names)
    }
    return changes + left.flatMap { Self.changes(nil, $0, names) }
  }

  private typealias File = (path: String, lines: [(number: Int, text: String)])

  private static func changes(
    _ old: File?, _ new: File?, _ names: RenamedNames
  ) -> [ComparisonReport.TextChange] {
    let (x, y) = (old?.lines ?? [], new?.lines ?? [])
    if x.count + y.count > 20_000 { return [] }
    let changes = y.map(\.text).difference(from: x.map { names.renamed($0.text) }).map { change in
      switch change {
      case .remove(let offset, _, _): (line: x[offset].number, isOld: true, text: x[offset].text)
      case .insert(let offset, let text, _): (line: y[offset].number, isOld: false, text: text)
      }
    }
    return changes.sorted { ($0.line, $1.isOld ? 1 : 0) < ($1.line, $0.isOld ? 1 : 0) }
      .map { change in
        let path = (change.isOld ? old : new)?.path ?? ""
        return ComparisonReport.TextChange(
          isOld: change.isOld, place: "\(path):\(change.line)", text: change.text)
      }
  }
}
