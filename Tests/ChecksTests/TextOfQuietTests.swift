import NavSimTrace
import NavSimVocabulary
import Testing

@testable import NavSimChecks

/// What is told of changes while nothing goes on, word for word: the push ends at 40, and the run at 99.
@Suite struct TextOfQuietTests {
  private static func points(_ color: Reel.Cell) -> [String: Reel.Cell] {
    ["eye.left": color, "eye.centre": color, "eye.right": color]
  }

  private static func quiet(_ change: (inout Reel) -> Void) -> [Finding] {
    Reel.whole("unasked") { reel in
      reel.set(-1, points("#FFFFFF"))
      change(&reel)
    }
  }

  private static func quiet(_ frame: Int, _ values: [String: Reel.Cell]) -> [Finding] {
    quiet { $0.set(frame, values) }
  }

  @Test func theLookJumps() throws {
    let found = try #require(Self.quiet(60, Self.points("#000000")).first)
    #expect(found.message == "nothing goes on, and the bar jumps from #FFFFFF to #000000")
    #expect(found.manner == "look" && found.subject == "eye")
    #expect(found.shown == ["59 eye.left=#FFFFFF", "60 eye.left=#000000"])
    let far = PerceivedDistance.between(.color(packed: 0xFFFF_FFFF), .color(packed: 0xDDDD_DDFF))
    var reel = Reel.push
    reel.set(-1, Self.points("#FFFFFF"))
    reel.set(60, Self.points("#DDDDDD"))
    #expect(reel.findings("unasked", ["color": far]) == [])
    #expect(reel.findings("unasked", ["color": far - 0.000001]) == ["eye at 60 for 1"])
    // A bar that is seen in both frames, and was not under way.
    func seen(_ hidden: Range<Int>) -> Int {
      Self.quiet {
        $0.set(hidden.lowerBound, ["bar.hidden": true])
        $0.set(hidden.upperBound, ["bar.hidden": false])
        $0.set(60, Self.points("#000000"))
      }.filter { $0.manner == "look" }.count
    }
    #expect(seen(50..<59) == 1 && seen(50..<60) == 0 && seen(60..<70) == 0 && seen(61..<70) == 1)
    for property in ["x", "y", "alpha"] {
      func moved(_ frame: Int) -> Int {
        Self.quiet {
          $0.set(frame, ["bar." + property: 0.999])
          $0.set(60, Self.points("#000000"))
        }.filter { $0.manner == "look" }.count
      }
      #expect(moved(59) == 1 && moved(60) == 0 && moved(61) == 1, "\(property)")
    }
    let alone = Self.quiet {
      $0.set(60, Self.points("#000000"))
      $0.drop("eye.right")
    }
    #expect(alone == [])
  }

  /// Twice the steps around it: an animation has several.
  @Test func whatTakesSeveralFramesIsMeant() {
    func tint(_ colors: [Reel.Cell]) -> [Int] {
      Self.quiet { reel in
        reel.set(10, ["right.B.alpha": 1, "bar.content.tintColor": "#FFFFFF"])
        for (index, color) in colors.enumerated() {
          reel.set(60 + index, ["bar.content.tintColor": color])
        }
      }.map(\.frame)
    }
    #expect(tint(["#FFFFFF", "#BDBDBD"]) == [61])
    #expect(tint(["#9F9F9F", "#FFFFFF", "#9F9F9F", "#FFFFFF"]) == [])
    // White, and greys by the cube roots of their light: 0.0963 before a step of 0.2044 is less than half of
    // it, 0.0994 before 0.1981 more; so are 0.0991 and 0.1024 behind 0.2016.
    #expect(tint(["#DFDFDF", "#9E9E9E"]) == [61] && tint(["#DEDEDE", "#9F9F9F"]) == [])
    #expect(tint(["#BDBDBD", "#9E9E9E"]) == [60] && tint(["#BDBDBD", "#9D9D9D"]) == [])
  }

