import NavSimKernel

/// Two traces that differ in one thing, and what a comparison should say about it.
struct PlantedDifference {
  enum Kind: String, CaseIterable {
    case blip, shifted, scaled, curve, constant, added, removed, events
  }

  var old: String
  var new: String
  let kind: Kind
  /// Where it begins.
  var phase: String
  var property: String
  var k: Int

  /// Plants a difference of a kind into a trace; nil where the trace has no place for it.
  static func plant(
    _ kind: Kind, into draft: TraceDraft, _ generator: inout Generator
  ) -> PlantedDifference? {
    switch kind {
    case .events: return event(draft, &generator)
    case .added, .removed: return property(kind, draft, &generator)
    default: break
    }
    // Property kinds take turns, so that numbers are not all there is.
    let wanted = ValueKind.allCases[generator.below(ValueKind.allCases.count)]
    for attempt in 0..<60 {
      let number = 1 + generator.below(max(draft.phases.count - 1, 1))
      guard draft.phases.indices.contains(number), draft.phases[number].length >= 8 else {
        continue
      }
      let tracks = draft.tracks(in: number).filter {
        attempt > 30 || ValueKind(draft.values(of: $0, in: number)[0]) == wanted
      }
      if tracks.isEmpty { continue }
      let track = tracks[generator.below(tracks.count)]
      let values = draft.values(of: track, in: number)
      let before = draft.value(of: track, before: number)
      guard let changed = change(kind, values, before, &generator), changed != values,
        let k = values.indices.first(where: { values[$0] != changed[$0] })
      else { continue }
      var new = draft
      new.set(track, in: number, to: changed)
      return PlantedDifference(
        old: draft.text, new: new.text, kind: kind, phase: draft.phases[number].title,
        property: track.name, k: k)
    }
    return nil
  }

  // MARK: Values

  enum ValueKind: CaseIterable {
    case number, color, flag, text, word

    init(_ value: String) {
      if value.hasPrefix("#") {
        self = .color
      } else if value.hasPrefix("\"") {
        self = .text
      } else if value == "yes" || value == "no" {
        self = .flag
      } else {
        self = Decimal(value) != nil ? .number : .word
      }
    }
  }

  private static func change(
    _ kind: Kind, _ values: [String], _ before: String?, _ generator: inout Generator
  ) -> [String]? {
    switch kind {
    case .blip:
      var changed = values
      let width = 1 + generator.below(2)
      let k = generator.below(values.count - width - 1)
      for index in k..<k + width { changed[index] = other(than: values[index], &generator) }
      return changed
    case .constant:
      // From a frame on at which the old one rests.
      guard
        let rest = values.lastIndex(where: { $0 != values[values.count - 1] }).map({ $0 + 1 })
          ?? values.indices.first, values.count - rest >= 4
      else { return nil }
      let k = rest + generator.below(values.count - rest - 3)
      let value = other(than: values[k], &generator)
      return Array(values[..<k]) + Array(repeating: value, count: values.count - k)
    case .shifted: return shifted(values, before, &generator)
    case .scaled: return scaled(values, before, &generator)
    case .curve: return bent(values, before, &generator)
    case .added, .removed, .events: return nil
    }
  }

  private static func shifted(
    _ values: [String], _ before: String?, _ generator: inout Generator
  ) -> [String]? {
    guard let before else { return nil }
    let frames = 1 + generator.below(4)
    let later = generator.below(2) == 0
    let all = [before] + values
    let steps = (1..<all.count).filter { all[$0] != all[$0 - 1] }.map { $0 - 1 }
    guard let first = steps.first, let last = steps.last else { return nil }
    // The whole movement stays inside the phase, so that it is the same one.
    if later {
      guard last + frames < values.count else { return nil }
      return Array(repeating: before, count: frames) + values.dropLast(frames)
    }
    guard first >= frames else { return nil }
    return values.dropFirst(frames) + Array(repeating: values[values.count - 1], count: frames)
  }

  /// The movement of a property that moves in one go: where it begins, its numbers from the value
  /// before it to the last one.
  private static func movement(
    _ values: [String], _ before: String?
  ) -> (start: Int, numbers: [Int])? {
    guard let before else { return nil }
    let all = [before] + values
    let steps = (1..<all.count).filter { all[$0] != all[$0 - 1] }
    guard let first = steps.first, let last = steps.last, steps.count >= 8,
      last - first + 1 <= steps.count + 2
    else { return nil }
    let numbers = all[first - 1...last].compactMap { Decimal($0)?.thousandths }
    guard numbers.count == last - first + 2, let low = numbers.min(), let high = numbers.max(),
      high - low >= 50
    else { return nil }
    return (first - 1, numbers)
  }

