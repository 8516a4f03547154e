import NavSimProgram
import NavSimVocabulary

/// Who runs or asks whom, by index, with the line that says so.
struct CallGraph {
  struct Edge {
    var to: Int
    var span: Span
  }
  private(set) var edges: [Int: [Edge]] = [:]

  mutating func add(_ from: Int, _ to: Int, _ span: Span) {
    edges[from, default: []].append(Edge(to: to, span: span))
  }

  /// The nodes that reach themselves, each with the first edge of a way round, in order of index.
  var circles: [(node: Int, edge: Edge)] {
    candidates().prefix(Limits.errorsPerFile).compactMap { node in
      edges[node]?.first { reaches($0.to, node) }.map { (node, $0) }
    }
  }

  /// Nodes without a way out, and nodes without a way in, lie on no circle: they are taken away
  /// until none is left.
  private func candidates() -> [Int] {
    let out = edges.mapValues { $0.map(\.to) }
    let forward = CallGraph.peeled(out)
    var back: [Int: [Int]] = [:]
    for from in forward {
      for to in out[from] ?? [] where forward.contains(to) { back[to, default: []].append(from) }
    }
    return CallGraph.peeled(back).sorted()
  }

  /// The nodes from which there is always a next one.
  private static func peeled(_ next: [Int: [Int]]) -> Set<Int> {
    var degrees: [Int: Int] = [:]
    var before: [Int: [Int]] = [:]
    for (from, targets) in next {
      degrees[from, default: 0] += targets.count
      for to in targets {
        degrees[to, default: 0] += 0
        before[to, default: []].append(from)
      }
    }
    var left = Set(degrees.keys)
    var open = left.filter { degrees[$0] == 0 }
    while let node = open.popFirst() {
      left.remove(node)
      for from in before[node] ?? [] {
        degrees[from, default: 0] -= 1
        if degrees[from] == 0 { open.insert(from) }
      }
    }
    return left
  }

  private func reaches(_ from: Int, _ target: Int) -> Bool {
    var seen: Set<Int> = []
    var open = [from]
    while let at = open.popLast() {
      if at == target { return true }
      guard seen.insert(at).inserted else { continue }
      open.append(contentsOf: (edges[at] ?? []).map(\.to))
    }
    return false
  }
}

/// Routines that run themselves and conditions that ask themselves have no end.
extension Session {
  func checkRoutines(_ place: Place) {
    guard let list = list(place) else { return }
    for index in list.all.indices {
      var graph = CallGraph()
      for at in list.chain(index) {
        for node in code(place, at) {
          guard case .do(let to, _) = node.content.line.statement else { continue }
          for (key, _) in node.content.keys {
            if case .routine(let from) = key { graph.add(from, to, node.span) }
          }
        }
      }
      for (node, edge) in graph.circles {
        let name = script.routines[node]
        report(
          .routineRunsItself, edge.span, "'\(name)' runs itself",
          note: "\(name) (line \(edge.span.line)) does \(script.routines[edge.to])")
      }
    }
  }

  private func code(_ place: Place, _ index: Int) -> [Guarded<CodeNode>] {
    switch place {
    case .page: return script.pages[index].code
    case .navigation: return script.navigations[index].code
    case .strategy: return script.strategies[index].code
    case .action: return []
    }
  }

  func checkConditions() {
    var graph = CallGraph()
    for strategy in script.strategies {
      for node in strategy.conditions {
        for question in node.content.questions {
          guard case .named(let to) = question.test else { continue }
          graph.add(node.content.index, to, node.content.name.span)
        }
      }
    }
    for (node, edge) in graph.circles {
      report(
        .conditionAsksItself, edge.span,
        "'\(script.conditionNames[node])' asks itself through others")
    }
  }
}
