import NavSimKernel
import NavSimNavigation
import NavSimProgram
import NavSimTrace

/// Program in, trace out: the one place where the model and the trace meet.
public enum Simulator {
  /// Runs a program. A run that cannot go on gives the trace up to there, with its `error` set.
  ///
  /// - Parameters:
  ///   - closures: the strategies in Swift that the program may name.
  ///   - budget: what the run may do.
  public static func run(
    _ program: Program, closures: [SwiftStrategy] = [], budget: Budget = .standard
  ) -> Trace {
    run(
      program, changing: { _ in }, readsEverything: false, closures: closures, budget: budget)
  }

  /// The same for one of several programs that may be built alike.
  ///
  /// - Parameters:
  ///   - follows: whether the trace keeps who asked for what, as `follow` does.
  ///   - layout: that of a run before, or nil. It is used where it fits, and is afterwards that of
  ///     this run.
  public static func run(
    _ program: Program, closures: [SwiftStrategy] = [], budget: Budget = .standard,
    follows: Bool = false, layout: inout TraceLayout?
  ) -> Trace {
    run(
      program, changing: { _ in }, readsEverything: false, followsCauses: follows,
      closures: closures, budget: budget, layout: &layout)
  }

  /// Runs a program under a changed profile: to see what one rule of the model does.
  public static func run(
    _ program: Program, changing change: (inout IOSProfile) -> Void,
    closures: [SwiftStrategy] = []
  ) -> Trace {
    run(program, changing: change, readsEverything: false, closures: closures)
  }

  /// Runs a program and keeps who asked for what: a trace with a `story`. It looks the same.
  public static func follow(
    _ program: Program, closures: [SwiftStrategy] = [], budget: Budget = .standard
  ) -> Trace {
    run(
      program, changing: { _ in }, readsEverything: false, followsCauses: true,
      closures: closures, budget: budget)
  }

  /// The same, reading every property in every frame if asked: what a check compares with.
  package static func run(
    _ program: Program, changing change: (inout IOSProfile) -> Void, readsEverything: Bool,
    followsCauses: Bool = false, closures: [SwiftStrategy] = [], budget: Budget = .standard
  ) -> Trace {
    var layout: TraceLayout?
    return run(
      program, changing: change, readsEverything: readsEverything, followsCauses: followsCauses,
      closures: closures, budget: budget, layout: &layout)
  }

  private static func run(
    _ program: Program, changing change: (inout IOSProfile) -> Void, readsEverything: Bool,
    followsCauses: Bool, closures: [SwiftStrategy], budget: Budget, layout: inout TraceLayout?
  ) -> Trace {
    guard var profile = IOSProfile.named(program.ios, sdk: program.linkedSDK, trying: program.cell)
    else {
      return failed(
        program, "there is no profile for ios \(program.ios) with the rules of the cell")
    }
    change(&profile)
    do {
      let simulation = try Simulation(program, profile: profile, closures: closures, budget: budget)
      if followsCauses { simulation.navigator.followCauses() }
      return record(program, simulation, readsEverything, &layout)
    } catch {
      return failed(program, error.message)
    }
  }

  private static func record(
    _ program: Program, _ simulation: Simulation, _ readsEverything: Bool,
    _ layout: inout TraceLayout?
  ) -> Trace {
    let watch = TraceWatch(
      program, simulation.navigator, readsEverything: readsEverything, layout: &layout)
    do {
      try simulation.prepare()
      let end = try simulation.run(observer: watch)
      let trace = watch.finish(at: end, error: nil)
      layout?.note(trace)
      return trace
    } catch {
      return watch.finish(at: simulation.navigator.time, error: error.message)
    }
  }

  private static func failed(_ program: Program, _ message: String) -> Trace {
    var recorder = TraceRecorder(
      scenario: program.scenario, cell: program.cell, framesPerSecond: 60,
      actionLabels: program.actions.map(\.label))
    return recorder.finish(at: .zero, error: message)
  }
}
