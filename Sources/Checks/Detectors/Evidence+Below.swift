import NavSimTrace

/// What a page that nobody sees writes over the look of the page on top.
extension Evidence {
  /// A field of the bar that such a page wrote, the frame in which it did, and where the field is seen.
  struct WriteFromBelow {
    let page: String
    let frame: Int
    let field: Int
    let seen: Int
  }

  /// The looks that pages below the top page wrote over its own since an earlier rest, while no transition
  /// ran. A page that has given the bar no look of its own wears what it is given.
  func writesFromBelow(since earlier: Int, at frame: Int) -> [WriteFromBelow] {
    guard let top = top(at: frame), top == self.top(at: earlier), !isUnderPresented(at: frame)
    else { return [] }
    var told: Set<Int> = []
    return lookFields.compactMap { name in
      guard let field = slot("bar", name), let write = writeFromBelow(field, top, at: frame),
        write.frame > earlier, !motions.contains(where: { $0.frames.contains(write.frame) }),
        let seen = slot(ofField: place(of: name), top, at: frame), told.insert(seen).inserted
      else { return nil }
      return WriteFromBelow(page: write.page, frame: write.frame, field: field, seen: seen)
    }
  }

  /// Whether a colour is the top page's own again, where a page below had written over that before a frame.
  func isGivenBack(_ slot: Int, since frame: Int, at rest: Int) -> Bool {
    guard let top = top(at: rest), top == self.top(at: frame) else { return false }
    return lookFields.contains { name in
      guard let field = self.slot("bar", name), isSeen(name, on: slot) else { return false }
      return writeFromBelow(field, top, at: frame) != nil && isOwnLine(of: top, field, at: rest)
    }
  }

  /// The page below that wrote a field last, where what it wrote over was the top page's own.
  private func writeFromBelow(
    _ field: Int, _ top: String, at frame: Int
  ) -> (page: String, frame: Int)? {
    guard let index = tracks[field].index(at: frame), index > 0,
      case let entry = tracks[field].entries[index],
      case let page = trace.page(ofCause: entry.cause), !page.isEmpty, page != top,
      isOnStack(page, at: frame), !isShown("page." + page, at: entry.frame),
      isOwnLine(of: top, field, at: tracks[field].entries[index - 1].frame)
    else { return nil }
    return (page, entry.frame)
  }

  /// The looks that pages which were added to the top page wrote over its own, where they have gone since an earlier
  /// rest. What a page gave back as it went is not there any more.
  func writesOfChildren(since earlier: Int, at frame: Int) -> [WriteFromBelow] {
    guard let top = top(at: frame), top == self.top(at: earlier), !isUnderPresented(at: frame)
    else { return [] }
    var told: Set<Int> = []
    return lookFields.compactMap { name in
      guard let field = slot("bar", name), let index = tracks[field].index(at: frame), index > 0,
        case let entry = tracks[field].entries[index], entry.frame >= 0,
        case let page = trace.page(ofCause: entry.cause), !page.isEmpty, page != top,
        // Who has written the same since is answerable for it.
        tracks[field].writer(at: frame).map({ trace.page(ofCause: $0.cause) }) == page,
        isOnNoStack(page, at: entry.frame),
        leaves(page, in: max(earlier + 1, entry.frame)..<frame + 1),
        !isFollowed(page, since: entry.frame, at: frame),
        isOwnLine(of: top, field, at: tracks[field].entries[index - 1].frame),
        !motions.contains(where: { $0.frames.contains(entry.frame) }),
        let seen = slot(ofField: place(of: name), top, at: frame), told.insert(seen).inserted
      else { return nil }
      return WriteFromBelow(page: page, frame: entry.frame, field: field, seen: seen)
    }
  }

  /// Whether a page stands on no stack in a frame, and is never pushed or presented: one that has a bar has been added
  /// to another.
  private func isOnNoStack(_ page: String, at frame: Int) -> Bool {
    element("presented." + page) == nil && !isOnStack(page, at: frame)
      && !isOnOtherStack(page, at: frame)
      && !events(named: ["pushViewController", "setViewControllers", "willShow"])
        .contains { $0.arguments.contains(page) }
  }

  /// Whether another page has been added since a frame, and is there, or comes within a tenth of a second (choice): it
  /// may want the same look.
  private func isFollowed(_ page: String, since first: Int, at frame: Int) -> Bool {
    let end = frame + 7
    return events(named: ["viewWillAppear"]).contains { event in
      guard let other = event.arguments.first, other != page, (first..<end).contains(event.frame)
      else { return false }
      return isOnNoStack(other, at: frame) && !leaves(other, in: event.frame..<end)
    }
  }

  /// Whether a page has gone in some frames, and has not come again.
  private func leaves(_ page: String, in frames: Range<Int>) -> Bool {
    let last = events(named: ["viewWillAppear", "viewDidDisappear"]).last { event in
      event.arguments.first == page && event.frame < frames.upperBound
    }
    return last.map { $0.name == "viewDidDisappear" && frames.contains($0.frame) } ?? false
  }

  /// The fields of a bar's look, with those of its items.
  private var lookFields: [String] { Evidence.looks.sorted() + ["tintColor", "titleColor"] }

  /// Which of the three colours of a bar a field makes.
  private func place(of field: String) -> String {
    ["tintColor", "titleColor"].contains(field) ? field : "barTintColor"
  }

  private func isSeen(_ field: String, on slot: Int) -> Bool {
    switch field {
    case "tintColor": trace.slots[slot].name == "tintColor"
    case "titleColor": trace.elements[trace.slots[slot].element].name.hasPrefix("title.")
    default: isOfEye(slot)
    }
  }
}
