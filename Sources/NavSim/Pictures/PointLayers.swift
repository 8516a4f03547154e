import NavSimChecks
import NavSimPicture
import NavSimTrace

/// What lies at the points where the eye looks, frame by frame; made when somebody asks, under a lock. Who asks of one
/// point asks of the others next, and of the next frames: one picture serves all points, and the state goes on from the
/// last frame.
private final class PointLayers: @unchecked Sendable {
  private let trace: Trace
  /// Made by the first that asks; a lazy property would copy the state with each step.
  private var walk: TraceWalk?
  private lazy var reel = trace.reel
  private var known: [Int: [String: Set<String>]] = [:]
  private let lock = WorkLock()

  init(_ trace: Trace) { self.trace = trace }

  func elements(at point: String, _ frame: Int) -> Set<String> {
    lock.hold {
      if let found = known[frame]?[point] { return found }
      if walk == nil { walk = TraceWalk(TraceHistory(trace)) }
      guard let state = walk?.state(at: frame) else { return [] }
      let picture = reel.picture(of: state)
      var found: [String: Set<String>] = [:]
      for name in picture.samplePoints.map(\.name) + [point] {
        found[name] = Self.elements(EyeLayers(name, state, picture))
      }
      known[frame] = found
      return found[point] ?? []
    }
  }

  private static func elements(_ layers: EyeLayers) -> Set<String> {
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
