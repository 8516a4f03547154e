// Written by NAVSIM_UPDATE=1 swift test --filter RuleTextTests from this folder's comments.

extension RuleTexts {
  static let search = #"""
    search.rowHeight
      The height of the row of a search field in the bar, in points. Observed: Tencent/QMUI_iOS,
      UISearchController+QMUI.m (a field of 36 in 52, iOS 11 to 18). That the row has the same
      height where the field stands alone in the bar is a choice.
    search.isShownAtFirst
      Whether a field that hides when its page scrolls can be seen at first, before a pull.
      Observed: not on iOS 11 and 12 (mozilla-mobile/firefox-ios issue 6703); that it can from 13 on
      is a choice.
    search.duration
      How long a field takes to get the bar to itself, and to give it back, in seconds. Choice:
      Flutter's nav_bar.dart.
    search.restoresBar
      Whether an active search shows the bar again when its controller is about to show another
      page, after that page's viewWillAppear. Observed: Tencent/QMUI_iOS issue 479 and
      react-native-screens, whose code hides the bar again in the next turn (iOS 11 to 17).
    search.givesWayToBar
      Whether code that shows the bar does so over an active search. Observed:
      grahammendick/navigation issue 463, up to iOS 12.
    search.pushedRowIsGoneAtOnce
      Whether the row of a search is gone at once in a push from its page; else its room goes with
      the push. Observed: GitHawkApp/GitHawk issue 376, on 11.0.
    search.returningRowIsLate
      Whether the field of an active search has no room in the bar while a pop brings its page back,
      and gets it when the pop is over. Observed: react-navigation/react-navigation issue 11882 (iOS
      17, inferred from its date); that it is so from 17 on is a choice.
    search.tabFieldIsLate
      Whether a change of tabs draws the search field of the page that comes without its margins
      until it is over. Observed: software-mansion/react-native-screens issue 4554 (iOS 26): for
      about 190 ms at each selection of its tab, in no push or pop.
    search.keyboardHeight
      The height of the keyboard of a phone held upright, without a bar of words above it, in
      points. Observed: keyboardFrameEndUserInfoKey as commonly published; that a pad's is the same
      is a choice.
    search.keyboardLargeHeight
      How much higher it is on a phone of 414 points or more, in points. Observed: as above.
    search.keyboardHomeRow
      How much higher it is over a home indicator: a row with the keys for its language and for
      dictation, in points. Observed: as above, 291 on iPhone X.
    search.keyboardCompactHeight
      The height of the keyboard of a phone held sideways, in points. Observed: as above.
    search.keyboardCompactHomeRow
      How much higher that is over a home indicator, in points. Observed: as above, 171 on iPhone X.
    search.keyboardDuration
      How long the keyboard takes to come and go by itself, in seconds. Choice: commonly quoted.
    search.keyboardGoesWithPage
      Whether the keyboard goes sideways with a page that fills the screen, and comes so with one
      that asks for it before it has appeared. Observed: Stack Overflow 33486030, Open Radar
      15025238, e-learn answer 365995 (iOS 7 to 12); that it does later is inferred.
    """#
}
