import NavSimKernel
import NavSimNavigation

// The iOS versions as lists: what each changes, and every rule with its source.

/// The rules of one iOS version beside those of the version before it; of a minor version, beside those
/// of the last of its year.
public struct ProfileList: Sendable {
  /// One rule.
  struct Row: Sendable {
    let name: String
    /// The value in the version before; empty for the first version.
    let before: String
    /// The value now.
    let now: String
    let text: RuleText?
  }

  /// The version.
  public let version: String
  /// The version beside which it stands, or nil.
  public let predecessor: String?
  let rows: [Row]

  /// The rules that differ from the version before, or with `all` every rule; nil for a version
  /// that has no profile. The first version has no other to differ from: it lists every rule.
  public init?(version name: String, all: Bool) {
    guard let profile = IOSProfile.named(name) else { return nil }
    version = name
    predecessor =
      name == "\(profile.major)"
      ? IOSProfile.predecessor(of: profile.major).map { "\($0)" } : "\(profile.major)"
    let old = predecessor.flatMap { IOSProfile.named($0) }?.values
    let texts = RuleText.all
    rows = profile.values.enumerated().compactMap { index, value in
      let before = old?[index].text
      guard all || before != value.text else { return nil }
      return Row(
        name: value.name, before: before ?? "", now: value.text,
        text: texts.first { $0.name == value.name })
    }
  }

  /// The names of the rules.
  public var names: [String] { rows.map(\.name) }

  /// One row per rule, for scripts.
  public var table: Table {
    var table = Table(["name", "before", "value", "meaning", "confidence", "source"])
    for row in rows {
      table.add([
        row.name, row.before, row.now, row.text?.meaning ?? "",
        row.text?.confidence.rawValue ?? "", row.text?.source ?? "",
      ])
    }
    return table
  }

  /// The rules for people: the values in columns, under each what it is and how we know.
  public var text: String {
    var lines = [headline]
    if !rows.isEmpty { lines.append("") }
    let names = rows.map(\.name.count).max() ?? 0
    for row in rows {
      let gap = String(repeating: " ", count: names - row.name.count + 2)
      let isChanged = predecessor != nil && row.before != row.now
      lines.append(row.name + gap + (isChanged ? "\(row.before) -> \(row.now)" : row.now))
      guard let text = row.text else { continue }
      lines += ProfileList.wrapped(text.meaning)
      lines += ProfileList.wrapped("\(text.confidence.rawValue): \(text.source)")
    }
    let minors = IOSProfile.minorNames.filter { $0.hasPrefix(version + ".") }
    if !minors.isEmpty {
      lines += ["", "differs from this: \(minors.map { "ios \($0)" }.joined(separator: ", "))"]
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private var headline: String {
    guard let predecessor else { return "ios \(version): the first version, \(count(rows.count))" }
    let changed = rows.filter { $0.before != $0.now }.count
    if changed == 0 { return "ios \(version): as ios \(predecessor)" }
    let head = "ios \(version): ios \(predecessor) with \(count(changed)) changed"
    return changed == rows.count ? head : head + ", of \(count(rows.count))"
  }

  private func count(_ number: Int) -> String { Count.of(number, "rule") }

  /// A text in lines of at most 100 columns, indented.
  private static func wrapped(_ text: String) -> [String] {
    var lines: [String] = []
    var line = "   "
    for word in text.split(separator: " ") {
      if line.count + 1 + word.count > 100, line != "   " {
        lines.append(line)
        line = "   "
      }
      line += " " + word
    }
    return lines + [line]
  }
}

extension Catalogue {
  /// One row per version: how many rules it changes, and which; then those minor ones that differ from
  /// the last of their year.
  static var ios: Table {
    var table = Table(["name", "after", "changes", "rules"])
    let versions = IOSProfile.majors.map { "\($0)" } + IOSProfile.minorNames
    for version in versions {
      guard let list = ProfileList(version: version, all: false) else { continue }
      guard let predecessor = list.predecessor else {
        table.add([version, "", "", "the first: \(list.names.count) rules"])
        continue
      }
      table.add(
        [version, predecessor, "\(list.names.count)", list.names.joined(separator: " ")],
        json: ["changes": .number(Double(list.names.count))])
    }
    return table
  }
}
