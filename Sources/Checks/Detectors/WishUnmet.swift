import NavSimTrace
import NavSimVocabulary

extension Detector {
  /// A wish of the top page that the bar does not show.
  static let unmetWish = Detector(
    "NAV024", "unmet-wish", "at rest the bar does not show what the top page wants",
    manual: """
      Looks at each rest, at what the top page says it wants (wants NAME=VALUE), and at the bar as
      it is seen there: the opacity of the background, its colour or image, the colour of buttons
      and of the title, the large title, the toolbar. A wish that any bar of the page shows is
      met, however it came there, and a barTintColor where the bar is clear and what lies below
      has that colour; where nothing can show it, as the tint of a bar without buttons or under
      something presented, which greys it, or a barTintColor below an image that the page wants
      too, nothing is said. A look that is another page's is told by style-leak alone, and the
      wishes hidden, shadowHidden and statusBarStyle by hidden-mismatch, shadow and status-bar. A
      wish that no line of the cell reads is no finding: it was not applied, which is told of the
      cell.
      'of' takes the page: no unmet-wish of page.B.
      """
  ) { evidence, _ in
    let leaks = Detector.styleLeak.findings(in: evidence)
    return evidence.rests.flatMap { rest -> [Sighting] in
      guard let top = evidence.top(at: rest.frame) else { return [] }
      let isGrey = evidence.isUnderPresented(at: rest.frame)
      return wishesOfBars.compactMap { wish -> Sighting? in
        guard !(isGrey && wish == .tintColor),
          let wanted = evidence.wish(top, wish.name, at: rest.frame),
          evidence.seen(wish.name, wanted, of: top, at: rest.frame, [:]) == .no
            || evidence.showsAnotherImage(wish, than: wanted, of: top, at: rest.frame)
            || evidence.paintsNothing(of: wish, wanted, on: top, at: rest.frame),
          !leaks.contains(where: { $0.frame == rest.first && $0.message.contains(wish.name) }),
          !leaks.contains(where: {
            $0.frame == rest.first && $0.subject == "eye.centre" && wish.isOfBackground
          })
        else { return nil }
        let slots = evidence.slots(showing: wish, of: top, at: rest.frame)
        var sighting = Sighting(
          "page." + top, at: rest.first, lasting: rest.lasting,
          "\(top) is on top and wants \(wish.name)=\(evidence.text(of: wanted)), and it is not seen",
          slots: slots, shown: [rest.frame])
        // A bar that is away shows no colour: what took it away is to blame.
        if wish.isOfBackground, !evidence.showsOwnBar(of: top, at: rest.frame) {
          sighting.blamed = evidence.missingBar(at: rest.frame)?.slots ?? []
        }
        return sighting.found(wish.name)
      }
    }
  }

  /// The wishes that a bar shows and no other detector tells of.
  static let wishesOfBars = Thing.wants.properties.filter {
    ![.hidden, .shadowHidden, .statusBarStyle].contains($0)
  }
}

extension Property {
  fileprivate var isOfBackground: Bool {
    [.barTintColor, .backgroundImage, .bgAlpha].contains(self)
  }
}

extension Evidence {
  /// Whether the bar paints an image of another name than the page wants.
  fileprivate func showsAnotherImage(
    _ wish: Property, than wanted: TraceValue, of page: String, at frame: Int
  ) -> Bool {
    guard wish == .backgroundImage, isShown("bar.bg.image", at: frame),
      showsRealBackground(at: frame), !showsOwnBar(of: page, at: frame),
      let image = value("bar", wish.name, at: frame), image.kind == wanted.kind,
      image.kind != .color
    else { return false }
    return image != wanted
  }

  /// Whether a colour is wanted and the bar is clear, without a word that it should be, and what
  /// lies below has another colour.
  fileprivate func paintsNothing(
    of wish: Property, _ wanted: TraceValue, on page: String, at frame: Int
  ) -> Bool {
    guard wish == .barTintColor, wanted.kind == .color, wanted.packedColor & 0xFF > 127,
      showsRealBar(at: frame), !showsOwnBar(of: page, at: frame), paints(at: frame).isEmpty,
      !looksAlike(wanted, at: frame), !wantsImage(page, at: frame)
    else { return false }
    return (wantedOpacity(page, at: frame) ?? 1) > 0.5
  }

  /// The opacity that a page wants for the background, or nil.
  private func wantedOpacity(_ page: String, at frame: Int) -> Double? {
    wish(page, "bgAlpha", at: frame)?.number
  }

  /// Which layer's opacity code has set: that of the background, or of a part of it.
  private func opacityLayer(at frame: Int) -> String {
    let layers = ["bar.bg", "bar.bg.effect", "bar.bg.image", "bar.bg.custom"]
    return layers.first { layer in
      slot(layer, "alpha").flatMap { lastCause(of: $0, at: frame) }?.contains("(") ?? false
    } ?? layers[0]
  }

  /// What shows a wish: the property of the bar and the colour that the eye sees.
  fileprivate func slots(showing wish: Property, of page: String, at frame: Int) -> [Int] {
    let shown: [(String, String)] =
      switch wish {
      case .bgAlpha: [(opacityLayer(at: frame), "alpha"), ("eye", "centre")]
      case .tintColor: [("bar.content", "tintColor"), ("bar", wish.name)]
      case .titleColor: [("title." + page, "color"), ("bar", wish.name)]
      case .largeTitle: [("bar", "prefersLargeTitles"), ("bar", "height")]
      case .toolbarHidden: [("toolbar", "hidden"), ("navigation", wish.name)]
      default: [("eye", "centre"), ("bar", wish.name)]
      }
    return shown.compactMap { slot($0.0, $0.1) }
  }
}
