// Where the works lie that rules of advice are taken from.

extension AdviceRule {
  /// Addresses of the works that `source` names, in its order: the text itself, or the library that it
  /// belongs to. Empty where nothing of it is on a page of its own.
  public var links: [String] {
    let named = Self.works.compactMap { work, link in
      source.firstPlace(of: work).map { (place: $0, link: link) }
    }
    return named.sorted { $0.place < $1.place }.map(\.link)
  }

  private static let works: [(work: String, link: String)] = [
    ("EnderTan", "https://github.com/EnderTan/ETNavBarTransparent"),
    ("RWNavigationBarTransition", "https://github.com/CallLiven/RWNavigationBarTransition"),
    ("Meituan", "https://tenloy.github.io/2020/08/01/ui-navigation-bar.html"),
    ("Xieyupeng520", "https://github.com/Xieyupeng520/AZNavigationBar"),
    (
      "KMNavigationBarTransition, issue 73",
      "https://github.com/MoZhouqi/KMNavigationBarTransition/issues/73"
    ),
    ("UIAppearance", "https://developer.apple.com/documentation/uikit/uiappearance"),
    ("QMUI_iOS issue 692", "https://github.com/Tencent/QMUI_iOS/issues/692"),
    ("FDFullscreenPopGesture", "https://github.com/forkingdog/FDFullscreenPopGesture"),
    ("YPNavigationBarTransition", "https://github.com/yiplee/YPNavigationBarTransition"),
    ("Open Radar 26893274", "https://github.com/lionheart/openradar-mirror/issues/14850"),
    ("Open Radar 19031955", "https://github.com/lionheart/openradar-mirror/issues/2688"),
    ("Stack Overflow 19022210", "https://stackoverflow.com/questions/19022210"),
    (
      "childForStatusBarStyle",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/childforstatusbarstyle"
    ),
    (
      "UIViewController.navigationItem",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/navigationitem"
    ),
    (
      "UINavigationBarDelegate",
      "https://developer.apple.com/documentation/uikit/uinavigationbardelegate"
    ),
    ("Stack Overflow 11862883", "https://stackoverflow.com/questions/11862883"),
    ("Stack Overflow 46326302", "https://stackoverflow.com/questions/46326302"),
    (
      "UINavigationController.isNavigationBarHidden",
      "https://developer.apple.com/documentation/uikit/uinavigationcontroller/isnavigationbarhidden"
    ),
    (
      "UINavigationController.popViewController",
      "https://developer.apple.com/documentation/uikit/uinavigationcontroller/popviewcontroller(animated:)"
    ),
    (
      "UIViewController.hidesBottomBarWhenPushed",
      "https://developer.apple.com/documentation/uikit/uiviewcontroller/hidesbottombarwhenpushed"
    ),
    ("Stack Overflow 56556254", "https://stackoverflow.com/questions/56556254"),
    (
      "UINavigationBar.barTintColor",
      "https://developer.apple.com/documentation/uikit/uinavigationbar/bartintcolor"
    ),
    ("Stack Overflow 18798792", "https://stackoverflow.com/questions/18798792"),
    (
      "UINavigationBar.standardAppearance",
      "https://developer.apple.com/documentation/uikit/uinavigationbar/standardappearance"
    ),
    (
      "UINavigationBar.backIndicatorImage",
      "https://developer.apple.com/documentation/uikit/uinavigationbar/backindicatorimage"
    ),
    (
      "UINavigationBar.scrollEdgeAppearance",
      "https://developer.apple.com/documentation/uikit/uinavigationbar/scrolledgeappearance"
    ),
  ]
}

extension String {
  /// How many characters stand before the first `part`, or nil where it is not there.
  fileprivate func firstPlace(of part: String) -> Int? {
    let (all, part) = (Array(utf8), Array(part.utf8))
    guard all.count >= part.count else { return nil }
    return (0...(all.count - part.count)).first { all[$0...].starts(with: part) }
  }
}
