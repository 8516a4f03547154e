import NavSimKernel
import NavSimVocabulary

/// What a property holds and what code reads: plain data, compared by value.
public enum Value: Hashable, Sendable {
  /// nil.
  case none
  /// `UIImage()`: an image without a pixel.
  case empty
  /// A number; a length is in points, a percentage is a fraction of one.
  case number(Double)
  case flag(Bool)
  case color(Color)
  /// A colour that is another in dark mode.
  case dynamic(DynamicColor)
  case text(String)
  /// A declared image, by its index in the program.
  case image(Int)
  /// A declared appearance, by its index in the program.
  case appearance(Int)
  /// A word of the property's own list.
  case word(String)
  /// A page, by its index in the program.
  case page(Int)
  /// The navigation controller.
  case navigation
  /// A page stack, bottom to top, by indices.
  case stack([Int])
}

/// A value as a line of code writes it: a constant, or something read when the statement runs.
public indirect enum Expression: Hashable, Sendable {
  case value(Value)
  /// Read when the statement runs.
  case read(Reference)
  /// The appearance that is found there, with another value of one of its properties.
  case shaped(Reference, AppearanceField, Expression)
}

/// Whose thing a path names.
public enum Owner: Hashable, Sendable {
  /// The page or controller whose hook runs; for a timed action, the scenario's own navigation.
  case `self`
  /// The running transition's pages; inside a call hook, the call's.
  case from, to
  /// The top page, the root, the page below the top.
  case top, root, below
  /// A declared page.
  case page(Int)
  /// A page that was saved under a name.
  case saved(Int)

  /// The declared page that the text names; nil where only a run knows it.
  public var named: Int? {
    if case .page(let page) = self { return page }
    return nil
  }
}

/// What a path names. Paths are resolved to this by the parser; nothing at run time looks at text.
public enum Reference: Hashable, Sendable {
  /// A controller itself: `self`, `to`, `Photo`.
  case owner(Owner)
  /// A thing: `bar`, `from.view`, `self.fake`.
  case thing(Owner, Thing)
  /// A property of a thing: `bar.bg.alpha`, `to.wants.hidden`.
  case property(Owner, Thing, PropertyKey)
  /// A saved value. With an owner, one is kept for each page (`to.managed`).
  case saved(Owner?, Int)
  /// A field of a saved style (`before.hidden`).
  case savedField(Owner?, Int, Property)
}
