import NavSimTrace

/// What a page that leaves writes over the look of the page that comes.
extension Evidence {
  /// A field of the bar that both pages of a transition wrote in it, the one that left last.
  struct Overwrite {
    let field: String
    /// The page that left, and the frame in which it wrote.
    let page: String
    let frame: Int
    /// What the page that came had written, and what was written over it.
    let own: TraceValue
    let other: TraceValue
  }

  /// The colours of the bar that the page which left a motion wrote over those of the page that came.
  func overwrites(in motion: Motion) -> [Overwrite] {
    guard !motion.isCancelled, let left = top(at: motion.before), let top = top(at: motion.after),
      left != top
    else { return [] }
    return ["barTintColor", "tintColor", "titleColor"].compactMap { field in
      guard let slot = slot("bar", field), let last = tracks[slot].index(at: motion.after),
        case let write = tracks[slot].entries[last], write.frame >= motion.first,
        isOwnLine(of: left, slot, at: write.frame),
        let first = tracks[slot].entries[..<last].lastIndex(where: {
          isOwnLine(of: top, slot, at: $0.frame)
        }),
        case let own = tracks[slot].entries[first], own.frame >= motion.first,
        own.value.kind == .color, write.value.kind == .color
      else { return nil }
      return Overwrite(
        field: field, page: left, frame: write.frame, own: own.value, other: write.value)
    }
  }

  /// Where a field of the bar is seen on a page; nil where it is not.
  func slot(ofField field: String, _ page: String, at frame: Int) -> Int? {
    if !showsContent(at: frame) { return nil }
    switch field {
    case "barTintColor":
      return showsRealBackground(at: frame) && !isCard(at: frame) ? slot("eye", "centre") : nil
    case "tintColor": return showsButton(at: frame) ? slot("bar.content", "tintColor") : nil
    default: return isShown("title." + page, at: frame) ? slot("title." + page, "color") : nil
    }
  }
}
