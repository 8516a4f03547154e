import NavSimVocabulary

/// One finished look of a bar's background, as one appearance or the older fields give it.
struct BackgroundPicture: Hashable {
  /// The material: what is behind shows through it, blurred.
  var effect = Color.clear
  /// The image, or the plate of an opaque bar.
  var image = Color.clear
  /// The hairline.
  var shadow = Color.clear
  /// The background's own colour: the image's, the bar tint, or the material's.
  var color = Color.clear
  /// The title's colour, and that of a large one.
  var title = Color.black
  private(set) var largeTitle = Color.black
  /// How buttons look.
  private(set) var buttons = ButtonLook()

  /// Large titles have a colour.
  mutating func give(largeTitle color: Color) { largeTitle = color }

  /// Buttons have a look.
  mutating func give(_ look: ButtonLook) { buttons = look }

  /// Image over effect, in one colour.
  var flat: Color { image.over(effect) }
}

/// What a bar paints: one colour for each of its layers.
struct BarBackground: Hashable {
  /// The material of the first copy.
  var effect = Color.clear
  /// The image of the first copy, or the plate of an opaque bar.
  var image = Color.clear
  /// The second copy, which shows at the scroll edge, in one colour.
  var edge = Color.clear
  /// How much of the second copy shows.
  var edgeAlpha = 0.0
  /// Whether the second copy blurs what is behind it.
  var edgeBlurs = false
  /// The hairline.
  var shadow = Color.clear
  /// The background's own colour: the image's, the bar tint, or the material's.
  var color = Color.clear
  /// The title's colour, and that of a large one.
  var title = Color.black
  private(set) var largeTitle = Color.black
  /// How buttons look.
  private(set) var buttons = ButtonLook()
  /// The bar's own backgroundColor where it may show.
  var barColor = Color.clear
  /// Opacity of the material's tint where the first copy shows alone; what is left of it in a
  /// mixture tells how much of the blur is left.
  var fullEffect = 0.0
  /// Whether what is behind shows through; pages start below a bar that is not.
  var isTranslucent = true

  /// Whether it paints anything but a hairline.
  var isVisible: Bool {
    effect.alpha > 0 || image.alpha > 0 || (edge.alpha > 0 && edgeAlpha > 0)
  }

  /// Whether two of which one copy shows alone look alike, whichever that is.
  func looks(like other: BarBackground) -> Bool {
    guard let seen = copyAlone, let same = other.copyAlone else { return false }
    return seen == same && shadow == other.shadow && barColor == other.barColor
  }

  /// The one copy that shows, in one colour, and whether it blurs; nil where two are mixed.
  private var copyAlone: Copy? {
    switch edgeAlpha {
    case 0: Copy(color: image.over(effect), blurs: effect.alpha > 0)
    case 1: Copy(color: edge, blurs: edgeBlurs)
    default: nil
    }
  }

  private struct Copy: Hashable {
    let color: Color
    let blurs: Bool
  }

  init() {}

  /// One look alone.
  init(_ picture: BackgroundPicture) {
    effect = picture.effect
    image = picture.image
    shadow = picture.shadow
    color = picture.color
    title = picture.title
    largeTitle = picture.largeTitle
    buttons = picture.buttons
    fullEffect = picture.effect.alpha
  }

  /// Two looks at once: the standard one, and that of the scroll edge with part `g`.
  ///
  /// The first copy shows 1 − g of itself, the second g; the colours of hairline and title are
  /// interpolated (choice: model of two copies, Tencent/QMUI_iOS). Where both are equal the first
  /// shows alone: a translucent look that lay over itself would darken at the edge, which nobody has
  /// seen (choice).
  init(_ standard: BackgroundPicture, edge atEdge: BackgroundPicture, part g: Double) {
    self.init(standard)
    guard atEdge != standard else { return }
    edge = atEdge.flat
    edgeAlpha = g
    edgeBlurs = atEdge.effect.alpha > 0
    effect = standard.effect.shown(1 - g)
    image = standard.image.shown(1 - g)
    shadow = standard.shadow.mixed(with: atEdge.shadow, g)
    title = standard.title.mixed(with: atEdge.title, g)
    largeTitle = standard.largeTitle.mixed(with: atEdge.largeTitle, g)
    color = standard.color.mixed(with: atEdge.color, g)
    // Choice: images and the colours of buttons change in the middle.
    buttons = g > 0.5 ? atEdge.buttons : standard.buttons
  }
}

extension Color {
  /// This colour with its alpha multiplied; clear where nothing of it is left.
  func shown(_ part: Double) -> Color { alpha * part > 0 ? faded(part) : .clear }

  /// Component by component between two colours. One that is clear has the other's components, so
  /// that a colour that goes does not darken on its way.
  func mixed(with other: Color, _ part: Double) -> Color {
    if part <= 0 { return self }
    if part >= 1 { return other }
    let from = alpha > 0 ? self : other.faded(0)
    let to = other.alpha > 0 ? other : faded(0)
    return Color(
      from.red + (to.red - from.red) * part, from.green + (to.green - from.green) * part,
      from.blue + (to.blue - from.blue) * part, from.alpha + (to.alpha - from.alpha) * part)
  }
}
