import NavSimProgram

/// Why something was written or called: a line of code run for someone, or UIKit itself.
struct Cause: Hashable {
  /// The line, by origin; -1 for UIKit.
  var origin: Int
  /// The page for which it ran, or -1.
  var page: Int
  /// What UIKit was doing, where no line is named.
  var system: SystemCause = .none
}

/// What UIKit does of its own accord.
enum SystemCause: String, Hashable {
  case none = ""
  case transitionStart = "UIKit starts the transition"
  case transitionEnd = "UIKit ends the transition"
  case layout = "UIKit lays out"
  case gesture = "the finger"
  case release = "UIKit releases the page"
  case barMove = "UIKit moves the bar"
  case search = "the search controller changes the bar"
  case keyboard = "UIKit moves the keyboard"
  case declared = "as declared"
  case frame = "the display's next frame"
}

extension Navigator {
  /// The identifier of a cause, for writes and events.
  func causeID(_ cause: Cause) -> Int32 {
    if let id = linked(cause, under: scene.currentCause) { return id }
    let known = causes.count
    let id = causes.id(of: cause)
    if causes.count > known { clock.spend(textWeight(of: cause)) }
    return id
  }

  /// What it counts as to keep what a cause says.
  func textWeight(of cause: Cause) -> Int {
    guard program.origins.indices.contains(cause.origin) else { return 0 }
    return program.origins[cause.origin].text.utf8.count / StepWeights.bytesPerStep
  }

  /// What a cause says, for people; empty for an unknown one.
  public func causeText(_ id: Int32) -> String {
    guard let cause = causes[id] else { return "" }
    guard program.origins.indices.contains(cause.origin) else { return cause.system.rawValue }
    let origin = program.origins[cause.origin]
    let page = program.pages.indices.contains(cause.page) ? program.pages[cause.page].name : ""
    let file = SourcePath.isBuiltin(origin.file) ? origin.declaration : origin.file
    let place = "\(file):\(origin.line)"
    return page.isEmpty || page == origin.declaration
      ? "\(origin.text) (\(place))" : "\(origin.text) (\(place)), run for \(page)"
  }

  /// The page whose own line a cause is; empty for what UIKit, a strategy or an action did.
  public func causePage(_ id: Int32) -> String {
    guard let cause = causes[id], program.origins.indices.contains(cause.origin),
      program.pages.indices.contains(cause.page)
    else { return "" }
    let page = program.pages[cause.page]
    return page.chainNames.contains(program.origins[cause.origin].declaration) ? page.name : ""
  }

  /// How many causes there are.
  public var causeCount: Int { causes.count }

  /// Runs `body` with a cause.
  func under<T>(_ cause: Int32, _ body: () throws -> T) rethrows -> T {
    let before = scene.currentCause
    scene.currentCause = cause
    defer { scene.currentCause = before }
    return try body()
  }

  /// Runs `body` with UIKit as the cause of what it writes, unless a line is to blame.
  func uikit<T>(_ system: SystemCause, _ body: () throws -> T) rethrows -> T {
    guard causes.isSystem(scene.currentCause) else { return try body() }
    return try under(causeID(Cause(origin: -1, page: -1, system: system)), body)
  }

  /// Runs `body` with the cause of what happened before and led to it; UIKit where that is unknown.
  func blaming(_ cause: Int32, _ body: () -> Void) {
    cause < 0 ? uikit(.transitionEnd, body) : under(cause, body)
  }
}
