import NavSimKernel
import NavSimVocabulary

/// The layers and what moves them.
///
/// As in Core Animation, every number has the value that code set (model) and the value on screen
/// (presentation). A write outside an animation shows at once; a write inside one starts from the
/// presentation value (documented: Core Animation Programming Guide, "Layer trees reflect
/// different aspects of the animation state"). When a timeline is over its animations are removed
/// and the model shows: nothing is ever put back.
///
/// There is one of a run, which is looked at where it stands: it is many arrays, and a copy for each
/// look would cost more than the look.
public struct Scene: ~Copyable, Sendable {
  @usableFromInline var slots: [SlotState] = []
  /// When each slot was written last: what is written and animated in one instant starts there.
  private var writeTimes: [Time] = []
  private var animations: [Animation] = []
  private var freeAnimations: [Int32] = []
  /// For each layer how many of its slots an animation shows in.
  private var animatedSlots: [Int32] = []
  /// What changed since the log was taken, and what moves.
  private var log = SceneLog()
  /// Where interrupted animations were: what moves next in these slots starts there.
  private var interrupted = InterruptedSlots()
  /// Whether animations are passed over.
  @usableFromInline var isStill = false
  /// The timelines, in the order of their making.
  public private(set) var timelines: [Timeline] = []
  private var activeTimelines: [Int] = []
  /// The moment of the last sampling.
  public private(set) var now: Time = .zero
  /// The cause that writes carry until it changes.
  public var currentCause: Int32 = -1

  /// How fast animations run beside the clock: CAMediaTiming.speed of all layers (documented: a layer's
  /// speed is that of everything below it). Timelines have the times that code named.
  public let speed: Double

  /// A scene without layers.
  public init(speed: Double = 1) { self.speed = speed }

  /// How many layers there are.
  public var layerCount: Int { animatedSlots.count }

  /// Adds a layer: opaque, not hidden, clear, at the origin.
  public mutating func addLayer() -> LayerID {
    let id = animatedSlots.count
    animatedSlots.append(0)
    log.addLayer()
    slots.append(contentsOf: repeatElement(SlotState(), count: LayerSlot.count))
    writeTimes.append(contentsOf: repeatElement(Time(ticks: .min), count: LayerSlot.count))
    slots[id * LayerSlot.count + LayerSlot.alpha.rawValue].model = 1
    return id
  }

  /// The value that code set.
  @inlinable public func modelValue(_ layer: LayerID, _ slot: LayerSlot) -> Double {
    slots[layer * LayerSlot.count + slot.rawValue].model
  }

  /// The value on screen at the time of the last sampling.
  @inlinable public func value(_ layer: LayerID, _ slot: LayerSlot) -> Double {
    let index = layer * LayerSlot.count + slot.rawValue
    let state = slots[index]
    if state.animation < 0 || isStill { return state.model }
    return animatedValue(of: Int(state.animation))
  }

  @usableFromInline func animatedValue(of animation: Int) -> Double {
    let running = animations[animation]
    let progress = timelines[running.timeline].progress
    if progress == 1 { return running.to }
    let part = running.shape.isWhole ? progress : running.shape.value(at: progress)
    return running.from + (running.to - running.from) * part
  }

  /// Names the layers that were written since this was asked last, or in which an animation ended,
  /// and those in which one shows; some of them twice.
  public mutating func takeLog(_ body: (LayerID) -> Void) { log.take(body) }

  /// Whether anything was written, or began or ceased to move, since the log was taken.
  public var hasNews: Bool { log.hasNews }

  /// Whether an animation shows in one of the layer's slots.
  public func isAnimated(_ layer: LayerID) -> Bool { animatedSlots[layer] > 0 }

  /// Whether one shows in a slot.
  public func isAnimated(_ layer: LayerID, _ slot: LayerSlot) -> Bool {
    slots[layer * LayerSlot.count + slot.rawValue].animation >= 0
  }

