import Foundation
import NavSim
import NavSimTrace

/// What two systems show differently in the scenarios of `Scenarios/versions`, as names: an
/// element's property, an event with `!`, or `!order` for the order of the events.
struct VersionDifference: Hashable, Comparable {
  let scenario: String
  let what: String

  static func < (a: Self, b: Self) -> Bool { (a.scenario, a.what) < (b.scenario, b.what) }

  static let folder = Binary.root.appendingPathComponent("Scenarios/versions")

  /// The files, without their suffix.
  static func scenarios() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".navsim") }.map { String($0.dropLast(".navsim".count)) }
  }

  /// What differs between two versions, in all the scenarios.
  static func found(_ old: Int, _ new: Int) throws -> Set<VersionDifference> {
    var found: Set<VersionDifference> = []
    for scenario in try scenarios() {
      for (before, after) in zip(try traces(scenario, ios: old), try traces(scenario, ios: new)) {
        for what in before.differences(from: after) {
          found.insert(VersionDifference(scenario: scenario, what: what))
        }
      }
    }
    return found
  }

  private static func traces(_ scenario: String, ios: Int) throws -> [Recording] {
    let url = folder.appendingPathComponent(scenario + ".navsim")
    let file = ScenarioFile(path: scenario, text: try String(contentsOf: url, encoding: .utf8))
    return try file.cells(of: 0, overrides: [("ios", "\(ios)")]).map { cell in
      guard let run = file.run(0, cell), run.fault == nil else {
        throw UnreadableScenario(name: scenario)
      }
      return Recording(run.trace)
    }
  }

  struct UnreadableScenario: Error { let name: String }
}

/// A trace as lists by name: what each property became and when, and when each event came.
private struct Recording {
  private var lists: [String: [String]] = [:]
  private var order: [String] = []

  init(_ trace: Trace) {
    for frame in trace.frames {
      for index in frame.changes {
        let change = trace.changes[index]
        guard !change.isPresence else { continue }
        let slot = trace.slots[Int(change.slot)]
        let name = trace.elements[slot.element].name + "." + slot.name
        let text = trace.text(of: change.value)
        let value = text.isEmpty ? "\(change.value.kind) \(change.value.bits)" : text
        lists[name, default: []].append("\(frame.number) \(value)")
      }
    }
    for event in trace.events {
      let name = "!" + trace.text(event.name)
      let text = event.arguments.map { trace.text($0) }.joined(separator: " ")
      lists[name, default: []].append("\(event.time.ticks) \(text)")
      order.append(name + " " + text)
    }
  }

  func differences(from other: Recording) -> [String] {
    let names = Set(lists.keys).union(other.lists.keys)
    var found = names.filter { lists[$0] != other.lists[$0] }.sorted()
    // Other events are told by their names; the order is told where the same ones come.
    if !found.contains(where: { $0.hasPrefix("!") }), order != other.order {
      found.append("!order")
    }
    return found
  }
}
