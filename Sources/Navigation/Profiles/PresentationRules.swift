import NavSimKernel

/// Presentations: styles, motion, geometry, what a finger and stack calls do meanwhile.
public struct PresentationRules: Sendable {
  /// What `automatic` stands for.
  public enum Automatic: String, CaseIterable, Sendable { case fullScreen, pageSheet, formSheet }
  /// The style of a presentation that names none. Observed: software-mansion/react-native-screens
  /// pull request 2797: a page sheet from iOS 13, a form sheet from 18; before 13 it is full screen,
  /// as Apple documents.
  public var automatic = Automatic.fullScreen

  /// Whether a sheet on a phone is a card; otherwise it is full screen. Observed:
  /// regularberry.github.io (2019), a table of styles and callbacks: on phones sheets are full screen
  /// to iOS 12.
  public var phoneHasSheets = false

  /// How long a presentation or dismissal moves, in seconds. Observed:
  /// material-motion/motion-interchange-objc, whose tests compare with the animation that UIKit
  /// attaches (iOS 10 and 11).
  public var duration = 0.5

  /// The curve of that motion. Observed: material-motion/motion-interchange-objc: the spring of a
  /// push, mass 3, stiffness 1000, damping 500.
  public var curve = Curve.navigation

  /// From where the top of a sheet is counted.
  public enum SheetBegin: String, CaseIterable, Sendable { case belowSafeArea, partOfScreen }
  /// From where the top of a sheet is counted. Inferred: dfreniche/iOS13ModalHeight and design kits of iOS 13, where it
  /// lies 54 points down on a phone with a notch; from 18 on it is observed: flutter/flutter, cupertino/sheet.dart.
  public var sheetBegins = SheetBegin.belowSafeArea

  /// How far below the upper edge of the safe area a sheet begins, in points. Inferred: as sheetBegins.
  public var sheetGap = 10.0

  /// Where a sheet begins, as a part of the screen's height. Observed: flutter/flutter, cupertino/sheet.dart, measured
  /// on iOS 18.
  public var sheetTop = 0.08
  /// Whether a sheet on a phone that is held sideways fills the screen, with a bar like any other. Documented:
  /// UISheetPresentationController.prefersEdgeAttachedInCompactHeight (no by default); that its bar is a plain one is
  /// inferred.
  public var sheetFillsCompactHeight = true

  /// Opacity of the black dimming below a sheet. Observed: flutter/flutter, cupertino/sheet.dart,
  /// measured on iOS 18 in light mode.
  public var sheetDim = 0.1

  /// Height of a navigation bar in a sheet, in points. Inferred: 56 is what design kits for iOS 13
  /// have; software-mansion/react-native-screens uses 70 for iOS 26.
  public var sheetBarHeight = 56.0

  /// Whether a bar has its height of a sheet only when the sheet is there, or code lays it out before.
  /// Observed: Stack Overflow 58296535 and others (iOS 13: it grows at the end of the presentation, and
  /// setNeedsLayout in viewWillAppear cures it); that iOS 14 has it no more is inferred.
  public var sheetBarGrowsAtEnd = false

  /// Whether a sheet's controller is asked about the status bar. Observed: Tencent/QMUI_iOS, whose
  /// comments follow the question into a sheet from iOS 13; documented for full screen alone.
  public var sheetAsksStatusBar = false

  /// What becomes of a stack call.
  public enum StackCall: String, CaseIterable, Sendable { case dropped, deferred }
  /// What a stack call does while a page of that stack is being presented over. Observed:
  /// leonhard-llc/applin-ios, comments: UIKit drops it and warns; a radar of iOS 11.4 (44091459)
  /// has it done later, for a presentation that no page of the stack asked for.
  public var pushWhilePresenting = StackCall.dropped

  /// Speed, in heights per second, from which a released sheet follows the finger. Choice: that of
  /// flutter/flutter, cupertino/sheet.dart.
  public var dismissVelocity = 2.0

  /// The part of its height from which a slower release dismisses a sheet. Choice: that of
  /// flutter/flutter, cupertino/sheet.dart.
  public var dismissDistance = 0.5

  /// How long a released sheet moves, in seconds. Choice: that of flutter/flutter,
  /// cupertino/sheet.dart.
  public var releaseDuration = 0.3

  /// How often the page that presents over the full screen is laid out, with animation, behind what it presents.
  /// Observed: remkoh.dev, a modal segue up to iOS 9: once; what makes it due is not told. That it is over from
  /// 10 is a choice: no later log of a presentation lists the layout.
  public var presenterLayoutPairs = 1

  /// Whether a touch beside a card dismisses it. Documented:
  /// presentationControllerDidAttemptToDismiss(_:), which counts it among the attempts (iOS 13); that
  /// the strip above a card on a phone is such a place is inferred.
  public var outsideTapDismisses = false

