import NavSimChecks
import NavSimPicture
import NavSimTrace

/// What lies at the points where the eye looks, frame by frame; made when somebody asks, under a lock.
private final class PointLayers: @unchecked Sendable {
  private let trace: Trace
  private lazy var history = TraceHistory(trace)
  private lazy var reel = trace.reel
  private var known: [Question: Set<String>] = [:]
  private let lock = WorkLock()

  private struct Question: Hashable {
    let point: String
    let frame: Int
  }

  init(_ trace: Trace) { self.trace = trace }

  func elements(at point: String, _ frame: Int) -> Set<String> {
    lock.hold {
      let question = Question(point: point, frame: frame)
      if let found = known[question] { return found }
      let found = look(at: question)
      known[question] = found
      return found
    }
  }

  private func look(at question: Question) -> Set<String> {
    let (point, frame) = (question.point, question.frame)
    let layers = EyeLayers(point, history.state(at: frame), reel)
    var found: Set<String> = []
    for name in layers.painted + layers.missing {
      // What a background shows is written in its bar.
      var parts = name.element.split(separator: ".")
      while !parts.isEmpty {
        found.insert(parts.joined(separator: "."))
        parts.removeLast()
      }
    }
    return found
  }
}

extension Trace {
  /// What makes up the colours that the eye sees in this trace.
  public var painted: PaintedAt {
    let layers = PointLayers(self)
    return { layers.elements(at: $0, $1) }
  }
}
