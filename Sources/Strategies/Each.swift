extension BuiltinStrategies {
  /// EachNavigationBar, as a table that anyone can read, copy and derive from.
  static let each = """
    /// EachNavigationBar (Pircate, MIT, commit f993c18): a whole bar in every page.
    ///
    /// Family: pages' own bars.
    ///
    /// The real bar is empty and lies behind the pages. Each page has a bar with an item of its
    /// own, so that title and buttons travel with the page, and nothing is left to do in a
    /// transition.
    /// Source: the project's sources at that commit.
    /// Restricts: a page styles its own bar (navigation.bar, navigation.item); here that is what
    /// it wants, and what its item says.
    /// Known faults: the settings of large titles are those of the real bar and change when a
    /// page is about to appear. Bars with more height, their change log, and the back button that
    /// says "Back" beyond a third of the width are not told here.
    strategy each
      condition to-lift  if self.wants.hidden is yes if self.lifted is nil if navigation is not nil

      on install  bar tintColor=clear
      on install  bar backIndicatorImage=empty backIndicatorTransitionMaskImage=empty
      on install  hide bar.bg by=image
      on install  hide bar.bg.shadow by=image
      on install  bar behind=yes

      on viewDidLoad  if navigation is nil  stop
      on viewDidLoad                        bar behind=yes
      on viewDidLoad                        make self.fake kind=full back=yes
      on viewDidLoad                        do dress
      on viewDidLoad                        add self.fake to self.view frame=bar-bottom

      on wants.barStyle, wants.translucent, wants.tintColor      do dress
      on wants.titleColor, wants.barTintColor, wants.bgAlpha     do dress
      on wants.backgroundImage, wants.shadowImage, wants.hidden  do dress
      on wants.standardAppearance, wants.scrollEdgeAppearance    do dress

      on viewWillAppear  if self.wants.barStyle is not nil  bar barStyle=self.wants.barStyle

      [ios>=11] on viewWillAppear  bar prefersLargeTitles=self.wants.largeTitle

      on viewWillAppear  bar hidden=self.wants.hidden
      on viewWillAppear  front self.fake

      [ios>=11] on viewDidLayoutSubviews  if to-lift  do lift

      on navigation.viewDidLayoutSubviews  if top is not nil  place top.fake frame=bar-bottom

      on dress  copy self.wants to self.fake
      on dress  self.fake.bg alpha=self.wants.bgAlpha
      on dress  self.fake hidden=self.wants.hidden

      [ios>=11] on lift  save yes as self.lifted
      [ios>=11] on lift  save 0pt minus self.view.safeAreaTop as self.up
      [ios>=11] on lift  self additionalSafeAreaTop=self.up

    """
}
