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

  /// The places among the story's writes of those of a property from one moment on up to another, in ticks.
  private func places(of name: PropertyName, _ first: Int64, until end: Int64) -> ArraySlice<Int> {
    guard let writes = trace.story?.writes, let own = places[name] else { return [] }
    let start = own.partitioningIndex { writes[$0].time.ticks >= first }
    return own[start...].prefix { writes[$0].time.ticks < end }
  }

  /// The writes of some properties from one moment on up to another, in ticks, in the order of happening.
  func writes(
    of names: Set<PropertyName>, from first: Int64, until end: Int64
  ) -> [TraceStory.Write] {
    guard let writes = trace.story?.writes else { return [] }
    return names.flatMap { places(of: $0, first, until: end) }.sorted().map { writes[$0] }
  }

  /// The places among the story's writes of those in the turn in which each property was written last up to a
  /// moment, in the order of happening.
  func lastTurns(of names: Set<PropertyName>, until end: Int64) -> [Int] {
    names.flatMap { name -> ArraySlice<Int> in
      guard let last = lastWrite(of: name, until: end)?.time.ticks else { return [] }
      return places(of: name, last, until: last + 1)
    }.sorted()
  }

  /// The first write of a property.
  func firstWrite(of name: PropertyName) -> TraceStory.Write? {
    places[name]?.first.flatMap { trace.story?.writes[$0] }
  }

  /// The writes of a property in one turn, in the order of happening.
  func writes(of name: PropertyName, in turn: Time) -> [TraceStory.Write] {
    writes(of: [name], from: turn.ticks, until: turn.ticks + 1)
  }

  /// The last write of a property up to a moment, in ticks.
  func lastWrite(of name: PropertyName, until end: Int64) -> TraceStory.Write? {
    lastWrite(of: name, until: end) { _ in true }
  }

  /// The last write of a property up to a moment, in ticks, among those that are asked for.
  func lastWrite(
    of name: PropertyName, until end: Int64, where isMeant: (TraceStory.Write) -> Bool
  ) -> TraceStory.Write? {
    guard let writes = trace.story?.writes, let own = places[name] else { return nil }
    let behind = own.partitioningIndex { writes[$0].time.ticks > end }
    return own[..<behind].last { isMeant(writes[$0]) }.map { writes[$0] }
  }
}
