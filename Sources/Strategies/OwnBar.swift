extension BuiltinStrategies {
  /// Pages that draw a bar of their own, as a table that anyone can read, copy and derive from.
  static let ownBar = """
    /// The system's bar is hidden for good, and each page draws one of its own.
    ///
    /// Family: pages' own bars.
    ///
    /// What an app does without a library: a bar view in every page, the real one hidden when a
    /// page is about to appear. The bars move with their pages.
    /// Source: EnderTan, "Smooth showing and hiding of the navigation bar: the profile page (1)",
    /// which compares apps that do so.
    /// Restricts: with the bar the system's pop gesture goes, unless code is its delegate and
    /// refuses what the system would refuse: delegate=own, which is the default; delegate=system
    /// leaves it. A page adds the room of its bar to its own safe area (additionalSafeAreaTop).
    /// Known faults: with delegate=system no page can be swiped back.
    strategy own-bar
      option delegate  own system

      [delegate=own] on install                               gesture delegate=self
      [delegate=own] on gestureShouldBegin  if top is root    refuse
      [delegate=own] on gestureShouldBegin  if transitioning  refuse

      on viewDidLoad  make self.fake kind=full back=yes
      on viewDidLoad  do dress
      on viewDidLoad  add self.fake to self.view frame=bar-bottom

      on wants.barStyle, wants.translucent, wants.tintColor      do dress
      on wants.titleColor, wants.barTintColor, wants.bgAlpha     do dress
      on wants.backgroundImage, wants.shadowImage, wants.hidden  do dress
      on wants.standardAppearance, wants.scrollEdgeAppearance    do dress

      on viewWillAppear          hide bar animated=callback
      on viewWillLayoutSubviews  place self.fake frame=bar-bottom

      on dress  copy self.wants to self.fake
      on dress  self.fake.bg alpha=self.wants.bgAlpha
      on dress  self.fake hidden=self.wants.hidden

    """
}
