import NavSimProgram
import NavSimVocabulary

/// A stand-in that follows the real bar setter by setter (observed: QMUI_iOS binds the bar of a
/// transition to the real one).
struct BarMirror: Hashable {
  /// The page whose stand-in it is.
  var page: Int
  /// The fields that go to another.
  var pairs: [FieldPair]
}

extension Navigator {
  /// Repeats a setter of the bar, inside the animation block in which it was called.
  func repeatOnStandIn(_ field: Property, _ value: Value) {
    guard let mirror = here.mirror else { return }
    let target = mirror.pairs.first { $0.from == field }?.to ?? field
    if isAvailable(target) { writeFake(mirror.page, target, value) }
  }

  /// A stand-in that is made afresh or taken away is no longer the one that follows.
  func endMirror(to page: Int) {
    if here.mirror?.page == page { here.mirror = nil }
  }
}
