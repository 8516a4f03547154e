// The small words of the language: those that stand between others, the steps of a swipe, the words
// that are values of statements' keys, units and signs. Each is called by what it is a word of.

extension ManualWord {
  static let between: [ManualWord] = [
    .init(
      "like", "a word of a declaration", "page NAME like NAME",
      "a subclass: wishes and state are inherited one by one, code runs where super would be called"
    ),
    .init(
      "as", "a word between others", "ACTION as LABEL, save X as NAME, CLAIM as NAME",
      "gives an action, a saved value or a claim of a check set its name; 'property NAME as FIELD'"
        + " is another name for a field of 'wants'"),
    .init(
      "range", "a word of 'property'", "property NAME DEFAULT range A..B",
      "a wish below A is A, one above B is B"),
    .init(
      "and", "a word of 'same'", "same X and Y", "stands between the two styles that are compared"),
    .init(
      "pages", "a word of 'wraps'", "wraps pages",
      "each page is put into a navigation controller of its own"),
    .init(
      "opaque", "a key of 'image'", "image NAME COLOUR opaque=A..B",
      "the points, from the left edge, between which the image lets nothing through"),
    .init(
      "effect", "a key of 'appearance'", "appearance NAME BASE effect=yes|no",
      "whether the appearance has a material"),
    .init(
      "buttonColor", "a key of 'appearance'", "appearance NAME BASE buttonColor=COLOUR",
      "the colour of the texts of buttons: buttonAppearance's titleTextAttributes"),
    .init(
      "backButtonColor", "a key of 'appearance'", "appearance NAME BASE backButtonColor=COLOUR",
      "the colour of the back button's text; that of the other buttons unless it is set"),
    .init(
      "shadowColor", "a key of 'appearance'", "appearance NAME BASE shadowColor=COLOUR",
      "the colour of the line below the bar; nil for none"),
    .init(
      "is", "a word between others", "if PATH is [not] VALUE",
      "asks whether a value is this one; claims: top is A, stack is A > B, swipe is ignored"),
    .init("are", "a word of a claim", "items are A > B", "stands before the bar's items"),
    .init(
      "not", "a word of a question", "if not CONDITION, if PATH is not VALUE", "asks the opposite"),
    .init("on-stack", "a word of a question", "if PAGE is on-stack", "the page is on the stack"),
    .init(
      "in", "a word of a stack call", "push P in NAVIGATION",
      "the controller that is called, where a page holds one"),
    .init(
      "of", "a word of a claim", "no DETECTOR of PATTERN, top of NAVIGATION is P",
      "what a finding must have been seen on; which controller is meant"),
    .init(
      "with", "a word of 'do'", "do ROUTINE with OWNER", "the page that is 'self' in the routine"),
    .init("plus", "a word of 'save'", "save X plus Y as NAME", "remembers the sum"),
    .init("minus", "a word of 'save'", "save X minus Y as NAME", "remembers the difference"),
    .init(
      "super", "a word of 'no super'", "on HOOK no super",
      "the inherited code of the hook, which is left out"),
    .init(
      "by", "a word between others", "hide bar.PART by=MECHANISM",
      "how a part of the bar is taken away; 'stack A > B by=set' is one setViewControllers;"
        + " 'changed by at most N' says how far"),
    .init(
      "frame", "a word between others", "add OWNER.fake to OWNER.view frame=RULE",
      "where a stand-in lies in its host; in 'smooth max N per frame' one step of the trace"),
    .init(
      "kind", "a key of 'make'", "make OWNER.fake kind=KIND", "what the stand-in is made of"),
    .init(
      "back", "a word of an action", "swipe back …, tap back",
      "the system's way back; 'make OWNER.fake kind=full back=yes' has a back button"),
    .init(
      "frames", "a key of 'ticks'", "ticks start frames=N", "how many frames the hook 'tick' gets"),
    .init(
      "keep", "a key of 'ticks'", "ticks start frames=N keep=yes",
      "ticks go on after the last frame, with the last count"),
    .init(
      "except", "a word of 'check'", "check NAME except NAME …",
      "the claims of the check set that are left out here"),
    .init(
      "since", "a word of a claim", "PROPERTY unchanged since MOMENT",
      "the moment whose value is compared: start, push.end, swipe.release, a time"),
    .init(
      "most", "a word of a claim", "changed by at most N, for at most D",
      "the largest change, or the longest time, that is right"),
    .init("least", "a word of a claim", "STATE for at least D", "the shortest time that is right"),
    .init(
      "for", "a word of a claim", "STATE for at least D, COURSE for at most D",
      "how long a part of a claim lasts"),
    .init("max", "a word of a claim", "smooth max N per frame", "the largest step that is right"),
    .init("per", "a word of a claim", "smooth max N per frame", "stands before 'frame'"),
    .init(
      "start", "a moment", "expect at start: CLAIM",
      "the state before the first action; LABEL.start is the beginning of an action"),
    .init(
      "end", "a moment", "expect at end: CLAIM",
      "the last frame; LABEL.end is the first frame in which an action is over"),
    .init(
      "content", "a part of a name", "page.NAME.content", "where the content of a page begins"),
    .init("arrow", "a part of a name", "back.NAME.arrow", "the arrow of a page's back button"),
    .init("label", "a part of a name", "back.NAME.label", "the text of a page's back button"),
  ]

