import NavSimTrace
import NavSimVocabulary

/// A trace's events as messages between the app's code, UIKit and the pages: what a diagram of the
/// lifecycle shows.
struct Conversation {
  /// Who sends or gets a message.
  enum Party: Hashable {
    case code, uikit, delegate
    case page(String)

    /// The party's name as people read it.
    var name: String {
      switch self {
      case .code: return "code"
      case .uikit: return "UIKit"
      case .delegate: return "delegate"
      case .page(let name): return name
      }
    }
  }

  /// What stands in the diagram.
  enum Step {
    case phase(String)
    case message(from: Party, to: Party, String)
    case note(String)
  }

  private(set) var steps: [Step] = []
  /// Everybody with a message, in the order of the diagram.
  private(set) var parties: [Party] = []
  /// What the event before was.
  private var last: EventName?

  init(_ trace: Trace) {
    for entry in trace.entries {
      switch entry {
      case .phase(let index) where trace.phases[index].kind != .start:
        let phase = trace.phases[index]
        steps.append(.phase(phase.title + " @" + TraceWriter.milliseconds(phase.time)))
      case .event(let index): add(trace.events[index], of: trace)
      case .mark(let index): steps.append(.note(trace.marks[index].text))
      case .phase, .frame: break
      }
    }
    let used = Set(
      steps.flatMap { step -> [Party] in
        if case .message(let from, let to, _) = step { return [from, to] }
        return []
      })
    let order: [Party] = [.code, .uikit, .delegate]
    parties = order.filter { used.contains($0) || $0 == .uikit }
    var told: Set<Party> = []
    for step in steps {
      if case .message(_, let to, _) = step, case .page = to, told.insert(to).inserted {
        parties.append(to)
      }
    }
  }

  /// Whether UIKit pops by itself right behind it.
  private static func asks(_ event: EventName) -> Bool {
    [.shouldPop, .gestureShouldBegin, .gestureBegan].contains(event)
  }

  private mutating func add(_ traced: TraceEvent, of trace: Trace) {
    let name = trace.text(traced.name)
    let arguments = traced.arguments.map { trace.text($0) }
    let call = name + "(" + arguments.joined(separator: ", ") + ")"
    let event = EventName(name: name)
    defer { last = event }
    switch event {
    case .popViewController where last.map(Self.asks) ?? false:
      // The back button and the pop gesture: no code calls it.
      steps.append(.message(from: .uikit, to: .uikit, call))
    case .warning, .exception, .log:
      steps.append(.note(name + ": " + arguments.joined(separator: " ")))
    case .pushViewController, .popViewController, .popToViewController, .popToRootViewController,
      .setViewControllers, .setNavigationBarHidden, .setToolbarHidden, .pushItem, .popItem,
      .setItems:
      steps.append(.message(from: .code, to: .uikit, call))
    case .willShow, .didShow, .shouldPush, .didPush, .shouldPop, .didPop, .gestureShouldBegin,
      .gestureBegan, .gestureChanged, .gestureEnded, .interactionChange, .interactionEnds:
      steps.append(.message(from: .uikit, to: .delegate, call))
    default:
      let page = arguments.first.map { Party.page($0) } ?? .code
      steps.append(.message(from: .uikit, to: page, arguments.count > 1 ? call : name))
    }
  }
}
