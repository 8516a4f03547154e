extension Examples {
  /// One text with every construct of the language.
  static let kitchen = """
    navsim 1
    /// Everything that can be written.
    device iphone-8
    ios    15
    option horizon=20s
    option animation-speed=0.5
    image      Red    #FF0000
    appearance White  opaque backgroundColor=white titleColor=black shadowColor=nil
    appearance Clear  transparent backgroundImage=Red

    page A "First"
      wants      barTintColor=red tintColor=#00FF0080 hidden=no bgAlpha=50%
      wants      fade=0.5 backgroundImage=Red shadowImage=empty standardAppearance=opaque
      self       title="Own"
      item       title="Item \\"quoted\\""
      view       backgroundColor=white clipsToBounds=yes
      scrollView contentHeight=2000pt contentOffset=-20.5pt delegate=self
      kept
      on viewDidLoad         bar barTintColor=green backgroundImage=red shadowImage=nil
      on viewWillAppear.pre  save bar.barTintColor as old
      on viewWillAppear      if animated if not interactive  copy wants to bar
      on viewWillAppear      alongside                       bar tintColor=self.wants.tintColor
      on viewWillAppear      interaction-change if cancelled over rest  bar alpha=1
      on viewWillAppear      completion if not cancelled     layout bar
      on viewWillAppear      next-turn animations-off once   invalidate self.view
      on viewWillAppear      after 300ms over 200ms ease-in  bar alpha=0.5 y=20pt
      on viewWillDisappear   restore old
      on viewDidDisappear    forget old
      on viewDidAppear       do greet with self
      on greet               if self is not on-stack  stop
      on greet               if bar.backgroundImage is nil  navigation navigationBarHidden=yes
      on viewDidAppear       transaction 200ms  hide bar animated=yes
      on viewDidAppear       do viewDidLoad of self
      on viewDidAppear       do viewWillDisappear of super animated=no
      on viewWillLayoutSubviews  no super

    page B like A "Second"
      [bug] on viewWillAppear  hide bar animated=no
      [fix] on viewWillAppear  hide bar animated=callback
      on viewDidAppear.pre     once  push C animated=no
      on viewWillDisappear     save self.view.y minus bar.height as gap
      on viewDidDisappear      self.view y=gap
    page C
    page D

    navigation Base
      bar       barStyle=black translucent=no
      gesture   enabled=yes region=full
      container backgroundColor=white
      on willShow  if to.wants.hidden is yes  hide bar animated=callback
    navigation Main like Base
      stack A > B by=set
      on push.post  show bar animated=callback

    strategy mine like meituan
      property fade  1 range 0..1
      property name  "x"
      property tint  #112233
      property width 10pt
      fields some  barTintColor tintColor
      [ios>=13] fields other  standardAppearance
      [ios<13]  fields other  barStyle
      condition ready  if to.wants.fade > 0.1 if bar.alpha < 1
      condition ready  if top is root
      on viewDidAppear  no super
      on willShow       completion if ready  copy from.fake to bar fields=other
      on update         map progress 0%..100% to bar.bg.alpha from.wants.fade..to.wants.fade
      on pop.pre, popTo.pre, popToRoot.pre  do hide-it with below
      on hide-it        hide bar.bg by=mask
      on hide-it        make self.fake kind=bar item=empty
      on hide-it        add self.fake to self.view frame=bar-bottom
      on hide-it        place bar.bg frame=bar-to-top
      on hide-it        front self.fake
      on hide-it        mirror bar to self.fake scrollEdgeAppearance=standardAppearance
      on hide-it        unmirror bar
      on hide-it        bar.content.back tintColor=nil
      on hide-it        remove self.fake
      on hide-it        clamp self.scrollView
      on navigation.viewDidLoad  bar translucent=yes
      on gestureShouldBegin  if gesture.startX > 20pt  refuse
      same from.wants and to.wants fields=some image=pixels nil=different
      option speed  slow fast
      option shade  #445566
      option reach  2pt range 0..10
      property hue  shade as titleColor
      on hide-it    bar tintColor=shade y=reach
      [ios<13] wraps pages
      [speed=slow] on willShow  if not same  stop
      on wants.fade  do hide-it with self
      on install     ticks start frames=7.2 keep=yes
      on didShow     ticks stop
      on tick        map ticks 0..7.2 to bar.bg.alpha 0..1
      on transition.start, transition.animate.pre, transition.animationEnded  stop
      on viewFrameDidChange  if self is to  place self.fake frame=bg
      on setNavigationBarHidden.pre, setNavigationBarHidden.post  if animated  bar behind=yes
      on hide-it     make self.fake kind=full back=yes
      on hide-it     alongside within 0%..12.5%  self.fake.bg alpha=0
      on hide-it     self.fake.content alpha=1 hidden=no
      on viewWillAppear  save yes as to.seen
      on viewWillAppear  if to.seen is yes  forget to.seen
    strategy fd + km

    /// Two axes of its own and the strategies.
    scenario "everything"
    matrix
      strategy  native mine fd+km
      variant   bug fix
      ending    finish cancel
      skip      strategy=mine variant=bug "not of interest"
    root Main
    at 0ms                over 100ms bar alpha=0.5 as fade
    at 0ms                push C
    then                  pop to A animated=no as back
    then +50ms            swipe back startX=4pt
      to 40% over 200ms ease=linear
      hold 80ms
      [finish] release finish
      [cancel] release velocity=-900pt/s
    [bug] at swipe.end+2f   set-stack A > B > D as set
    [fix] at swipe@50%+1ms  set-stack empty as set
    at set.end            pop to root
    at 9s                 tap back
    at 10s                load D
    at 10s                C.item title="Hi"
    expect at start: top is B
    expect always: stack is A > B
    expect at end: items are A
    expect at end: stack is empty
    expect at swipe.release: bar.bg.alpha = 50% ± 0.01
    expect at back.end+2f: A.view.x != 0
    expect during swipe: page.A.width >= 320pt
    expect sometime during swipe: eye.left = #FF0000 ± 3
    expect from fade.start to fade.end: bar.barTintColor = nil
    expect at end: bar.backgroundImage = red
    expect at end: bar.standardAppearance = White
    expect at end: navigation.navigationBarHidden = no
    expect at end: A.wants.fade = 0.5
    expect at end: A.fake.title.title = "Item"
    expect at end: A.fake.bg.alpha = 1
    expect at end: A.fake.back absent
    expect at end: A.item.title = "Item"
    expect at end: bar.barTintColor = A.wants.barTintColor
    expect at end: bar.height unchanged since start
    expect at end: page.A.y changed by at most 2pt since back.end
    expect during push: title.C absent then visible for at least 100ms then hidden for at most 3f
    expect always: events viewWillAppear(A), willShow(A), pushViewController
    expect always: count viewWillAppear(A) = 2
    expect always: count logs "nested" <= 1
    expect always: logs "lost write"
    expect always: raises "Pushing"
    expect at end: swipe is ignored
    """
}
