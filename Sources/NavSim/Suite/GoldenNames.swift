import NavSimKernel
import NavSimLanguage
import NavSimProgram

// What the kept traces of a file are called. Names depend on the file's text alone, never on which
// cells a call runs:
//
//     push.trace                      a scenario's name, and nothing else if it has one cell
//     push.strategy=km,ios=17.trace   the axes that vary, where it has several
//     push.tracks                     the other layout, where the line asks for it

/// A kept trace that a cell asks for.
public struct GoldenTarget: Hashable, Sendable {
  /// The line that asks for it.
  public let golden: Golden
  /// What the cell is called among the kept ones: the file's name without its ending, or the name
  /// of its line in the file of fingerprints.
  public let cell: String
  /// The file's name, without a folder.
  public var name: String {
    switch golden.form {
    case .frames: return cell + ".trace"
    case .tracks: return cell + ".tracks"
    case .fingerprint: return FingerprintFile.name
    }
  }
}

/// Text for names of files.
public enum FileName {
  /// Text that is safe in a file name: letters, digits and a few marks; runs of others become one
  /// dash. At most 100 bytes.
  public static func slug(_ text: String) -> String {
    var slug = ""
    for character in text where slug.utf8.count < 96 {
      let isPlain = character.isLetter || character.isNumber || "=+._-".contains(character)
      if isPlain {
        slug.append(character)
      } else if slug.last != "-" {
        slug.append("-")
      }
    }
    while slug.last == "-" { slug.removeLast() }
    while slug.first == "." || slug.first == "-" { slug.removeFirst() }
    return slug.isEmpty ? "scenario" : slug
  }

  /// A name of at most 180 bytes: the rest of a longer one is told by its hash.
  static func bounded(_ name: String) -> String {
    guard name.utf8.count > 180 else { return name }
    var hash = FNV()
    hash.add(name)
    var head = ""
    for character in name where head.utf8.count + String(character).utf8.count <= 160 {
      head.append(character)
    }
    return head + "-" + hash.text
  }
}

extension ScenarioFile {
  /// The kept traces of every cell that asks for one, scenario by scenario in the order of the
  /// matrix; nil for cells that ask for none and for those that `skip` takes out.
  func goldenTargets() -> [[GoldenTarget?]] {
    guard let script else { return [] }
    var taken: Set<String> = []
    return scenarios.indices.map { scenario in
      let cells = script.wholeMatrix(scenario: scenario)
      guard let first = cells.first?.cell else { return [] }
      let varying = first.values.map(\.axis).filter { axis in
        cells.contains { $0.cell[axis] != first[axis] }
      }
      return cells.map { cell, skipReason in
        guard skipReason == nil, let golden = script.golden(scenario: scenario, cell: cell) else {
          return nil
        }
        var name = FileName.slug(scenarios[scenario].name)
        let axes = cell.values.filter { varying.contains($0.axis) }
        if !axes.isEmpty {
          let pairs = axes.map { FileName.slug("\($0.axis)=\($0.value)") }
          name += "." + pairs.joined(separator: ",")
        }
        name = FileName.bounded(name)
        var unique = name
        var number = 2
        // Disks that ignore case must not have two goldens in one file.
        while !taken.insert(unique.lowercased()).inserted {
          unique = "\(name)-\(number)"
          number += 1
        }
        return GoldenTarget(golden: golden, cell: unique)
      }
    }
  }
}
