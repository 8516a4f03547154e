import NavSimKernel
import NavSimVocabulary
import Testing

@testable import NavSimTrace

@Suite struct RecorderTests {
  /// A recorder with one element of two properties, after its keyframe.
  static func started() -> (recorder: TraceRecorder, element: Int, x: Int, tint: Int) {
    var recorder = TraceRecorder(scenario: "s", cell: [], framesPerSecond: 60)
    let element = recorder.addElement("page.A")
    let x = recorder.addProperty("x", to: element)
    let tint = recorder.addProperty("tintColor", to: element, omitsNone: true)
    recorder.openPhase(title: "", label: "", kind: .start, at: .zero)
    recorder.beginFrame(at: .zero)
    recorder.set(x, .number(1), cause: -1)
    recorder.endFrame()
    return (recorder, element, x, tint)
  }

  @Test("the sample run is written as the format says")
  func sample() { #expect(TraceSample.text(TraceSample.push()) == TraceSample.pushText) }

  @Test("a frame without a change is not kept")
  func idle() {
    var (recorder, _, x, _) = Self.started()
    for number in 0...9 {
      recorder.beginFrame(at: TraceSample.frame(number))
      recorder.set(x, .number(number < 5 ? 1 : 2), cause: -1)
      recorder.endFrame()
    }
    let trace = recorder.finish(at: TraceSample.frame(9))
    #expect(trace.frames.map(\.k) == [-1, 5])
    #expect(trace.lastFrame == 9)
  }

  @Test("what is smaller than the grid is no change")
  func belowTheGrid() {
    var (recorder, _, x, _) = Self.started()
    recorder.beginFrame(at: .zero)
    recorder.set(x, .number(1.0004), cause: -1)
    recorder.endFrame()
    #expect(recorder.finish(at: .zero).frames.count == 1)
  }

  @Test("a slot set twice in a frame holds the last value; set back, it has not changed")
  func twice() {
    var (recorder, _, x, tint) = Self.started()
    recorder.beginFrame(at: .zero)
    recorder.set(tint, .color(packed: 1), cause: -1)
    recorder.set(x, .number(7), cause: -1)
    recorder.set(tint, .color(packed: 2), cause: -1)
    recorder.set(x, .number(1), cause: -1)
    recorder.endFrame()
    recorder.beginFrame(at: TraceSample.frame(1))
    recorder.set(x, .number(8), cause: -1)
    recorder.set(x, .number(1), cause: -1)
    recorder.endFrame()
    let trace = recorder.finish(at: .zero)
    #expect(trace.frames.count == 2)
    #expect(trace.changes.last == TraceChange(value: .color(packed: 2), slot: 1, cause: -1))
    #expect(trace.changes.count == 2)
  }

  @Test("changes made in any order are written back to front")
  func order() {
    var (recorder, _, x, _) = Self.started()
    let bar = recorder.addElement("bar")
    let alpha = recorder.addProperty("alpha", to: bar)
    let y = recorder.addProperty("y", to: bar)
    recorder.beginFrame(at: .zero)
    recorder.set(y, .number(3), cause: -1)
    recorder.set(x, .number(2), cause: -1)
    recorder.set(alpha, .number(1), cause: -1)
    recorder.endFrame()
    let trace = recorder.finish(at: .zero)
    #expect(trace.changes[trace.frames[1].changes].map(\.slot) == [0, 2, 3])
  }

  @Test("an element that goes says so once, and one that comes back says all")
  func presence() {
    var (recorder, element, x, tint) = Self.started()
    for (number, isThere) in [false, false, true, true].enumerated() {
      recorder.beginFrame(at: TraceSample.frame(number))
      recorder.setElement(element, present: isThere)
      if isThere {
        recorder.set(x, .number(1), cause: -1)
        recorder.set(tint, .none, cause: -1)
      }
      recorder.endFrame()
    }
    let text = TraceSample.text(recorder.finish(at: .zero))
    #expect(
      text.contains("+0\npage.A        absent\n+2\npage.A        x=1\n\nend")
        || text.contains("+0\npage.A        absent\n+2\npage.A        x=1\nend"))
  }

  @Test("an element that comes and goes within a frame was never there")
  func blink() {
    var (recorder, _, _, _) = Self.started()
    let fake = recorder.addElement("A.fake")
    let alpha = recorder.addProperty("alpha", to: fake)
    recorder.beginFrame(at: .zero)
    recorder.setElement(fake, present: true)
    recorder.set(alpha, .number(1), cause: -1)
    recorder.setElement(fake, present: false)
    recorder.endFrame()
    #expect(recorder.finish(at: .zero).frames.count == 1)
  }

  @Test("an element without a property is its name alone")
  func bareElement() throws {
    var (recorder, _, _, _) = Self.started()
    let wants = recorder.addElement("A.wants")
    recorder.beginFrame(at: .zero)
    recorder.setElement(wants, present: true)
    recorder.endFrame()
    let trace = recorder.finish(at: .zero)
    #expect(TraceSample.text(trace).contains("+0\nA.wants\nend"))
    #expect(try TraceReader.read(TraceWriter.write(trace), path: "t").trace == trace)
  }

  @Test("an event after quiet frames says between which frames it was")
  func eventPlaces() {
    var (recorder, _, _, _) = Self.started()
    recorder.openPhase(title: "pop", label: "", kind: .action(0), at: TraceSample.ms(100))
    recorder.event(.viewDidAppear, ["A"], at: TraceSample.ms(100), cause: -1)
    recorder.event(.log, ["x"], at: TraceSample.ms(140), cause: -1)
    recorder.event(.log, ["y"], at: TraceSample.ms(141), cause: -1)
    let text = TraceSample.text(recorder.finish(at: TraceSample.ms(200)))
    #expect(text.contains("== pop @100ms\n! viewDidAppear A\n+2\n! log x\n! log y\n"))
  }

  @Test("labels are unique and settled by the first mention")
  func labels() {
    var recorder = TraceRecorder(
      scenario: "", cell: [], framesPerSecond: 60, actionLabels: ["push", "push", ""])
    recorder.openPhase(title: "pop", label: "other", kind: .action(4), at: .zero)
    recorder.actionStarted(-5, at: .zero)
    let labels = recorder.finish(at: .zero).actions.map(\.label)
    #expect(labels == ["push", "push'", "action#3", "action#4", "other"])
  }

  @Test("first crossings of progress only rise")
  func progress() {
    var (recorder, _, _, _) = Self.started()
    for (fraction, at) in [(0.1, 0), (0.4, 20), (0.2, 30), (0.5, 40)] {
      recorder.actionProgress(0, fraction: fraction, at: TraceSample.ms(Int64(at)))
    }
    let trace = recorder.finish(at: .zero)
    #expect(trace.moment(action: 0, reaches: 0.3) == TraceSample.ms(20))
    #expect(trace.moment(action: 0, reaches: 0.5) == TraceSample.ms(40))
    #expect(trace.moment(action: 0, reaches: 0.6) == nil)
  }
}
