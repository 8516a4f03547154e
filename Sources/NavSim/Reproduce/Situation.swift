import NavSimChecks

/// What is known of a situation once it was run, or is asked of it: what its file says beside it.
struct Shown: Hashable, Sendable {
  /// The detectors that look for what was seen.
  var seen: [String] = []
  /// Those of them that find something.
  var symptoms: [String] = []
  /// Whether it is what UIKit does by itself.
  var isByItself = false
  /// Whether the app ends in it.
  var crashes = false
  /// The page on top at the end; nil where nobody knows.
  var top: String?
}

/// What a report says: the pages, the bar code, the system, and what is done. A scenario is made of
/// it.
public struct Situation: Hashable, Sendable {
  /// How many pages and steps there may be.
  static let mostPages = 10
  static let mostSteps = 30

  /// Where the pages' code states the bar's look: once, in viewDidLoad; at each appearance; or, with
  /// `undress`, in viewWillAppear, and takes it back in viewWillDisappear.
  public enum Place: String, CaseIterable, Hashable, Sendable {
    case viewDidLoad, viewWillAppear, undress, viewIsAppearing, alongside, viewDidAppear, willShow
  }

  /// The pages' looks, from the root on. A page behind the last has the first one's, and so on.
  public var looks: [PageLook]
  /// What is done.
  public var steps: [Step]
  /// How many pages there are at least; as many as the steps and the looks need if it is smaller.
  public var pageCount = 0
  /// The strategy, as a scenario names it.
  public var strategy = "native"
  /// The file that declares strategies of one's own; nil where none is used.
  public var library: OwnLibrary?
  /// The version of iOS, as a scenario names it.
  public var ios = "17"
  /// The device, as a scenario names it.
  public var device = "iphone-15"
  /// Where the looks are stated.
  public var place = Place.viewWillAppear
  /// What code lays out at once after it has stated a look: `bar` or `view`; nil for nothing.
  public var laidOut: String?
  /// Whether something on the page asks for a layout twelve times a second, as a spinner does.
  public var hasSpinner = false
  /// Whether bars are hidden and shown without animation whatever the transition does.
  public var hidesAtOnce = false

  /// A situation.
  public init(looks: [PageLook] = [], steps: [Step] = []) {
    self.looks = looks
    self.steps = steps
  }

  /// The look of a page.
  func look(of page: Int) -> PageLook {
    looks.isEmpty ? PageLook() : looks[page % looks.count]
  }

  /// The command that tells it.
  ///
  /// - Parameters:
  ///   - name: the file's name, without its suffix.
  ///   - seen: the detectors that look for what was seen.
  ///   - isAsTold: whether nothing else is tried.
  public func command(
    named name: String, seen: [String] = [], isAsTold: Bool = false
  ) -> String {
    let suffix = ".navsim"
    let file = name.hasSuffix(suffix) ? name + suffix : name
    var words = ["navsim reproduce", ShellWord.path(file)]
    if !looks.isEmpty {
      words += ["--style", ShellWord.quoted(looks.map(\.text).joined(separator: ", "))]
    }
    words += ["--steps", ShellWord.quoted(steps.map(\.text).joined(separator: ", "))]
    if pageCount > 0 { words.append("--pages \(pageCount)") }
    if strategy != "native" { words += ["--strategy", ShellWord.quoted(strategy)] }
    words += library.map { ["--use", ShellWord.path($0.path)] } ?? []
    words += ["--ios \(ios)", "--device \(device)"]
    if place != .viewWillAppear { words.append("--code \(place.rawValue)") }
    words += laidOut.map { ["--layout \($0)"] } ?? []
    if hasSpinner { words.append("--spinner") }
    if hidesAtOnce { words.append("--hides-at-once") }
    if !seen.isEmpty { words.append("--seen \(seen.joined(separator: ","))") }
    if isAsTold { words.append("--as-told") }
    return words.joined(separator: " ")
  }
}
