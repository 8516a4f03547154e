import NavSimTrace
import NavSimVocabulary

extension Detector {
  /// Text in the bar has the colour of its ground.
  static let unreadable = Detector(
    "NAV027", "unreadable",
    "a title, button or the status bar's text has the colour of its ground",
    manual: """
      Looks at the start, at how the run ends, and at whatever lasts for 'frames' frames or more
      in a rest: the title of the page on top, a large one too, its buttons and its back button
      (the label, and the arrow where it is alone or of another colour), where they are seen in
      the bar at the top of the screen, and the status bar's text. Each is held against what the
      eye sees under it (eye.centre, eye.left, eye.right, eye.status), on a card against the
      card's own bar, a large title against the bar's background; ink that lets through counts as
      what it makes of its ground. Where the two differ by less than 'color', or are of almost one
      lightness (a contrast below 'contrast' to 1, less where their hues differ too), the text can
      hardly be read; UIKit's own blue is held by 'color' alone. Text of no colour at all is one
      that code hides; a button of 26 in the colour of labels stands on glass, which turns with
      what lies under it. Where neither a page nor a bar is painted, nothing is told: nobody knows
      what lies there (black-gap). From iOS 17 on a status bar of the style 'default' goes with
      what lies below it (Apple, WWDC23 session 10055); that is not modelled, and nothing is told
      of it.
      'of' takes title.A, large-title.A, back.A.label, back.A.arrow, left.A, right.A, statusBar.
      """,
    thresholds: [
      Threshold("color", 0.05, "OKLab", "how far text and ground must differ"),
      Threshold("contrast", 1.5, "to 1", "how far their lightness must differ"),
      Threshold("frames", 6, "frames", "how long it lasts at least"),
    ]
  ) { evidence, limits in
    evidence.rests.flatMap { rest in
      evidence.texts(at: rest.frame).compactMap { text in
        // Few scenarios say at the start what the app's Info.plist does of the status bar.
        rest.frame < 0 && text.element == "statusBar" ? nil : lost(text, in: rest, evidence, limits)
      }
    }
  }

  /// The first stretch of a rest in which a text can hardly be read for long enough: that in which the rest ends
  /// may be a short one at the start, and at the end of the run.
  private static func lost(
    _ text: Evidence.Text, in rest: Rest, _ evidence: Evidence, _ limits: Limits
  ) -> Sighting? {
    guard let ink = evidence.slot(text.element, "color"),
      let ground = evidence.slot(text.point.map { _ in "eye" } ?? "bar.bg", text.point ?? "color")
    else { return nil }
    let changes = [ink, ground].flatMap { slot in
      evidence.tracks[slot].changes(in: rest.first + 1..<max(rest.frame, rest.first) + 1)
        .map(\.frame)
    }
    let starts = Set([rest.first] + changes).sorted()
    var found: Sighting?
    for (index, start) in starts.enumerated() {
      let isLast = index + 1 == starts.count
      let end = isLast ? rest.last : starts[index + 1] - 1
      let shown = isLast ? rest.frame : end
      let stands = isLast || end - start + 1 >= framesOfFade
      if stands, evidence.barStands(at: shown, asAt: rest.frame),
        let now = lost(text, at: shown, ink, ground, evidence, limits)
      {
        var sighting = found ?? now
        if found == nil { sighting.frame = start }
        sighting.frames = end - sighting.frame + 1
        found = sighting
      } else if let found, Double(found.frames) >= limits["frames"] {
        return found
      } else {
        found = nil
      }
    }
    let mayBeShort = rest.frame < 0 || rest.frame == evidence.lastFrame
    return found.flatMap { mayBeShort || Double($0.frames) >= limits["frames"] ? $0 : nil }
  }

  /// A colour that is another one within fewer frames is on its way, and no rest: UIKit fades the status bar's text
  /// over 0.4 seconds (choice).
  private static let framesOfFade = 3

