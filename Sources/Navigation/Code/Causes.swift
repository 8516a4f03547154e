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
  case declared = "as declared"
  case frame = "the display's next frame"
}

extension Simulation {
  /// The identifier of a cause, for writes and events.
  func causeID(_ cause: Cause) -> Int32 {
    if let id = linked(cause, under: scene.currentCause) { return id }
    if let known = causeIndex[cause] { return known }
    let id = Int32(causes.count)
    meter.add(textWeight(of: cause))
    causes.append(cause)
    causeIndex[cause] = id
    return id
  }

  /// What it counts as to keep what a cause says.
  func textWeight(of cause: Cause) -> Int {
    guard program.origins.indices.contains(cause.origin) else { return 0 }
    return program.origins[cause.origin].text.utf8.count / StepWeights.bytesPerStep
  }

  /// What a cause says, for people; empty for an unknown one.
  public func causeText(_ id: Int32) -> String {
    guard id >= 0, Int(id) < causes.count else { return "" }
    let cause = causes[Int(id)]
    guard program.origins.indices.contains(cause.origin) else { return cause.system.rawValue }
    let origin = program.origins[cause.origin]
    let page = program.pages.indices.contains(cause.page) ? program.pages[cause.page].name : ""
    let file = origin.file.hasPrefix("<") ? origin.declaration : origin.file
    let place = "\(file):\(origin.line)"
    return page.isEmpty || page == origin.declaration
      ? "\(origin.text) (\(place))" : "\(origin.text) (\(place)), run for \(page)"
  }

  /// How many causes there are.
  public var causeCount: Int { causes.count }

  /// Runs `body` with UIKit as the cause of what it writes.
  func uikit<T>(_ system: SystemCause, _ body: () throws -> T) rethrows -> T {
    let before = scene.currentCause
    if before < 0 || causes[Int(before)].origin < 0 {
      scene.currentCause = causeID(Cause(origin: -1, page: -1, system: system))
    }
    defer { scene.currentCause = before }
    return try body()
  }

  /// Runs `body` with the cause of what happened before and led to it; UIKit where that is unknown.
  func blaming(_ cause: Int32, _ body: () -> Void) {
    guard cause >= 0 else { return uikit(.transitionEnd, body) }
    let before = scene.currentCause
    scene.currentCause = cause
    defer { scene.currentCause = before }
    body()
  }
}
