import NavSimProgram
import NavSimTrace
import NavSimVocabulary

/// What the pages of a cell want, and who reads it: what a trace is held against to see whether the
/// declared look was ever there. Nothing is known of strategies by name: what counts is the cell's
/// code and what was seen.
public struct Wishes: Sendable {
  /// A wish of a page, under the name that the trace has for it.
  private struct Wish: Sendable {
    let name: String
    let isUnread: Bool
    /// What is declared, where strategies alone write over it: that is what the page wants.
    let declared: TraceValue?
  }

  /// The strategies of the cell, as the cell names them.
  public let strategy: String
  /// What each strategy reads of wishes, under its own names, in the order of the cell.
  public let readings: [(strategy: String, names: [String])]

  private struct Page: Sendable {
    let name: String
    var wishes: [Wish]
    /// Whether its code styles the bar.
    let writesBar: Bool
    /// The colours and images that its code writes to the bar as constants.
    let code: BarCode
    /// Those of them that it does not also want.
    let sets: [(property: Property, values: Set<TraceValue>, text: String)]
    /// Whether its code gives the bar appearances, and it wants none.
    let givesAppearances: Bool
  }

  private let pages: [Page]
  /// The colour of each image and appearance, by its name.
  let colors: [String: Value]

  /// The wishes of a program.
  public init(_ program: Program) {
    strategy = program.cell.first { $0.axis == "strategy" }?.value ?? ""
    readings = program.strategies.map { strategy in
      (strategy.name, WishReaders(strategy, in: program).names(of: strategy))
    }
    let hasWishes = program.pages.contains { !$0.wants.isEmpty }
    let readers = hasWishes ? WishReaders(all: program) : WishReaders(program, tables: [])
    let overwritten = program.wishesOverwritten
    pages = program.pages.map { page in
      let known = Thing.wants.properties.map { (PropertyKey.known($0), $0.name, Value?.none) }
      let own = program.ownProperties.enumerated().filter { $0.element.field == nil }
        .map { (PropertyKey.own($0.offset), $0.element.name, Value?.some($0.element.initial)) }
      let wishes = (known + own).compactMap { key, name, initial -> Wish? in
        guard let value = page.wants[key], value != .none, value != initial else { return nil }
        let isUnread = !readers.isUnknown && !readers.read.contains(key)
        let declared = overwritten.contains(key) ? Self.traced(value, program) : nil
        return Wish(name: name, isUnread: isUnread, declared: declared)
      }
      let code = BarCode(page, program)
      func wants(_ property: Property) -> Bool { wishes.contains { $0.name == property.name } }
      return Page(
        name: page.name, wishes: wishes, writesBar: page.chain.contains(where: Self.writesBar),
        code: code, sets: code.sets.filter { !wants($0.property) },
        givesAppearances: !code.appearances.isEmpty && !Property.appearances.contains(where: wants))
    }
    var colors: [String: Value] = [:]
    for image in program.images { colors[image.name] = .color(image.color) }
    for appearance in program.appearances {
      let image = appearance.backgroundImage.map { Value.color(program.images[$0].color) }
      let color = image ?? appearance.backgroundColor
      if color != .none { colors[appearance.name] = color }
    }
    self.colors = colors
  }

  /// Whether there is a wish that no line reads.
  public var hasUnread: Bool { pages.contains { $0.wishes.contains(where: \.isUnread) } }

  /// A colour, an image's colour, a number or a flag as a trace has it; nil for the rest.
  private static func traced(_ value: Value, _ program: Program) -> TraceValue? {
    switch value {
    case .color(let color): return .color(color)
    case .image(let index): return .color(program.images[index].color)
    case .number(let number): return .number(number)
    case .flag(let flag): return .flag(flag)
    default: return nil
    }
  }

  /// Whether a finding is about a wish that no line of the cell reads.
  func isUnread(_ finding: Finding) -> Bool {
    // A look that some line has written is left behind, whoever reads what the page wants.
    let isLeak =
      finding.id == Detector.styleLeak.id && finding.cause.map(Checker.isOfCode) != true
    guard isLeak || finding.id == Detector.unmetWish.id else { return false }
    return pages.contains { page in
      guard isLeak || "page." + page.name == finding.subject else { return false }
      return page.wishes.contains { wish in
        wish.isUnread && finding.manner == (isLeak ? page.name + "." : "") + wish.name
      }
    }
  }

  /// Whether code of a page styles the bar itself.
  private static func writesBar(_ table: HookTable) -> Bool {
    table.lines.values.joined().contains { line in
      switch line.statement {
      case .write(.thing(_, let thing), _), .copy(_, .thing(_, let thing), _):
        return thing == .bar || thing.isBarPart
      case .setBarHidden: return true
      default: return false
      }
    }
  }

