import NavSimNavigation

/// What the bar paints, and what a change of its style does.
extension ProfileFlip {
  static let style: [ProfileFlip] = parts + looks + atStart + alongside

  private static let parts: [ProfileFlip] = [
    .init("model/scroll-edge", "bar.hasEdgeCopy", "bar.bg.edge.alpha") {
      $0.bar.hasEdgeCopy = false
    },
    .init("model/reinserted-background", "bar.reinsertsBackground", "bar.bg.alpha = 1") {
      $0.bar.reinsertsBackground = false
    },
    .init("model/reinserted-background", "bar.reinsertsBackground on 17", "bar.bg.alpha = 0") {
      $0.bar.reinsertsBackground = true
    },
    .init(
      "model/button-looks", "bar.appearanceOwnsBackIndicator",
      "back.B.arrow.backIndicatorImage = nil"
    ) {
      $0.bar.appearanceOwnsBackIndicator = false
    },
    .init("model/glass", "bar.isGlass", "eye.centre = #000000") { $0.bar.isGlass = false },
    .init("model/edge-effect", "bar.edgeEffect", "eye.centre = #999999") { $0.bar.edgeEffect = 0 },
    .init("model/translucent-in-a-block", "bar.opensInAnimation", "eye.centre = blue") {
      $0.bar.opensInAnimation = true
    },
    .init("model/translucent-in-a-block", "bar.opensInAnimation on 11", "eye.centre = #0000D9") {
      $0.bar.opensInAnimation = false
    },
    .init("model/material", "bar.alphaLosesBlur", "eye.centre = #636363") {
      $0.bar.alphaLosesBlur = false
    },
    .init("model/material", "bar.blurSigma", "eye.centre = #D6D6D6") { $0.bar.blurSigma = 0 },
    .init("model/material", "bar.blurSaturation", "eye.centre = #D2DFEC") {
      $0.bar.blurSaturation = 0
    },
    .init("model/own-bars-on-11", "bar.ownBarsAreShort", "B.fake.height = 44") {
      $0.bar.ownBarsAreShort = false
    },
  ]

  private static let looks: [ProfileFlip] = [
    .init("model/background-color", "bar.tintHidesBarColor", "eye.centre = #26FF26") {
      $0.bar.tintHidesBarColor = false
    },
    .init("model/background-color", "blurTintAlpha", "eye.centre = #26FF26") {
      $0.blurTintAlpha = 1
    },
    .init(
      "model/titles-under-an-appearance", "bar.appearanceReplacesTitle",
      "large-title.List.color = black"
    ) {
      $0.bar.appearanceReplacesTitle = false
    },
    .init("model/old-and-new-api", "bar.backgroundPartsCoexist", "eye.centre = #7C7CFC") {
      $0.bar.backgroundPartsCoexist = false
    },
    .init("model/old-and-new-api", "hasAppearance", "eye.centre = #00FF00") {
      $0.hasAppearance = false
    },
    .init("model/dark-bar", "bar.darkHairlineAlpha", "eye.hairline = #2626FF") {
      $0.bar.darkHairlineAlpha = 0.5
    },
    .init("model/linked-sdk", "bar.transparentEdgeSDK", "eye.centre = #FF0000") {
      $0.bar.transparentEdgeSDK = 14
    },
    .init("model/edge-of-another-scroll-view", "bar.edgeNeedsFirstSubview", "eye.left = white") {
      $0.bar.edgeNeedsFirstSubview = false
    },
    .init("model/scroll-edge", "bar.scrollEdgeRamp", "eye.centre = #8040BF") {
      $0.bar.scrollEdgeRamp = 20
    },
    .init("model/scroll-edge-window", "bar.scrollEdgeFrom", "bar.bg.edge.alpha = 0.232") {
      $0.bar.scrollEdgeFrom = 0.5
    },
    .init("model/scroll-edge-window", "bar.scrollEdgeUntil", "bar.bg.edge.alpha = 0.807") {
      $0.bar.scrollEdgeUntil = 0.5
    },
    .init("model/scroll-edge", "scrollEdgeAppliesToAll", "eye.centre = #FF0000") {
      $0.scrollEdgeAppliesToAll = true
    },
    .init("model/proxy", "bar.proxyOverwrites", "A.fake.color = #0000FF") {
      $0.bar.proxyOverwrites = false
    },
    .init("model/proxy", "bar.oldSetterDropsProxy", "bar.standardAppearance = nil") {
      $0.bar.oldSetterDropsProxy = false
    },
    .init("model/proxy-and-tint", "bar.tintDropsProxy", "bar.standardAppearance = Steel") {
      $0.bar.tintDropsProxy = true
    },
    .init("model/translucent-images", "translucentImageOpacity", "eye.centre = #FF0F0F") {
      $0.translucentImageOpacity = 0.5
    },
    .init("model/item-appearance", "bar.itemAppearanceAtStart", "eye.centre = #74008B") {
      $0.bar.itemAppearanceAtStart = .jumps
    },
    .init("model/moving-bar-look", "bar.movingBarKeepsLook", "bar.bg.x") {
      $0.bar.movingBarKeepsLook = false
    },
    .init("model/transparent-neighbour", "bar.transparentNeighbour", "bar.bg.x = -204.3") {
      $0.bar.transparentNeighbour = .crossFade
    },
  ]

