import Foundation

@testable import NavSimNavigation

/// The doc comments of the profile's values, read from the sources of `Sources/Navigation/Profiles`.
struct ProfileComments {
  /// A comment by the name of its value, as in `IOSProfile.values`; empty where there is none.
  private(set) var comments: [String: String] = [:]

  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  static let folder = root.appendingPathComponent("Sources/Navigation/Profiles")
  static let isUpdating = ProcessInfo.processInfo.environment["NAVSIM_UPDATE"] == "1"

  /// A stored property with its comment and the type that its initial value names, if it does.
  private struct Declaration {
    let name: String
    let comment: String
    let type: String?
  }

  private var structs: [String: [Declaration]] = [:]

  init() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    for name in names.sorted() where name.hasSuffix(".swift") && !name.hasPrefix("RuleText") {
      let url = Self.folder.appendingPathComponent(name)
      read(try String(contentsOf: url, encoding: .utf8))
    }
    collect("IOSProfile", under: "")
  }

  private mutating func read(_ text: String) {
    var type: String?
    var comment: [String] = []
    for line in text.components(separatedBy: "\n") {
      let words = line.split(separator: " ").map(String.init)
      if words.first == "///" {
        comment += words.dropFirst()
        continue
      }
      defer { comment = [] }
      if let place = words.firstIndex(of: "struct"), place + 1 < words.count, line.first != " " {
        let name = words[place + 1].trimmingCharacters(in: .punctuationCharacters)
        structs[name, default: []] += []
        type = name
      } else if line.hasPrefix("}") {
        type = nil
      } else if let type, line.hasPrefix("  public var "), !line.hasSuffix("{") {
        structs[type, default: []] += declarations(line, comment.joined(separator: " "))
      }
    }
  }

  /// `public var a, b: Double` or `public var a = Rules()`.
  private func declarations(_ line: String, _ comment: String) -> [Declaration] {
    let body = line.dropFirst("  public var ".count)
    let names = body.prefix { $0 != ":" && $0 != "=" }.split(separator: ",")
    let value = body.components(separatedBy: " = ").dropFirst().first ?? ""
    let type = value.hasSuffix("()") ? String(value.dropLast(2)) : nil
    return names.map {
      Declaration(
        name: $0.trimmingCharacters(in: .whitespaces), comment: comment, type: type)
    }
  }

  private mutating func collect(_ type: String, under path: String) {
    for declaration in structs[type] ?? [] {
      if let group = declaration.type, structs[group] != nil {
        collect(group, under: path + declaration.name + ".")
      } else {
        comments[path + declaration.name] = declaration.comment
      }
    }
  }
}

extension ProfileComments {
  /// The generated files by name: the tables of `RuleTexts`, at most 70 rules each.
  var files: [(name: String, text: String)] {
    var groups: [(theme: String, names: [String])] = []
    for value in IOSProfile.profile(7).values {
      let theme = value.name.contains(".") ? String(value.name.prefix { $0 != "." }) : "own"
      let isFull = groups.last.map { $0.names.count >= 70 } ?? true
      if groups.last?.theme != theme || isFull { groups.append((theme, [])) }
      groups[groups.count - 1].names.append(value.name)
    }
    var tables: [String] = []
    var files: [(name: String, text: String)] = []
    for group in groups {
      let count = tables.filter { $0.hasPrefix(group.theme) }.count
      let table = group.theme + (count == 0 ? "" : "\(count + 1)")
      tables.append(table)
      files.append(("RuleTexts+\(table).swift", self.table(table, group.names)))
    }
    let list = tables.joined(separator: ", ")
    let all = """
      \(Self.headline)

      /// The doc comments of the profile's values, as tables that `RuleText` reads.
      enum RuleTexts {
        static let all = [
          \(list),
        ]
      }

      """
    return [("RuleTexts.swift", all)] + files
  }

  private static let headline =
    "// Written by NAVSIM_UPDATE=1 swift test --filter RuleTextTests from this folder's comments."

  private func table(_ table: String, _ names: [String]) -> String {
    var lines = [Self.headline, "", "extension RuleTexts {", "  static let \(table) = #\"\"\""]
    for name in names {
      lines.append("    " + name)
      lines += Self.wrapped(comments[name] ?? "", indent: "      ")
    }
    return (lines + ["    \"\"\"#", "}", ""]).joined(separator: "\n")
  }

  private static func wrapped(_ text: String, indent: String) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < 100 {
        lines[lines.count - 1] += " " + word
      } else {
        lines.append(indent + word)
      }
    }
    return lines
  }
}