  private static func lost(
    _ text: Evidence.Text, at frame: Int, _ ink: Int, _ ground: Int, _ evidence: Evidence,
    _ limits: Limits
  ) -> Sighting? {
    guard evidence.texts(at: frame).contains(where: { $0.element == text.element }),
      let color = evidence.tracks[ink].value(at: frame), color.packedColor & 0xFF != 0,
      !evidence.standsOnGlass(text.element, color, at: frame),
      let below = text.point == nil
        ? evidence.backgroundLook(at: frame) : evidence.tracks[ground].value(at: frame),
      below.kind == .color,
      case let seen = Color(packed: color.packedColor)
        .faded(evidence.opacity(ofText: text.element, at: frame))
        .over(Color(packed: below.packedColor)),
      isLost(seen, on: below, limits, isBlue: systemBlues.contains(color.packedColor)),
      text.point.map({ evidence.isPainted($0, at: frame) }) ?? true
    else { return nil }
    var sighting = Sighting(
      text.element, at: frame,
      "\(text.name) is \(evidence.text(of: color)) on \(evidence.text(of: below))",
      slots: [ink, ground], shown: [frame])
    evidence.blame(ink, ground, in: &sighting)
    if text.element == "statusBar" {
      sighting.absent = evidence.missingAnswer(to: ink, on: below, at: frame)
    }
    // Whose text the status bar's is, the bar does not say.
    if text.element != "statusBar", let page = evidence.pageBelow(below, at: frame) {
      sighting.remark = "the backgroundColor of \(page) shows through the clear bar"
      // Where nobody has chosen the ink, the ground is asked about.
      if sighting.culprit == nil, text.point != nil, evidence.source(of: ink, at: frame) == nil {
        sighting.slots.swapAt(0, 1)
      }
    }
    return sighting
  }

  /// Whether text of a colour can hardly be read on a ground.
  private static func isLost(
    _ ink: Color, on ground: TraceValue, _ limits: Limits, isBlue: Bool
  ) -> Bool {
    let seen = TraceValue.color(ink)
    if PerceivedDistance.between(seen, ground) < limits["color"] { return true }
    if isBlue { return false }
    let contrast = PerceivedDistance.contrast(seen.packedColor, ground.packedColor) - 1
    let hue = PerceivedDistance.chroma(seen.packedColor, ground.packedColor)
    let (lightness, strength) = (contrast / max(limits["contrast"] - 1, 1e-9), hue / hueThatParts)
    return lightness * lightness + strength * strength < 1
  }

  /// UIKit's own tint, in light and dark mode: whoever leaves it on a blue bar has not looked at the buttons.
  private static let systemBlues: Set<UInt32> = [0x007A_FFFF, 0x0A84_FFFF]

  /// From where on hue alone parts what is equally light, in OKLab: red and the middle grey are 0.26 apart, white
  /// and yellow 0.21, which nobody reads (choice).
  private static let hueThatParts = 0.25
}

extension Evidence {
  /// Blames the younger of ink and ground, and names the other; an ink that a page has left behind is to
  /// blame whatever it stands on.
  fileprivate func blame(_ ink: Int, _ ground: Int, in sighting: inout Sighting) {
    let frame = sighting.frame
    let inked = tracks[field(ofInk: ink, at: frame) ?? ink].start(ofValueAt: frame) ?? .min
    let ofInk = source(of: ink, at: frame)?.line
    guard let ground = groundLine(ground, at: frame) else { return }
    if ground.frame > inked, !isLeftBehind(ink, at: frame) {
      sighting.slots.swapAt(0, 1)
      sighting.culprit = ground.line
      sighting.beside = ofInk.map { ("the text's colour comes from", $0) }
    } else {
      sighting.culprit = ofInk
      sighting.beside = ("the ground comes from", ground.line)
    }
  }

  /// Whether the status bar's text has its colour from a line of a page that is not on top any more.
  private func isLeftBehind(_ ink: Int, at frame: Int) -> Bool {
    guard trace.elements[trace.slots[ink].element].name == "statusBar",
      let page = tracks[ink].writer(at: frame).map({ trace.page(ofCause: $0.cause) })
    else { return false }
    return !page.isEmpty && page != top(at: frame)
  }

