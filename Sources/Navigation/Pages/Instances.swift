import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

extension Simulation {
  /// Makes the instance of a page if there is none.
  func makePage(_ page: Int) throws {
    if pages[page].exists { return }
    let generation = pages[page].generation
    pages[page] = PageState()
    fakes[page] = nil
    pages[page].generation = generation + 1
    pages[page].exists = true
    pages[page].isHeldByApp = true
    resetLayers(of: page)
    oddTitles.keep(page, true)
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
    let layers = pageLayers[page]
    for layer in [layers.view, layers.title, layers.content] + layers.ofFake { reset(layer) }
    // The bar shows a title when its item comes to the top.
    scene.set(layers.title, .alpha, 0)
    itemStates[page] = ItemState()
    for layer in pageLayers[page].item.all { scene.set(layer, .alpha, 0) }
    setBackTint(of: page)
    scene.set(pageLayers[page].view, .width, device.width)
    scene.set(pageLayers[page].view, .height, device.height)
  }

  /// Loads the view: loadView, viewDidLoad. Once an instance (documented: UIViewController).
  func loadIfNeeded(_ page: Int) throws {
    if pages[page].isLoaded { return }
    pages[page].isLoaded = true
    try fire(.loadView, page: page)
    pages[page].knowsDark = isDark
    try fire(.viewDidLoad, page: page)
    try addChildren(to: page)
  }

  /// Releases the pages that nobody holds, top to bottom as far as they were on a stack (order
  /// not guaranteed by UIKit; observed: after the end of the transition).
  func releasePages() throws {
    isReleaseScheduled = false
    var isFree = Set(freePages)
    if isFree.isEmpty && leftStack.isEmpty { return }
    let order = leftStack + isFree.sorted()
    for page in order where isFree.contains(page) && !isHeld(page) {
      isFree.remove(page)
      try spend(1 + blocks.count / StepWeights.blocksPerStep)
      try uikit(.release) {
        try fire(.deinit, page: page)
        for thing in [Thing.controller, .view, .fake] { noteRemoval(of: thing, page: page) }
      }
      pages[page].exists = false
      pages[page].isLoaded = false
      fakes[page] = nil
      releaseChildren(of: page)
      pages[page].isInWindow = false
      pages[page].appearance = .disappeared
    }
    leftStack.removeAll { !pages[$0].exists || stack.contains($0) }
  }

  /// The pages of which an instance exists that no stack, no app and no block holds. Code that
  /// runs in a deinit may take hold of one, so each is asked again.
  private var freePages: [Int] {
    // Most of what lives is on the stack, in the order of its pushes.
    var held = Set(pagesOfOthers)
    for block in blocks.values {
      for page in [block.context.selfPage, block.context.from, block.context.to] {
        if let page { held.insert(page) }
      }
    }
    held.formUnion(stack)
    return pages.alive.filter {
      !held.contains($0) && !pages[$0].isHeldByApp && !program.pages[$0].isKept
        && pages[$0].parent == nil
    }
  }

  /// Whether a strong reference to a page exists: a stack, the app, a transition, a block.
  private func isHeld(_ page: Int) -> Bool {
    if stack.contains(page) || program.pages[page].isKept || pages[page].isHeldByApp
      || pages[page].parent != nil
    {
      return true
    }
    if pagesOfOthers.contains(page) { return true }
    let inTransition = transitions.contains {
      $0.operation.before.contains(page) || $0.operation.after.contains(page)
    }
    if inTransition { return true }
    if deferredOperations.contains(where: { $0.after.contains(page) }) { return true }
    return blocks.values.contains { block in
      block.context.selfPage == page || block.context.from == page || block.context.to == page
    }
  }
}