  /// The wishes that were never met while their page was at rest on top; of a page that never was,
  /// those that nobody reads, unless it styles the bar itself. A page that never came to the screen
  /// wants nothing.
  public func unmet(in trace: Trace) -> [UnmetWish] {
    guard trace.error == nil,
      pages.contains(where: { !$0.wishes.isEmpty || !$0.sets.isEmpty || $0.givesAppearances })
    else { return [] }
    let evidences = Evidence.all(trace)
    return pages.flatMap { page in
      let evidence = evidences.first { $0.hasOnTop(page.name) } ?? evidences[0]
      return unmet(of: page.name, page.wishes, page.writesBar, evidence) + unseen(page, evidence)
    }
  }

  /// What a page's code sets and no rest of it shows, although one could.
  private func unseen(_ page: Page, _ evidence: Evidence) -> [UnmetWish] {
    let rests = evidence.rests.filter { evidence.top(at: $0.frame) == page.name }.map(\.frame)
    func isMissed(_ seen: (Int) -> [Seen]) -> Bool {
      let all = rests.flatMap(seen)
      return all.contains(.no) && !all.contains(.yes)
    }
    var missed = page.sets.filter { set in
      isMissed { frame in set.values.map { seen(set.property, $0, of: page, at: frame, evidence) } }
    }.map { "\($0.property.name)=\($0.text)" }
    if page.givesAppearances {
      let names = page.code.appearances
      let isUnseen = isMissed { frame in
        let shown = names.map { evidence.color(of: colors[$0], at: frame) }
        return [evidence.seenAppearance(names, shown, of: page.name, at: frame)]
      }
      if isUnseen { missed.append(page.code.firstAppearance) }
    }
    return missed.map { UnmetWish(page: page.name, wish: $0, isUnread: false, isCode: true) }
  }

  /// Whether a colour or an image that a page's code sets is seen in a frame. A bar that is clear by
  /// itself shows none, whoever keeps it.
  private func seen(
    _ property: Property, _ value: TraceValue, of page: Page, at frame: Int, _ evidence: Evidence
  ) -> Seen {
    let seen = evidence.seen(property.name, value, of: page.name, at: frame, colors)
    guard seen != .no, value.kind == .color, value.packedColor & 0xFF > 127,
      property == .backgroundImage
        || !page.code.sets.contains(where: { $0.property == .backgroundImage }),
      !page.givesAppearances,
      evidence.isClearByItself(besides: value, on: page.name, at: frame)
    else { return seen }
    return .no
  }

  private func unmet(
    of page: String, _ wishes: [Wish], _ writesBar: Bool, _ evidence: Evidence
  ) -> [UnmetWish] {
    guard !wishes.isEmpty, let view = evidence.element("page." + page),
      evidence.presence[view].values.contains(.flag(true))
    else { return [] }
    let rests = evidence.rests.filter { evidence.top(at: $0.frame) == page }
    if rests.isEmpty, writesBar { return [] }
    // A page without a bar has no look of a bar.
    let isBare =
      !rests.isEmpty
      && rests.allSatisfy { evidence.wish(page, "hidden", at: $0.frame) == .flag(true) }
    return wishes.compactMap { wish in
      if isBare, Property(name: wish.name).map(Self.isOfBar) ?? false { return nil }
      var value: TraceValue?
      var isMissed = false
      for rest in rests {
        guard let now = wish.declared ?? evidence.wish(page, wish.name, at: rest.frame) else {
          continue
        }
        value = value ?? now
        switch evidence.seen(wish.name, now, of: page, at: rest.frame, colors) {
        case .yes: return nil
        case .no: isMissed = true
        case .unknown: continue
        }
      }
      guard isMissed || wish.isUnread else { return nil }
      guard let shown = value ?? evidence.firstWish(page, wish.name) else { return nil }
      return UnmetWish(
        page: page, wish: "\(wish.name)=\(evidence.text(of: shown))", isUnread: wish.isUnread,
        isCode: false)
    }
  }

  /// Whether a wish is about the navigation bar, which a page can be without.
  private static func isOfBar(_ property: Property) -> Bool {
    ![.hidden, .toolbarHidden, .statusBarStyle].contains(property)
      && Thing.wants.properties.contains(property)
  }
}

extension Evidence {
  /// The first value of a page's wish in the whole trace.
  fileprivate func firstWish(_ page: String, _ name: String) -> TraceValue? {
    track(page + ".wants", name)?.values.first { $0.kind != .none && $0.kind != .unset }
  }
}

extension Evidence {
  /// Whether a page rests on top of the controller's stack at any time.
  fileprivate func hasOnTop(_ page: String) -> Bool {
    rests.contains { top(at: $0.frame) == page }
  }
}
