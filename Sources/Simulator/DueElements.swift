import NavSimNavigation
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// Which elements a frame has to read: those that rest on a layer that was written or moves, those
/// of a page of which something was written, and, where code has run, what all pages share. It
/// costs what changed, not what there is.
struct DueElements {
  /// The elements to read, in their order.
  private(set) var elements: [Int] = []
  private var isDue: [Bool] = []
  /// Which of them are due for more than the movement of a layer: what code set is read of them too.
  private(set) var isWhole: [Bool] = []
  private var ofLayer: [[Int]]
  private var ofPage: [[Int]]
  /// What belongs to no page: all of it, and what changes although nobody writes it.
  private var shared: [Int] = []
  private var volatile: [Int] = []
  /// The elements that show the bar's own back indicator, and the one that they showed.
  private var withIndicator: [Int] = []
  private var indicator = Value.none
  /// The layer of each page's stand-in: where its parts are.
  private let fakeLayers: [LayerID]
  private var changes = Changes()
  /// The run's stamp when the last frame was read; nil before the first.
  private var lastStamp: UInt64?

  init(_ navigator: Navigator) {
    ofLayer = Array(repeating: [], count: navigator.scene.layerCount)
    ofPage = Array(repeating: [], count: navigator.program.pages.count)
    fakeLayers = navigator.program.pages.indices.map { navigator.fakeLayer(of: $0) }
  }

  /// Takes the elements of a trace, all of which are due in its first frame.
  mutating func learn(_ elements: [TraceProbes.Element]) {
    isDue = Array(repeating: false, count: elements.count)
    isWhole = Array(repeating: true, count: elements.count)
    for (index, element) in elements.enumerated() {
      for layer in element.layers { ofLayer[layer].append(index) }
      if case .full(_, let page) = element.presence { ofLayer[fakeLayers[page]].append(index) }
      if let page = element.presence.page {
        ofPage[page].append(index)
      } else {
        shared.append(index)
      }
      if element.isVolatile { volatile.append(index) }
      if element.hasIndicator { withIndicator.append(index) }
    }
  }

  /// Whether nothing has changed since the last frame but what moves.
  func isQuiet(_ navigator: Navigator) -> Bool {
    navigator.stamp == lastStamp && !navigator.hasChanges
  }

  /// Finds what is due in the coming frame.
  mutating func collect(_ navigator: Navigator, everything: Bool) {
    navigator.takeChanges(into: &changes)
    let hasCodeRun = navigator.stamp != lastStamp
    defer { lastStamp = navigator.stamp }
    guard !everything, lastStamp != nil else {
      elements = Array(isDue.indices)
      for index in elements { isWhole[index] = true }
      return
    }
    elements.removeAll(keepingCapacity: true)
    add(volatile)
    for layer in changes.layers { add(ofLayer[layer]) }
    for page in changes.carried { add(ofPage[page]) }
    // Between two events nothing but layers moves.
    for index in elements { isWhole[index] = hasCodeRun }
    for page in changes.pages { addWhole(ofPage[page]) }
    if hasCodeRun {
      addWhole(shared)
      for page in changes.moving { addWhole(ofPage[page]) }
      let now = navigator.indicatorImage
      if now != indicator { addWhole(withIndicator) }
      indicator = now
    }
    for index in elements { isDue[index] = false }
    elements.sort()
  }

  private mutating func addWhole(_ found: [Int]) {
    add(found)
    for index in found { isWhole[index] = true }
  }

  private mutating func add(_ found: [Int]) {
    for index in found where !isDue[index] {
      isDue[index] = true
      elements.append(index)
    }
  }
}
