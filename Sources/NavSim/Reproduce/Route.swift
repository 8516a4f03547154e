/// Which pages the steps of a situation lead through.
struct Route {
  /// Why a step cannot be.
  struct Dead: Error {
    let step: Int
    let message: String
    let help: String
  }

  /// What a step does to which pages.
  struct Leg: Hashable {
    /// The page on top before it.
    let top: Int
    /// The page that it brings, or that of the stack it leaves on top.
    let other: Int
    /// The stack after it.
    let stack: [Int]
  }

  /// The stack at first.
  let start: [Int]
  /// One for each step.
  let legs: [Leg]
  /// How many pages there are.
  let pageCount: Int
  /// Whether something is presented: a page of its own, which no navigation controller holds.
  let presents: Bool
  /// The page on top of the stack at the end.
  var end: Int { legs.last?.stack.last ?? start.last ?? 0 }

  /// The shortest stack from which all steps can be taken, grown to as many pages as were told.
  init(_ situation: Situation) throws(Dead) {
    let told = max(situation.pageCount, situation.looks.count)
    var best: Route?
    var first: Dead?
    for depth in 1...Situation.mostPages {
      do throws(Dead) {
        let route = try Route(situation.steps, depth: depth)
        if best != nil, route.pageCount > told { break }
        best = route
      } catch {
        if best != nil { break }
        first = first ?? error
      }
    }
    guard let best else {
      throw first ?? Dead(step: 0, message: "no stack is high enough", help: "fewer steps")
    }
    self = best
  }

  private init(_ steps: [Step], depth: Int) throws(Dead) {
    var stack = Array(0..<depth)
    var (isCovered, presents) = (false, false)
    var (legs, most) = ([Leg](), depth - 1)
    for (index, step) in steps.enumerated() {
      func dead(_ message: String, _ help: String) -> Dead {
        Dead(step: index, message: "'\(step.text)': \(message)", help: help)
      }
      let top = stack.last ?? 0
      let next = (stack.max() ?? 0) + 1
      var other = top
      if isCovered, !step.act.reachesPresented {
        throw dead("something is presented, and lies over the stack", "say 'dismiss' before it")
      }
      switch step.act {
      case .push, .replace:
        guard next < Situation.mostPages else {
          throw dead("more than \(Situation.mostPages) pages", "fewer pages do as well")
        }
        other = next
        most = max(most, next)
        if step.act == .replace { stack.removeLast() }
        stack.append(next)
      case .present: (isCovered, presents) = (true, true)
      case .dismiss:
        guard isCovered else { throw dead("nothing is presented", "say 'present' before it") }
        isCovered = false
      case .pop, .tapBack, .swipe, .popToRoot:
        guard stack.count > 1 else {
          throw dead("only the root is left", "say 'push' before it")
        }
        if step.act == .popToRoot {
          stack = [stack[0]]
        } else if step.act.pops {
          stack.removeLast()
        }
        other = step.act == .popToRoot ? stack[0] : stack.last ?? 0
      default: break
      }
      legs.append(Leg(top: top, other: other, stack: stack))
    }
    start = Array(0..<depth)
    self.legs = legs
    pageCount = most + 1
    self.presents = presents
  }
}

extension Step.Act {
  /// Whether it takes the top page away.
  fileprivate var pops: Bool {
    if case .swipe(_, .cancel) = self { return false }
    return true
  }

  /// Whether it can be while something is presented.
  fileprivate var reachesPresented: Bool {
    switch self {
    case .dismiss, .turn, .dark, .light, .away, .wait: return true
    default: return false
    }
  }
}
