import NavSimTrace

extension Evidence {
  /// The frames in which something is presented or dismissed, with those that show the end.
  var presentedFrames: [Range<Int>] { frames(of: \.isOfPresentation) }

  /// The frames in which another tab is selected, up to what comes next.
  var switchedFrames: [Range<Int>] {
    trace.phases.indices.compactMap { index in
      let phase = trace.phases[index]
      guard case .action = phase.kind, phase.title.hasPrefix("select ") else { return nil }
      let next = trace.phases[(index + 1)...].first?.firstFrame ?? lastFrame + 1
      return phase.firstFrame..<max(min(next, lastFrame + 1), phase.firstFrame)
    }
  }

  private func frames(of isWanted: (TracePhase) -> Bool) -> [Range<Int>] {
    trace.phases.compactMap { phase in
      guard case .action(let action) = phase.kind, isWanted(phase),
        trace.actions.indices.contains(action), let over = trace.actions[action].end
      else { return nil }
      let end = max(trace.grid.frame(atOrAfter: over), phase.firstFrame)
      return phase.firstFrame..<min(end + 2, lastFrame) + 1
    }
  }

  /// Whether something was presented and dismissed between two rests.
  func wasPresented(between one: Rest, _ other: Rest) -> Bool {
    let found = trace.phases.filter { phase in
      guard case .action = phase.kind, phase.isOfPresentation else { return false }
      return phase.firstFrame > one.frame && phase.firstFrame <= other.frame
    }
    return ["present", "dismiss"].allSatisfy { word in
      found.contains { $0.title.hasPrefix(word) }
    }
  }
}

extension TracePhase {
  /// Whether it is the beginning of a presentation or of a dismissal.
  fileprivate var isOfPresentation: Bool {
    ["present", "dismiss"].contains { title.hasPrefix($0) }
  }
}
