import NavSimProgram
import NavSimScene

/// A window of the app: the scenario's own is number 0, at level 0, and always on screen.
struct Window {
  /// What it was declared as; nil for the scenario's own.
  let declared: WindowProgram?
  /// Its view.
  let layer: LayerID
  /// UIWindow.isHidden: a window is hidden until code shows it (documented: UIWindow.isHidden).
  fileprivate(set) var isHidden: Bool
  /// When it came to the front of those of its level.
  fileprivate(set) var turn = 0
  /// Whether the height of a bar in it is that of another hold of the device than the present one
  /// (`WindowRules.turnReachesFurtherWindows`); nil where it has heard of all.
  fileprivate(set) var heldCompact: Bool?

  /// UIWindow.Level's number.
  var level: Double { declared?.level ?? 0 }
  /// Whether it takes touches.
  var takesTouches: Bool { declared?.takesTouches ?? true }
}

/// The windows of a run, and which of them is key.
final class WindowList {
  private var all: [Window] = []
  /// The key window.
  private(set) var key = 0
  private var turns = 0

  /// A window; the first is the scenario's own.
  func append(_ declared: WindowProgram?, _ layer: LayerID) {
    all.append(Window(declared: declared, layer: layer, isHidden: declared != nil))
  }

  subscript(number: Int) -> Window { all[number] }

  /// Those beside the scenario's own.
  var further: Range<Int> { 1..<max(all.count, 1) }

  /// Those on screen, from back to front: by their level, and among those of one level in the order in
  /// which they came to the front (documented: UIWindow.Level, makeKeyAndVisible()).
  var onScreen: [Int] {
    if all.count == 1 { return [0] }
    return all.indices.filter { !all[$0].isHidden }
      .sorted { (all[$0].level, all[$0].turn) < (all[$1].level, all[$1].turn) }
  }

  /// The frontmost that takes touches.
  var touched: Int { onScreen.last { all[$0].takesTouches } ?? 0 }

  /// The number of the window with a declaration, or nil where the cell has none.
  func number(declaration: Int) -> Int? {
    all.firstIndex { $0.declared?.declaration == declaration }
  }

  // MARK: - Verbs

  /// It comes to the front of those of its level.
  func show(_ number: Int) {
    turns += 1
    all[number].isHidden = false
    all[number].turn = turns
    all[number].heldCompact = nil
  }

  /// It goes; the scenario's own window is key again where this one was (choice).
  func hide(_ number: Int) {
    all[number].isHidden = true
    if key == number { key = 0 }
  }

  /// It is the key window from now on.
  func makeKey(_ number: Int) { key = number }

  /// The device was turned, and this window keeps the size class that it had.
  func keepSizeClass(_ number: Int, isCompact: Bool) {
    if all[number].heldCompact == nil { all[number].heldCompact = isCompact }
  }
}
