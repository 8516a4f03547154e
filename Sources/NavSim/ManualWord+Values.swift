import NavSimTrace
import NavSimVocabulary

// Words that are values: of the keys of statements and options, of properties, colours, units.

extension ManualWord {
  private static func values(
    _ kind: String, _ form: String, _ rows: [(word: String, meaning: String)]
  ) -> [ManualWord] {
    rows.map { .init($0.word, kind, form, $0.meaning) }
  }

  static let values: [ManualWord] =
    values(
      "a curve", "over D CURVE, ease=CURVE",
      [
        ("linear", "even"), ("ease-in", "slow at first"), ("ease-out", "slow at the end"),
        ("ease-in-out", "slow at both ends: what 'over' takes where none is named"),
        ("spring", "the spring of UIKit's own transitions"),
      ])
    + values(
      "a length of 'over'", "over transition|rest STATEMENT",
      [
        ("transition", "as long as the transition says that it takes"),
        ("rest", "as long as is left of the transition, forwards or back"),
      ])
    + values(
      "a level of a window", "self windowLevel=normal|statusBar|alert|NUMBER",
      [
        ("normal", "0: that of the scenario's own window"), ("statusBar", "1000"),
        ("alert", "2000"),
      ])
    + values(
      "a kind of stand-in", "make OWNER.fake kind=KIND",
      [
        ("bar", "a UINavigationBar without an item"), ("toolbar", "a UIToolbar"),
        ("view", "a view with a colour, an image over it, and a line below"),
        ("views", "a view for each part of the background"),
        ("picture", "what the window shows in the bar's strip when it is made"),
        ("snapshot", "what the window last showed there, whatever code has set since"),
        ("full", "a bar that shows its page's title and buttons"),
      ])
    + values(
      "a value of 'image' in 'same'", "same X and Y image=HOW",
      [
        ("identity", "two images are the same if they are one object"),
        ("pixels", "two images are the same if their pixels are"),
        ("average", "two images are the same if their average colours are"),
        ("identifier", "two images are the same if their names are"),
      ])
    + values(
      "a value of 'nil' in 'same'", "same X and Y nil=equal|different",
      [
        ("equal", "two absent colours are the same"),
        ("different", "two absent colours are not the same"),
      ])
    + values(
      "a base of an appearance", "appearance NAME opaque|transparent|default",
      [
        ("opaque", "configureWithOpaqueBackground()"),
        ("transparent", "configureWithTransparentBackground()"),
        ("default", "configureWithDefaultBackground()"),
      ])
    + values(
      "an outcome of an action", "LABEL is ignored|deferred|finished|cancelled",
      [
        ("ignored", "nothing came of it"), ("deferred", "it had to wait for another"),
        ("finished", "it went on to its end"), ("cancelled", "it was taken back"),
      ])
    + values(
      "a form of 'golden'", "golden frames|tracks|fingerprint",
      [
        ("frames", "the whole trace is kept, frame by frame"),
        ("tracks", "the whole trace is kept, one line for each property of a phase"),
        ("fingerprint", "three hashes of the trace are kept: layout, style, events"),
      ])
    + values(
      "a way to hold the device", "rotate landscape|portrait, option orientation=landscape",
      [("landscape", "sideways"), ("portrait", "upright")])
    + values(
      "a trait", "trait dark|light", [("dark", "dark mode"), ("light", "light mode")])
    + values(
      "a flag", "name=yes|no", [("yes", "it is so"), ("no", "it is not so")])
    + [
      .init(
        "callback", "a value of 'animated'", "hide bar animated=callback",
        "passes on the animated argument of the callback in which the line runs"),
      .init(
        "set", "a value of 'by'", "stack A > B by=set",
        "the stack at the start comes by one setViewControllers"),
      .init(
        "system", "a value", "gesture.delegate = system",
        "UIKit's own delegate of the pop gesture, which code may replace; a page's own name goes first"
      ),
      .init("nil", "a value", "name=nil, if PATH is nil", "nothing: what UIKit calls nil"),
      .init(
        "empty", "a value", "shadowImage=empty, stack empty, item=empty",
        "UIImage() where an image is wanted; a stack of no page; a stand-in's item without a title"
      ),
      .init(
        "shared", "a value", "item=shared",
        "a bar of code's own is given its page's own item, which lies in two bars then"),
    ]

  static let signs: [ManualWord] =
    values(
      "a unit of time", "300ms, 1.5s, 20us, 2f",
      [
        ("ms", "a thousandth of a second"), ("s", "a second"), ("us", "a millionth of a second"),
        ("f", "a frame of 1/60 s, whatever the device shows in a second"),
      ])
    + values(
      "a unit", "20pt, 40%, 900pt/s",
      [
        ("pt", "a point: lengths and places"), ("%", "a hundredth: progress, alphas"),
        ("pt/s", "points a second: the speed of a finger"),
      ])
    + values(
      "a sign", "bar.height = 40 ± 0.5",
      [
        ("±", "so far either way is right; of a colour in steps of 255"),
        ("+-", "the same as ±"),
      ])
    + values(
      "a comparison", "PROPERTY = VALUE",
      [
        ("=", "the same value"), ("!=", "another value"), ("<", "less; also in questions"),
        ("<=", "not more"), (">", "more; also in questions, and between the pages of a stack"),
        (">=", "not less"),
      ])
}

extension Manual {
  /// The words that are values of properties alone, each once, and the names of colours.
  static var valueNames: [String] {
    PropertyEntry.all.flatMap { $0.property.words } + Color.named.map(\.name)
      + SystemColor.all.map(\.name)
  }

  /// A word that is a value of properties; a colour by its name.
  static func values(_ name: String) -> [String] {
    var parts: [String] = []
    let paths = PropertyEntry.all.filter { $0.property.words.contains(name) }.map(\.path)
    if !paths.isEmpty {
      parts.append("\(name): a value\n\n" + field("of", paths.joined(separator: ", ")))
    }
    if let color = Color.named.first(where: { $0.name == name })?.color {
      parts.append("\(name): a colour\n\n  UIColor.\(name), \(color.text)\n")
    }
    if let color = SystemColor.all.first(where: { $0.name == name }) {
      parts.append("\(name): a colour that adapts\n\n  UIColor.\(name)\n" + color.rows)
    }
    return parts
  }
}

extension SystemColor {
  /// A line for each version that gave it other values.
  fileprivate var rows: String {
    palettes.map { palette in
      let (light, dark) = values(in: palette)
      let values = light == dark ? light.text : "\(light.text) in light, \(dark.text) in dark mode"
      return Manual.field("from \(palette.since)", values)
    }.joined()
  }

  /// What it is on iOS 17, and from which version on it is there.
  var summary: String {
    let (light, dark) = values(in: .renewed)
    return "\(light.text)/\(dark.text)" + (since > 7 ? " from \(since)" : "")
  }
}

extension Property {
  /// The words of a closed list of values; none for other kinds.
  fileprivate var words: [String] {
    if case .word(let words) = kind { return words }
    return []
  }
}
