import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// A background of material is not faded as a whole.
  static let fadedMaterial = AdviceRule(
    "NAV116", "faded-material",
    "a background of material is not faded as a whole",
    source:
      "EnderTan, \"Smooth showing and hiding of the navigation bar: the profile page (1)\", 3",
    instead:
      "fade bar.bg.effect and bar.bg.shadow; bar.bg only where it shows an image, or is opaque",
    manual: """
      As soon as its container is not quite opaque, the effect view of a translucent bar is no
      material any more but a flat colour: the look changes in one frame. Looks at
      bar.bg.alpha with a value between 0 and 1, over a range, or animated, where nobody sets
      a background image or an appearance, or says what translucent is.
      """,
    before: """
      page A
        on viewDidLoad  bar.bg alpha=0.5

      """,
    after: """
      page A
        on viewDidLoad  bar.bg.effect alpha=0.5
        on viewDidLoad  bar.bg.shadow alpha=0.5

      """
  ) { subject in
    let key = TouchKey(thing: .barBackground, property: .alpha)
    let lines = Array((subject.pages.map(\.lines) + [subject.navigation]).joined())
    guard !subject.isTranslucencySet, !hasBackground(lines, subject) else { return [] }
    return lines.compactMap { line in
      guard let touch = line.touches.first(where: { $0.key == key }), isPartly(touch, line)
      else { return nil }
      return Remark(
        line, touch.mark, "between 0 and 1 the material under it turns into a flat colour")
    }
  }

  /// Whether the bar shows something else than its material.
  private static func hasBackground(_ lines: [CodeLine], _ subject: AdviceSubject) -> Bool {
    [Property.backgroundImage, .standardAppearance].contains { property in
      let key = TouchKey(thing: .bar, property: property)
      return subject.initial(.bar, property) != nil || subject.proxy(property) != nil
        || subject.traits.written.contains(key) || lines.contains { $0.writes(key) }
    }
  }

  private static func isPartly(_ touch: Touch, _ line: CodeLine) -> Bool {
    if line.isAnimated || touch.mark == "map" { return true }
    guard case .number(let alpha)? = touch.constant else { return false }
    return alpha > 0 && alpha < 1
  }
}
