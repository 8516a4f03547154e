import NavSim
import Testing

@testable import NavSimCommand

// Advice goes with its lines, and with lines that change it goes away.

@Suite struct CarriedAdviceTests {
  private static let old =
    "page A\n  on viewDidLoad  bar alpha=0.5\npage B\n  on viewDidLoad  bar alpha=0.5\n"

  @Test(arguments: [
    (old, [2, 4]), ("// x\n// y\n" + old, [4, 6]), (old + "page C\n", [2, 4]),
    (old.replacing("page B", with: "// x\npage B"), [2, 5]),
    (old.replacing("page A", with: "page Q"), [2, 4]),
    (old.replacing("A\n  on viewDidLoad", with: "A\n  on viewWillAppear"), [4]),
    (old.replacing("page B\n", with: ""), [2, 3]), ("", []), ("page A\n", []),
  ])
  func adviceGoesWithItsLines(new: String, lines: [Int]) {
    let advice = EditedFile(path: "/x.navsim", text: Self.old).findings(.resting).advice ?? []
    let own = advice.filter { $0.code == "NAV104" }
    #expect(own.map(\.line) == [2, 4])
    let carried = CarriedAdvice(own, on: TextBuffer(Self.old))
    #expect(carried.moved(to: TextBuffer(new)).map(\.line) == lines)
  }

  /// A large file has its advice when it is opened, keeps it while it is edited, and has it anew when it
  /// is saved.
  @Test func aLargeFileWaitsForItsAdvice() {
    let text = Self.old + String(repeating: "// more\n", count: EditedFile.Patience.typing.rawValue)
    #expect(EditedFile(path: "/x.navsim", text: text).findings(.typing).advice == nil)
    var client = Client.ready()
    func lines(_ told: [JSONValue]) -> [Int] {
      let found = told.flatMap { $0["params"]?["diagnostics"]?.list ?? [] }
      return found.filter { $0["code"]?.text == "NAV104" }
        .compactMap { $0["range"]?["start"]?["line"]?.int }
    }
    #expect(lines(client.open(text)) == [1, 3])
    let place = #"{"line":1,"character":27}"#
    let end = #"{"line":1,"character":31}"#
    let change =
      #"{"textDocument":{"uri":"file:///w/x.navsim"},"contentChanges":[{"range":{"start":"#
      + #"\#(place),"end":\#(end)},"text":"=1"}]}"#
    #expect(lines(client.tell("textDocument/didChange", change)) == [3])
    let saved = #"{"textDocument":{"uri":"file:///w/x.navsim"}}"#
    #expect(lines(client.tell("textDocument/didSave", saved)).last == 3)
  }
}
