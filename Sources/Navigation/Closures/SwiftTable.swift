import NavSimProgram
import NavSimVocabulary

/// What a strategy in Swift states: its properties and options, and its closures.
///
/// Closures of one hook run in the order in which they are stated.
public final class SwiftTable {
  private(set) var items: [String] = []
  private(set) var options: [(name: String, initial: String)] = []
  private(set) var codes: [SwiftCode] = []
  private(set) var withoutSuper: Set<HookKey> = []
  private(set) var used: [Thing] = []
  private(set) var problems: [String] = []

  // MARK: - Properties and options

  /// Declares a number that pages may set with `wants NAME=0.5`.
  ///
  /// - Parameters:
  ///   - name: letters, digits, `-` and `_`; not the name of a wish that every page has.
  ///   - initial: its value on a page that says nothing.
  ///   - range: what is set is clamped to it.
  ///   - field: the wish of every page for which it is the strategy's own name, such as `.bgAlpha`:
  ///     one storage, one setter; nil for a wish of the strategy's own.
  /// - Returns: the property, for `on(_:)` and for the closures' reading and writing.
  @discardableResult
  public func property(
    _ name: String, _ initial: Double, range: ClosedRange<Double>? = nil, as field: Property? = nil
  ) -> OwnWish {
    declare(
      name, " \(initial)", range.map { " range \($0.lowerBound)..\($0.upperBound)" } ?? "", field)
  }

  /// Declares a flag that pages may set with `wants NAME=yes`.
  @discardableResult
  public func property(_ name: String, _ initial: Bool, as field: Property? = nil) -> OwnWish {
    declare(name, initial ? " yes" : " no", "", field)
  }

  /// Declares a colour that pages may set with `wants NAME=red`.
  @discardableResult
  public func property(_ name: String, _ initial: Color, as field: Property? = nil) -> OwnWish {
    declare(name, " \(initial.text)", "", field)
  }

  /// Declares the strategy's own name for a wish of every page, without a default of its own.
  @discardableResult
  public func property(_ name: String, as field: Property) -> OwnWish {
    declare(name, "", "", field)
  }

  private func declare(
    _ name: String, _ initial: String, _ rest: String, _ field: Property?
  ) -> OwnWish {
    items.append("property \(name)\(initial)\(rest)\(field.map { " as \($0.name)" } ?? "")")
    return OwnWish(name: name)
  }

  /// Declares an option, which a scenario chooses with `strategy NAME option=value`, and closures
  /// read with `option(_:)`. The first value is the default.
  public func option(_ name: String, _ values: String...) {
    items.append("option \(name) \(values.joined(separator: " "))")
    if let first = values.first { options.append((name, first)) }
  }

  /// Puts each page into a navigation controller of the page's own.
  public func wrapsPages() { items.append("wraps pages") }

  /// Says that closures write the status bar, the toolbar or the tab bar: the trace shows those
  /// that a scenario speaks of, and closures it cannot read.
  public func uses(_ things: Thing...) { used += things }

  // MARK: - Hooks

  /// Runs a closure at hooks.
  ///
  /// - Parameters:
  ///   - hooks: where it runs. Names and order are those of `navsim explain hooks`.
  ///   - slot: `.pre` before the original implementation, `.post` after it. Stack calls need one
  ///     of the two; other hooks run closures after the original where nothing is said.
  ///   - body: the code. The context is good inside it only.
  public func on(
    _ hooks: Hook..., at slot: Slot = .main, file: String = #fileID, line: Int = #line,
    _ body: @escaping (StrategyContext) -> Void
  ) {
    for hook in hooks {
      check(hook, slot, file, line)
      add(.hook(hook, slot), hook.name + slot.suffix, file, line, body)
    }
  }

  /// Runs a closure at a page hook of the navigation controller itself, such as its `viewDidLoad`.
  public func onNavigation(
    _ hook: Hook, at slot: Slot = .main, file: String = #fileID, line: Int = #line,
    _ body: @escaping (StrategyContext) -> Void
  ) {
    if hook.group != .page || !hook.suffixes.contains(slot) {
      problem("navigation.\(hook.name)\(slot.suffix) is no hook", file, line)
    }
    add(.navigation(hook, slot), "navigation.\(hook.name)\(slot.suffix)", file, line, body)
  }

  /// Runs a closure in the setter of a wish that every page has, such as `.hidden`.
  public func onWish(
    _ property: Property, file: String = #fileID, line: Int = #line,
    _ body: @escaping (StrategyContext) -> Void
  ) {
    if !Thing.wants.properties.contains(property) {
      problem("pages have no wish '\(property.name)'", file, line)
    }
    add(.wish(.known(property)), "wants.\(property.name)", file, line, body)
  }

  /// Runs a closure in the setter of a wish that this strategy declares.
  public func onWish(
    _ wish: OwnWish, file: String = #fileID, line: Int = #line,
    _ body: @escaping (StrategyContext) -> Void
  ) {
    add(.wish(.own(-1)), "wants.\(wish.name)", file, line, body)
    codes[codes.count - 1].wish = wish
  }

  /// Leaves out what the strategy that this one is like does at the hooks.
  public func withoutSuper(
    _ hooks: Hook..., at slot: Slot = .main, file: String = #fileID, line: Int = #line
  ) {
    for hook in hooks {
      check(hook, slot, file, line)
      withoutSuper.insert(.hook(hook, slot))
    }
  }

  private func add(
    _ key: HookKey, _ hook: String, _ file: String, _ line: Int,
    _ body: @escaping (StrategyContext) -> Void
  ) {
    codes.append(SwiftCode(key: key, wish: nil, file: file, line: line, hook: hook, body: body))
  }

  private func check(_ hook: Hook, _ slot: Slot, _ file: String, _ line: Int) {
    if hook.places.contains(.strategy), hook.suffixes.contains(slot) { return }
    let legal = hook.suffixes.map { $0 == .main ? "no slot" : "at: \($0.suffix)" }
    problem("'\(hook.name)' takes \(legal.joined(separator: " or "))", file, line)
  }

  private func problem(_ text: String, _ file: String, _ line: Int) {
    problems.append("\(file):\(line): \(text)")
  }
}
