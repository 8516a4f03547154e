import NavSimProgram
import NavSimVocabulary

extension Manual {
  /// What UIKit calls something, under the word that stands for it here:
  /// `interactivePopGestureRecognizer` is `gesture`; nil for a name that is none of UIKit's here.
  public static func word(forUIKit name: String) -> String? {
    let plain = String(name.split(separator: "(").first ?? "")
    if plain.hasPrefix("is"), let first = plain.dropFirst(2).first, first.isUppercase {
      let property = first.lowercased() + plain.dropFirst(3)
      if Property(name: property) != nil { return property }
    }
    if plain.hasSuffix(".appearance") { return "proxy" }
    return uikitNames[String(plain.split(separator: ".").last ?? "")]
  }

  /// The first word for each identifier of UIKit's.
  private static let uikitNames: [String: String] = {
    var words: [String: String] = [
      "transitionCoordinator": "alongside", "topViewController": "top", "viewControllers": "stack",
      "UIImage": "image", "UINavigationBarAppearance": "appearance", "UIAppearance": "proxy",
      "UIViewController": "page", "childViewControllers": "child",
      "traitCollection": "trait", "userInterfaceStyle": "trait",
      "registerForTraitChanges": "traitCollectionDidChange",
      "childForStatusBarStyle": "statusBarStyleFrom",
      "childForStatusBarHidden": "statusBarStyleFrom",
      "subviews": "bar.bg", "table": "scrollView", "list": "scrollView", "tabBarController": "tabs",
      "isHidden": "hidden",
    ]
    func add(_ text: String, _ word: String) {
      var identifiers: [Substring] = []
      for part in text.split(whereSeparator: { !$0.isLetter && $0 != "." && $0 != "_" }) {
        if let last = part.split(separator: ".").last { identifiers.append(last) }
      }
      for name in identifiers.map(String.init)
      where isUIKit(name) && words[name] == nil {
        words[name] = word
      }
    }
    for kind in ContainerKind.allCases { words[kind.className] = kind.rawValue }
    for thing in Thing.allCases { add(uikit(thing), thing.path) }
    for one in StatementInfo.all {
      add(String(one.call.split(separator: "(").first ?? ""), one.word)
    }
    return words
  }()

  /// Whether a word looks like a name of code: with a capital that is not its first letter.
  private static func isUIKit(_ name: String) -> Bool {
    name.dropFirst().contains { $0.isUppercase }
  }
}