  /// The cause of what a slot shows: of its last write, or of the write before it in the same instant while an
  /// animation has not left what it starts from.
  @inlinable public func cause(_ layer: LayerID, _ slot: LayerSlot) -> Int32 {
    let state = slots[layer * LayerSlot.count + slot.rawValue]
    if state.animation < 0 || isStill { return state.cause }
    return startCause(of: Int(state.animation)) ?? state.cause
  }

  @usableFromInline func startCause(of animation: Int) -> Int32? {
    let running = animations[animation]
    guard running.startCause >= 0, timelines[running.timeline].progress == 0 else { return nil }
    return running.startCause
  }

  /// Writes a slot outside an animation: it shows at once, and what ran in the slot is over.
  public mutating func set(_ layer: LayerID, _ slot: LayerSlot, _ value: Double) {
    let index = layer * LayerSlot.count + slot.rawValue
    stopAnimation(at: index)
    slots[index].model = value
    slots[index].cause = currentCause
    writeTimes[index] = now
    log.note(layer)
  }

  /// What is left of a timeline that is under way, forwards or back: what joins it then starts where it is.
  public func rest(of timeline: Int) -> AnimationShape {
    let progress = timelines[timeline].progress(at: now, speed)
    guard progress > 0, progress < 1 else { return .whole }
    if case .settle(let from, let to, _, _, _) = timelines[timeline].driver, to < from {
      return AnimationShape(from: 1 - progress, to: 1, ease: .linear, .returning)
    }
    return AnimationShape(from: progress, to: 1, ease: .linear)
  }

  /// Writes a slot inside an animation: the screen goes from what it shows now to the new value.
  public mutating func animate(
    _ layer: LayerID, _ slot: LayerSlot, to value: Double, on timeline: Int,
    shape: AnimationShape = .whole
  ) {
    let index = layer * LayerSlot.count + slot.rawValue
    let before = writeTimes[index] == now ? cause(layer, slot) : -1
    animate(
      layer, slot, from: self.value(layer, slot), to: value, on: timeline,
      shape: shape.isWhole ? rest(of: timeline) : shape)
    let running = slots[index].animation
    if running >= 0 { animations[Int(running)].startCause = before }
  }

  /// The same with a start of its own, for what was not on screen before.
  public mutating func animate(
    _ layer: LayerID, _ slot: LayerSlot, from start: Double, to value: Double, on timeline: Int,
    shape: AnimationShape = .whole
  ) {
    let index = layer * LayerSlot.count + slot.rawValue
    stopAnimation(at: index)
    slots[index].model = value
    slots[index].cause = currentCause
    log.note(layer)
    guard timelines[timeline].isActive else { return }
    let start = interrupted.take(index) ?? start
    guard start != value else { return }
    if animatedSlots[layer] == 0 { log.starts(layer) }
    animatedSlots[layer] &+= 1
    timelines[timeline].progress = timelines[timeline].progress(at: now, speed)
    let animation = Animation(from: start, to: value, timeline: timeline, shape: shape, slot: index)
    let place: Int32
    if let free = freeAnimations.popLast() {
      animations[Int(free)] = animation
      place = free
    } else {
      place = Int32(truncatingIfNeeded: animations.count)
      animations.append(animation)
    }
    slots[index].animation = place
    link(place, into: timeline)
  }

  /// What moves in a layer stands still until its timelines come to what they are at a moment; it is then
  /// where it would have been.
  public mutating func stand(_ layer: LayerID, until moment: Time) {
    for slot in LayerSlot.allCases {
      let running = Int(slots[layer * LayerSlot.count + slot.rawValue].animation)
      if running < 0 { continue }
      let timeline = timelines[animations[running].timeline]
      animations[running].shape.stand(
        from: timeline.progress(at: now, speed), until: timeline.progress(at: moment, speed))
    }
  }

