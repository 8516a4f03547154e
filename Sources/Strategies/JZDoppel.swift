extension BuiltinStrategies {
  /// JZNavigationExtension in its other style, as a table that anyone can read and derive from.
  static let jzDoppel = """
    /// JZNavigationExtension 2 (JazysYu, MIT, commit e5bbc64), its style Doppelganger: pictures.
    ///
    /// Family: stand-ins.
    ///
    /// Before a transition the bar's strip of the window is laid on the page that leaves, as it was
    /// last on screen; the real bar gets the next page's look at once; one turn of the main queue
    /// later the strip is drawn again and laid on the page that comes, and the real bar becomes
    /// transparent with its title and buttons, which are in the pictures. A bar that is not
    /// translucent, or a transition without animation, gets the style System.
    /// Source: the project's sources at that commit.
    /// Restricts: as jz-system.
    /// Known faults: between the two pictures the real bar has the next page's look already; what
    /// changes during the transition is in no picture.
    strategy jz-doppel like jz-system
      condition pictured  if animated if transitioning if bar.translucent is yes

      on willShow                                           no super
      on willShow  if not pictured                          do cross-fade
      on willShow  if not pictured                          stop
      on willShow  if navigation.navigationBarHidden is no  do snapshot with from
      on willShow                                           do hide-or-show with to
      on willShow                                           do tint with to
      on willShow                                           do fade with to
      on willShow  next-turn if transitioning               do vanish
      on willShow  completion                               do uncover
      on willShow  if interactive                           do hear-end
      on willShow  completion if cancelled                  do settle with from

      on vanish  if navigation.navigationBarHidden is no  do picture with to
      on vanish                                           bar alpha=0

      on snapshot  make self.fake kind=snapshot
      on snapshot  add self.fake to self.view frame=bar-bottom

      on picture  make self.fake kind=picture
      on picture  add self.fake to self.view frame=bar-bottom

      on uncover  bar alpha=1
      on uncover  remove from.fake
      on uncover  remove to.fake

    """
}