  /// The line from which a ground has its colour, and since when it is seen.
  private func groundLine(_ ground: Int, at frame: Int) -> (frame: Int, line: String)? {
    if let came = tracks[ground].start(ofValueAt: frame),
      let culprit = culprit(at: came, of: ground).first,
      let line = lastCause(of: culprit, at: frame), line.contains("(")
    {
      return (came, line)
    }
    // What code has written is on its way to its colour for a while.
    return showsRealBackground(at: frame) ? writerOfLook(at: frame) : nil
  }

  /// Whether a button is in the colour of labels, which nobody has given the bar: it stands on glass then,
  /// which turns with what lies under it.
  fileprivate func standsOnGlass(_ element: String, _ color: TraceValue, at frame: Int) -> Bool {
    guard ["left.", "right.", "back."].contains(where: element.hasPrefix),
      let own = value("bar", "tintColor", at: frame),
      let shown = value("bar.content", "tintColor", at: frame), shown == color
    else { return false }
    return shown != own && [0x0000_00FF, 0xFFFF_FFFF].contains(shown.packedColor)
  }

  /// The page on top where its own colour is seen through a bar that paints nothing.
  fileprivate func pageBelow(_ seen: TraceValue, at frame: Int) -> String? {
    guard paints(at: frame).isEmpty, let top = top(at: frame),
      value("page." + top, "backgroundColor", at: frame) == seen
    else { return nil }
    return top
  }

  /// A text and the point of the eye at which it lies; nil on a card, where the eye does not look.
  struct Text {
    let element: String
    let point: String?
    let name: String
  }

  /// The texts that are seen at the top of the screen in a frame.
  fileprivate func texts(at frame: Int) -> [Text] {
    var found: [Text] = []
    if isSeen("statusBar", at: frame), !isStatusBarLeftToUIKit(at: frame), !sinksBack(at: frame) {
      found.append(Text(element: "statusBar", point: "status", name: "the status bar's text"))
    }
    let isCard = isCard(at: frame)
    guard let top = top(at: frame), showsContent(at: frame), !showsOwnBar(of: top, at: frame),
      !isUnderPresented(at: frame)
    else { return found }
    let title = word(top + ".item", "title", at: frame) ?? ""
    if !title.isEmpty, isSeen("title." + top, at: frame),
      number("title." + top, "width", at: frame) ?? 0 > 0
    {
      found.append(
        Text(element: "title." + top, point: isCard ? nil : "centre", name: "the title of \(top)"))
    }
    let large = "large-title." + top
    if isSeen(large, at: frame), number(large, "width", at: frame) ?? 0 > 0 {
      found.append(Text(element: large, point: nil, name: "the large title of \(top)"))
    }
    let label = "back.\(top).label"
    let arrow = "back.\(top).arrow"
    let hasLabel = isSeen(label, at: frame) && number(label, "width", at: frame) ?? 0 > 0
    // From iOS 13 an appearance colours the label alone: the arrow is of the bar's tint.
    let isAlike = hasLabel && value(label, "color", at: frame) == value(arrow, "color", at: frame)
    let buttons = [
      isAlike ? nil : (arrow, "left", "the back arrow"), (label, "left", "the back label"),
      ("left." + top, "left", "the left button"), ("right." + top, "right", "the right button"),
    ]
    for (element, point, name) in buttons.compactMap({ $0 })
    where isSeen(element, at: frame) && number(element, "width", at: frame) ?? 0 > 0 {
      found.append(
        Text(element: element, point: isCard ? nil : point, name: name + " of \(top)"))
    }
    return found
  }

  /// Whether UIKit gives the status bar's text the colour that can be read (documented: WWDC23 session 10055).
  func isStatusBarLeftToUIKit(at frame: Int) -> Bool {
    trace.isOfIOS(17) && word("statusBar", "style", at: frame) == "default"
  }

  /// Whether a card is there: what presents it sinks back on a phone, and the black behind it is what the status
  /// bar's text stands on (observed: flutter/flutter, kylebashour.com); the model does not move it.
  private func sinksBack(at frame: Int) -> Bool {
    guard names.presents, let screen = screenWidth(at: frame) else { return false }
    return trace.elements.indices.contains { index in
      let name = trace.elements[index].name
      return name.hasPrefix("presented.") && isPresent(index, at: frame)
        && number(name, "y", at: frame) ?? 0 > 0
        && number(name, "width", at: frame) ?? 0 >= screen
    }
  }

