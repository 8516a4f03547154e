import NavSimTrace
import NavSimVocabulary

/// What a detector's findings are seen on: names and patterns that `of` can be held against. A claim
/// about anything else could never fail, and is told.
extension Detector {
  /// Patterns over the names of a trace; empty where there is nothing to name.
  var subjects: [String] { Self.subjects[id] ?? ["*"] }

  private static let subjects: [String: [String]] = [
    flash.id: ["eye.*", "bar.content.tintColor"],
    snap.id: ["eye", "bar.bg", "bar.content.tintColor", "title.*"],
    blackGap.id: ["eye.*"],
    contentJump.id: ["page.*"], stackMismatch.id: [], hiddenMismatch.id: ["bar"],
    titleJump.id: ["title.*", "search.*"], logWarning.id: [], doubleBar.id: ["*.fake", "bar.*"],
    missingAnimation.id: ["bar"], crash.id: [], lifecycle.id: ["page.*"],
    tabBar.id: ["tabBar", "toolbar"], shadow.id: ["eye.hairline"], statusBar.id: ["statusBar"],
    suddenItem.id: ["title.*", "left.*", "right.*", "back.*"], suddenContent.id: ["page.*"],
    untied.id: ["eye"], unmetWish.id: ["page.*"], drift.id: ["eye"],
    unreadable.id: ["title.*", "large-title.*", "back.*", "left.*", "right.*", "statusBar"],
    misplacedContent.id: ["page.*"],
  ]

  /// The properties of what a finding is seen on that are to blame, by the id of the detector: it goes by their names too.
  static let properties: [String: [String]] = [
    tabBar.id: ["x", "y", "height", "hidden"],
    contentJump.id: ["y", "content.y"], misplacedContent.id: ["content.y"],
    suddenContent.id: ["alpha", "hidden", "backgroundColor"], lifecycle.id: [], unmetWish.id: [],
  ]

  /// Whether a finding in a trace can be about what stands behind `of`.
  func canBe(about pattern: NamePattern, in trace: Trace) -> Bool {
    let controllers = trace.elements.compactMap { element in
      element.name.hasPrefix("navigation.") ? String(element.name.dropFirst(11)) : nil
    }
    let ofOthers = ["bar", "toolbar"].flatMap { bar in
      subjects.filter { $0 == bar || $0.hasPrefix(bar + ".") }.flatMap { subject in
        controllers.map { bar + "." + $0 + subject.dropFirst(bar.count) }
      }
    }
    let known = (subjects + ofOthers).map { NamePattern($0) }
    if subjects.contains(where: { Finding.isAbout($0, pattern) }) { return true }
    if let properties = Self.properties[id] {
      return trace.elements.contains { element in
        let dots = element.name.filter { $0 == "." }.count
        guard
          (subjects + ofOthers).contains(where: { subject in
            subject.filter { $0 == "." }.count == dots && NamePattern(subject).matches(element.name)
          })
        else { return false }
        return ([element.name] + properties.map { element.name + "." + $0 }).contains {
          Finding.isAbout($0, pattern)
        }
      }
    }
    return trace.elements.contains { element in
      let names = [element.name] + element.slots.map { element.name + "." + trace.slots[$0].name }
      return names.contains { name in
        known.contains { $0.matches(name) } && Finding.isAbout(name, pattern)
      }
    }
  }
}
