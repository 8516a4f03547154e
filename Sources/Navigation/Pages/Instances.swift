import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

extension Navigator {
  /// Makes the instance of a page if there is none.
  func makePage(_ page: Int) throws {
    if pages[page].exists { return }
    let generation = pages[page].generation
    pages[page] = PageState()
    arrange { $0.renew(page) }
    pages.fakes[page] = nil
    pages[page].generation = generation + 1
    pages[page].exists = true
    pages[page].isHeldByApp = true
    resetLayers(of: page)
    pages.shown.setOdd(page)
    let declared = program.pages[page]
    pages[page].wants = declared.wants
    pages[page].item[.title] = declared.title.map { .text($0) } ?? .none
    let context = pageContext(page, animated: nil, transition: nil)
    noteDeclared(page)
    try declaring(page) {
      for initial in declared.initial {
        try write(.self, initial.thing, .known(initial.property), initial.value, context)
      }
    }
    try fire(.`init`, page: page)
  }

  /// Makes a layer as it was when it was added.
  func reset(_ layer: LayerID) {
    for slot in LayerSlot.allCases { scene.set(layer, slot, slot == .alpha ? 1 : 0) }
  }

  private func resetLayers(of page: Int) {
    let layers = pages.layers[page]
    for layer in [layers.view, layers.title, layers.content] + layers.ofFake { reset(layer) }
    // The bar shows a title when its item comes to the top.
    scene.set(layers.title, .alpha, 0)
    pages.itemStates[page] = ItemState()
    for layer in pages.layers[page].item.all { scene.set(layer, .alpha, 0) }
    setButtonColors(of: page)
    scene.set(pages.layers[page].view, .width, screen.device.width)
    scene.set(pages.layers[page].view, .height, screen.device.height)
  }

  /// Loads the view: loadView, viewDidLoad. Once an instance (documented: UIViewController).
  func loadIfNeeded(_ page: Int) throws {
    if pages[page].isLoaded { return }
    if let owner = otherOwner(of: page) { return try owner.loadIfNeeded(page) }
    pages[page].isLoaded = true
    pages[page].makeView()
    constraintsAreNew(of: page)
    try fire(.loadView, page: page)
    pages[page].knowsDark = screen.mode.isDark
    try fire(.viewDidLoad, page: page)
    try addChildren(to: page)
  }

  /// Releases the pages that nobody holds, top to bottom as far as they were on a stack (order
  /// not guaranteed by UIKit; observed: after the end of the transition).
  func releasePages() throws {
    var isFree = Set(freePages)
    if isFree.isEmpty && pages.left.isEmpty { return }
    let order = pages.left + isFree.sorted()
    for page in order where isFree.contains(page) && !isHeld(page) {
      isFree.remove(page)
      try spend(1 + code.blocks.count / StepWeights.blocksPerStep)
      try uikit(.release) {
        try fire(.deinit, page: page)
        for thing in [Thing.controller, .view, .fake] { noteRemoval(of: thing, page: page) }
      }
      pages[page].exists = false
      pages[page].isLoaded = false
      pages.fakes[page] = nil
      dropDelegate(page)
      releaseHeld(by: .page(page))
      pages[page].isInWindow = false
      pages[page].appearance = .disappeared
    }
    pages.forgetLeft(except: here.stack)
  }

  /// A recogniser holds its delegate weakly (documented: UIGestureRecognizer.delegate): of a page that
  /// has gone nobody is left.
  private func dropDelegate(_ page: Int) {
    for number in controllers.indices where controllers[number].gesture.delegate == .page(page) {
      controllers[number].gesture.delegate = .none
      at(number).noteWrite(.gesture, .known(.delegate), .none)
    }
  }

  /// The pages of which an instance exists that no stack, no app and no block holds. Code that
  /// runs in a deinit may take hold of one, so each is asked again.
  private var freePages: [Int] {
    var isHeld = Array(repeating: false, count: pages.count)
    for page in controllers.heldPages + code.blocks.heldPages { isHeld[page] = true }
    return pages.alive.filter {
      !isHeld[$0] && !pages[$0].isHeldByApp && !program.pages[$0].isKept
        && tree.parent(of: $0) == nil && !isHeldByWindow($0)
    }
  }

  /// Whether a strong reference to a page exists: a stack, the app, a transition, a block.
  private func isHeld(_ page: Int) -> Bool {
    if program.pages[page].isKept || pages[page].isHeldByApp || tree.parent(of: page) != nil {
      return true
    }
    if isHeldByWindow(page) { return true }
    return controllers.holds(page) || code.blocks.holds(page)
  }
}