  /// Whether the bar is where it is in another frame: one that moves is on its way.
  fileprivate func barStands(at frame: Int, asAt other: Int) -> Bool {
    number("bar", "y", at: frame) == number("bar", "y", at: other)
  }

  private func isSeen(_ element: String, at frame: Int) -> Bool {
    isShown(element, at: frame) && opacity(ofText: element, at: frame) > 0.5
  }

  /// How opaque a text is on screen. The status bar's lies in no bar.
  fileprivate func opacity(ofText element: String, at frame: Int) -> Double {
    element == "statusBar"
      ? number(element, "alpha", at: frame) ?? 1 : opacity(of: element, at: frame)
  }

  /// Whether a bar, a stand-in or a page's colour is seen at a point, not the window behind.
  fileprivate func isPainted(_ point: String, at frame: Int) -> Bool {
    guard let window = value("window", "backgroundColor", at: frame),
      let seen = value("eye", point, at: frame)
    else { return true }
    return seen != window || showsRealBackground(at: frame) || aPagePaints(seen, at: frame)
  }

  /// Whether what is seen is the colour of a page that begins at the top of the screen, or lies on one that lets nothing
  /// through: its content.
  private func aPagePaints(_ seen: TraceValue, at frame: Int) -> Bool {
    pages(at: frame).contains { page in
      guard number("page." + page, "y", at: frame) == 0,
        let own = value("page." + page, "backgroundColor", at: frame)
      else { return false }
      let isOpaque = own.kind == .color && own.packedColor & 0xFF == 0xFF
      return own == seen || isOpaque && number("page." + page, "alpha", at: frame) == 1
    }
  }
}

extension Evidence {
  /// What would have to be said for the status bar's text to be read: who was asked has not said it, and no line of code
  /// has given the text its colour.
  fileprivate func missingAnswer(to ink: Int, on ground: TraceValue, at frame: Int) -> [String] {
    if let page = unaskedOverStatusBar(at: frame) {
      return [
        "\(page) is not asked how the status bar looks: "
          + "self modalPresentationCapturesStatusBarAppearance=yes"
      ]
    }
    let asked = events(named: ["preferredStatusBarStyle"]).last { $0.frame <= frame }
    guard source(of: ink, at: frame) == nil, let asked,
      let said = word("statusBar", "style", at: frame)
    else { return [] }
    let isDark = ground.channels.prefix(3).reduce(0, +) < 3 * 128
    let isPage = element("page." + asked.text) != nil
    // To iOS 12 the style 'default' is the dark one.
    let dark = trace.isOfIOS(13) ? "darkContent" : "default"
    let wanted =
      isPage
      ? "self preferredStatusBarStyle=\(isDark ? "lightContent" : dark)"
      : "bar barStyle=\(isDark ? "black" : "default")"
    return ["\(asked.text) is asked how the status bar looks, and says \(said): \(wanted)"]
  }

  /// The page that is presented over the whole screen and was not asked how the status bar looks, as others were since it
  /// came; nil where there is none.
  private func unaskedOverStatusBar(at frame: Int) -> String? {
    let over = trace.elements.indices.last { index in
      trace.elements[index].name.hasPrefix("presented.") && isPresent(index, at: frame)
    }
    guard let over, case let element = trace.elements[over].name,
      number(element, "x", at: frame) == 0, number(element, "y", at: frame) == 0,
      let comes = presence[over].entries.last(where: {
        $0.frame <= frame && $0.value == .flag(true)
      })
    else { return nil }
    let page = String(element.dropFirst("presented.".count))
    let asked = events(named: ["prefersStatusBarHidden", "preferredStatusBarStyle"]).filter {
      $0.frame >= comes.frame && $0.frame <= frame
    }
    guard self.element("page." + page) != nil, !asked.isEmpty else { return nil }
    return asked.contains { $0.text == page } ? nil : page
  }
}
