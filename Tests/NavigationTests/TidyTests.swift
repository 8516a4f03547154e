import Foundation
import Testing

/// Rules about the sources that no compiler keeps.
@Suite struct TidyTests {
  static let sources = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Sources")

  /// The Swift files of a folder of the sources, by path.
  private static func files(_ folder: String = "") -> [String] {
    let all =
      FileManager.default.enumerator(
        atPath: sources.appendingPathComponent(folder).path)?.compactMap { $0 as? String } ?? []
    return all.filter { $0.hasSuffix(".swift") }.map { folder.isEmpty ? $0 : "\(folder)/\($0)" }
      .sorted()
  }

  private static func tidy(_ path: String) throws -> Tidy {
    Tidy(try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8))
  }

  /// Open fields by file: values that are made and handed on, and what has no verbs yet. A number
  /// may only fall. Rules of a version are written by the steps of the versions.
  static let open = [
    "Bar/BackgroundResolver.swift": 3, "Bar/BarBackground.swift": 16, "Bar/BarMirror.swift": 2,
    "Bar/FullBars.swift": 7, "Changes.swift": 4, "Closures/SwiftStrategy.swift": 6,
    "Code/CauseJournal.swift": 3, "Code/Causes.swift": 3, "Code/Interpreter.swift": 5,
    "Code/Writers.swift": 6, "Controllers/Controller.swift": 31, "Geometry/Scrolls.swift": 1,
    "Gesture/GestureState.swift": 15, "Items/ItemState.swift": 33, "Items/TitleLayout.swift": 3,
    "State/BarStyle.swift": 2, "State/PageState.swift": 37, "State/PageTable.swift": 4,
    "State/StylingState.swift": 9, "State/Transition.swift": 23, "Surroundings/Screen.swift": 7,
  ]

  /// Longer functions by file: one switch over a table of words each.
  static let long = [
    "Command/Commands/ConformCommand.swift": 70, "Language/Code/Session+Statement.swift": 160,
    "Language/Parsing/Session+Scenarios.swift": 61,
  ]

  @Test func everyFieldHasOneOwner() throws {
    for path in Self.files("Navigation") where !path.contains("/Profiles/") {
      let open = try Self.tidy(path).stored.filter(\.isOpen)
      let known = Self.open[String(path.dropFirst("Navigation/".count))] ?? 0
      let names = open.map { "\($0.type).\($0.name)" }.joined(separator: " ")
      #expect(open.count <= known, "\(path): private or private(set), and a verb: \(names)")
      #expect(open.count >= known, "\(path): the list above says \(known), now \(open.count)")
    }
  }

  @Test func aSimulationHasFewParts() throws {
    let parts = try Self.tidy("Navigation/Simulation.swift").stored.filter {
      $0.type == "Simulation"
    }
    #expect(parts.count > 5 && parts.count <= 12, "\(parts.map(\.name))")
    #expect(parts.allSatisfy { !$0.isOpen })
  }

  @Test func filesAndFunctionsAreShort() throws {
    let files = Self.files()
    #expect(files.count > 400)
    for path in files {
      let tidy = try Self.tidy(path)
      #expect(tidy.lines <= 400, "\(path): \(tidy.lines) lines")
      for function in tidy.functions where function.lines > Self.long[path] ?? 60 {
        Issue.record("\(path): \(function.name) has \(function.lines) lines")
      }
    }
  }

  /// What breaks the rules is seen.
  @Test func breachesAreSeen() {
    let planted = Tidy(
      """
      public final class Simulation {
        let a, b: Int  // var hidden: Int
        private var c = 0
        fileprivate(set) var d = { 1 }
        weak var e: Log?
        static var f = 1
        var g: Int { 1 }
        func long() {
          let inner = "{"
          if inner.isEmpty {
            return
          }
        }
        private struct Inner { var h = 0 }
        struct Open {
          var i, j: Int
          public internal(set) var k: [Int] = []
          init(
            i: Int
          ) {
            self.i = i
          }
        }
      }
      """)
    let own = planted.stored.filter { $0.type == "Simulation" }
    #expect(own.map(\.name) == ["a", "b", "c", "d", "e"])
    #expect(planted.stored.filter(\.isOpen).map(\.name) == ["e", "i", "j", "k"])
    #expect(planted.functions.map(\.name) == ["long", "init"])
    #expect(planted.functions.map(\.lines) == [6, 5])
    #expect(planted.lines == 24)
  }
}
