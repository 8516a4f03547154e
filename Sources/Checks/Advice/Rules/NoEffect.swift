import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// What a line sets can be seen.
  static let noEffect = AdviceRule(
    "NAV132", "no-effect",
    "what code sets counts: nothing else replaces it, and nothing that it needs is missing",
    source:
      "Apple, documentation of UINavigationBar.standardAppearance, UINavigationBar.backIndicatorImage "
      + "and UINavigationController.interactiveContentPopGestureRecognizer",
    instead:
      "set the field of the appearance; the mask beside the image of the back indicator; "
      + "contentEnabled beside enabled",
    manual: """
      From iOS 13 a bar or item with a standardAppearance takes its background, hairline, title
      colour and back indicator from that: barTintColor, backgroundImage,
      compactBackgroundImage, shadowImage, titleColor and backIndicatorImage of the bar count for
      nothing beside it. An appearance of the proxy is another matter: each of these makes a bar in
      a window forget it (Tencent/QMUI_iOS), and its whole look goes. An own back indicator needs
      its transition mask as well: with the image alone the system's arrow stays. Looks at these fields in pages and at init of the controller, where the page or the
      controller gives the bar an appearance that shows something else, and at
      backIndicatorImage where nobody sets the mask. From iOS 26 a page has two swipes: one at
      the edge, and one anywhere in its content. Code that turns the first off, and never the
      second, leaves the page with a swipe.
      """,
    before: """
      ios        13
      appearance White  opaque backgroundColor=white
      page A
        on viewDidLoad  bar standardAppearance=White shadowImage=empty

      """,
    after: """
      ios        13
      appearance White  opaque backgroundColor=white shadowColor=clear
      page A
        on viewDidLoad  bar standardAppearance=White

      """
  ) { subject in
    (subject.traits.isUnknown ? [] : replaced(subject)) + unmasked(subject) + onePan(subject)
  }

  // MARK: - Replaced by an appearance

  private static func replaced(_ subject: AdviceSubject) -> [Remark] {
    let written = subject.traits.written
    guard subject.ios >= 13, !appearances.contains(where: written.contains) else { return [] }
    let given = subject.initial(.bar, .standardAppearance)
    let proxys = subject.proxy(.standardAppearance)
    let declared = [given, proxys]
    let shapes = shapes(subject.navigation + subject.pages.flatMap(\.lines))
    // What a line changes of the bar's appearance, it changes of any that the bar may have.
    let all = looks(subject.navigation + subject.pages.flatMap(\.lines), declared)
    func shaped(_ lines: [CodeLine], _ looks: [Value?]) -> [AppearanceDeclaration?] {
      let isShaped = isShaped(lines)
      return appearances(isShaped ? looks + all : looks, shapes, isShaped, subject)
    }
    let ofController = shaped(subject.navigation, looks(subject.navigation, declared))
    let isProxys =
      proxys != nil && !subject.keepsProxys && looks(subject.navigation, [given]).isEmpty
      && !isShaped(subject.navigation)
    var remarks = subject.pages.filter(subject.hasBar).flatMap { page -> [Remark] in
      let own = shaped(
        page.lines, looks(page.lines, [page.initial(.item, .standardAppearance)]))
      return page.lines.compactMap { line in
        own.isEmpty
          ? remark(line, by: ofController, isProxys: isProxys, subject)
          : remark(line, by: own, subject)
      }
    }
    remarks += subject.navigation.compactMap { line in
      remark(
        line, by: ofController, isProxys: isProxys && !beforeWindow.contains(line.hook), subject)
    }
    for property in Property.replacedByAppearance {
      guard let value = subject.initial(.bar, property), let place = subject.place(.bar, property),
        let name = replacing(property, value, ofController, subject)
      else { continue }
      remarks.append(Remark(at: place, message(property, name)))
    }
    return remarks
  }

  /// Where the controller's code runs before its bar comes into a window, and takes what the proxy has.
  private static let beforeWindow: Set<Hook> = [.loadView, .viewDidLoad]

  /// Whether lines change fields of the bar's appearance. One that runs as the page leaves, or later, has not been
  /// there when it came.
  private static func isShaped(_ lines: [CodeLine]) -> Bool {
    lines.contains { line in
      !line.runsLater && ![.viewWillDisappear, .viewDidDisappear].contains(line.hook)
        && line.touches.contains { shape($0) != nil }
    }
  }

  private static let appearances = [Thing.bar, .item].map {
    TouchKey(thing: $0, property: .standardAppearance)
  }

  /// The appearances that lines or declarations give; nil for one that is not a constant.
  private static func looks(_ lines: [CodeLine], _ declared: [Value?]) -> [Value?] {
    let written = lines.flatMap(\.touches).filter {
      appearances.contains($0.key) && shape($0) == nil
    }
    return declared.filter { $0.map { $0 != .none } ?? false } + written.map(\.constant)
  }

  /// What a line sets of the appearance that the bar has; nil where it sets nothing of it.
  private static func shape(_ touch: Touch) -> (field: AppearanceField, value: Value?)? {
    guard touch.key == TouchKey(thing: .bar, property: .standardAppearance),
      case .shaped(_, let field, let value)? = touch.value
    else { return nil }
    guard case .value(let constant) = value else { return (field, nil) }
    return (field, constant)
  }

  private static func shapes(_ lines: [CodeLine]) -> [(field: AppearanceField, value: Value?)] {
    lines.flatMap(\.touches).compactMap(shape)
  }

  /// What the bar may look like with some appearances, each also as lines change it; nil where that is not known.
  private static func appearances(
    _ looks: [Value?], _ shapes: [(field: AppearanceField, value: Value?)], _ isShaped: Bool,
    _ subject: AdviceSubject
  ) -> [AppearanceDeclaration?] {
    var given = looks.map { look -> AppearanceDeclaration? in
      guard case .appearance(let index)? = look,
        subject.program.appearances.indices.contains(index)
      else { return nil }
      return subject.program.appearances[index]
    }
    guard isShaped else { return given }
    // Never nil (documented: UINavigationBar.standardAppearance).
    if given.isEmpty { given = [AppearanceDeclaration(name: "", base: .default)] }
    return given.flatMap { look in
      [look]
        + shapes.map { shape in
          guard var changed = look, let value = shape.value else { return nil }
          changed.set(shape.field, value)
          return changed
        }
    }
  }

  /// - Parameter isProxys: whether the bar has its appearance from the proxy alone, and is in a window.
  private static func remark(
    _ line: CodeLine, by looks: [AppearanceDeclaration?], isProxys: Bool = false,
    _ subject: AdviceSubject
  ) -> Remark? {
    for touch in line.touches where touch.key.thing == .bar {
      guard let value = touch.constant,
        let name = replacing(touch.key.property, value, looks, subject)
      else { continue }
      let property = touch.key.property
      return Remark(
        line, touch.mark, isProxys ? forgetting(property, name) : message(property, name))
    }
    return nil
  }

  private static func message(_ property: Property, _ name: String) -> String {
    // Whether pages lie under the bar still follows from an image.
    ([.backgroundImage, .compactBackgroundImage].contains(property)
      ? "what \(property.name) shows" : property.name)
      + " counts for nothing here: "
      + (name.isEmpty ? "the bar's standardAppearance" : "the appearance \(name)") + " replaces it"
  }

  /// What an old setter does to an appearance of the proxy (observed: Tencent/QMUI_iOS).
  private static func forgetting(_ property: Property, _ name: String) -> String {
    "\(property.name) makes a bar in a window forget the proxy's appearance \(name): its whole look goes"
  }

  /// The name of the appearance that shows something else than a field says, whichever is in force.
  private static func replacing(
    _ property: Property, _ value: Value, _ looks: [AppearanceDeclaration?],
    _ subject: AdviceSubject
  ) -> String? {
    guard Property.replacedByAppearance.contains(property), value != .none, !looks.isEmpty else {
      return nil
    }
    let isOther = looks.allSatisfy { look in
      look.map { !agrees($0, property, value, subject.program.images) } ?? false
    }
    return isOther ? looks[0]?.name : nil
  }

  private static func agrees(
    _ look: AppearanceDeclaration, _ property: Property, _ value: Value,
    _ images: [ImageDeclaration]
  ) -> Bool {
    let color: Color? =
      if case .image(let index) = value, images.indices.contains(index) {
        images[index].color
      } else {
        nil
      }
    switch property {
    case .titleColor: return look.titleColor == value
    case .backIndicatorImage: return look.backIndicatorImage != nil
    case .barTintColor: return look.backgroundColor == value || look.backgroundImage != nil
    case .backgroundImage, .compactBackgroundImage:
      if look.backgroundImage != nil { return true }
      if color?.alpha == 0 { return isClear(look.backgroundColor, look.base) }
      return color.map { look.backgroundColor == .color($0) } ?? false
    default: return color?.alpha == 0 && isClear(look.shadowColor, look.base)
    }
  }

  private static func isClear(_ value: Value, _ base: AppearanceDeclaration.Base) -> Bool {
    if case .color(let color) = value { return color.alpha == 0 }
    return value == .none && base == .transparent
  }

  // MARK: - One of two swipes

  private static func onePan(_ subject: AdviceSubject) -> [Remark] {
    let content = TouchKey(thing: .gesture, property: .contentEnabled)
    let lines = subject.pages.flatMap(\.lines) + subject.navigation
    guard subject.ios >= 26, subject.initial(.gesture, .contentEnabled) == nil,
      !lines.contains(where: { $0.writes(content) })
    else { return [] }
    return lines.compactMap { line in
      let touch = line.touches.first {
        $0.key == TouchKey(thing: .gesture, property: .enabled) && $0.constant == .flag(false)
      }
      return touch.map {
        Remark(line, $0.mark, "the swipe in the content stays on: from iOS 26 it is contentEnabled")
      }
    }
  }

  // MARK: - Without its mask

  private static let indicator = TouchKey(thing: .bar, property: .backIndicatorImage)
  private static let mask = TouchKey(thing: .bar, property: .backIndicatorTransitionMaskImage)

  private static func unmasked(_ subject: AdviceSubject) -> [Remark] {
    let lines = subject.pages.flatMap(\.lines) + subject.navigation
    let isMasked =
      lines.contains { $0.writes(mask) } || subject.ofActions.contains { $0.key == mask }
      || subject.traits.written.contains(mask) || subject.traits.isUnknown
      || subject.initial(.bar, mask.property) != nil || subject.proxy(mask.property) != nil
    if isMasked { return [] }
    let text = "the system's arrow stays: backIndicatorImage needs backIndicatorTransitionMaskImage"
    var remarks = lines.compactMap { line -> Remark? in
      let touch = line.touches.first { $0.key == indicator && $0.constant != Value.none }
      return touch.map { Remark(line, $0.mark, text) }
    }
    if let value = subject.initial(.bar, .backIndicatorImage), value != .none,
      let place = subject.place(.bar, .backIndicatorImage)
    {
      remarks.append(Remark(at: place, text))
    }
    return remarks
  }
}

extension AdviceSubject {
  /// Whether the cell tries a model in which a bar keeps the proxy's appearances, whatever is set.
  fileprivate var keepsProxys: Bool {
    let tried = program.cell.last { RuleAxis.rule(of: $0.axis) == "bar.oldSetterDropsProxy" }
    return tried?.value == "no"
  }
}