  static let swipes: [ManualWord] = [
    .init(
      "to", "a step of a swipe", "to P% over D [ease=CURVE]",
      "the finger moves to this part of the width"),
    .init(
      "to", "a word between others", "pop to P, copy X to Y, scroll P to 120pt",
      "stands before where something goes"),
    .init(
      "down", "a word of an action", "swipe down to P% over D … release finish|cancel|velocity=V",
      "a finger pulls the sheet that is presented"),
    .init(
      "grab", "a step of a swipe",
      "release cancel grab after 60ms to 80% over 150ms release finish",
      "the finger of a pan of code's own comes down again, and takes over what runs on or back"),
    .init(
      "animation", "a word of a when-word", "after animation STATEMENT",
      "when the animation of code's own is over: the completion block of UIView.animate"),
    .init(
      "constraints", "a word of 'invalidate'", "invalidate [OWNER.]constraints",
      "setNeedsUpdateConstraints() of the page's view"),
    .init(
      "version", "a part of a guard", "[version>=1.1.0] [version<2] [version=1.1|1.2]",
      "before a line of a strategy that has versions: which of them have the line"),
    .init(
      "speed", "a part of 'driver'", "driver speed=2",
      "completionSpeed: how much faster than by itself the rest of the way runs"),
    .init(
      "curve", "a part of 'driver'", "driver curve=linear", "completionCurve: that of the rest"),
    .init(
      "appearing", "a part of 'begin-appearance'", "begin-appearance P appearing=yes",
      "whether the page is about to appear, or to disappear"),
    .init(
      "pause", "a call of 'driver'", "driver pause",
      "what runs on or back by itself is driven again (iOS 10)"),
    .init("action", "a target of 'tap'", "tap action", "the action of the alert that is up"),
    .init(
      "dissolve", "a part of 'set-root'", "set-root Main dissolve=400ms",
      "the root is set inside UIView.transition(with: window), which dissolves into it"),
    .init(
      "menu", "a word of 'tap'", "tap menu Home",
      "the back button is held, and the page's entry in its menu is taken (iOS 14)"),
    .init("background", "a word of 'app'", "app background", "the app leaves the screen"),
    .init("foreground", "a word of 'app'", "app foreground", "the app comes back to the screen"),
    .init(
      "call", "a word of 'app'", "app call",
      "a call goes on in the background: the status bar is taller (iOS 7 to 13, no housing)"),
    .init("hang-up", "a word of 'app'", "app hang-up", "that call is over"),
    .init("hold", "a step of a swipe", "hold D", "the finger rests for this long"),
    .init(
      "release", "a step of a swipe", "release finish|cancel|velocity=V",
      "the finger leaves; LABEL.release is the moment at which it does"),
    .init("finish", "a value of 'release'", "release finish", "the pop goes on to its end"),
    .init(
      "cancel", "a value of 'release'", "release cancel",
      "the pop is taken back; LABEL.cancel is the moment at which it is"),
    .init(
      "velocity", "a value of 'release'", "release velocity=900pt/s",
      "the system decides by the finger's place and this speed"),
    .init(
      "ease", "a key of a swipe's step", "to P% over D ease=CURVE",
      "how the finger moves; evenly unless it is named"),
  ]
}
