import NavSimProgram
import NavSimVocabulary

/// What pages would say of the bar, had 'no super' not left it out: told once for each such line, whatever
/// it leaves out.
struct LeftOutSaying {
  private struct Cut {
    let page: PageCode
    var keys: [TouchKey] = []
    /// The pages that change what is not said.
    var changers: [String] = []
  }

  private var cuts: [Int: Cut] = [:]

  /// Takes what a page does not say and another one changes; false where no line leaves it out.
  mutating func take(_ page: PageCode, _ key: TouchKey, from other: PageCode) -> Bool {
    guard let origin = page.cut(of: key) else { return false }
    var cut = cuts[origin] ?? Cut(page: page)
    if !cut.keys.contains(key) { cut.keys.append(key) }
    if !cut.changers.contains(other.name) { cut.changers.append(other.name) }
    cuts[origin] = cut
    return true
  }

  /// A remark at each of the lines.
  var remarks: [Remark] {
    cuts.sorted { $0.key < $1.key }.map { origin, cut in
      let names = cut.keys.map(\.phrase)
      let said =
        names.count > 1
        ? names.dropLast().joined(separator: ", ") + " and " + names[names.count - 1] : names[0]
      return Remark(
        origin: origin, "no",
        "'no super' leaves out what \(cut.page.name)'s base class says: \(said), which "
          + cut.changers.joined(separator: " and ")
          + (cut.changers.count == 1 ? " changes" : " change") + " and nobody gives back"
      ).instead("leave out 'no super', or say it here too")
    }
  }
}

extension PageCode {
  /// The line `no super` that leaves out what a class above says as the page appears, by its origin; nil
  /// where none does.
  fileprivate func cut(of key: TouchKey) -> Int? {
    guard leavesOut(key) else { return nil }
    let hooks = leftOut.filter { PageCode.appearing.contains($0.hook) && $0.says(key) }.map(\.hook)
    for hook in hooks {
      for table in page.chain {
        for slot in [Slot.pre, .main] {
          if let origin = table.withoutSuperAt[.hook(hook, slot)] { return origin }
        }
      }
    }
    return nil
  }
}
