import NavSimLanguage

/// An ordinary, correct app: pages as Apple's documentation and good practice write them, made by rule. Nothing
/// should be found in it, and nothing advised.
public struct OrdinaryApp: Sendable {
  /// What sets it apart.
  public internal(set) var name: String
  /// The first and the last iOS version that it is for.
  var since = 7
  var last = 99
  /// Whether the detectors have something to say of it by its nature, so that it is read and not run.
  public internal(set) var isOnlyRead = false
  /// What is declared above the pages.
  var above: [String] = []
  /// What the controller declares.
  var controller: [String] = []
  /// What the three pages declare.
  var root: [String] = []
  var second: [String] = []
  var third: [String] = []
  /// Whether the controller is a tab.
  var hasTabs = false

  /// Every app.
  public static let all = plain + coded

  /// What is done with it: the stack at the start, and the actions.
  struct Course: Sendable {
    var stack: String
    var actions: [String]

    init(_ stack: String, _ actions: String...) {
      self.stack = stack
      self.actions = actions
    }
  }

  static let courses: [Course] = [
    Course("A", "at 0ms push B"),
    Course("A > B", "at 0ms pop"),
    Course("A > B", "at 0ms swipe back to 60% over 250ms release finish"),
    Course("A > B", "at 0ms swipe back to 40% over 250ms release cancel"),
    Course("A", "at 0ms push B", "then +200ms push C", "then +200ms pop to root"),
    Course(
      "A", "at 0ms push B", "then +200ms swipe back to 30% over 150ms release cancel",
      "then +200ms pop", "then +200ms push C"),
    Course(
      "A > B > C", "at 0ms pop", "then +200ms swipe back to 70% over 300ms release finish",
      "then +200ms push B"),
  ]

  /// Versions, each on devices of its time.
  static let systems: [(ios: Int, device: String)] = [
    (12, "iphone-8"), (17, "iphone-15"), (13, "iphone-11"), (18, "iphone-15-pro"),
    (14, "iphone-12"), (16, "iphone-xs-max"), (15, "iphone-se"), (17, "ipad-11"),
    (7, "iphone-5s"), (8, "iphone-6"), (9, "iphone-6s"), (10, "iphone-7-plus"), (11, "iphone-x"),
    (12, "iphone-xr"), (15, "iphone-13-mini"), (16, "iphone-14-pro"),
  ]

  /// A scenario of one cell.
  public struct Case: Sendable {
    /// The app, the course and the system, for messages.
    public let name: String
    /// The scenario's file.
    public let text: String
  }

  /// The app in all courses, each on every system that it is for, or on one of them, in turn.
  public func cases(everySystem: Bool) -> [Case] {
    let systems = Self.systems.filter { (since...last).contains($0.ios) }
    return Self.courses.enumerated().flatMap { index, course in
      (everySystem ? systems : [systems[(index + name.utf8.count) % systems.count]]).map { system in
        let title = course.stack + ", " + course.actions.joined(separator: ", ")
        return Case(
          name: "\(name): \(title); ios \(system.ios), \(system.device)",
          text: text(course, system))
      }
    }
  }

  private func text(_ course: Course, _ system: (ios: Int, device: String)) -> String {
    var lines = ["navsim 1", "ios \(system.ios)", "device \(system.device)"] + above
    for (page, color, items) in [
      ("A", "#FFF3E0", root), ("B", "#E3F2FD", second), ("C", "#E8F5E9", third),
    ] {
      lines += ["page \(page) \"Page \(page)\"", "  view backgroundColor=\(color)"]
      lines += items.map { "  " + $0 }
    }
    lines += ["navigation Main", "  stack \(course.stack)"] + controller.map { "  " + $0 }
    if hasTabs { lines += ["tabs Tabs", "  tab Main"] }
    lines += ["scenario \"s\"", hasTabs ? "root Tabs" : "root Main"] + course.actions
    return lines.joined(separator: "\n") + "\n"
  }
}
