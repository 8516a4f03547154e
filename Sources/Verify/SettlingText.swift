import NavSimStrategies

/// The pages and calls through which every strategy goes.
package struct SettlingText {
  /// What the pages are like.
  package enum Kind: String, CaseIterable, Sendable {
    /// Each page has a colour of its own.
    case different
    /// All pages look the same.
    case equal
    /// B, C and D want no bar; A wants one.
    case upperHidden
    /// A wants no bar; the others want one.
    case lowerHidden
    /// B, C and D want a background without opacity. Only for strategies that know the wish.
    case upperClear

    /// The iOS versions on which the pages are tried: several where the bar is what it is in most
    /// apps, and where opacities meet the fresh background of iOS 18; one otherwise.
    package var versions: [Int] {
      switch self {
      case .different: return [10, 13, 17, 26]
      case .equal, .upperHidden: return [17]
      case .lowerHidden: return [13]
      case .upperClear: return [10, 26]
      }
    }
  }

  /// One call or gesture: the stack before, what happens, the stack after it.
  package struct Operation: Sendable {
    package var name: String
    package var before: String
    package var lines: [String]
    package var after: String
  }

  /// Every call on every kind of page; swipes to two more places on pages of different looks.
  package static func operations(on kind: Kind) -> [Operation] {
    swipes(to: kind == .different ? [10, 25, 50, 75, 90] : [10, 50, 90]) + calls
  }

  private static func swipes(to percents: [Int]) -> [Operation] {
    var all: [Operation] = []
    for percent in percents {
      for (release, after) in [("cancel", "A > B"), ("finish", "A")] {
        all.append(
          Operation(
            name: "swipe to \(percent)% and \(release)", before: "A > B",
            lines: ["at 0ms swipe back to \(percent)% over 200ms release \(release)"], after: after)
        )
      }
    }
    return all
  }

  private static let calls: [Operation] = {
    var all: [Operation] = []
    for (suffix, form) in [(" animated=no", "without animation "), ("", "")] {
      for (name, before, call, after) in [
        ("push", "A", "push B", "A > B"), ("pop", "A > B", "pop", "A"),
        ("popTo", "A > B > C > D", "pop to B", "A > B"),
        ("popToRoot", "A > B > C", "pop to root", "A"),
        ("set-stack forward", "A", "set-stack A > B > C", "A > B > C"),
        ("set-stack back", "A > B > C", "set-stack A", "A"),
      ] {
        all.append(
          Operation(
            name: "\(form)\(name)", before: before, lines: ["at 0ms \(call)\(suffix)"],
            after: after))
      }
    }
    for at in [0, 100] {
      all.append(
        Operation(
          name: "push during a push, after \(at) ms", before: "A",
          lines: ["at 0ms push B", "at \(at)ms push C"], after: "A > B > C"))
    }
    return all
  }()

  package let strategy: String
  package let kind: Kind
  /// A choice among the strategy's options, `name=value`; empty for the defaults.
  package let option: String
  /// The table with those that it is like.
  private let table: String

  package init(_ strategy: String, _ kind: Kind, option: String = "") {
    self.strategy = strategy
    self.kind = kind
    self.option = option
    table = SettlingText.table(of: strategy)
  }

  /// The choices that are not the defaults, `name=value`.
  package static func choices(of strategy: String) -> [String] {
    table(of: strategy).split(separator: "\n").flatMap { line -> [String] in
      let words = line.split(separator: " ").map(String.init)
      guard words.count > 3, words[0] == "option" else { return [] }
      return words.dropFirst(3).map { "\(words[1])=\($0)" }
    }
  }

  private static func table(of strategies: String) -> String {
    strategies.split(separator: " ").filter { $0 != "+" }.map { chain(of: String($0)) }.joined()
  }

  private static func chain(of strategy: String) -> String {
    var text = ""
    var next: String? = strategy
    while let name = next, let found = BuiltinStrategies.text(name) {
      text += found
      next = found.split(separator: "\n").first { $0.hasPrefix("strategy ") }
        .map { $0.split(separator: " ") }.flatMap { $0.count > 3 ? String($0[3]) : nil }
    }
    return text
  }

  /// Whether the library itself applies a wish; otherwise the pages' own code does, as an app has
  /// to that uses it.
  func applies(_ wish: String) -> Bool {
    table.contains("wants.\(wish)") || table.contains(" as \(wish)\n")
      || wish == "barTintColor" && table.contains("wants to ")
  }

  /// Whether the kind means something for the strategy.
  package var isMeant: Bool { kind != .upperClear || applies("bgAlpha") }

  /// Whether a page wants a bar that can be seen.
  package func wantsBar(_ page: String) -> Bool {
    switch kind {
    case .different, .equal: return true
    case .upperHidden, .upperClear: return page == "A"
    case .lowerHidden: return page != "A"
    }
  }

  private var pages: [String] {
    zip(["A", "B", "C", "D"], ["red", "blue", "green", "purple"]).flatMap { name, own in
      let color = kind == .equal ? "red" : own
      var lines = ["page \(name) \"\(name)\"", "  view backgroundColor=white"]
      lines.append("  wants barTintColor=\(color)")
      if !applies("barTintColor") { lines.append("  on viewWillAppear bar barTintColor=\(color)") }
      if kind == .upperClear {
        lines.append("  wants bgAlpha=\(wantsBar(name) ? 1 : 0)")
      } else if kind != .different, kind != .equal {
        lines.append("  wants hidden=\(wantsBar(name) ? "no" : "yes")")
        let verb = wantsBar(name) ? "show" : "hide"
        if !applies("hidden") { lines.append("  on viewWillAppear \(verb) bar animated=callback") }
      }
      return lines
    }
  }

  /// One scenario for each operation, on the given iOS versions.
  package func text(ios versions: [Int]) -> String {
    // The bar of an app that knows nothing of scroll edge appearances has one look everywhere.
    var lines =
      ["device iphone-8", "option linked-sdk=12", "strategy \(strategy) \(option)"] + pages
    for operation in Self.operations(on: kind) {
      lines.append("scenario \"\(operation.name)\"")
      lines.append("matrix")
      lines.append("  ios  \(versions.map { "\($0)" }.joined(separator: " "))")
      lines.append("stack \(operation.before)")
      lines += operation.lines
      lines.append("expect always: count exception = 0")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
