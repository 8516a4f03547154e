extension BuiltinStrategies {
  /// CFYNavigationBarTransition, as a table that anyone can read, copy and derive from.
  static let cfy = """
    /// CFYNavigationBarTransition 1.3.2 (CaffreySun, MIT, commit 1fb6ed1): a view in every page.
    ///
    /// Family: pages' own bars.
    ///
    /// The real bar's background is an empty image for good. Each page carries a plain view in
    /// its place, with a colour, an image and a line below it, so that a transition and its
    /// cancel need nothing. Title and buttons stay in the real bar.
    /// Source: the project's sources and README at that commit.
    /// Restricts: translucent stays yes; the feature is opened for each controller (here it
    /// always is); a page hides the bar by the system's call.
    /// Known faults: with translucent=no the real bar is white over the page's view; a pushed
    /// page takes the colour, image and line of the page below, also over its own, if it has set
    /// them before the push; one that is pushed again keeps what it showed, whatever it has been
    /// given. That viewDidDisappear is always told to be animated, and the second layout of a root
    /// page without top edge, are not told here.
    strategy cfy
      property cfy_setNavigationBarBackgroundColor  white as barTintColor
      property cfy_setNavigationBarBackgroundImage  as backgroundImage
      property cfy_setNavigationBarAlpha            as bgAlpha
      property cfy_setNavigationBarShadowImage      #0000004D as shadowImage
      fields look  backgroundImage shadowImage
      condition may-slide     if animated if self.appeared is yes
      condition has-no-alpha  if to.wants.cfy_setNavigationBarAlpha is nil

      on install  hide bar.bg by=image
      on install  hide bar.bg.shadow by=image

      on push.pre  if from is not nil  do inherit

      on inherit                   to.wants barTintColor=from.wants.barTintColor
      on inherit                   to.wants backgroundImage=from.wants.backgroundImage
      on inherit                   to.wants shadowImage=from.wants.shadowImage
      on inherit  if has-no-alpha  to.wants bgAlpha=from.wants.bgAlpha

      on viewDidLoad  if navigation is nil  stop
      on viewDidLoad                        make self.fake kind=view
      on viewDidLoad                        do dress
      on viewDidLoad                        add self.fake to self.view frame=extend-to-top
      on viewDidLoad                        self.fake hidden=navigation.navigationBarHidden

      on wants.barTintColor, wants.backgroundImage, wants.shadowImage, wants.bgAlpha  do redress

      on viewWillLayoutSubviews  if self.fake is not nil  do frame

      on viewDidAppear     save yes as self.appeared
      on viewDidDisappear  forget self.appeared

      on setNavigationBarHidden.pre  if top is nil  stop
      on setNavigationBarHidden.pre                 do turn with top

      on turn  if navigation.navigationBarHidden is yes  self.fake hidden=no
      on turn  if navigation.navigationBarHidden is no   do leave

      on redress  if self is on-stack  do dress

      on dress  self.fake color=self.wants.barTintColor
      on dress  copy self.wants to self.fake fields=look
      on dress  self.fake alpha=self.wants.bgAlpha

      on frame                                           self.view clipsToBounds=no
      on frame                                           front self.fake
      on frame  if navigation.navigationBarHidden is no  place self.fake frame=extend-to-top

      on leave  if not may-slide  self.fake hidden=yes
      on leave  if may-slide      do slide

      on slide               save self.fake.y minus self.fake.height as self.away
      on slide  over 200ms   self.fake y=self.away
      on slide  after 200ms  do vanish

      on vanish  if navigation.navigationBarHidden is yes  self.fake hidden=yes

    """
}
