extension BuiltinStrategies {
  /// A navigation container of one's own, as a table that anyone can read, copy and derive from.
  static let container = """
    /// A navigation container of one's own: no shared bar, each page has a header.
    ///
    /// Family: a container of one's own.
    ///
    /// Meituan's first plan; the model is the stack of react-navigation. With header=float (its
    /// default on iOS) the headers lie over the pages and fade by the pages' progress; beside a
    /// page without a header, or one that is transparent, a header slides with its page. With
    /// header=screen the header lies in its page.
    /// Source: Meituan, "Navigation-bar transitions on iOS: solutions and best practice", 5.1.1;
    /// react-navigation (MIT), packages/stack at 73f8c29: HeaderStyleInterpolators,
    /// HeaderContainer.
    /// Restricts: nothing of UINavigationController's bar is there to be used. A page without a
    /// header says 'wants hidden=yes', one with a transparent header headerTransparent=yes.
    /// Known faults: none of the transition's. The pages' callbacks and the calls are UIKit's here: what
    /// it says of a push within a push (log-warning, stack-mismatch) is not the container's. The
    /// release of the finger is decided by UIKit's rule, not by react-navigation's (a projection
    /// of 0.3 of the velocity).
    strategy container
      option header  float screen
      property headerTransparent  no

      condition static  if from is nil
      condition static  if from.wants.hidden is yes
      condition static  if to.wants.hidden is yes
      condition static  if to.wants.headerTransparent is yes

      on install  hide bar animated=no
      on install  gesture delegate=self

      on gestureShouldBegin  if top is root    refuse
      on gestureShouldBegin  if transitioning  refuse

      on viewDidLoad  if self.wants.hidden is no if navigation is not nil  do mount

      on wants.barStyle, wants.translucent, wants.tintColor, wants.titleColor  do dress
      on wants.barTintColor, wants.backgroundImage, wants.shadowImage          do dress
      on wants.standardAppearance, wants.scrollEdgeAppearance                  do dress

      [header=float]  on viewDidLayoutSubviews  if not transitioning  do frame
      [header=screen] on viewDidLayoutSubviews                        do frame

      on frame  place self.fake frame=bar-bottom

      [header=float] on willShow  if not animated          stop
      [header=float] on willShow                           do focus with from
      [header=float] on willShow                           do focus with to
      [header=float] on willShow  if not static            do fade with to
      [header=float] on willShow  if static                do slide with to
      [header=float] on willShow  completion if cancelled  do focus with from
      [header=float] on willShow  completion if cancelled  do blur with to
      [header=float] on didShow                            do blur with from
      [header=float] on didShow                            do focus with to

      on mount                  make self.fake kind=full back=yes
      on mount                  do dress
      [header=float] on mount   add self.fake to navigation frame=bar-bottom
      [header=screen] on mount  add self.fake to self.view frame=bar-bottom

      on dress  copy self.wants to self.fake

      on focus  self.fake hidden=no x=0pt
      on focus  self.fake.bg alpha=1
      on focus  self.fake.content alpha=1

      on blur  if self is on-stack      self.fake hidden=yes
      on blur  if self is not on-stack  remove self.fake

      on fade  if isMovingToParent      do fade-forward
      on fade  if not isMovingToParent  do fade-back

      on fade-forward                              to.fake.bg alpha=0
      on fade-forward                              to.fake.content alpha=0
      on fade-forward  alongside                   to.fake.bg alpha=1
      on fade-forward  alongside                   to.fake.content alpha=1
      on fade-forward  alongside                   from.fake.content alpha=0
      on fade-forward  alongside within 90%..100%  from.fake.bg alpha=0

      on fade-back                            to.fake.bg alpha=0
      on fade-back                            to.fake.content alpha=0
      on fade-back  alongside within 0%..10%  to.fake.bg alpha=1
      on fade-back  alongside                 to.fake.content alpha=1
      on fade-back  alongside                 from.fake.content alpha=0
      on fade-back  alongside                 from.fake.bg alpha=0

      on slide                           save self.view.width as right
      on slide                           save 0pt minus self.view.width as left
      on slide  if isMovingToParent      do slide-forward
      on slide  if not isMovingToParent  do slide-back

      on slide-forward             to.fake x=right
      on slide-forward  alongside  to.fake x=0pt
      on slide-forward  alongside  from.fake x=left

      on slide-back             to.fake x=left
      on slide-back  alongside  to.fake x=0pt
      on slide-back  alongside  from.fake x=right

    """
}
