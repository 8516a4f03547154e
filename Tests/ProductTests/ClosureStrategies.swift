import NavSim

/// Built-in tables, written as closures line by line.
enum ClosureStrategies {
  /// `navsim explain meituan --table`.
  static let meituan = SwiftStrategy("meituan-in-swift") { s in
    let style: [Property] = [.barStyle, .barTintColor, .backgroundImage, .shadowImage]
    func cover(_ c: StrategyContext, _ page: Page?) {
      guard let page else { return }
      c.makeFake(.bar, for: page)
      c.copy(.bar, to: .fake(page), fields: style)
      c.addFake(of: page, to: .view(page), frame: .bg)
      c.hide(.barBackground, by: .alpha)
    }
    s.on(.push, at: .pre) { c in if c.isAnimated { cover(c, c.from) } }
    s.on(.pop, .popTo, .popToRoot, at: .pre) { c in
      if c.isAnimated { cover(c, c.from) }
      if c.hasFake(c.to) { c.copy(.fake(c.to), to: .bar, fields: style) }
    }
    s.on(.viewWillLayoutSubviews) { c in
      if c.page == c.to, !c.hasFake(c.page) { cover(c, c.page) }
      if c.hasFake(c.page) { c.placeFake(of: c.page, frame: .bg) }
    }
    s.on(.viewDidAppear) { c in
      if c.hasFake(c.page) { c.copy(.fake(c.page), to: .bar, fields: style) }
      c.removeFake(of: c.page)
      c.show(.barBackground)
    }
  }

  /// `navsim explain et-2017 --table`.
  static let et2017 = SwiftStrategy("et-in-swift") { s in
    let tint = s.property("etTint", Color(0, Double(0x7A) / 255, 1), as: .tintColor)
    let opacity = s.property("etAlpha", 1, range: 0...1, as: .bgAlpha)
    s.option("hears-release", "on", "off")

    func isWhole(_ c: StrategyContext) -> Bool {
      c[.bar, .translucent] == false || !c[.bar, .backgroundImage].isNil
    }
    func fade(_ c: StrategyContext, _ page: Page?) {
      guard let page else { return }
      let alpha = c[opacity, of: page]
      c.set(.barShadow, .alpha, to: alpha)
      c.set(.barShadow, .hidden, to: .flag(alpha == 0))
      c.set(isWhole(c) ? .barBackground : .barEffect, .alpha, to: alpha)
    }
    func wear(_ c: StrategyContext, _ page: Page?) {
      guard let page else { return }
      fade(c, page)
      c.set(.bar, .tintColor, to: c[tint, of: page])
    }
    s.onWish(opacity) { c in fade(c, c.page) }
    s.onWish(tint) { c in c.set(.bar, .tintColor, to: c[tint, of: c.page]) }
    s.on(.shouldPush) { c in wear(c, c.to) }
    s.on(.shouldPop) { c in
      if !c.isInteractive { wear(c, c.to) }
      let isByButton = c[.navigation, .stack] == c[.navigation, .items]
      if !c.isInteractive, isByButton { c.pop() }
    }
    s.on(.update, at: .pre) { c in
      c.mapProgress(onto: .bar, .tintColor, from: c[tint, of: c.from], to: c[tint, of: c.to])
      let alphas = (c[.wants(c.from), .bgAlpha], c[.wants(c.to), .bgAlpha])
      c.mapProgress(onto: .barShadow, .alpha, from: alphas.0, to: alphas.1)
      c.set(.barShadow, .hidden, to: false)
      c.mapProgress(
        onto: isWhole(c) ? .barBackground : .barEffect, .alpha, from: alphas.0, to: alphas.1)
    }
    s.on(.willShow) { c in
      guard c.option("hears-release") == "on", c.isAnimated else { return }
      c.interactionChange { c in
        c.over(.rest) { wear(c, c.isCancelled ? c.from : c.to) }
      }
    }
  }
}