  private static let atStart: [ProfileFlip] = [
    flipAtStart("bar.barTintColorAtStart", "bar.bg.image.color = #74008B") {
      $0.bar.barTintColorAtStart = .jumps
    },
    flipAtStart("bar.barTintColorAtStart animates", "bar.bg.image.color = #FF0000") {
      $0.bar.barTintColorAtStart = .animates
    },
    flipAtStart("bar.translucentAtStart", "bar.bg.effect.color = #F7F7F7CC") {
      $0.bar.translucentAtStart = .jumps
    },
    flipAtStart("bar.imageAtStart", "bar.bg.image.color = #0000FF") {
      $0.bar.imageAtStart = .crossFades
    },
    flipAtStart("bar.tintColorAtStart", "bar.content.tintColor") {
      $0.bar.tintColorAtStart = .animates
    },
    flipAtStart("bar.titleColorAtStart", "title.B.color") {
      $0.bar.titleColorAtStart = .animates
    },
    flipAtStart("bar.barStyleAtStart", "bar.bg.image.color = #000000") {
      $0.bar.barStyleAtStart = .crossFades
    },
    flipAtStart("bar.appearanceAtStart", "bar.bg.image.color = #74008B") {
      $0.bar.appearanceAtStart = .jumps
    },
    flipAtStart("bar.appearanceAtStart on 26", "bar.bg.image.color = #0000FF") {
      $0.bar.appearanceAtStart = .crossFades
    },
  ]

  private static let alongside: [ProfileFlip] = [
    flipAlongside("barTintColorChange", "bar.bg.image.color = #FF0000") {
      $0.barTintColorChange = .animates
    },
    flipAlongside("translucentChange", "bar.bg.effect.color = #F7F7F7CC") {
      $0.translucentChange = .jumps
    },
    flipAlongside("imageChange", "bar.bg.image.color = #0000FF") { $0.imageChange = .crossFades },
    flipAlongside("tintColorChange", "bar.content.tintColor") { $0.tintColorChange = .jumps },
    flipAlongside("bar.titleColorAlongside", "title.B.color") {
      $0.bar.titleColorAlongside = .animates
    },
    flipAlongside("bar.barStyleAlongside", "bar.bg.image.color = #000000") {
      $0.bar.barStyleAlongside = .animates
    },
    flipAlongside("bar.appearanceAlongside", "bar.bg.image.color = #74008B") {
      $0.bar.appearanceAlongside = .jumps
    },
  ]

  private static func flipAtStart(
    _ name: String, _ claim: String, _ change: @escaping @Sendable (inout IOSProfile) -> Void
  ) -> ProfileFlip {
    ProfileFlip("model/style-change-at-start", name, claim, change)
  }

  private static func flipAlongside(
    _ name: String, _ claim: String, _ change: @escaping @Sendable (inout IOSProfile) -> Void
  ) -> ProfileFlip {
    ProfileFlip("model/style-change-alongside", name, claim, change)
  }
}
