import NavSimTrace

/// Titles and buttons that a page had, and that nobody gives back.
struct LostItems {
  private let evidence: Evidence
  private let limits: Limits
  /// By the frame of the first rest after it has gone, the last one before something was presented.
  private let beforePresentations: [Int: Rest]

  init(_ evidence: Evidence, _ limits: Limits) {
    self.evidence = evidence
    self.limits = limits
    beforePresentations = evidence.restsBeforePresentations
  }

  /// What stood in the top page's bar before a movement that was taken back, or when the page was on top before,
  /// and does not at a rest: in the real bar, or in one of the page's own.
  func sightings(at index: Int) -> [Sighting] {
    let rest = evidence.rests[index]
    guard let top = evidence.top(at: rest.frame) else { return [] }
    if let before = evidence.restBeforeCancel(index, top) {
      return lost(["left", "right", "title"], of: top, from: before, to: rest)
        .map { sighting($0, before, rest, "before the movement that was taken back") }
    }
    guard let before = restBeforeReturn(index, top),
      let first = evidence.firstRest(of: top)
    else { return [] }
    // What was not there from the beginning came for a while, and may go.
    let own = ["left", "right"].filter { seen($0, of: top, at: first.frame) != nil }
    return lost(own, of: top, from: before, to: rest).filter { wasTaken($0, at: rest.frame) }
      .map { sighting($0, before, rest, "when \(top) was on top before") }
  }

  /// What stood in the bar when the page on top was there before, is missing as it has come back, and comes by itself
  /// later than a late item does: nobody knows the page meanwhile.
  func missing(at index: Int) -> [Sighting] {
    let rest = evidence.rests[index]
    let tail = Int(Limits(Detector.suddenItem.thresholds, [:])["tail"])
    guard let top = evidence.top(at: rest.frame), rest.frame - rest.first > tail,
      let before = restBeforeReturn(index, top)
    else { return [] }
    return ["title", "left", "right"].compactMap { part in
      guard let element = seen(part, of: top, at: before.frame),
        seen(part, of: top, at: rest.frame) != nil,
        let back = (rest.first...rest.frame).first(where: { seen(part, of: top, at: $0) != nil }),
        back - rest.first > tail, showsItems(of: element, top, at: rest.first)
      else { return nil }
      return Sighting(
        element, at: rest.first, lasting: back - rest.first,
        "\(element) was seen when \(top) was on top before, and is missing for "
          + evidence.count(back - rest.first),
        slots: [evidence.slot(element, "width")].compactMap { $0 },
        shown: [before.frame, rest.first, back]
      ).found("a while")
    }
  }

  private func sighting(
    _ element: String, _ before: Rest, _ rest: Rest, _ when: String
  ) -> Sighting {
    Sighting(
      element, at: rest.first, lasting: rest.lasting, "\(element) was seen \(when), and is gone",
      slots: [evidence.slot(element, "width")].compactMap { $0 },
      shown: [before.frame, rest.frame])
  }

  /// The rest at which a page was on top before another was, or before something was presented over it.
  private func restBeforeReturn(_ index: Int, _ top: String) -> Rest? {
    let rest = evidence.rests[index]
    if let before = beforePresentations[rest.frame], evidence.top(at: before.frame) == top {
      return before
    }
    return evidence.earlierRest(of: top, before: index)
  }

  /// Whether a page's line took an item away as it disappeared. What another page takes away, or a touch, may be meant to
  /// go for good.
  private func wasTaken(_ element: String, at frame: Int) -> Bool {
    guard let index = evidence.element(element),
      let gone = evidence.presence[index].entry(at: frame)
    else { return false }
    guard gone.value == .flag(false), let line = evidence.trace.cause(gone.cause) else {
      return false
    }
    return ["viewWillDisappear", "viewDidDisappear"].contains { line.contains("on \($0) ") }
  }

  private func lost(_ parts: [String], of page: String, from before: Rest, to rest: Rest)
    -> [String]
  {
    parts.compactMap { part in
      guard let element = seen(part, of: page, at: before.frame),
        showsItems(of: element, page, at: rest.frame), seen(part, of: page, at: rest.frame) == nil,
        !evidence.isInOtherBar(page, at: rest.frame)
      else { return nil }
      return element
    }
  }

  /// The element of a page's part that is seen, in the bar that the page shows.
  private func seen(_ part: String, of page: String, at frame: Int) -> String? {
    let isOwn = evidence.showsOwnBar(of: page, at: frame)
    let element = isOwn ? "\(page).fake.\(part)" : "\(part).\(page)"
    guard showsItems(of: element, page, at: frame) else { return nil }
    // A title may stand large instead.
    if part == "title", !isOwn,
      evidence.opacity(of: "bar.content.large-title", at: frame) > limits["alpha"]
    {
      return element
    }
    let opacity =
      isOwn
      ? evidence.isShown(element, at: frame) ? 1 : 0 : evidence.opacity(of: element, at: frame)
    return opacity > limits["alpha"] && evidence.number(element, "width", at: frame) ?? 0 > 0
      ? element : nil
  }

  /// Whether the bar in which an element stands shows what stands in it.
  private func showsItems(of element: String, _ page: String, at frame: Int) -> Bool {
    let isOwn = evidence.showsOwnBar(of: page, at: frame)
    guard element.contains(".fake.") else { return !isOwn && evidence.showsContent(at: frame) }
    return isOwn
      && (evidence.number(page + ".fake.content", "alpha", at: frame) ?? 1) > limits["alpha"]
  }
}
