import NavSimKernel
import NavSimTrace

/// What several detectors look at.
extension Evidence {
  /// The points at which the eye looks at the bar.
  var eyeSlots: [Int] {
    ["status", "left", "centre", "right"].compactMap { slot("eye", $0) }
  }

  /// The points across the bar, left to right.
  var acrossSlots: [Int] { ["left", "centre", "right"].compactMap { slot("eye", $0) } }

  /// The colours that a person sees in a motion: those of the bar, and of its items where they can
  /// be seen in every frame around it.
  func colorSlots(in motion: Motion) -> [Int] {
    var slots = eyeSlots
    if let tint = slot("bar.content", "tintColor"), showsContent(at: motion.before),
      showsContent(at: motion.after),
      showsButton(at: motion.before) || showsButton(at: motion.after)
    {
      slots.append(tint)
    }
    return slots
  }

  /// Whether a value moves through a frame: it came to it there, and goes on in the next.
  func isOnItsWay(_ slot: Int, at frame: Int) -> Bool {
    tracks[slot].changes(in: frame..<frame + 2).count == 2
  }

  /// Whether the real bar and its content are visible.
  func showsContent(at frame: Int) -> Bool {
    isShown(usual.bar, at: frame) && isShown(usual.content, at: frame) && !isBarAway(at: frame)
  }

  /// Whether the bar lies above or beside the screen. The controller's flag says nothing: while a
  /// hide is animated, the bar is still seen.
  func isBarAway(at frame: Int) -> Bool {
    guard let bar = usual.bar, isPresent(bar, at: frame) else { return false }
    let slots = names.places[bar]
    if let x = number(slots.x, at: frame), let width = screenWidth(at: frame),
      x >= width || x <= -width
    {
      return true
    }
    guard let y = number(slots.y, at: frame), let height = number(slots.height, at: frame)
    else { return false }
    return y + height <= 0
  }

  /// The width of the pages, which is the screen's.
  func screenWidth(at frame: Int) -> Double? {
    for page in seen.pages(at: frame) where page < pages.count {
      let view = names.views[page]
      guard isPresent(view, at: frame) else { continue }
      if let width = number(names.places[view].width, at: frame) { return width }
    }
    return nil
  }

  /// Whether an element is there, not hidden and not transparent.
  func isShown(_ element: String, at frame: Int) -> Bool {
    isShown(self.element(element), at: frame)
  }

  /// The same of an element by its number; nil is none.
  func isShown(_ element: Int?, at frame: Int) -> Bool {
    guard let element, isPresent(element, at: frame) else { return false }
    let slots = names.places[element]
    if isYes(slots.hidden, at: frame) || isYes(slots.masked, at: frame) { return false }
    return number(slots.alpha, at: frame) ?? 1 > 0
  }

  /// The number that a slot holds, whether its element is there or not.
  func number(_ slot: Int?, at frame: Int) -> Double? {
    slot.flatMap { tracks[$0].value(at: frame)?.number }
  }

  /// Whether a slot holds yes.
  func isYes(_ slot: Int?, at frame: Int) -> Bool {
    slot.map { tracks[$0].value(at: frame) == .flag(true) } ?? false
  }

  /// Whether the bar shows something that has the tint: a back button or a button of an item.
  func showsButton(at frame: Int) -> Bool {
    parts(["back.", "left.", "right."], in: frame..<frame + 1).contains { isShown($0, at: frame) }
  }

  /// `eye.left`; of the bar of another controller `bar.y`, as its detectors know it.
  func subject(of slot: Int) -> String {
    let element = trace.elements[trace.slots[slot].element].name
    let name = element + "." + trace.slots[slot].name
    guard let controller else { return name }
    for bar in ["bar", "toolbar"] where name.hasPrefix("\(bar).\(controller).") {
      return bar + name.dropFirst(bar.count + 1 + controller.count)
    }
    return name
  }

  /// `1 frame`, `3 frames`.
  func count(_ frames: Int) -> String { Count.of(frames, "frame") }

  /// What a page wants; nil where it says nothing.
  func wish(_ page: String, _ property: String, at frame: Int) -> TraceValue? {
    guard let value = value(page + ".wants", property, at: frame), value.kind != .none,
      value.kind != .unset
    else { return nil }
    return value
  }
}
