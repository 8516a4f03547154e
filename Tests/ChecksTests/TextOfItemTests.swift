import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimChecks

/// What is told of titles, buttons and pages that are there or gone, word for word, with its measure. The push
/// begins at 10 and ends at 40; the run's last frame is 99.
@Suite struct TextOfItemTests {
  // MARK: item-visibility

  private static func items(
    in base: Reel = .push, _ change: (inout Reel) -> Void
  ) -> [Finding] { Reel.whole("item-visibility", in: base, change) }

  @Test func itemsAtRest() throws {
    let lost = try #require(Self.items { $0.set(40, ["title.B.alpha": 0.4]) }.first)
    #expect(
      lost.message == "B is on top and its title is seen at 40 % alone" && lost.manner == "rest")
    #expect(
      lost.shown == ["99 title.B.alpha=0.4", "99 bar.content.alpha=1", "99 bar.alpha=1"])
    for part in ["title", "left", "right"] {
      #expect(
        Self.items { $0.set(41, [part + ".A.alpha": 1]) }.map(\.message)
          == ["B is on top and \(part) of A can be seen"])
    }
    #expect(
      Self.items(in: DetectorAgainTests.back) {
        $0.set(70, ["A.item.title": ""])
        $0.remove(85, "title.A")
      }.map(\.message) == ["A was called \"Inbox\" and has no title now"])
    // A search that is active may have the bar to itself.
    func searching(_ isActive: Bool) -> Int {
      Self.items {
        $0.set(40, ["title.B.alpha": 0, "search.B.searchActive": .flag(isActive)])
      }.count
    }
    #expect(searching(true) == 0 && searching(false) == 1)
    // The large title shows it too: what both show is added.
    func large(_ alpha: Double) -> Int {
      Self.items {
        $0.set(40, ["title.B.alpha": 0.25, "bar.content.large-title.alpha": .number(alpha)])
      }.count
    }
    #expect(large(0.25) == 1 && large(0.251) == 0)
    // An item that stands in the bar of another controller belongs there.
    func other(_ stack: String) -> Int {
      Self.items {
        $0.set(41, ["title.A.alpha": 1, "navigation.Inner.items": .text(stack)])
      }.count
    }
    #expect(other("A") == 0 && other("C>A") == 0 && other("C") == 1 && other("AA") == 1)
  }

  /// More than two steps since the last transition are a fade: on purpose.
  @Test func aTitleThatFaded() {
    func faded(_ steps: [(Int, Double)], of element: String = "title.B") -> Bool {
      Self.items { reel in
        reel.set(-1, ["bar.content.title.alpha": 1])
        for (frame, alpha) in steps { reel.set(frame, [element + ".alpha": .number(alpha)]) }
      }.filter { $0.manner == "rest" }.isEmpty
    }
    #expect(!faded([(50, 0.6), (51, 0.4)]))
    for element in ["title.B", "bar.content.title", "bar.content", "bar"] {
      #expect(faded([(50, 0.8), (51, 0.6), (52, 0.4)], of: element), "\(element)")
    }
    // Behind the frame that shows the end, up to the rest.
    #expect(!faded([(40, 0.8), (41, 0.6), (42, 0.4)]))
    #expect(faded([(41, 0.8), (42, 0.6), (43, 0.4)]) && faded([(97, 0.8), (98, 0.6), (99, 0.4)]))
  }

  @Test func theContentIsGoneInTheTransition() throws {
    func gap(_ element: String, _ change: (inout Reel) -> Void = { _ in }) -> [Finding] {
      Self.items { reel in
        reel.set(20, [element + ".alpha": 0.5])
        reel.set(25, [element + ".alpha": 0.501])
        reel.set(28, [element + ".alpha": 1])
        change(&reel)
      }.filter { $0.manner == "transition" }
    }
    let found = try #require(gap("bar.content").first)
    #expect(found.message == "titles and buttons are seen at 50 % alone in the transition")
    #expect(found.subject == "bar.content" && found.frame == 20 && found.frames == 5)
    #expect(found.shown == ["19 bar.content.alpha=1", "20 bar.content.alpha=0.5"])
    #expect(gap("bar").map(\.shown) == [["19 bar.alpha=1", "20 bar.alpha=0.5"]])
    // Seen before and after it, and more opaque than 'alpha' before.
    #expect(gap("bar.content") { $0.set(5, ["bar.content.alpha": 0.5]) } == [])
    #expect(gap("bar.content") { $0.set(5, ["bar.content.alpha": 0.501]) }.count == 1)
    #expect(gap("bar.content") { $0.set(60, ["bar.hidden": true]) } == [])
    #expect(
      gap("bar.content") {
        $0.set(5, ["bar.hidden": true])
        $0.set(10, ["bar.hidden": false])
      } == [])
    // One told once: of the content before the bar.
    #expect(
      gap("bar") {
        $0.set(22, ["bar.content.alpha": 0])
        $0.set(24, ["bar.content.alpha": 1])
      }.map(\.frame) == [22])
    // In the rest behind it, and not in the next.
    #expect(
      Self.items { $0.set(90, ["bar.content.alpha": 0.2]) }
        .filter { $0.manner == "transition" }.map(\.frames) == [10])
    #expect(
      Self.items {
        $0.act("scroll B", 60, 61)
        $0.set(60, ["bar.content.alpha": 0.2])
      }.filter { $0.manner == "transition" } == [])
  }

  @Test func anItemBlinks() throws {
    func blink(
      _ frames: Range<Int>, _ element: String = "right.B", _ change: (inout Reel) -> Void = { _ in }
    ) -> [Finding] {
      Self.items { reel in
        reel.set(-1, ["bar.content.right.alpha": 1])
        reel.set(10, ["right.B.alpha": 1, "right.B.width": 36])
        reel.set(frames.lowerBound, [element + ".alpha": 0])
        reel.set(frames.upperBound, [element + ".alpha": 1])
        change(&reel)
      }.filter { $0.manner == "blink" }
    }
    let found = try #require(blink(20..<23).first)
    #expect(found.message == "it is gone for 3 frames and comes back")
    #expect(found.measure == "blink 3000/1000" && found.frames == 3 && found.subject == "right.B")
    #expect(blink(20..<21).map(\.message) == ["it is gone for 1 frame and comes back"])
    // By the opacity of its place, and by a flag.
    #expect(blink(20..<23, "bar.content.right").map(\.subject) == ["right.B"])
    #expect(
      Self.items {
        $0.set(10, ["right.B.alpha": 1, "right.B.hidden": false])
        $0.set(20, ["right.B.hidden": true])
        $0.set(24, ["right.B.hidden": false])
      }.map(\.message) == ["it is gone for 4 frames and comes back"])
    // It is gone up to the frame that shows the end, and back one behind it.
    #expect(blink(40..<41).map(\.frame) == [40] && blink(38..<41).map(\.frames) == [3])
    #expect(blink(40..<42) == [] && blink(41..<42) == [])
    #expect(blink(11..<12).map(\.frame) == [11])
    // Half of its opacity and less is not seen.
    #expect(blink(20..<23) { $0.set(15, ["right.B.alpha": 0.5]) } == [])
    #expect(blink(20..<23) { $0.set(15, ["right.B.alpha": 0.501]) }.count == 1)
    // With the whole bar, or where a stand-in shows items, it is another matter.
    #expect(blink(20..<23) { $0.set(20, ["bar.content.hidden": true]) } == [])
    #expect(blink(20..<23) { $0.set(20, ["B.fake.x": 0, "B.fake.title.alpha": 1]) } == [])
    #expect(blink(20..<23) { $0.set(20, ["B.fake.x": 0]) }.count == 1)
    #expect(blink(20..<23) { $0.set(20, ["B.fake.x": 375, "B.fake.title.alpha": 1]) }.count == 1)
  }

  // MARK: sudden-item

  @Test func anItemComesOrGoes() throws {
    func item(
      _ frame: Int, _ before: Double, _ after: Double, _ change: (inout Reel) -> Void = { _ in }
    ) -> [Finding] {
      Reel.whole("sudden-item") { reel in
        reel.set(-1, ["right.C.alpha": .number(before), "right.C.width": 36])
        reel.set(frame, ["right.C.alpha": .number(after)])
        change(&reel)
      }
    }
    let comes = try #require(item(20, 0, 1).first)
    #expect(comes.message == "it is there at once, in the transition" && comes.manner == "comes")
    #expect(
      comes.shown == [
        "19 right.C.alpha=0", "19 right.C.width=36", "20 right.C.alpha=1", "20 right.C.width=36",
      ])
    let goes = try #require(item(20, 1, 0).first)
    #expect(goes.message == "it is gone at once, in the transition" && goes.manner == "goes")
    #expect(item(39, 0, 1).map(\.message) == ["it is there at once, in the transition"])
    #expect(item(40, 0, 1).map(\.message) == ["it is there at once, when the transition is over"])
    #expect(item(40, 1, 0).map(\.message) == ["it is gone at once, when the transition is over"])
    // From a tenth or less to more than a half, and back.
    #expect(item(20, 0.1, 0.501).count == 1 && item(20, 0.501, 0.1).count == 1)
    #expect(item(20, 0.101, 1) == [] && item(20, 0.1, 0.5) == [])
    #expect(item(20, 1, 0.101) == [] && item(20, 0.5, 0) == [])
    // The bar's content is seen in both frames, and no stand-in shows items.
    for element in ["bar.content", "bar"] {
      func seen(_ hidden: Range<Int>) -> Int {
        item(20, 0, 1) {
          $0.set(hidden.lowerBound, [element + ".hidden": true])
          $0.set(hidden.upperBound, [element + ".hidden": false])
        }.count
      }
      #expect(seen(15..<19) == 1 && seen(15..<20) == 0 && seen(20..<22) == 0 && seen(21..<22) == 1)
    }
    func standIn(_ frames: Range<Int>) -> Int {
      item(20, 0, 1) {
        $0.set(frames.lowerBound, ["B.fake.x": 0, "B.fake.title.alpha": 1])
        $0.remove(frames.upperBound, "B.fake")
      }.count
    }
    #expect(
      standIn(15..<19) == 1 && standIn(15..<20) == 0 && standIn(20..<22) == 0
        && standIn(21..<22) == 1)
  }

  @Test func whatAnItemIs() throws {
    func going(_ before: [String: Reel.Cell], _ after: [String: Reel.Cell]) -> [String] {
      Reel.told("sudden-item") { reel in
        for (name, value) in before { reel.set(-1, ["right.C." + name: value]) }
        for (name, value) in after { reel.set(20, ["right.C." + name: value]) }
      }
    }
    let gone = ["it is gone at once, in the transition"]
    let there = ["it is there at once, in the transition"]
    #expect(
      going(["width": 36], ["width": 0]) == gone && going(["width": 0], ["width": 36]) == there)
    #expect(going(["title": "Edit", "width": 36], ["title": ""]) == gone)
    #expect(going(["title": "Edit", "width": 36], ["title": "nil"]) == gone)
    // With another width it is another item; another text is none that went.
    #expect(going(["title": "Edit", "width": 36], ["title": "", "width": 20]) == [])
    #expect(going(["title": "Edit", "width": 36], ["title": "Done"]) == [])
    #expect(going(["title": "", "width": 36], ["title": "nil"]) == [])
    // It has no opacity of its own, and comes with its page.
    #expect(
      Reel.told("sudden-item") {
        $0.set(20, ["right.C.width": 36])
        $0.drop("right.C.alpha")
      } == there)
    let empty = Reel.whole("sudden-item") {
      $0.set(10, ["right.B.alpha": 1, "right.B.width": 0])
      $0.act("scroll B", 60, 61)
    }
    #expect(empty.map(\.message) == ["it is there and has no width"])
    #expect(empty.map(\.manner) == ["empty"] && empty.map(\.frames) == [20])
    #expect(empty.first?.shown == ["59 right.B.width=0"])
  }

  // MARK: sudden-content

  @Test func aPageComesOrGoes() throws {
    func page(_ frame: Int, _ values: [String: Reel.Cell], before: [String: Reel.Cell] = [:])
      -> [Finding]
    {
      Reel.whole("sudden-content") { reel in
        reel.set(10, ["page.B.alpha": 1, "page.B.hidden": false])
        reel.set(15, before)
        reel.set(frame, values)
      }
    }
    let gone = try #require(page(20, ["page.B.alpha": 0.4]).first)
    #expect(gone.message == "it is gone at once" && gone.manner == "alpha")
    #expect(gone.shown == ["19 page.B.alpha=1", "20 page.B.alpha=0.4"])
    let hidden = page(20, ["page.B.hidden": false], before: ["page.B.hidden": true])
    #expect(hidden.map(\.message) == ["it is gone at once", "it is there at once"])
    #expect(hidden.map(\.manner) == ["hidden", "hidden"])
    let color = try #require(page(20, ["page.B.backgroundColor": "#000000"]).first)
    #expect(color.message == "its background jumps from #FFFFFF to #000000")
    #expect(color.manner == "backgroundColor")
    // It has left the screen with the step, or comes onto it.
    #expect(page(20, ["page.B.alpha": 0, "page.B.x": 375]) == [])
    #expect(page(20, ["page.B.alpha": 0, "page.B.x": 374.999]).count == 1)
    #expect(page(20, ["page.B.alpha": 0, "page.B.x": -375]) == [])
    #expect(page(20, ["page.B.hidden": true, "page.B.backgroundColor": "#000000"]).count == 1)
    #expect(
      page(20, ["page.B.hidden": true, "page.B.alpha": 0.2], before: ["page.B.alpha": 0.4])
        .map(\.frame) == [15])
  }
}
