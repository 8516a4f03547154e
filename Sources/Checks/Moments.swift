import NavSimKernel
import NavSimProgram
import NavSimTrace

/// When the moments that a scenario names were in this run.
extension Context {
  /// The moment, in canonical form. Throws why there is none.
  func time(of moment: Moment) throws(Trouble) -> Time {
    switch moment {
    case .absolute(let time):
      // A frame's time that was rounded up to a microsecond is still that frame's: 16.667ms.
      return trace.grid.canonical(Time(ticks: max(time.ticks, 1) - 1))
    case .anchor(let action, let edge, let offset):
      let time = try time(of: edge, of: action) + offset
      if time < .zero {
        throw .vacuous("that is before the run; 'at start' is the state before the first action")
      }
      return trace.grid.canonical(time)
    case .progress(let action, let fraction, let offset):
      guard let time = trace.moment(action: action, reaches: fraction) else {
        throw .vacuous("'\(label(action))' never reached \(percent(fraction))")
      }
      return trace.grid.canonical(time + offset)
    }
  }

  private func time(of edge: Moment.Edge, of action: Int) throws(Trouble) -> Time {
    let record = record(action)
    guard let start = record.start else {
      throw .vacuous("the run ended before '\(label(action))' was done")
    }
    switch edge {
    case .start: return start
    case .end:
      if let end = record.end { return end }
      throw .vacuous("'\(label(action))' was still under way when the run ended")
    case .release:
      if let release = record.release { return release }
      throw .vacuous("'\(label(action))' has no release")
    case .cancel:
      if let release = record.release, record.releaseCancels { return release }
      throw .vacuous("'\(label(action))' was not cancelled")
    }
  }

  private func percent(_ fraction: Double) -> String {
    "\(text(thousandths: TraceValue.number(fraction * 100).bits))%"
  }
}
