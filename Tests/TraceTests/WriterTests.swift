import NavSimKernel
import Testing

@testable import NavSimTrace

@Suite struct WriterTests {
  static let trace = TraceSample.push()

  static func body(_ change: (inout TraceOptions) -> Void) -> String {
    let text = TraceSample.text(trace, change)
    return text.range(of: "\n\n").map { String(text[$0.upperBound...]) } ?? ""
  }

  @Test("no control of a name, a text or a cause is in the bytes of any form")
  func controls() {
    var forms = [TraceOptions(), TraceOptions(), TraceOptions(), TraceOptions()]
    forms[1].isFull = true
    forms[2].isTracks = true
    forms[3].causes = true
    forms[3].only = [TracePattern("*\u{1B}*"), TracePattern("*")]
    for seed in seeds(400).map(UInt64.init) {
      let trace = randomTrace(seed)
      for form in forms {
        let text = String(decoding: TraceWriter.write(trace, form), as: UTF8.self)
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !Visible.isHidden($0) }, "\(seed)")
        #expect(!text.split(separator: "\n").contains { $0.hasPrefix("::") }, "\(seed)")
      }
    }
  }

  @Test("--only keeps elements and properties that match")
  func only() {
    #expect(
      Self.body { $0.only = [TracePattern("bar.hid*"), TracePattern("navigation")] } == """
        == start
        navigation    stack=A
        bar           hidden=no

        == push B @0ms
        ! viewWillAppear B
        +0
        navigation    stack=A>B
        +14
        ! warning "nested push"
        +17
        * release cancel

        == push end @500ms
        ! viewDidAppear B

        action    push 0ms release 300ms cancel end 500ms cancelled
        end frames=3 phases=3 @600ms

        """)
  }

  @Test("--every keeps every so-many-th frame with what changed since")
  func every() {
    let text = Self.body { $0.every = 2 }
    #expect(
      text.contains(
        """
        +0
        navigation    stack=A>B
        +2
        page.A        x=-1.543
        bar           barTintColor=#FF0000
        ! warning
        """))
    #expect(!text.contains("+1\n") && !text.contains("+17"))
  }

  @Test("--full says everything in every frame")
  func full() {
    let text = Self.body { $0.isFull = true }
    let element = "bar           barTintColor=#FF0000 hidden=no\n"
    let ks = text.split(separator: "\n").filter { $0.hasPrefix("+") }
    let push = (0...29).map { "+\($0)" }
    #expect(ks.map(String.init) == push + (0...6).map { "+\($0)" })
    #expect(text.contains("+29\nnavigation    stack=A>B\npage.A        x=-1.543\n" + element))
    #expect(text.contains("bar           barTintColor=nil hidden=no\n+1\n") == false)
    #expect(text.contains("end frames=37 phases=3"))
  }

  @Test("a long rest is cut short")
  func longRest() {
    var recorder = RecorderTests.started().recorder
    let trace = recorder.finish(at: Time(milliseconds: 3_600_000))
    let text = TraceSample.text(trace) { $0.isFull = true }
    #expect(text.contains("end frames=600 "))
  }

  @Test("causes stand below what they caused")
  func causes() {
    let text = Self.body { $0.causes = true }
    #expect(text.contains("stack=A>B\n  <- stack: the push\n"))
    #expect(text.contains("! viewWillAppear B\n  <- on viewWillAppear (a.navsim:3)\n"))
  }

  @Test("a line that would pass column 100 goes on with the element's name")
  func width() throws {
    var recorder = TraceRecorder(scenario: "s", cell: [], framesPerSecond: 60)
    let element = recorder.addElement("bar")
    recorder.beginFrame(at: .zero)
    for index in 0..<40 {
      let slot = recorder.addProperty("property\(index)", to: element)
      recorder.set(slot, .number(Double(index)), cause: -1)
    }
    recorder.endFrame()
    let trace = recorder.finish(at: .zero)
    let lines = TraceSample.text(trace).split(separator: "\n").filter { $0.hasPrefix("bar ") }
    #expect(lines.count == 7)
    #expect(lines.allSatisfy { $0.count <= 100 && $0.hasPrefix("bar           property") })
    #expect(lines.dropLast().allSatisfy { $0.count > 85 })
    #expect(try TraceReader.read(TraceWriter.write(trace), path: "t").trace == trace)
  }

  @Test("names that could be taken for something else are told apart")
  func titles() throws {
    for (title, label, header) in [
      ("push C", "push#2", "== push C as push#2 @0ms"), ("push B", "push", "== push B @0ms"),
      ("push end", "push", "== push end as push @0ms"),
      ("start", "start", "== start as start @0ms"),
      ("save bar as x", "save", "== save bar as x as save @0ms"),
      ("a @5ms", "a", "== a @5ms @0ms"),
    ] {
      var recorder = TraceRecorder(scenario: "s", cell: [], framesPerSecond: 60)
      recorder.openPhase(title: title, label: label, kind: .action(0), at: .zero)
      let trace = recorder.finish(at: .zero)
      #expect(TraceSample.text(trace).contains("\n" + header + "\n"))
      #expect(try TraceReader.read(TraceWriter.write(trace), path: "t").trace == trace)
    }
  }

  @Test(
    "patterns",
    arguments: [
      ("*", "bar.bg", true), ("bar.*", "bar.bg", true), ("bar.*", "bar", false), ("", "", true),
      ("*.alpha", "bar.bg.alpha", true), ("b*g", "bar.bg", true), ("b*x", "bar.bg", false),
      ("page.*.x", "page.A.x", true), ("a*b*c", "aXbYbZc", true), ("a**", "a", true),
    ])
  func patterns(pattern: String, name: String, matches: Bool) {
    #expect(TracePattern(pattern).matches(name) == matches)
  }

  @Test("a cursor has the state of each frame")
  func cursor() throws {
    var cursor = TraceCursor(Self.trace)
    let bar = try #require(Self.trace.element("bar"))
    let tint = try #require(Self.trace.slot("barTintColor", of: bar))
    var seen: [TraceValue] = []
    while cursor.advance() { seen.append(cursor.values[tint]) }
    let red = TraceValue.color(packed: 0xFF00_00FF)
    #expect(seen == [.none, .none, red, red, red, red, .none])
    #expect(cursor.isPresent == [true, true, true, false])
    #expect(Self.trace.place(of: 29)?.k == 29)
    #expect(Self.trace.place(of: 30)?.k == 0)
  }

  @Test("the schema knows its own names and no others")
  func schema() {
    for name in [
      "page.A", "A.fake", "title.A", "bar.bg.shadow", "bar.N.bg.shadow", "eye", "A.item",
    ] {
      #expect(TraceSchema.isKnown(element: name))
    }
    for name in ["page.", ".fake", "page.A.b", "halo", "bar.", "bar.N.x"] {
      #expect(!TraceSchema.isKnown(element: name))
    }
  }
}