  /// Whether a popover is laid out again when the height of the bar in it changes; otherwise the room of
  /// that bar stays as it was at first, cuts a bar that grows and keeps one tall that needs less. Observed:
  /// Open Radar 12741862: not on iOS 5 and 6, which have no profile here; that the upper part is cut is a
  /// choice.
  public var popoverFollowsBar = true

  /// Whether the end of a dismissal that code animates moves the root's view up by what a call has added to
  /// the status bar. Observed: CosmicMind/Motion pull request 45, HeroTransitions/Hero issues 222 and 361, Open
  /// Radar 35310247 (iOS 10.2 and 11); that it is over from 12 is a choice.
  public var dismissalLiftsRoot = false

  /// Whether a block that the first page of a presented controller asks for, to run alongside its presentation, never
  /// does, while its completion does. Observed: Open Radar 20171073, on 8.2; that it is so on 7 and before 8.2 is
  /// inferred.
  public var firstPageBlockIsLost = true

  /// Width of an alert, in points. Observed: 270 is what pictures of UIAlertController measure, and what
  /// flutter/flutter uses, cupertino/dialog.dart.
  public var alertWidth = 270.0

  /// Height of an alert, in points. Choice: a title, a message of two lines and a row of actions.
  public var alertHeight = 140.0

  /// Opacity of the black below an alert or an action sheet. Choice: that of flutter/flutter,
  /// cupertino/route.dart, in light mode.
  public var alertDim = 0.2

  /// How long an alert comes or goes, in seconds. Choice: that of flutter/flutter, whose dialogs copy
  /// the system's.
  public var alertDuration = 0.404

  /// How much of its colour a dimmed tint keeps. Choice: none; documented is that it is desaturated
  /// (UIView.tintAdjustmentMode), not by how much.
  public var dimmedSaturation = 0.0

  /// Whether an alert dims what is presented itself. Observed: Open Radar 51354714: not on 12.3, which it
  /// calls a fault; that it does before and after is inferred from Apple's text.
  public var dimsSecondLevel = true

  /// The size of a pad's form sheet, in points. Documented: it is smaller than the screen and stands in its middle
  /// (UIModalPresentationStyle.formSheet); observed: the numbers, as commonly quoted.
  public var formSheetWidth = 540
  /// Its height, in points. Observed: as above.
  public var formSheetHeight = 620

  /// Whether the completion of a dismissal runs where there is nothing to dismiss; else it is dropped. Choice: apps that
  /// follow a link dismiss whatever is there, and go on in the completion.
  public var emptyDismissalCompletes = true

  /// Whether an active search counts as what its page, or what is around it, presents, so that nothing else is presented
  /// there meanwhile, and a dismissal ends the search alone. Documented: UISearchController, which is presented as it becomes
  /// active; observed: the warning "which is already presenting <UISearchController>" in public reports.
  public var searchIsPresented = true

  /// Whether UIKit's warnings of a presentation that it refuses name the controller that would present and, in brackets,
  /// who asked; else who asked alone. Observed: console lines in public reports; that it begins with 14 is a choice.
  public var warningsNameWhoAsks = false
  /// Whether the exception for a controller that is in the hierarchy already says who has it. Observed: crash reports of
  /// both kinds; that it begins with 13 is a choice.
  public var exceptionsNameTheHolder = false

  /// Whether what code asks for in the turn in which it has dismissed something without animation begins once that has
  /// ended; else it is refused, as while a dismissal moves. Choice: apps that follow a link dismiss and present so;
  /// observed is that such a dismissal takes several updates of the screen (software-mansion/react-native-screens, code).
  public var callsWaitForPlainDismissal = true

  init() {}
}

extension IOSProfile {
  /// What later versions changed in these rules, oldest first.
  static let presentationSteps: [Step] = [
    Step(since: 8) { $0.presentations.firstPageBlockIsLost = false },
    Step(since: 10) {
      $0.presentations.dismissalLiftsRoot = true
      $0.presentations.presenterLayoutPairs = 0
    },
    Step(since: 12) {
      $0.presentations.dimsSecondLevel = false
      $0.presentations.dismissalLiftsRoot = false
    },
    Step(since: 13) {
      $0.presentations.dimsSecondLevel = true
      $0.presentations.automatic = .pageSheet
      $0.presentations.phoneHasSheets = true
      $0.presentations.sheetAsksStatusBar = true
      $0.presentations.exceptionsNameTheHolder = true
      $0.presentations.outsideTapDismisses = true
      $0.presentations.sheetBarGrowsAtEnd = true
    },
    Step(since: 14) {
      $0.presentations.sheetBarGrowsAtEnd = false
      $0.presentations.warningsNameWhoAsks = true
    },
    Step(since: 18) {
      $0.presentations.automatic = .formSheet
      $0.presentations.sheetBegins = .partOfScreen
    },
    Step(since: 26, isDesign: true) { $0.presentations.sheetBarHeight = 70 },
  ]
}
