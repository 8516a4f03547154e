import NavSimKernel
import NavSimVocabulary

@testable import NavSimTrace

/// A short run, written down call by call, and its text, written by hand after the format.
enum TraceSample {
  static func frame(_ number: Int) -> Time { Time(ticks: Int64(number) * 50_000) }
  static func ms(_ count: Int64) -> Time { Time(milliseconds: count) }

  static func push() -> Trace {
    var recorder = TraceRecorder(
      scenario: "a push", cell: [("strategy", "native"), ("ios", "12")], framesPerSecond: 60,
      actionLabels: ["push"])
    let navigation = recorder.addElement("navigation")
    let stack = recorder.addProperty("stack", to: navigation)
    let page = recorder.addElement("page.A")
    let x = recorder.addProperty("x", to: page)
    let bar = recorder.addElement("bar")
    let tint = recorder.addProperty("barTintColor", to: bar, omitsNone: true)
    let hidden = recorder.addProperty("hidden", to: bar)
    let title = recorder.addElement("title.A")
    let text = recorder.addProperty("title", to: title)

    recorder.openPhase(title: "start", label: "", kind: .start, at: .zero)
    recorder.beginFrame(at: .zero)
    recorder.set(stack, recorder.word("A"), cause: -1)
    recorder.set(x, .number(0), cause: -1)
    recorder.set(tint, .none, cause: -1)
    recorder.set(hidden, .flag(false), cause: -1)
    recorder.set(text, recorder.text("Say \"hi\""), cause: -1)
    recorder.endFrame()

    recorder.openPhase(title: "push B", label: "push", kind: .action(0), at: .zero)
    recorder.event(.viewWillAppear, ["B"], at: .zero, cause: 1)
    for number in 0...2 {
      recorder.beginFrame(at: frame(number))
      recorder.set(stack, recorder.word("A>B"), cause: 0)
      recorder.set(x, .number(-0.7714 * Double(number)), cause: -1)
      if number == 1 { recorder.set(tint, .color(Color(1, 0, 0)), cause: 1) }
      recorder.endFrame()
    }
    recorder.event(.warning, ["nested push"], at: ms(250), cause: -1)
    recorder.mark("release cancel", at: ms(300))
    recorder.openPhase(title: "", label: "", kind: .end(0), at: ms(500))
    recorder.event(.viewDidAppear, ["B"], at: ms(500), cause: -1)
    recorder.beginFrame(at: frame(30))
    recorder.setElement(title, present: false)
    recorder.set(tint, .none, cause: -1)
    recorder.endFrame()
    recorder.actionReleased(0, at: ms(300), cancelled: true)
    recorder.actionEnded(0, at: ms(500), outcome: .cancelled)
    recorder.causes(["the push", "on viewWillAppear (a.navsim:3)"])
    return recorder.finish(at: ms(600))
  }

  static let pushText = """
    navsim-trace 1
    scenario  a push
    cell      strategy=native ios=12
    grid      60Hz 0.001

    == start
    navigation    stack=A
    page.A        x=0
    bar           hidden=no
    title.A       title="Say \\"hi\\""

    == push B @0ms
    ! viewWillAppear B
    +0
    navigation    stack=A>B
    +1
    page.A        x=-0.771
    bar           barTintColor=#FF0000
    +2
    page.A        x=-1.543
    +14
    ! warning "nested push"
    +17
    * release cancel

    == push end @500ms
    ! viewDidAppear B
    +0
    bar           barTintColor=nil
    title.A       absent

    action    push 0ms release 300ms cancel end 500ms cancelled
    end frames=6 phases=3 @600ms

    """

  static func text(_ trace: Trace, _ change: (inout TraceOptions) -> Void = { _ in }) -> String {
    var options = TraceOptions()
    change(&options)
    return String(decoding: TraceWriter.write(trace, options), as: UTF8.self)
  }
}
