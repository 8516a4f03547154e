extension BuiltinStrategies {
  /// ETNavBarTransparent, as a table that anyone can read, copy and derive from.
  static let et2019 = """
    /// ETNavBarTransparent (EnderTan, MIT, commit 870ac82): the article's library two years later.
    ///
    /// Family: interpolation.
    ///
    /// What it writes, and where, is as in the article; what it hears of is more: pops to a page
    /// and to the root, and from iOS 13 every pop by code. The status bar's style is asked of the
    /// top page. Every step of the finger registers one more handler of its leaving, which changes
    /// nothing but is there. Below iOS 10 a bar with an image fades its material too.
    /// Source: the project's source at that commit.
    /// Option release-handler: as in et-2017.
    /// Restricts: a page sets navBarBgAlpha and navBarTintColor in viewDidLoad or while it scrolls.
    /// Known faults: pushes and pops by code jump; setViewControllers is not covered; a setter
    /// writes the bar although its page is not on top. In the steps the library takes 0 and pure
    /// blue for a page that is missing; no transition here lacks one.
    strategy et-2019 like et-2017
      condition by-button        if navigation.stack is navigation.items
      condition whole            if bar.translucent is no
      [ios>=10] condition whole  if bar.backgroundImage is not nil

      on install                   navigation statusBarStyleFrom=top
      on popTo.pre, popToRoot.pre  do wear with to

      [ios>=13] on pop.pre  if to is nil                   stop
      [ios>=13] on pop.pre  if gesture.state is not began  do wear with to

      on shouldPop                                                 no super
      on shouldPop            if interactive                       do hear-release
      [ios>=13] on shouldPop  if not interactive                   do wear with to
      [ios<13] on shouldPop   if not interactive if not by-button  do wear with to
      [ios<13] on shouldPop   if not interactive if by-button      pop to below

      on willShow    no super
      on update.pre  do hear-release

    """
}
