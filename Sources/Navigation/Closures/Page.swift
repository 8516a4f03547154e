import NavSimVocabulary

/// A page as a closure knows it: one instance of a declared page. Once that instance is released,
/// it reads as nil and what is written to it is lost, as with a weak reference.
public struct Page: Hashable, Sendable {
  let index: Int
  let generation: Int
  /// Its name in the scenario.
  public let name: String

  /// Whether two values mean the same instance.
  public static func == (a: Page, b: Page) -> Bool {
    a.index == b.index && a.generation == b.generation
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(index)
    hasher.combine(generation)
  }
}

/// What a closure reads or writes: a thing that is shared, or one of a page. Of no page nothing is
/// read, and what is written is lost.
public struct Target: Hashable, Sendable {
  let thing: Thing
  let page: Page?

  /// The navigation bar: its style, frame and alpha.
  public static let bar = Target(thing: .bar, page: nil)
  /// The bar's background, `bar.bg`.
  public static let barBackground = Target(thing: .barBackground, page: nil)
  /// The material of the background, `bar.bg.effect`.
  public static let barEffect = Target(thing: .barEffect, page: nil)
  /// The image of the background, `bar.bg.image`.
  public static let barImage = Target(thing: .barImage, page: nil)
  /// The hairline, `bar.bg.shadow`.
  public static let barShadow = Target(thing: .barShadow, page: nil)
  /// A view of one's own in the background, `bar.bg.custom`.
  public static let barCustom = Target(thing: .barCustom, page: nil)
  /// What the bar shows of its items, `bar.content`.
  public static let barContent = Target(thing: .barContent, page: nil)
  /// The navigation controller: its flags and stacks.
  public static let navigation = Target(thing: .navigation, page: nil)
  /// The pop gesture.
  public static let gesture = Target(thing: .gesture, page: nil)
  /// The view in which page views lie.
  public static let container = Target(thing: .container, page: nil)
  /// The window.
  public static let window = Target(thing: .window, page: nil)

  /// The background of a page's stand-in, `fake.bg`.
  public static func fakeBackground(_ page: Page?) -> Target {
    Target(thing: .fakeBackground, page: page)
  }
  /// What a page's full stand-in shows of its item, `fake.content`.
  public static func fakeContent(_ page: Page?) -> Target {
    Target(thing: .fakeContent, page: page)
  }
  /// The shadow at a page's leading edge while UIKit moves it over another, `edgeShadow`.
  public static func edgeShadow(_ page: Page?) -> Target { Target(thing: .edgeShadow, page: page) }
  /// Any thing that no page owns; of a page's thing, no page's.
  public static func shared(_ thing: Thing) -> Target { Target(thing: thing, page: nil) }
  /// A page's controller.
  public static func controller(_ page: Page?) -> Target { Target(thing: .controller, page: page) }
  /// A page's view.
  public static func view(_ page: Page?) -> Target { Target(thing: .view, page: page) }
  /// A page's navigation item.
  public static func item(_ page: Page?) -> Target { Target(thing: .item, page: page) }
  /// A page's scroll view.
  public static func scrollView(_ page: Page?) -> Target { Target(thing: .scrollView, page: page) }
  /// What a page should look like; nobody applies it but code.
  public static func wants(_ page: Page?) -> Target { Target(thing: .wants, page: page) }
  /// A page's stand-in bar.
  public static func fake(_ page: Page?) -> Target { Target(thing: .fake, page: page) }
}
