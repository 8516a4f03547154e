import NavSimProgram
import NavSimScene
import NavSimVocabulary

/// How the bar's style, or an appearance, wants buttons to look.
struct ButtonLook: Hashable {
  /// The colour of the texts of buttons; nil where they take their tint.
  let color: Color?
  /// The colour of the back button's text; nil where that takes its tint.
  let backColor: Color?
  /// The images of the back indicator and of its mask, by index.
  let indicator: Int?, mask: Int?
  /// Whether an appearance is in force.
  let isOfAppearance: Bool

  /// That of the older fields, which say nothing.
  init() {
    (color, backColor, indicator, mask) = (nil, nil, nil, nil)
    isOfAppearance = false
  }

  /// That of an appearance.
  init(_ appearance: AppearanceDeclaration, _ color: (Value) -> Color?) {
    self.color = color(appearance.buttonColor)
    backColor = color(appearance.backButtonColor)
    indicator = appearance.backIndicatorImage
    mask = appearance.backIndicatorTransitionMaskImage
    isOfAppearance = true
  }
}

/// The colours of buttons and of what leads back.
///
/// A button has its own tint, else the bar's (documented: UIBarButtonItem.tintColor, UIView.tintColor);
/// an appearance's colour is that of texts and wins over both (documented: UIBarButtonItemAppearance,
/// titleTextAttributes); that of the back button is the other buttons' unless it was set (documented:
/// UINavigationBarAppearance.backButtonAppearance). A tint goes along with an animation, the colour of a
/// text jumps (documented: UILabel.textColor is not animatable).
extension Navigator {
  /// Every button takes the tint that the bar has.
  func tintButtons() {
    let isAnimated = profile.titles.animatesBackLabelTint
    let block = code.animation.timeline
    for page in pages.shown.pages where pages[page].exists && isOurs(page) {
      paintButtons(of: page, label: isAnimated ? block : nil, block)
    }
  }

  /// The buttons of an item that comes take the colours that the bar has then.
  func setButtonColors(of page: Int) { paintButtons(of: page, label: nil, nil) }

  /// The bar's style was resolved anew: the texts of buttons take its colours.
  func buttonLookChanged() {
    let look = here.background.buttons
    guard look != here.barItems.toldButtons || isDarkBar != here.barItems.toldDark else { return }
    here.barItems.tell(look, isDark: isDarkBar)
    write(tint: buttonTint, to: here.barLayers.content)
    for page in pages.shown.pages where pages[page].exists && isOurs(page) {
      setButtonColors(of: page)
    }
    clock.needsFrame()
  }

  /// A button was given a tint, or was enabled or disabled: of a back button it is the item below that
  /// says so.
  func buttonChanged(of page: Int, _ property: Property) {
    switch property {
    case .tintColor, .leftTint, .rightTint, .leftEnabled, .rightEnabled:
      paintButtons(of: page, label: code.animation.timeline, code.animation.timeline)
    case .backTint:
      for above in pages.shown.pages
      where pages[above].exists && pages.itemStates[above].below?.page == page {
        paintButtons(of: above, label: code.animation.timeline, code.animation.timeline)
      }
    default: return
    }
    clock.needsFrame()
  }

  private func paintButtons(of page: Int, label labelTimeline: Int?, _ timeline: Int?) {
    let layers = pages.layers[page].item
    let look = here.background.buttons
    let back = backTint(of: page)
    let touch = pages.itemStates[page].pressed[.back]
    let label = paled(look.backColor ?? look.color ?? back, touch == .held)
    inTransaction(timeline) {
      write(color: sideColor(of: page, .left, .leftTint, look), to: layers.left)
      write(color: sideColor(of: page, .right, .rightTint, look), to: layers.right)
      write(color: paled(back, touch != .none), to: layers.arrow)
    }
    inTransaction(labelTimeline) { write(color: label, to: layers.label) }
  }

  private func sideColor(
    of page: Int, _ side: ButtonSide, _ tint: Property, _ look: ButtonLook
  ) -> Color {
    if !isEnabled(side, page) { return disabledColor }
    let own = pages[page].item[tint]
    let whole = look.color ?? (own == .none ? buttonTint : adjusted(color(of: own)))
    return paled(whole, pages.itemStates[page].pressed[side] != .none)
  }

  /// A button that looks touched (`TitleRules.pressedButtonAlpha`).
  private func paled(_ color: Color, _ isPale: Bool) -> Color {
    isPale ? color.faded(profile.titles.pressedButtonAlpha) : color
  }

  /// A button that is disabled (`TitleRules.disabledButtonAlpha`).
  private var disabledColor: Color {
    (isDarkBar ? Color.white : .black).faded(profile.titles.disabledButtonAlpha)
  }

  /// The tint of a button that was given none (`TitleRules.buttonsInheritTint`).
  var buttonTint: Color {
    let takesBars = profile.titles.buttonsInheritTint || !here.barStyle.inheritsTint
    return takesBars ? barTint : adjusted(isDarkBar ? .white : .black)
  }

  private var isDarkBar: Bool { screen.mode.isDark || here.barStyle.isBlack }

  /// The tint of the button that leads back from a page: what code gave the view, else the item below.
  private func backTint(of page: Int) -> Color {
    if let own = pages.itemStates[page].ownBackTint { return adjusted(own) }
    guard let below = pages.itemStates[page].below?.page else { return buttonTint }
    let own = pages[below].item[.backTint]
    return own == .none ? buttonTint : adjusted(color(of: own))
  }
}
