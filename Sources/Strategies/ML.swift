extension BuiltinStrategies {
  /// MLNavigationBarTransition, as a table that anyone can read, copy and derive from.
  static let ml = """
    /// MLNavigationBarTransition (molon, MIT, commit 840c607): two replicas of the real bar.
    ///
    /// Family: stand-ins.
    ///
    /// The bar is replicated when UIKit starts a transition, and again when its animator begins;
    /// between the two the next page has appeared. Where the replicas look different both lie in
    /// the private views that move with the pages, and the real background is hidden with its
    /// setter locked; where they look alike UIKit is left alone. No page's style is remembered.
    /// With them, or under a bar that is not opaque, the shadow at the page's edge begins at the top.
    /// The pictures that the library lays over the back label and fades are said as a tint of the
    /// button's own, which goes over into the bar's with the transition.
    /// Source: the project's sources at that commit and its README.
    /// Restricts: a page states its style whenever it appears; the bar is never hidden, its
    /// background gets alpha 0 instead; translucent stays yes.
    /// Known faults: a style that is set in viewDidLoad alone stays after a pop and after a
    /// cancelled one; translucent, tint and title are not compared; appearance objects are in no
    /// replica. Not told: taps through a bar without background.
    strategy ml
      fields replica   barStyle translucent barTintColor backgroundImage compactBackgroundImage \
    shadowImage tintColor bgAlpha
      fields compared  barStyle barTintColor backgroundImage compactBackgroundImage shadowImage \
    bgAlpha
      same from.fake and to.fake fields=compared image=pixels

      on transition.start.pre  if animated            do replicate with from
      on transition.start.pre  if animated            bar.content.back tintColor=bar.tintColor
      on transition.start.pre  if animated alongside  bar.content.back tintColor=nil

      on transition.animate.pre               do replicate with to
      on transition.animate.pre  if not same  do cover
      on transition.animate.pre  if same      do drop

      on transition.animate  if to.fake is not nil                  do stretch
      on transition.animate  if to.fake is nil if bar.bg.alpha < 1  do stretch

      on transition.animationEnded  if to.fake is not nil  do uncover
      on transition.animationEnded                         do drop

      on replicate  make self.fake kind=bar item=empty
      on replicate  copy bar to self.fake fields=replica

      on cover  hide bar.bg by=locked
      on cover  add from.fake to container frame=bar-in-container
      on cover  add to.fake to container frame=bar-in-container

      on stretch  place from.edgeShadow frame=extend-to-top
      on stretch  place to.edgeShadow frame=extend-to-top

      on uncover  save bar.bg.alpha as opacity
      on uncover  show bar.bg
      on uncover  restore opacity

      on drop  remove from.fake
      on drop  remove to.fake

    """
}
