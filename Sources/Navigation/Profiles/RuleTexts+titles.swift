// Written by NAVSIM_UPDATE=1 swift test --filter RuleTextTests from this folder's comments.

extension RuleTexts {
  static let titles = #"""
    titles.wideAbove
      The width from which on the wide margins hold, exclusive. Observed: QuintGao/GKNavigationBar,
      GKNavigationBarConfigure.m: narrow on phones up to 402 wide, wide from 414 on; Xieyupeng520,
      "Title jump in the iOS navigation bar", AZNavigationBar, which looked at 375 and 414.
    titles.marginWide
      Margin outside the side items of a wide bar (gap1). Observed: Xieyupeng520, "Title jump in the
      iOS navigation bar", AZNavigationBar.
    titles.marginNarrow
      Margin outside the side items of a narrow bar (gap1). Observed: Xieyupeng520, "Title jump in
      the iOS navigation bar", AZNavigationBar.
    titles.titleGap
      Space between a side item and the title (gap2). Observed: Xieyupeng520, "Title jump in the iOS
      navigation bar", AZNavigationBar.
    titles.bareMarginWide
      Margin of a title without a side item, wide bar (gap3). Observed: Xieyupeng520, "Title jump in
      the iOS navigation bar", AZNavigationBar.
    titles.bareMarginNarrow
      Margin of a title without a side item, narrow bar (gap3). Observed: Xieyupeng520, "Title jump
      in the iOS navigation bar", AZNavigationBar.
    titles.characterWidth
      Width of one character of a title or button. Choice: near the mean advance of the system font
      at 17 points, which is another from iOS 9 on (Apple, WWDC 2015 session 804 "Introducing the
      New System Fonts"); fonts themselves are not modelled.
    titles.largeCharacterWidth
      Width of one character of a large title. Choice: twice that of a title, as its 34 points are
      twice 17 (flutter/flutter, nav_bar.dart).
    titles.itemSpacing
      Space between the back label and a left item beside it. Choice: half of UIKit's 16-point
      margin; no source publishes it.
    titles.arrowX
      Left edge of the back indicator. Choice: 8 points is what view dumps on forums show.
    titles.arrowWidth
      Width of the back indicator. Choice: 13 points is what view dumps on forums show.
    titles.arrowGap
      Space between the back indicator and its label. Choice: 6 points, as between items.
    titles.centresPushedTitleView
      Whether a pushed title view moves to the middle of the bar, and is laid out between the side
      items only when the push is over. Observed: Xieyupeng520, "Title jump in the iOS navigation
      bar", AZNavigationBar, on bars with stack views, from iOS 11 on.
    titles.cutsMarginInTransition
      Whether side items show nothing in the margin outside them until a transition is over.
      Observed: Xieyupeng520, "Title jump in the iOS navigation bar", AZNavigationBar, from iOS 11
      on.
    titles.titleViewNeedsSize
      Whether a title view whose size is in its frame alone (titleLayout=frame) gets none from the
      bar, and is not seen. Observed: niw, gist 569b496, material-components-ios issue 2074, from
      iOS 11 on.
    titles.popPutsWideTitleLeft
      Whether a title that is wider than half of the bar stands at the left end, over a left item of
      its page's own, as long as a pop to it runs. Observed: Tencent/QMUI_iOS issue 1217, from iOS
      12 on.
    titles.swipeWidensTitleView
      Whether a title view beside a left item of its page's own has the whole width of the bar in a
      swipe back. Observed: Open Radar 38538795, on 11.0 to 11.2.
    titles.titleViewDropsTitle
      Whether an item that is given a title view, or none, after its title shows that title only
      when it is set again. Observed: software-mansion/react-native-screens issue 1570,
      RNSScreenStackHeaderConfig.mm, on 16.0.
    titles.lateTextIsMeasured
      Whether a text is measured that comes to an item without a title after the bar has laid it
      out; else it has no width until something else of the item changes. Observed: keybase/client
      pull request 29409, not on iOS 26.
    titles.drivesTitleViewAlpha
      Whether UIKit drives the opacity of a title view in a push and a pop and leaves it at 1,
      whatever code set. Observed: Tencent/QMUI_iOS, QMUINavigationTitleView, which sets that of a
      view inside instead.
    titles.cancelReturnsTitleView
      Whether a title view that a pop has taken into the item below comes back as that is cancelled.
      Choice: no source says what becomes of a view in two items; a bar takes a view in as an item
      comes, and none comes there.
    titles.itemOwnsLabels
      Whether the labels of an item's texts are the item's own, so that they lie in the bar that
      took the item last, as its views do; else each bar makes them for itself. Choice: to iOS 10 a
      title view lies in the bar itself, from 11 on two views deeper in a content view of the bar's
      (Tencent/QMUI_iOS, QMUINavigationTitleView); what that means for labels is inferred.
    titles.pressedButtonAlpha
      Opacity of a button on which a finger rests. Documented: UIControl.isHighlighted, not by how
      much. Choice.
    titles.tappedButtonStaysPale
      Whether a button without a view of its own, whose action pushes or presents, stays as pale as
      it was under the finger, until it is touched again or its tint is dimmed or comes back.
      Observed: Open Radar 36076768 and 36878484, on 11.2 alone.
    titles.refusedPopLeavesArrowPale
      Whether the arrow of a back button whose pop was refused stays as pale as it was under the
      finger, until it is touched again or the bar lays its items out. Observed: Open Radar
      26697566, on 9.3; inferred: from 7 to 10.
    titles.equalTitleViewIsSetAnew
      Whether a title view that an item has already, and is given again, is taken in anew. Choice:
      no source says what the setter does with an equal view.
    titles.leastButtonViewWidth
      The least width of a view in a button, in points. Observed: 36 on 26,
      software-mansion/react-native-screens, RNSScreenStackHeaderSubview.mm.
    titles.backLabelFallback
      When the back button gives up the previous title. Observed: UIKit goes by width; Flutter's
      CupertinoNavigationBar (flutter/flutter, nav_bar.dart) by 12 characters.
    titles.backLabelFollowsTitle
      Whether the back label follows a later change of the title below; else it says what that was
      when its item came. Observed: matrixprojects.net, "UIBarButtonItem in iOS 11": no longer from
      11 on.
    titles.hasBackButtonDisplayMode
      Whether items have backButtonDisplayMode. Documented: Apple, UINavigationItem, iOS 14.
    titles.hasBackAction
      Whether items have backAction. Documented: Apple, UINavigationItem, iOS 16.
    titles.popGestureNeedsBackButton
      Whether the pop gesture's own delegate refuses where the top item shows no back button.
      Observed: Meituan, "Navigation-bar transitions on iOS: solutions and best practice".
    titles.popGestureNeedsBar
      Whether the pop gesture's own delegate refuses while the bar is hidden. Observed: Meituan,
      "Navigation-bar transitions on iOS: solutions and best practice".
    titles.animatesBackLabelTint
      Whether a back label's colour goes along with an animation of tintColor. Observed: QMUI_iOS
      (Tencent/QMUI_iOS issue 654): from iOS 11 it switches at once.
    titles.buttonsInheritTint
      Whether a button without a tint takes the one that its bar inherits, the window's or the
      system's blue; else only one that the bar was given itself, and without that it has the colour
      of labels. Documented: UIView.tintColor; inferred for 26, whose bars are monochrome until code
      gives them a tint.
    titles.popKeepsTitleColor
      Whether the titles keep, through a pop that no finger drives, the colour that they had when it
      began. Observed: QMUI_iOS (Tencent/QMUI_iOS, title colour in viewWillAppear): up to iOS 12 it
      has to be set after the pop has begun; HBDNavigationBar sets it right after the call.
    titles.keepsItemsOfMovingBar
      Whether what stands in a bar that comes or goes with a page stands still in it, the page's own
      from the first frame to the last; else items change places as in a bar that stays. Choice: the
      headers of React Navigation (HeaderContainer, forSlideLeft) and of Flutter (nav_bar.dart:
      without a second bar none flies); no measurement of UIKit is published.
    titles.fading
      How items fade in a transition. Choice: Flutter (flutter/flutter, nav_bar.dart); the other is
      React Navigation's.
    titles.fadesOut.arrow
      Until which progress the covered page's back indicator has gone. Choice: Flutter
      (flutter/flutter, nav_bar.dart).
    titles.fadesOut.left
      Until which progress the covered page's left items have gone. Choice: Flutter
      (flutter/flutter, nav_bar.dart).
    titles.fadesOut.label
      Until which progress the covered page's back label has gone. Choice: Flutter (flutter/flutter,
      nav_bar.dart).
    titles.fadesOut.title
      Until which progress the covered page's title has gone, and the prompt with it. Choice:
      Flutter (flutter/flutter, nav_bar.dart).
    titles.fadesOut.titleView
      Until which progress the covered page's title view has gone. Choice: Flutter (flutter/flutter,
      nav_bar.dart).
    titles.fadesOut.largeTitle
      Until which progress the covered page's large title has gone. Choice: as a title; Flutter
      (flutter/flutter, nav_bar.dart) publishes no other.
    titles.fadesOut.right
      Until which progress the covered page's right items have gone. Choice: Flutter
      (flutter/flutter, nav_bar.dart).
    titles.fadesIn.arrow
      From which progress on the upper page's back indicator comes, where the covered page shows one
      too. Choice: Flutter (flutter/flutter, nav_bar.dart).
    titles.fadesIn.firstArrow
      From which progress on the first back indicator comes. Choice: Flutter (flutter/flutter,
      nav_bar.dart).
    titles.fadesIn.left
      From which progress on the upper page's left items come. Choice: Flutter (flutter/flutter,
      nav_bar.dart).
    titles.fadesIn.label
      From which progress on the upper page's back label comes. Choice: Flutter (flutter/flutter,
      nav_bar.dart).
    titles.fadesIn.title
      From which progress on the upper page's title comes, and the prompt with it. Choice: Flutter
      (flutter/flutter, nav_bar.dart).
    titles.fadesIn.largeTitle
      From which progress on the upper page's large title comes. Choice: Flutter (flutter/flutter,
      nav_bar.dart).
    titles.fadesIn.right
      From which progress on the upper page's right items come. Choice: Flutter (flutter/flutter,
      nav_bar.dart).
    titles.entryPart
      How much of a title lies inside the bar when it enters, as a part of its width. Choice:
      Flutter (flutter/flutter, nav_bar.dart).
    titles.labelSlide
      How far the covered page's back label slides, as a part of the bar's width. Choice: Flutter
      (flutter/flutter, nav_bar.dart).
    titles.firstArrowShift
      How far right the first back indicator starts, in its own widths. Choice: Flutter
      (flutter/flutter, nav_bar.dart).
    titles.replacedItemsStandStill
      How long the items of a running transition stand still when one of them is changed, in
      seconds; then they are where they would have been. Observed: keybase/client pull request
      29409, about 50 ms on iOS 26.
    titles.largeTitleGoesWithPage
      Whether a large title lies in the content, goes where its page goes in a transition and does
      not fade by itself; else that of the upper page comes from a width further right, and that of
      the covered page goes to the back label. Documented: WWDC 2025 session 284: it is placed in
      the content; choice: the motion before, after flutter/flutter, nav_bar.dart.
    titles.setMovesItems
      Whether items move where code sets the whole stack with animation, or the items of a bar
      alone; otherwise they are exchanged at once while the pages move. Observed: Open Radar
      34365812 (iOS 11) and 46200547 (11 and 12, not 10); that it is over from 13 on is a choice.
    titles.rewindLeavesPendingCancel
      Whether the rewind of a pop whose bar was hidden at the call leaves a cancel in the bar, which
      its next push or pop meets. Inferred: Open Radar 24535291 saw the private cancel called on
      pushes; KMNavigationBarTransition issue 42: not on iOS 10; blog.luckymore.wang, 2015: also
      where the page below has a bar, and in a pop.
    titles.nestedEndTakesItems
      Whether the bar has the items of an animated transition's own call when that ends in which
      another was nested, so that what the inner call brought is missing. Observed: the warning "can
      result in corrupted navigation bar", Plasma/BufferedNavigationController issue 9 (iOS 7) and
      nalexn/clean-architecture-swiftui issue 6 (a part of the path); that the items are those is a
      choice.
    titles.popTakesTopItem
      Whether a pop of one page takes the bar's top item, whosever it is; else that of the page that
      leaves. Documented: UINavigationBar.popItem(animated:) pops the top item; observed:
      barrycenter/BAMEasyTable issue 4, the way back after a nested push is wrong.
    titles.movingBarMargin
      How far to the left of their place the items of a bar that comes with its page stand, in
      points. Observed: software-mansion/react-native-screens issue 3773 and expo/expo issue 39766
      (iOS 26): they move a little shortly before the push is over; 8 points are a choice.
    titles.movingBarMarginUntil
      Until which progress they stand there. Choice: "shortly before the end" in the same reports.
    titles.disabledButtonAlpha
      How opaque the text of a disabled button is, black or in the dark white. Choice: that it is
      dimmed is documented (UIBarItem.isEnabled), how far is not.
    titles.buttonFadeDuration
      How long a button fades in that code brings with animation, in seconds. Choice: UIKit's
      hideShowBarDuration; no measurement is published.
    titles.buttonViewFade
      By what that is longer of a button with a view of code's own. Observed: Open Radar 28094452,
      such a button comes slower than the system's on 9.3 and 10; by how much is not told, so that
      twice is a choice, as is that 8 and 11 have both at one pace.
    titles.pushedTitleComesAtEnd
      Whether a pushed page's text title is there only when the push is over. Choice: no, for the
      sources disagree: software-mansion/react-native-screens issue 4650 saw none for about 520 ms
      on iOS 26.1, in a header that sets its title while the push runs; Apollo-Reborn pull request
      1018 saw titles fade with the finger on 26.5.
    titles.tintLaysOutViews
      Whether a new tint that is written in a transition, outside an animation block, makes the bar
      lay out the views that its buttons were given anew, so that they stand there whole at once.
      Observed: listenzz/HBDNavigationBar issue 183 (iOS 16, inferred from its date): such a button
      blinks while the library writes the tint with the finger; that it is so from 16 on, and how it
      looks, is a choice.
    """#
}