  /// What a timeline moves is about to be interrupted: until `letGo()` an animation that begins in one of its slots
  /// starts where that is now, whatever start it is given.
  public mutating func interrupt(_ timeline: Int) {
    var place = timelines[timeline].firstAnimation
    while place >= 0 {
      let slot = animations[Int(place)].slot
      interrupted.keep(slot, at: animatedValue(of: Int(place)))
      place = animations[Int(place)].next
    }
  }

  /// Code writes a slot itself: what moves next there starts where code has put it.
  public mutating func letGo(_ layer: LayerID, _ slot: LayerSlot) {
    _ = interrupted.take(layer * LayerSlot.count + slot.rawValue)
  }

  /// What nothing has taken up is where its end has put it.
  public mutating func letGo() { interrupted.letGo() }

  private mutating func stopAnimation(at index: Int) {
    let running = slots[index].animation
    if running < 0 { return }
    unlink(running)
    let layer = index / LayerSlot.count
    animatedSlots[layer] &-= 1
    if animatedSlots[layer] == 0 { log.ends(layer) }
    log.note(layer)
    freeAnimations.append(running)
    slots[index].animation = -1
  }

  // A timeline's animations are a list through the animations themselves: its end costs what it
  // drives, not what there is.

  private mutating func link(_ animation: Int32, into timeline: Int) {
    let first = timelines[timeline].firstAnimation
    animations[Int(animation)].next = first
    if first >= 0 { animations[Int(first)].previous = animation }
    timelines[timeline].firstAnimation = animation
  }

  private mutating func unlink(_ animation: Int32) {
    let gone = animations[Int(animation)]
    if gone.previous >= 0 {
      animations[Int(gone.previous)].next = gone.next
    } else {
      timelines[gone.timeline].firstAnimation = gone.next
    }
    if gone.next >= 0 { animations[Int(gone.next)].previous = gone.previous }
  }

  /// Makes a timeline that is active until it is finished.
  public mutating func addTimeline(_ driver: Timeline.Driver) -> Int {
    var timeline = Timeline(driver: driver, place: activeTimelines.count)
    timeline.progress = timeline.progress(at: now, speed)
    timelines.append(timeline)
    activeTimelines.append(timelines.count - 1)
    return timelines.count - 1
  }

  /// Gives a timeline another driver, as a finger or its release does.
  public mutating func drive(_ timeline: Int, _ driver: Timeline.Driver) {
    timelines[timeline].driver = driver
    timelines[timeline].progress = timelines[timeline].progress(at: now, speed)
  }

  /// Ends a timeline: its animations are removed and the model values show.
  public mutating func finish(_ timeline: Int) {
    guard timelines[timeline].isActive else { return }
    timelines[timeline].isActive = false
    let last = activeTimelines.removeLast()
    if last != timeline {
      timelines[last].place = timelines[timeline].place
      activeTimelines[timelines[timeline].place] = last
    }
    while timelines[timeline].drivesAnything {
      stopAnimation(at: animations[Int(timelines[timeline].firstAnimation)].slot)
    }
  }

  /// How many timelines are active.
  public var activeTimelineCount: Int { activeTimelines.count }

  /// Whether anything is driven.
  public var isMoving: Bool { !activeTimelines.isEmpty }

  /// Samples the timelines that move something at a moment.
  public mutating func advance(to moment: Time) {
    if moment == now { return }
    now = moment
    for timeline in activeTimelines where timelines[timeline].drivesAnything {
      timelines[timeline].progress = timelines[timeline].progress(at: moment, speed)
    }
  }

  /// The layers as code set them, without what animates: what CALayer.render(in:) draws
  /// (documented: it renders from the layer tree and ignores animations).
  public func still() -> Scene {
    var copy = Scene()
    copy.slots = slots
    copy.animatedSlots = animatedSlots
    copy.isStill = true
    return copy
  }

  /// How far a timeline is, whether it moves anything or not.
  public func progress(of timeline: Int) -> Double { timelines[timeline].progress(at: now, speed) }
}
