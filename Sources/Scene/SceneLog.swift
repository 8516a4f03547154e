/// Which layers may look different than when the log was taken: those that were written, each once,
/// and those that move. A frame reads them and no others.
struct SceneLog: Sendable {
  private var changed: [LayerID] = []
  private var isNoted: [Bool] = []
  private var moving: [LayerID] = []
  /// The place of each layer among those that move, or -1.
  private var places: [Int] = []

  /// Whether a layer was noted since the log was taken: one that begins or ceases to move is, too.
  var hasNews: Bool { !changed.isEmpty }

  mutating func addLayer() {
    isNoted.append(false)
    places.append(-1)
  }

  /// The layer was written, or an animation of it ended.
  mutating func note(_ layer: LayerID) {
    if isNoted[layer] { return }
    isNoted[layer] = true
    changed.append(layer)
  }

  /// The first animation shows in the layer.
  mutating func starts(_ layer: LayerID) {
    places[layer] = moving.count
    moving.append(layer)
  }

  /// The last one has ended.
  mutating func ends(_ layer: LayerID) {
    let place = places[layer]
    guard place >= 0, let last = moving.popLast() else { return }
    if last != layer {
      moving[place] = last
      places[last] = place
    }
    places[layer] = -1
  }

  /// Names what changed and what moves, and forgets what changed.
  mutating func take(_ body: (LayerID) -> Void) {
    for layer in changed {
      isNoted[layer] = false
      body(layer)
    }
    changed.removeAll(keepingCapacity: true)
    for layer in moving { body(layer) }
  }
}
