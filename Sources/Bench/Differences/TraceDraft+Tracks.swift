/// One property of one phase as values, frame by frame.
extension TraceDraft {
  struct Track: Hashable {
    var element: String
    var property: String
    var name: String { element + "." + property }
  }

  /// The properties that have a value all through a phase, in the order in which they are met.
  func tracks(in number: Int) -> [Track] {
    var found: [Track] = []
    var isGone: Set<String> = []
    for (index, phase) in phases.prefix(number + 1).enumerated() {
      for frame in phase.frames {
        for line in frame.lines {
          if line.bare != nil {
            found.removeAll { $0.element == line.element }
            if index == number { isGone.insert(line.element) }
          }
          for setting in line.settings where setting.value != "nil" {
            let track = Track(element: line.element, property: setting.name)
            let isFirst = index < number || frame.k <= 0
            if isFirst, !isGone.contains(line.element), !found.contains(track) {
              found.append(track)
            }
          }
        }
      }
    }
    // What becomes nil is no track with a value in every frame.
    return found.filter { track in values(of: track, in: number).allSatisfy { $0 != "nil" } }
  }

  /// The value before a phase; nil if there is none.
  func value(of track: Track, before number: Int) -> String? {
    var value: String?
    for phase in phases.prefix(number) {
      for frame in phase.frames { step(frame, track, &value) }
    }
    return value
  }

  /// The values of the frames of a phase; `nil` where there is none.
  func values(of track: Track, in number: Int) -> [String] {
    var value = self.value(of: track, before: number)
    var values: [String] = []
    let frames = phases[number].frames
    var next = 0
    for k in 0..<max(phases[number].length, 1) {
      while next < frames.count, frames[next].k <= k {
        step(frames[next], track, &value)
        next += 1
      }
      values.append(value ?? "nil")
    }
    return values
  }

  private func step(_ frame: Frame, _ track: Track, _ value: inout String?) {
    for line in frame.lines where line.element == track.element {
      if line.bare != nil { value = nil }
      for setting in line.settings where setting.name == track.property { value = setting.value }
    }
  }

  /// Gives a property other values in a phase. What follows the phase stays as it was.
  mutating func set(_ track: Track, in number: Int, to values: [String]) {
    let original = self.values(of: track, in: number)
    let before = value(of: track, before: number)
    for frame in phases[number].frames.indices { remove(track, number, frame) }
    var held = before
    for (k, value) in values.enumerated() where value != held {
      put(track, value, number, k)
      held = value
    }
    guard held != original.last, number + 1 < phases.count, let last = original.last else { return }
    let isSet = phases[number + 1].frames.contains { frame in
      frame.k <= 0
        && frame.lines.contains { line in
          line.element == track.element
            && (line.bare != nil || line.settings.contains { $0.name == track.property })
        }
    }
    if !isSet { put(track, last, number + 1, 0) }
  }

  private mutating func remove(_ track: Track, _ number: Int, _ frame: Int) {
    for line in phases[number].frames[frame].lines.indices.reversed()
    where phases[number].frames[frame].lines[line].element == track.element {
      let count = phases[number].frames[frame].lines[line].settings.count
      phases[number].frames[frame].lines[line].settings.removeAll { $0.name == track.property }
      if count > 0, phases[number].frames[frame].lines[line].settings.isEmpty {
        phases[number].frames[frame].lines.remove(at: line)
      }
    }
  }

  /// Writes a value into a frame, which is made where it is not printed.
  private mutating func put(_ track: Track, _ value: String, _ number: Int, _ k: Int) {
    let setting = Setting(name: track.property, value: value)
    let frame = phases[number].frames.firstIndex { $0.k >= k } ?? phases[number].frames.count
    if frame == phases[number].frames.count || phases[number].frames[frame].k != k {
      phases[number].frames.insert(Frame(k: k, lines: [], events: []), at: frame)
    }
    let lines = phases[number].frames[frame].lines
    if let line = lines.lastIndex(where: { $0.element == track.element && $0.bare == nil }) {
      phases[number].frames[frame].lines[line].settings.append(setting)
      return
    }
    let order = elementOrder
    // Elements that are not in the keyframe may stand anywhere; the others keep their order.
    let rank = order[track.element] ?? order.count
    let place = lines.lastIndex { order[$0.element].map { $0 < rank } ?? false }.map { $0 + 1 } ?? 0
    phases[number].frames[frame].lines.insert(
      Line(element: track.element, settings: [setting], bare: nil), at: place)
  }

  /// The elements of the keyframe in their order; others stand where they are met.
  private var elementOrder: [String: Int] {
    var order: [String: Int] = [:]
    for line in phases.first?.frames.first?.lines ?? [] where order[line.element] == nil {
      order[line.element] = order.count
    }
    return order
  }

  /// Takes a property out of the whole trace.
  mutating func erase(_ track: Track) {
    for number in phases.indices {
      for frame in phases[number].frames.indices { remove(track, number, frame) }
    }
  }

  /// The first frame that sets a property.
  func first(_ track: Track) -> (phase: Int, k: Int)? {
    for (number, phase) in phases.enumerated() {
      for frame in phase.frames {
        for line in frame.lines where line.element == track.element {
          if line.settings.contains(where: { $0.name == track.property }) {
            return (number, frame.k)
          }
        }
      }
    }
    return nil
  }
}
