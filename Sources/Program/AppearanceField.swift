import NavSimVocabulary

/// A property of a UINavigationBarAppearance that code sets. Colours of texts stand for the attributes
/// that hold them.
public enum AppearanceField: String, CaseIterable, Sendable {
  case backgroundColor, backgroundImage, shadowColor
  case titleColor, largeTitleColor, buttonColor, backButtonColor
  case backIndicatorImage, backIndicatorTransitionMaskImage
  case effect

  /// What may be its value.
  public var kind: ValueKind {
    switch self {
    case .backgroundColor, .shadowColor, .titleColor, .largeTitleColor, .buttonColor,
      .backButtonColor:
      return .color
    case .backgroundImage, .backIndicatorImage, .backIndicatorTransitionMaskImage: return .image
    case .effect: return .flag
    }
  }
}

extension AppearanceDeclaration {
  /// Gives one of its properties a value; nil for what it was configured with, but for the hairline, which
  /// nil takes away (documented: UIBarAppearance.shadowColor).
  public mutating func set(_ field: AppearanceField, _ value: Value) {
    switch field {
    case .backgroundColor: backgroundColor = value
    case .shadowColor: shadowColor = value == .none ? .color(.clear) : value
    case .titleColor: titleColor = value
    case .largeTitleColor: largeTitleColor = value
    case .buttonColor: buttonColor = value
    case .backButtonColor: backButtonColor = value
    case .backgroundImage: backgroundImage = value.imageIndex
    case .backIndicatorImage: backIndicatorImage = value.imageIndex
    case .backIndicatorTransitionMaskImage: backIndicatorTransitionMaskImage = value.imageIndex
    case .effect: hasEffect = value == .flag(true)
    }
  }

  /// What one of its properties is; nothing for what it was configured with.
  public func value(of field: AppearanceField) -> Value {
    func image(_ index: Int?) -> Value { index.map { .image($0) } ?? .none }
    switch field {
    case .backgroundColor: return backgroundColor
    case .shadowColor: return shadowColor
    case .titleColor: return titleColor
    case .largeTitleColor: return largeTitleColor
    case .buttonColor: return buttonColor
    case .backButtonColor: return backButtonColor
    case .backgroundImage: return image(backgroundImage)
    case .backIndicatorImage: return image(backIndicatorImage)
    case .backIndicatorTransitionMaskImage: return image(backIndicatorTransitionMaskImage)
    case .effect: return hasEffect.map { .flag($0) } ?? .none
    }
  }

  /// Whether it looks like another one, whatever the two are called.
  public func isSame(as other: AppearanceDeclaration) -> Bool {
    var renamed = other
    renamed.name = name
    return self == renamed
  }
}

extension Value {
  /// The image, by its index in the program; nil for none and for one without a pixel.
  fileprivate var imageIndex: Int? {
    if case .image(let index) = self { return index }
    return nil
  }
}
