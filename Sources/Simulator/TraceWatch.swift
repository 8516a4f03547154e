import NavSimKernel
import NavSimNavigation
import NavSimProgram
import NavSimTrace
import NavSimVocabulary

/// Watches a run and writes it down.
final class TraceWatch: SimulationObserver {
  private let program: Program
  private let navigator: Navigator
  private var recorder: TraceRecorder
  private var schema: TraceProbes
  private let pages: [String]

  /// - Parameter layout: that of a run before, or nil; afterwards the one of this run.
  init(
    _ program: Program, _ navigator: Navigator, readsEverything: Bool,
    layout: inout TraceLayout?
  ) {
    self.program = program
    self.navigator = navigator
    pages = program.pages.map(\.name)
    recorder = TraceRecorder(
      scenario: program.scenario, cell: program.cell,
      framesPerSecond: navigator.device.framesPerSecond,
      actionLabels: program.actions.map(\.label))
    let structure = TraceStructure(program, navigator)
    if let known = layout?.probes(for: program, structure, &recorder) {
      schema = known
    } else {
      schema = TraceProbes(program, navigator, &recorder)
      layout = TraceLayout(structure, schema, recorder)
    }
    schema.readsEverything = readsEverything
  }

  func actionStarted(_ index: Int, at time: Time) {
    recorder.openPhase(
      title: program.actions[index].title, label: program.actions[index].label,
      kind: .action(index), at: time)
    recorder.actionStarted(index, at: time)
  }

  func transitionOpened(_ title: String, at time: Time) {
    recorder.openPhase(title: title, label: "transition", kind: .action(-1), at: time)
  }

  func transitionEnded(action: Int, at time: Time) {
    recorder.openPhase(
      title: "", label: action < 0 ? "transition" : "", kind: .end(action), at: time)
  }

  func released(action: Int, cancelled: Bool, at time: Time) {
    recorder.mark(cancelled ? "release cancel" : "release finish", at: time)
    recorder.actionReleased(action, at: time, cancelled: cancelled)
  }

  func actionEnded(_ index: Int, outcome: ActionEnd, at time: Time) {
    recorder.actionEnded(index, at: time, outcome: Self.outcome(outcome))
  }

  private static func outcome(_ end: ActionEnd) -> ActionOutcome {
    switch end {
    case .done, .finished: return .finished
    case .ignored: return .ignored
    case .deferred: return .deferred
    case .cancelled: return .cancelled
    }
  }

  func progressed(action: Int, fraction: Double, at time: Time) {
    recorder.actionProgress(action, fraction: fraction, at: time)
  }

  func event(_ name: EventName, _ arguments: [String], cause: Int32, at time: Time) {
    recorder.event(name, arguments, at: time, cause: cause)
  }

  func frame(at time: Time) {
    if time < .zero {
      recorder.openPhase(title: "start", label: "", kind: .start, at: .zero)
    }
    recorder.beginFrame(at: max(time, .zero))
    schema.record(navigator, into: &recorder)
    for (field, writer) in navigator.takeRewritten() { rewritten(field, writer) }
    for look in navigator.takeLooks() { comes(look) }
    recorder.endFrame()
  }

  private func comes(_ look: LookNote) {
    let part: TraceLook.Part = look.part == .background ? .background : .title
    func name(_ thing: Thing, _ page: Int) -> String {
      element(of: thing, page, pages, in: program.controllerName(of: look.controller))
    }
    recorder.look(
      part, of: name(.bar, -1), from: look.field.map { name($0.thing, $0.page) } ?? "",
      look.field?.property.name ?? "", seen: look.seen, by: look.writer)
  }

  private func rewritten(_ field: WrittenField, _ writer: Int32) {
    recorder.rewritten(
      field.property.name,
      of: element(
        of: field.thing, field.page, pages, in: program.controllerName(of: field.controller)),
      by: writer)
  }

  func finish(at end: Time, error: String?) -> Trace {
    recorder.causes(
      navigator.causeCount, text: { navigator.causeText($0) }, page: { navigator.causePage($0) })
    recorder.steps(navigator.steps)
    if navigator.followsCauses { recorder.story(story(of: navigator, program)) }
    return recorder.finish(at: end, error: error)
  }
}
