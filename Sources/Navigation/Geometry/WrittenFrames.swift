import NavSimKernel
import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// A part of a frame that code has given a page's view.
struct FrameWrite {
  let property: Property
  /// The line that wrote it.
  let cause: Int32
  /// When it has been seen, as nothing was under way; nil where it may be undone before it counts.
  let seen: Time?
  /// Whether the page was on its way out.
  let isLeaving: Bool
}

/// What code writes to the frames of pages, and what becomes of it.
extension Navigator {
  /// The parts of a view's frame.
  private static let frameParts: [Property] = [.x, .y, .width, .height]

  /// Code has written a part of the frame of a page's view. It hears where UIKit writes over it: over what it wrote
  /// before the view came into the hierarchy, or while the transition ran that brings it, and at any other time over what
  /// nobody has seen.
  func frameWritten(_ page: Int, _ property: Property) {
    guard Navigator.frameParts.contains(property) else { return }
    frameChanged(page)
    let isEarly =
      !pages[page].isInWindow
      || here.transitions.contains { $0.stage != .ending && $0.operation.to == page }
    let isLeaving = here.transitions.contains {
      $0.stage != .ending && $0.operation.from == page
    }
    pages[page].note(
      FrameWrite(
        property: property, cause: scene.currentCause, seen: isEarly ? nil : clock.now,
        isLeaving: isLeaving))
  }

  /// UIKit is about to give a view its frame: what of code's it differs from is lost.
  func tellLostFrame(of page: Int, _ frame: Rect) {
    guard !pages[page].frameWrites.isEmpty else { return }
    let writes = pages[page].takeFrameWrites()
    let view = pages.layers[page].view
    for write in writes where write.seen == nil || write.seen == clock.now {
      guard let slot = Navigator.slot(of: write.property) else { continue }
      let value = scene.modelValue(view, slot)
      guard value != frame.part(write.property) else { continue }
      let name = program.pages[page].name
      under(write.cause) {
        record(
          .log,
          ["lost write: \(name) is framed by UIKit afterwards, page.\(name).\(write.property)"])
      }
      noteMissed(
        .view, .known(write.property), page: page, .number(value), by: write.cause,
        "lost: UIKit frames \(name)'s view afterwards")
    }
  }

  /// Whether a page stays as it is framed when a transition is over: nothing lays its controller out then (observed:
  /// published logs, see `IOSProfile.pushLayoutPairsAfter`). One of UIKit's that was taken back has put the page back
  /// where it was, and undoes what code wrote on the way (inferred: `standAgain`).
  func staysFramed(_ page: Int, after transition: Transition) -> Bool {
    guard transition.animator == nil else { return false }
    if transition.outcome != .cancelled { return transition.operation.to == page }
    return transition.operation.from == page
      && !pages[page].frameWrites.contains(where: \.isLeaving)
      && scene.modelValue(pages.layers[page].view, .x) == 0
  }

  /// A page's view rests as it is framed, unless UIKit's own frame for it has changed since it was framed.
  func settleView(of page: Int) {
    guard pages[page].placedFrame == restingFrame(of: page) else { return placeView(of: page) }
    let view = pages.layers[page].view
    if scene.modelValue(view, .dim) != 0 { scene.set(view, .dim, 0) }
    tellInset(of: page)
    placeContent(of: page)
  }
}

extension Rect {
  /// A part of it by its property's name; nil for any other property.
  fileprivate func part(_ property: Property) -> Double? {
    switch property {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    default: nil
    }
  }
}
