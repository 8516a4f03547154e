import NavSimChecks
import NavSimKernel
import NavSimPicture
import NavSimTrace

/// What each question of a trace is answered from, made once for all of them: its states, what its pictures are
/// painted from, and who wrote what.
struct Casebook {
  let history: TraceHistory
  /// Before its first frame.
  let reel: PictureReel
  /// The story's writes of each property, by their places, in the order of happening.
  private let places: [PropertyName: [Int]]

  var trace: Trace { history.trace }

  init(_ trace: Trace) {
    history = TraceHistory(trace)
    reel = PictureReel(trace, screen: PictureScreen(of: trace.cell))
    var places: [PropertyName: [Int]] = [:]
    for (place, write) in (trace.story?.writes ?? []).enumerated() {
      places[PropertyName(write.element, write.property), default: []].append(place)
    }
    self.places = places
  }

  /// The places among the story's writes of those of some properties, in the order of happening.
  func places(of names: Set<PropertyName>) -> [Int] {
    names.flatMap { places[$0] ?? [] }.sorted()
  }

  /// The first write of a property.
  func firstWrite(of name: PropertyName) -> TraceStory.Write? {
    places[name]?.first.flatMap { trace.story?.writes[$0] }
  }

  /// The writes of a property in one turn, in the order of happening.
  func writes(of name: PropertyName, in turn: Time) -> [TraceStory.Write] {
    guard let writes = trace.story?.writes, let own = places[name] else { return [] }
    let first = own.partitioningIndex { writes[$0].time >= turn }
    return own[first...].prefix { writes[$0].time == turn }.map { writes[$0] }
  }

  /// The last write of a property up to a moment, in ticks.
  func lastWrite(of name: PropertyName, until end: Int64) -> TraceStory.Write? {
    guard let writes = trace.story?.writes, let own = places[name] else { return nil }
    let behind = own.partitioningIndex { writes[$0].time.ticks > end }
    return behind > 0 ? writes[own[behind - 1]] : nil
  }
}
