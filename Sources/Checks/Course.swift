import NavSimKernel
import NavSimProgram
import NavSimTrace

/// The course of one value, step by step.
struct Course {
  /// From one frame to the next; where nothing changes, over several of them.
  struct Step {
    enum Direction { case up, down, still, other }
    /// The last frame of it; -1 for the state before the first action.
    var frame: Int
    var count: Int
    var direction: Direction
    /// How large it is: thousandths of the unit, or of a step of 1/255; nil if it has no size.
    var size: Int64?
    var from: String
    var to: String
  }
  let name: String
  let slot: Int
  let steps: [Step]
  /// Ticks from frame to frame.
  let period: Int64

  /// Whether the parts follow each other from a step on, the last of them to the end.
  func match(_ parts: [CoursePart], from start: Int, toEnd: Bool) throws(Trouble) {
    var at = start
    for (index, part) in parts.enumerated() {
      let next = index + 1 < parts.count ? parts[index + 1] : nil
      let end = reach(of: part, from: at, before: next)
      try require(part, at..<end, after: index > 0 ? parts[index - 1] : nil)
      try check(part, at..<end)
      at = end
    }
    guard toEnd, at < steps.count, let last = parts.last else { return }
    throw trouble("\(name) does not stay \(last.course.rawValue): \(does(steps[at], last))", at)
  }

  /// The end of the steps that fit a part.
  private func reach(of part: CoursePart, from start: Int, before next: CoursePart?) -> Int {
    var end = start
    while end < steps.count, fits(steps[end], part) { end += 1 }
    if part.course != .steady, next?.course == .steady {
      while end > start, steps[end - 1].direction == .still { end -= 1 }
    }
    return end
  }

  private func fits(_ step: Step, _ part: CoursePart) -> Bool {
    if step.direction == .still { return true }
    if isTooLarge(step, part) { return false }
    switch part.course {
    case .rising: return step.direction == .up
    case .falling: return step.direction == .down
    case .steady: return false
    case .smooth: return step.size != nil
    }
  }

  private func isTooLarge(_ step: Step, _ part: CoursePart) -> Bool {
    guard let limit = part.limit, let size = step.size else { return false }
    return size > TraceValue.number(limit).bits
  }

  /// A part has a step, and one in its direction.
  private func require(
    _ part: CoursePart, _ range: Range<Int>, after before: CoursePart?
  ) throws(Trouble) {
    let moves = steps[range].contains { $0.direction != .still }
    let isMet = part.course == .steady || part.course == .smooth ? !range.isEmpty : moves
    if isMet { return }
    let word = part.course.rawValue
    let after = before.map { " after \($0.course.rawValue)" } ?? ""
    if range.upperBound < steps.count {
      let at = range.upperBound
      throw trouble("\(name) is not \(word)\(after): \(does(steps[at], part))", at)
    }
    guard let last = steps.last else { return }
    var trouble = trouble(
      range.isEmpty
        ? "\(name) is never \(word)\(after): the scope is over"
        : "\(name) is never \(word)\(after): it stays \(last.to)",
      min(range.lowerBound, steps.count - 1))
    trouble.showsCause = false
    throw trouble
  }

  /// Whether a part lasts as long as it should. What ends too early is told by the step that ends
  /// it, what goes on for too long by the first that is too many.
  private func check(_ part: CoursePart, _ range: Range<Int>) throws(Trouble) {
    let count = steps[range].reduce(0) { $0 + $1.count }
    let held = Time(ticks: Int64(count) &* period)
    func text(_ word: String, _ limit: Time) -> String {
      "\(name) is \(part.course.rawValue) for "
        + TraceWriter.milliseconds(Time(ticks: held.ticks + 1))
        + ", not \(word) " + TraceWriter.milliseconds(Time(ticks: limit.ticks + 1))
    }
    switch part.bound {
    case .atLeast(let limit) where held < limit:
      let isOver = range.upperBound < steps.count
      var trouble = trouble(
        text("at least", limit), isOver ? range.upperBound : max(steps.count - 1, 0))
      trouble.showsCause = isOver
      throw trouble
    case .atMost(let limit) where held > limit:
      var left = Int(limit.ticks / period)
      var at = range.lowerBound
      while at + 1 < range.upperBound, steps[at].count <= left {
        left -= steps[at].count
        at += 1
      }
      var trouble = trouble(text("at most", limit), at)
      trouble.sample?.frame += left
      throw trouble
    default: return
    }
  }

  /// What a step does that does not fit.
  private func does(_ step: Step, _ part: CoursePart) -> String {
    let way = "it goes from \(step.from) to \(step.to)"
    guard isTooLarge(step, part), let size = step.size, let limit = part.limit else { return way }
    return way + ", by \(Context.decimal(size)) in a frame, more than "
      + Context.decimal(TraceValue.number(limit).bits)
  }

  private func trouble(_ message: String, _ step: Int) -> Trouble {
    guard steps.indices.contains(step) else { return Trouble(message) }
    // A pause is told by its first frame.
    let frame = steps[step].frame - steps[step].count + 1
    return Trouble(
      message, at: Sample(frame: max(frame, 0), isKeyframe: frame < 0), slots: [slot])
  }
}

extension [Course.Step] {
  /// Frames in which nothing changes.
  mutating func addPause(
    of value: TraceValue, _ frame: Int, count: Int, _ text: (TraceValue) -> String
  ) {
    if let last, last.direction == .still, last.frame + count == frame {
      self[self.count - 1].frame = frame
      self[self.count - 1].count += count
    } else {
      append(
        Course.Step(
          frame: frame, count: count, direction: .still, size: 0, from: text(value),
          to: text(value)))
    }
  }

  /// The step of one frame.
  mutating func add(
    from old: TraceValue, to new: TraceValue, _ frame: Int, _ text: (TraceValue) -> String
  ) {
    if old == new { return addPause(of: new, frame, count: 1, text) }
    var step = Course.Step(
      frame: frame, count: 1, direction: .other, size: nil, from: text(old), to: text(new))
    if old.kind == .number, new.kind == .number {
      step.direction = new.bits > old.bits ? .up : .down
      let (size, isTooLarge) = new.bits.subtractingReportingOverflow(old.bits)
      step.size = isTooLarge ? .max : size.magnitude > UInt64(Int64.max) ? .max : abs(size)
    } else if old.kind == .color, new.kind == .color {
      step.size = 1000 * Self.distance(old.packedColor, new.packedColor)
    }
    append(step)
  }

  /// The largest difference of a channel, in steps of 1/255.
  private static func distance(_ a: UInt32, _ b: UInt32) -> Int64 {
    let differences = [24, 16, 8, 0].map { (shift: UInt32) in
      abs(Int64((a >> shift) & 255) - Int64((b >> shift) & 255))
    }
    return differences.max() ?? 0
  }
}
