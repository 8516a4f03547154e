import NavSimProgram
import NavSimVocabulary

extension AdviceRule {
  /// The mask of the back indicator is not opaque over all of the arrow.
  static let opaqueMask = AdviceRule(
    "NAV122", "opaque-mask",
    "the mask of the back indicator is not opaque over all of the arrow",
    source:
      "Meituan, \"Navigation-bar transitions on iOS: solutions and best practice\", 4.4",
    instead:
      "a mask in the arrow's shape, such as the arrow's image itself",
    manual: """
      Where the transition mask is opaque, the text of the back button shows while it moves. A
      mask that is opaque from the arrow's left edge to its right lets the text run through
      the arrow. Looks at backIndicatorTransitionMaskImage of the bar and of a
      standardAppearance, of the bar or of an item, in code and at init: an image that is opaque
      throughout, or from 0 to the 13 points of the system's indicator and beyond. An
      image is a full rectangle here unless `opaque=A..B` says otherwise; one that the bar has
      as its arrow, too, is taken to be in the arrow's shape.
      """,
    before: """
      image Arrow  #FFFFFF
      image Full   #000000
      page A
        on viewDidLoad  bar backIndicatorImage=Arrow backIndicatorTransitionMaskImage=Full

      """,
    after: """
      image Arrow  #FFFFFF
      image Shape  #000000 opaque=11pt..13pt
      page A
        on viewDidLoad  bar backIndicatorImage=Arrow backIndicatorTransitionMaskImage=Shape

      """
  ) { subject in
    var result: [Remark] = []
    let arrows = arrows(subject)
    for property in [Property.backIndicatorTransitionMaskImage, .standardAppearance] {
      if isFull(subject.initial(.bar, property), arrows, subject),
        let place = subject.place(.bar, property)
      {
        result.append(Remark(at: place, message))
      }
    }
    for page in subject.pages
    where isFull(page.initial(.item, .standardAppearance), arrows, subject) {
      if let place = subject.place(.item, .standardAppearance, of: page) {
        result.append(Remark(at: place, message))
      }
    }
    for line in (subject.pages.map(\.lines) + [subject.navigation]).joined() {
      let touch = line.touches.first {
        keys.contains($0.key) && isFull($0.constant, arrows, subject)
      }
      if let touch { result.append(Remark(line, touch.mark, message)) }
    }
    return result
  }

  private static let keys = [
    TouchKey(thing: .bar, property: .backIndicatorTransitionMaskImage),
    TouchKey(thing: .bar, property: .standardAppearance),
    TouchKey(thing: .item, property: .standardAppearance),
  ]
  private static let message = "the mask is opaque over the whole arrow: moving text shows in it"

  /// The width of the system's indicator (observed: docs/Model.md, the back button).
  private static let indicator = 13.0

  /// What anybody gives the bar as its arrow, besides what stands in appearances.
  private static func arrows(_ subject: AdviceSubject) -> Set<Value> {
    let key = TouchKey(thing: .bar, property: .backIndicatorImage)
    let lines = (subject.pages.map(\.lines) + [subject.navigation]).joined()
    let written = (lines.flatMap(\.touches) + subject.ofActions).filter { $0.key == key }
    let initial = [subject.initial(.bar, key.property), subject.proxy(key.property)]
    return Set((written.map(\.constant) + initial).compactMap { $0 })
  }

  private static func isFull(
    _ value: Value?, _ arrows: Set<Value>, _ subject: AdviceSubject
  ) -> Bool {
    var index: Int?
    switch value {
    case .image(let image)? where !arrows.contains(.image(image)): index = image
    case .appearance(let look)? where subject.program.appearances.indices.contains(look):
      let appearance = subject.program.appearances[look]
      if appearance.backIndicatorTransitionMaskImage != appearance.backIndicatorImage {
        index = appearance.backIndicatorTransitionMaskImage
      }
    default: break
    }
    guard let index, subject.program.images.indices.contains(index) else { return false }
    let image = subject.program.images[index]
    guard image.color.alpha >= 1 else { return false }
    guard let opaque = image.opaque else { return true }
    return opaque.lowerBound <= 0 && opaque.upperBound >= indicator
  }
}