  @Test func itemsJump() throws {
    let title = try #require(Self.quiet(60, ["title.B.color": "#FFFFFF"]).first)
    #expect(title.message == "nothing goes on, and the colour jumps from #000000 to #FFFFFF")
    #expect(title.manner == "items" && title.subject == "title.B.color")
    #expect(title.shown == ["59 title.B.color=#000000", "60 title.B.color=#FFFFFF"])
    #expect(Self.quiet(60, ["title.B.color": "#FFFFFF", "title.B.alpha": 0.5]) == [])
    #expect(Self.quiet(60, ["title.B.color": "#FFFFFF", "title.B.width": 0]) == [])
    func tint(_ hidden: Range<Int>) -> Int {
      Self.quiet {
        $0.set(10, ["right.B.alpha": 1])
        $0.set(hidden.lowerBound, ["bar.content.hidden": true])
        $0.set(hidden.upperBound, ["bar.content.hidden": false])
        $0.set(60, ["bar.content.tintColor": "#FF0000"])
      }.filter { $0.manner == "items" }.count
    }
    #expect(tint(50..<59) == 1 && tint(50..<60) == 0 && tint(60..<70) == 0 && tint(61..<70) == 1)
  }

  @Test func theBarJumps() throws {
    let place = try #require(Self.quiet(60, ["bar.y": 30]).first)
    #expect(place.message == "nothing goes on, and it jumps from 20 to 30 pt")
    #expect(place.manner == "place" && place.subject == "bar.y")
    #expect(place.shown == ["59 bar.y=20", "60 bar.y=30"])
    let gone = try #require(Self.quiet(60, ["bar.hidden": true]).first)
    #expect(gone.message == "nothing goes on, and the bar is gone at once")
    #expect(gone.manner == "visibility" && gone.subject == "bar")
    #expect(
      gone.shown == [
        "59 bar.hidden=no", "59 bar.y=20", "59 bar.alpha=1", "60 bar.hidden=yes", "60 bar.y=20",
        "60 bar.alpha=1",
      ])
    let back = Self.quiet {
      $0.set(50, ["bar.hidden": true])
      $0.set(60, ["bar.hidden": false])
    }
    #expect(
      back.map(\.message) == [
        "nothing goes on, and the bar is gone at once",
        "nothing goes on, and the bar is there at once",
      ])
    // For one frame it is there: a blink is nobody's coming or going.
    #expect(
      Self.quiet {
        $0.set(60, ["bar.hidden": true])
        $0.set(61, ["bar.hidden": false])
      }.map(\.frame) == [61])
    // By its opacity or place it goes bit by bit; behind a move it goes with it.
    #expect(Self.quiet(60, ["bar.alpha": 0]) == [])
    for property in ["x", "y", "alpha"] {
      func hides(_ moved: Int) -> Int {
        Self.quiet {
          $0.set(moved, ["bar." + property: 0.999])
          $0.set(60, ["bar.hidden": true])
        }.filter { $0.manner == "visibility" }.count
      }
      #expect(hides(58) == 1 && hides(59) == 0 && hides(60) == 1, "\(property)")
    }
  }

  @Test func theHairlineComesAndGoes() throws {
    let gone = try #require(Self.quiet(60, ["eye.hairline": "#FFFFFF"]).first)
    #expect(gone.message == "nothing goes on, and the hairline is gone")
    #expect(gone.manner == "hairline")
    #expect(gone.shown == ["59 eye.hairline=#808080", "60 eye.hairline=#FFFFFF"])
    let back = Self.quiet {
      $0.set(50, ["eye.hairline": "#FFFFFF"])
      $0.set(60, ["eye.hairline": "#808080"])
    }
    #expect(back.last?.message == "nothing goes on, and the hairline is there" && back.count == 2)
    // With what lies below it, or with the bar, it is no matter of its own.
    #expect(Self.quiet(60, ["eye.hairline": "#000000", "eye.below": "#000000"]) == [])
    for property in ["x", "alpha"] {
      func moved(_ frame: Int) -> Int {
        Self.quiet {
          $0.set(frame, ["bar." + property: 0.999])
          $0.set(60, ["eye.hairline": "#FFFFFF"])
        }.filter { $0.manner == "hairline" }.count
      }
      #expect(moved(58) == 1 && moved(59) == 0 && moved(60) == 0 && moved(61) == 1, "\(property)")
    }
    let alone = Self.quiet {
      $0.set(60, ["eye.hairline": "#FFFFFF"])
      $0.drop("eye.below")
    }
    #expect(alone == [])
  }

  @Test func anItemIsGone() throws {
    func gone(_ before: Double, _ after: Double, _ change: (inout Reel) -> Void = { _ in })
      -> [Finding]
    {
      Self.quiet {
        $0.set(40, ["title.B.alpha": .number(before)])
        $0.set(60, ["title.B.alpha": .number(after)])
        change(&$0)
      }
    }
    let found = try #require(gone(1, 0).first)
    #expect(found.message == "nothing goes on, and it is gone at once")
    #expect(found.manner == "item" && found.subject == "title.B")
    #expect(found.shown == ["59 title.B.alpha=1", "60 title.B.alpha=0"])
    // From more than a half to a tenth at most.
    #expect(gone(0.5, 0) == [] && gone(0.501, 0.1).count == 1 && gone(1, 0.101) == [])
    #expect(gone(1, 0) { $0.set(60, ["bar.content.hidden": true]) } == [])
    #expect(gone(1, 1) { $0.remove(60, "title.B") } == [])
    for part in ["left", "right", "back"] {
      #expect(
        Self.quiet {
          $0.set(10, [part + ".B.alpha": 1])
          $0.set(60, [part + ".B.alpha": 0])
        }.map(\.subject) == [part + ".B"])
    }
    // By a flag of its own, or of its place.
    for name in ["title.B.hidden", "bar.content.title.hidden"] {
      #expect(
        Self.quiet {
          $0.set(10, [name: false])
          $0.set(60, [name: true])
        }.map(\.subject) == ["title.B"], "\(name)")
    }
  }

  @Test func contentJumps() throws {
    let found = try #require(Self.quiet(80, ["page.B.content.y": 74]).first)
    #expect(found.message == "nothing goes on, and the content jumps from 64 to 74 pt")
    #expect(found.manner == "content" && found.subject == "page.B")
    // The view's own place is asked where nothing is told of its content.
    #expect(Self.quiet(80, ["page.B.y": 10]) == [])
    #expect(
      Self.quiet {
        $0.set(80, ["page.B.y": 10])
        $0.drop("page.B.content.y")
      }.map(\.message) == ["nothing goes on, and the content jumps from 0 to 10 pt"])
    // Of the page on top alone.
    #expect(
      Self.quiet {
        $0.set(45, ["page.A.alpha": 1, "page.A.content.y": 64])
        $0.set(80, ["page.A.content.y": 74])
      } == [])
    #expect(Self.quiet(99, ["page.B.content.y": 74]).map(\.frame) == [99])
  }

  @Test func nothingGoesOnInARest() {
    func look(_ frame: Int, _ change: (inout Reel) -> Void) -> [Int] {
      Self.quiet {
        $0.set(frame, Self.points("#000000"))
        change(&$0)
      }.map(\.frame)
    }
    #expect(look(59) { $0.act("scroll B", 60, 70) } == [59])
    for frame in [60, 65, 70, 72] { #expect(look(frame) { $0.act("scroll B", 60, 70) } == []) }
    #expect(look(73) { $0.act("scroll B", 60, 70) } == [73])
    #expect(look(80) { $0.act("rotate landscape", 60, 70) } == [])
    func limit(_ frame: Int, _ tail: Double) -> Int {
      var reel = Reel.push
      reel.set(-1, Self.points("#FFFFFF"))
      reel.set(frame, Self.points("#000000"))
      return reel.findings("unasked", ["tail": tail]).count
    }
    #expect(limit(46, 5) == 1 && limit(45, 5) == 0 && limit(41, 0) == 1 && limit(40, 0) == 0)
  }
}