  private static func scaled(
    _ values: [String], _ before: String?, _ generator: inout Generator
  ) -> [String]? {
    guard let (start, numbers) = movement(values, before), numbers.count >= 9 else { return nil }
    let percent = [50, 70, 80, 120, 130, 150][generator.below(6)]
    let steps = numbers.count - 1
    let wanted = (steps * percent + 50) / 100
    guard wanted >= 5, wanted != steps, start + wanted <= values.count else { return nil }
    var changed = Array(values[..<start])
    for k in 1...wanted {
      let place = k * steps * 1000 / wanted
      let low = min(place / 1000, steps - 1)
      let part = place - low * 1000
      let number = numbers[low] + (numbers[low + 1] - numbers[low]) * part / 1000
      changed.append(Decimal(thousandths: k == wanted ? numbers[steps] : number).text)
    }
    while changed.count < values.count { changed.append(values[values.count - 1]) }
    return changed
  }

  private static func bent(
    _ values: [String], _ before: String?, _ generator: inout Generator
  ) -> [String]? {
    guard let (start, numbers) = movement(values, before) else { return nil }
    let range = (numbers.max() ?? 0) - (numbers.min() ?? 0)
    let height = max(range * (15 + generator.below(20)) / 100, 8)
    let steps = numbers.count - 1
    var changed = values
    for k in 1..<steps {
      let bump = height * 4 * k * (steps - k) / (steps * steps)
      changed[start + k - 1] = Decimal(thousandths: numbers[k] + bump).text
    }
    return changed
  }

  private static func other(than value: String, _ generator: inout Generator) -> String {
    switch ValueKind(value) {
    case .flag: return value == "yes" ? "no" : "yes"
    case .text: return "\"planted\""
    case .word: return "planted"
    case .color: return value == "#123456" ? "#654321" : "#123456"
    case .number:
      let apart = [1, 7, 250, 1_500, 20_000][generator.below(5)]
      return Decimal(thousandths: (Decimal(value)?.thousandths ?? 0) + apart).text
    }
  }

  // MARK: Properties and events

  private static func property(
    _ kind: Kind, _ draft: TraceDraft, _ generator: inout Generator
  ) -> PlantedDifference? {
    let number = generator.below(draft.phases.count)
    let tracks = draft.tracks(in: number)
    guard !tracks.isEmpty else { return nil }
    let track = tracks[generator.below(tracks.count)]
    guard let place = draft.first(track) else { return nil }
    var without = draft
    without.erase(track)
    let (old, new) = kind == .added ? (without, draft) : (draft, without)
    return PlantedDifference(
      old: old.text, new: new.text, kind: kind, phase: draft.phases[place.phase].title,
      property: track.name, k: place.k)
  }

  private static func event(
    _ draft: TraceDraft, _ generator: inout Generator
  ) -> PlantedDifference? {
    var places: [(phase: Int, frame: Int, event: Int)] = []
    for (phase, one) in draft.phases.enumerated() {
      for (frame, two) in one.frames.enumerated() {
        for event in two.events.indices { places.append((phase, frame, event)) }
      }
    }
    guard !places.isEmpty else { return nil }
    let (phase, frame, event) = places[generator.below(places.count)]
    let k = draft.phases[phase].frames[frame].k
    var new = draft
    if generator.below(2) == 0 {
      new.phases[phase].frames[frame].events.remove(at: event)
    } else {
      new.phases[phase].frames[frame].events.insert("! note \"planted\"", at: event)
    }
    return PlantedDifference(
      old: draft.text, new: new.text, kind: .events, phase: draft.phases[phase].title,
      property: "events", k: k + 1)
  }
}

/// A number of at most three digits behind the point.
private struct Decimal {
  let thousandths: Int

  init(thousandths: Int) { self.thousandths = thousandths }

  init?(_ text: String) {
    let parts = text.drop { $0 == "-" }.split(separator: ".", omittingEmptySubsequences: false)
    guard (1...2).contains(parts.count), text.first != "#", let whole = Int(parts[0]),
      parts.count == 1 || parts[1].count <= 3
    else { return nil }
    var rest = parts.count == 2 ? String(parts[1]) : ""
    while rest.count < 3 { rest += "0" }
    guard let digits = Int(rest), whole < 1_000_000_000 else { return nil }
    thousandths = (text.hasPrefix("-") ? -1 : 1) * (whole * 1000 + digits)
  }

  var text: String {
    let size = abs(thousandths)
    var rest = String(size % 1000 + 1000).dropFirst()
    while rest.last == "0" { rest.removeLast() }
    return (thousandths < 0 ? "-" : "") + String(size / 1000) + (rest.isEmpty ? "" : "." + rest)
  }
}
