// Written by NAVSIM_UPDATE=1 swift test --filter RuleTextTests from this folder's comments.

extension RuleTexts {
  static let bar = #"""
    bar.hasEdgeCopy
      Whether the background holds a second copy of itself for the scroll edge, so that both can
      show at once. Observed: Tencent/QMUI_iOS addresses `_colorAndImageView1` and `2` from iOS 15.
    bar.reinsertsBackground
      Whether push and pop take the background out and put a fresh one in: what code set on the old
      layers is gone. Observed: listenzz/HBDNavigationBar issue 188, from iOS 18.
    bar.ownBarsAreShort
      Whether the layout of a page leaves a bar of code's own in it, made without an item, a
      background of a bar's height alone, so that the part behind the status bar is missing; not
      where code lays bars out itself. Observed: MoZhouqi/KMNavigationBarTransition issues 91 and 99
      (iOS 11) and the comment in Tencent/QMUI_iOS,
      UINavigationController+NavigationBarTransition.m, on such bars of 44 points in iOS 11; that
      the items of stand-ins tell is a choice.
    bar.isGlass
      Whether a bar that nobody styled has no material and no hairline, since its buttons carry the
      glass. Documented: WWDC 2025 session 284 "Build a UIKit app with the new design".
    bar.edgeEffect
      Opacity of the veil, in its page's colour, over content under a bar without a material: the
      effect of its scroll edge. It goes with the bar's look: where the content is at its edge there
      is none. Documented: UIScrollView.topEdgeEffect (iOS 26), with which content fades; the number
      is a choice.
    bar.alphaLosesBlur
      Whether a material loses its blur while the bar or the background is not opaque. Documented:
      Apple's page of UIVisualEffectView, "Setting the Correct Alpha Value".
    bar.blurSigma
      Standard deviation of the material's blur, in points. Choice: Flutter's navigation bar uses
      10; Apple publishes no number.
    bar.blurSaturation
      Saturation of what a material blurs; 1 leaves colours alone. Choice: Flutter's navigation bar
      has no such step.
    bar.tintHidesBarColor
      Whether barTintColor keeps the bar's own backgroundColor from showing where it is drawn.
      Observed: Meituan "Navigation-bar transitions on iOS"; Rtishchev "Navigation bar and
      transition animation".
    bar.backgroundPartsCoexist
      Whether an appearance's image, colour and effect lie over one another; otherwise the first of
      them takes the others away. Observed: Tencent/QMUI_iOS, from iOS 15.
    bar.appearanceReplacesTitle
      Whether titleTextAttributes and largeTitleTextAttributes of the bar count for nothing while an
      appearance is in force: a title that it gives no colour is in that of labels. Documented:
      UINavigationBar.standardAppearance (an appearance holds all that the bar shows); common
      knowledge of iOS 13.
    bar.transparentEdgeSDK
      The SDK from which an app's bar without scrollEdgeAppearance is transparent at the scroll
      edge, where it shows no large title. Documented: Apple's page of scrollEdgeAppearance: in apps
      linked against iOS 15 it applies to all bars.
    bar.edgeNeedsFirstSubview
      Whether a bar stays as at the scroll edge where the scroll view is not the page's first
      subview and no code names it. Inferred: UIViewController.setContentScrollView(_:for:) (iOS
      15), which is there for what is not found.
    bar.scrollEdgeRamp
      How far content scrolls from the edge until the standard appearance shows alone, in points.
      Choice: Flutter's scroll-under extent, eyeballed on Settings of iOS 17.4. Observed for 26,
      where it does not fade: cupertino_native_better 2.7.1.
    bar.scrollEdgeFrom
      Progress of a transition at which the look begins to go to that of the scroll edge, or from
      it. Choice: React Navigation fades the backgrounds of its headers from the start.
    bar.scrollEdgeUntil
      Progress of a transition at which that look has come. Choice: React Navigation fades the
      backgrounds of its headers until the end.
    bar.darkHairlineAlpha
      Opacity of the white hairline of a dark bar. Choice: common folklore; the black one of a light
      bar was measured by Flutter.
    bar.appearanceOwnsBackIndicator
      Whether under an appearance only its own back indicator counts, not the bar's. Observed:
      listenzz/HBDNavigationBar 55f63d4 (noticed on 15; appearances have the image since 13).
    bar.proxyOverwrites
      Whether the proxy's values replace what code set on a bar before it came into a window.
      Observed: MoZhouqi/KMNavigationBarTransition and Tencent/QMUI_iOS, on iOS 15.
    bar.oldSetterDropsProxy
      Whether a setter of the bar's look of iOS 12 or older makes a bar in a window forget the
      proxy's appearances. Observed: Tencent/QMUI_iOS, from iOS 13.
    bar.tintDropsProxy
      Whether UIView's tintColor is such a setter. Choice: no appearance has it; the observation
      speaks of any older property.
    bar.barTintColorAtStart
      What barTintColor does that is written between a stack call and the start of its animation.
      Observed: Open Radar 26893274 for 7 to 10; Meituan "Navigation-bar transitions on iOS" for the
      jump of 11 and for the cross-fade of later systems.
    bar.translucentAtStart
      What translucent does that is written before a transition moves. Observed: Open Radar
      27169343: not animated from iOS 10.
    bar.imageAtStart
      What backgroundImage and shadowImage do that are written before a transition moves.
      Documented: Core Animation Programming Guide, images are not interpolated.
    bar.tintColorAtStart
      What tintColor does that is written before a transition moves. Documented: Apple's page of
      UIView.tintColor; outside a block a view shows a new value at once.
    bar.titleColorAtStart
      What titleTextAttributes do that are written before a transition moves. Documented: Apple's
      page of UILabel.textColor, which is not animatable.
    bar.barStyleAtStart
      What barStyle does that is written before a transition moves. Choice: no source shows it
      animated; it exchanges the material as an image would be.
    bar.appearanceAtStart
      What a bar's appearance object does that is written before a transition moves. Observed:
      Meituan "Navigation-bar transitions on iOS" (later systems cross-fade); unfence-labs/hive
      issue 458: at once on iOS 26.
    bar.itemAppearanceAtStart
      What the appearance does that the item, or its scroll edge, brings along. Observed: Meituan
      "Navigation-bar transitions on iOS"; unfence-labs/hive issue 458: at once on iOS 26.
    bar.transparentNeighbour
      How a background comes or goes when the bar of one page has none. Choice: react-navigation's
      rule for headers beside a transparent one.
    bar.movingBarKeepsLook
      Whether a bar that comes or goes with a page has the look of that page's item from the first
      frame to the last; else that look changes as in a bar that stays, and a background that comes
      slides in it once more. What code writes to the bar itself is the look of no page, and changes
      as in a bar that stays. Choice: the headers of React Navigation (HeaderContainer) and of
      Flutter (nav_bar.dart), each of one page, move with their background as one piece; no
      measurement of UIKit is published.
    bar.opensInAnimation
      Whether a bar that becomes translucent inside an animation block shows it; otherwise it stays
      opaque until its style is written outside one. Observed: Open Radar 27169343, on iOS 10; that
      it is over from 11 on is a choice.
    bar.barStyleAlongside
      What barStyle does inside an animation block. Choice: as before the start of a transition.
    bar.titleColorAlongside
      What titleTextAttributes do inside an animation block. Documented: Apple's page of
      UILabel.textColor, which is not animatable.
    bar.appearanceAlongside
      What an appearance object does inside an animation block, of the bar or of the item that it
      shows. Observed: listenzz/HBDNavigationBar and Tencent/QMUI_iOS set it in the block, where it
      cross-fades.
    """#
}
