import NavSim
import Testing

@testable import NavSimCommand

// The protocol: what is answered to what, in which phase, and what is survived.

@Suite struct LanguageServerTests {
  private static let text = """
    page A "😀"
      on viewDidLoad  bar alpha=0.5
    page B
    scenario "one"
    stack A
    at 0ms  push B
    expect at end:  top is B

    """

  private func diagnostics(_ told: [JSONValue]) -> [JSONValue] {
    told.filter { $0["method"] == .text("textDocument/publishDiagnostics") }
      .flatMap { $0["params"]?["diagnostics"]?.list ?? [] }
  }

  private func code(_ answer: JSONValue?) -> Int? { answer?["error"]?["code"]?.int }

  // MARK: - Phases

  @Test func aSessionBeginsAndEnds() {
    var client = Client()
    #expect(code(client.ask("textDocument/hover", 0, 0)) == -32002)
    #expect(client.tell("textDocument/didOpen", "{}").isEmpty)
    let answer = client.ask("initialize", "{}")
    #expect(answer?["result"]?["capabilities"]?["positionEncoding"]?.text == "utf-16")
    #expect(code(client.ask("initialize", "{}")) == -32600)
    #expect(code(client.ask("no/such")) == -32601)
    #expect(code(client.ask("$/no/such")) == -32601)
    #expect(client.tell("no/such", "{}").isEmpty)
    #expect(client.ask("shutdown")?["result"] == .null)
    #expect(code(client.ask("textDocument/hover", 0, 0)) == -32600)
    #expect(client.server.outcome == nil && client.server.end == .fine)
    client.tell("exit", "null")
    #expect(client.server.outcome == .fine)
    #expect(client.ask("initialize", "{}") == nil)
  }

  @Test func leavingWithoutAWordIsNoGoodEnd() {
    var client = Client.ready()
    #expect(client.server.end == .failed)
    client.tell("exit", "null")
    #expect(client.server.outcome == .failed)
  }

  // MARK: - Documents

  @Test func problemsAreToldWithPlaces() throws {
    var client = Client.ready()
    let told = client.open("page A \"😀\" x\npagge B\n")
    let found = diagnostics(told)
    #expect(found.map { $0["code"]?.text } == ["leftOver", "unknownKeyword"])
    // The smiley is one character and two units.
    let start = found[0]["range"]?["start"]
    #expect(start?["line"]?.int == 0 && start?["character"]?.int == 12)
    #expect(found[1]["range"]?["end"]?["character"]?.int == 5)
    #expect(found.allSatisfy { $0["severity"]?.int == 1 && $0["source"]?.text == "navsim" })
    #expect(told.first?["params"]?["version"]?.int == 1)
  }

  @Test func adviceIsToldToo() {
    var client = Client.ready()
    let found = diagnostics(client.open(Self.text))
    #expect(found.contains { $0["code"]?.text == "NAV104" && $0["severity"]?.int != 1 })
  }

  @Test func editsOfAllKindsAreTaken() {
    var client = Client.ready()
    _ = client.open("pagge A\n")
    func change(_ changes: String) -> [JSONValue] {
      diagnostics(
        client.tell(
          "textDocument/didChange",
          #"{"textDocument":{"uri":"file:///w/x.navsim","version":2},"contentChanges":[\#(changes)]}"#
        ))
    }
    let range = #""range":{"start":{"line":0,"character":2},"end":{"line":0,"character":3}}"#
    #expect(change(#"{\#(range),"text":""}"#).isEmpty)
    #expect(client.server.documents["file:///w/x.navsim"]?.buffer.text == "page A\n")
    let beyond = #""range":{"start":{"line":9,"character":9},"end":{"line":99,"character":9}}"#
    #expect(change(#"{\#(beyond),"text":"nonsense"}"#).count == 1)
    #expect(change(#"{"text":"page B\n"}"#).isEmpty)
    for wrong in [#"{"range":{},"text":"x"}"#, #"{"range":null}"#, "7", #"{"text":3}"#, ""] {
      _ = change(wrong)
      #expect(client.server.documents["file:///w/x.navsim"]?.buffer.text == "page B\n")
    }
  }

  @Test func aDocumentThatIsClosedHasNoProblems() {
    var client = Client.ready()
    #expect(!diagnostics(client.open("pagge A\n")).isEmpty)
    let told = client.tell(
      "textDocument/didClose", #"{"textDocument":{"uri":"file:///w/x.navsim"}}"#)
    #expect(told.count == 1 && diagnostics(told).isEmpty)
    #expect(client.ask("textDocument/hover", 0, 0)?["result"] == .null)
  }

  @Test func whatIsUsedIsLookedAtAsItIsOpen() throws {
    var client = Client.ready(["/w/p.navsim": "page Old\n"])
    let user = "use \"p.navsim\"\nscenario \"x\"\nstack New\nexpect at end: top is New\n"
    #expect(diagnostics(client.open(user)).count == 2)
    // The other document changes, and with it what is told of the first.
    let told = client.open("page New\n", uri: "file:///w/p.navsim")
    let about = told.filter { $0["params"]?["uri"]?.text == "file:///w/x.navsim" }
    #expect(about.count == 1 && diagnostics(about).isEmpty)
    let found = try #require(client.ask("textDocument/definition", 2, 7)?["result"]?.list.first)
    #expect(found["uri"]?.text == "file:///w/p.navsim")
    #expect(found["range"]?["start"]?["character"]?.int == 5)
    // What is wrong in a file that is used is told at the line that uses it.
    let wrong = client.tell(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"file:///w/p.navsim"},"contentChanges":[{"text":"page New\npagge\n"}]}"#
    )
    let first = diagnostics(wrong.filter { $0["params"]?["uri"]?.text == "file:///w/x.navsim" })
    #expect(first.first?["range"]?["start"]?["line"]?.int == 0)
    #expect(first.first?["message"]?.text?.hasPrefix("/w/p.navsim:2:1: ") == true)
  }

  // MARK: - Questions

  @Test func aWordIsExplained() throws {
    var client = Client.ready()
    _ = client.open(Self.text)
    let hook = try #require(client.ask("textDocument/hover", 1, 8)?["result"])
    #expect(hook["contents"]?["value"]?.text?.hasPrefix("viewDidLoad: a hook") == true)
    #expect(hook["contents"]?["kind"]?.text == "plaintext")
    #expect(hook["range"]?["start"]?["character"]?.int == 5)
    let page = client.ask("textDocument/hover", 5, 13)?["result"]?["contents"]?["value"]?.text
    #expect(page == "B: a page of /w/x.navsim:3\n\n  page B\n")
    #expect(client.ask("textDocument/hover", 0, 9)?["result"] == .null)
  }

  @Test func wordsAreProposed() throws {
    var client = Client.ready()
    _ = client.open(Self.text)
    let found = try #require(
      client.ask("textDocument/completion", 5, 14)?["result"]?["items"]?.list)
    // The page, and the owner 'below', which begins alike.
    #expect(found.map { $0["label"]?.text } == ["B", "below"])
    let range = found[0]["textEdit"]?["range"]
    #expect(range?["start"]?["character"]?.int == 13 && range?["end"]?["character"]?.int == 14)
    let more = try #require(
      client.ask("completionItem/resolve", #"{"label":"alpha=","kind":10}"#)?["result"])
    #expect(more["documentation"]?["value"]?.text?.contains("alpha: a property") == true)
    #expect(client.ask("completionItem/resolve", "7")?["result"] == .int(7))
  }

  @Test func aDocumentIsListedFormattedAndRun() throws {
    var client = Client.ready()
    _ = client.open(Self.text + "\nscenario   \"two\"\nstack A\n")
    let about = #"{"textDocument":{"uri":"file:///w/x.navsim"},"options":{}}"#
    let symbols = try #require(client.ask("textDocument/documentSymbol", about)?["result"]?.list)
    #expect(symbols.map { $0["name"]?.text } == ["A", "B", "one", "two"])
    let lenses = try #require(client.ask("textDocument/codeLens", about)?["result"]?.list)
    #expect(lenses.map { $0["command"]?["arguments"]?.list.last?.text } == ["one", "two"])
    #expect(lenses[0]["command"]?["command"]?.text == "navsim.run")
    #expect(lenses[0]["command"]?["arguments"]?.list.first?.text == "/w/x.navsim")
    let edits = try #require(client.ask("textDocument/formatting", about)?["result"]?.list)
    #expect(edits.map { $0["newText"]?.text } == ["scenario \"two\"\n"])
    #expect(edits[0]["range"]?["start"]?["line"]?.int == 8)
    #expect(edits[0]["range"]?["end"]?["line"]?.int == 9)
  }

  /// An edit that formats gives what the formatter gives, wherever the texts differ.
  @Test(arguments: ["a\n\n\n", "page   A", "x\nx\n\n", "\u{FEFF}page A\r\n", "", "\n", "b\nb\nb"])
  func theEditIsTheFormattedText(text: String) throws {
    var client = Client.ready()
    _ = client.open(text)
    let about = #"{"textDocument":{"uri":"file:///w/x.navsim"}}"#
    let edits = try #require(client.ask("textDocument/formatting", about)?["result"]?.list)
    var buffer = TextBuffer(text)
    for edit in edits {
      let (start, end) = (edit["range"]?["start"], edit["range"]?["end"])
      buffer.replace(
        try #require(TextPosition(start)), try #require(TextPosition(end)),
        with: try #require(edit["newText"]?.text))
    }
    #expect(buffer.bytes == Array(Formatter.format(text).utf8))
  }

  @Test func aProblemHasAFix() throws {
    var client = Client.ready()
    _ = client.open("pagge A\n" + Self.text.replacing("page A", with: "page C"))
    func actions(_ line: Int) -> [JSONValue] {
      let place = #"{"line":\#(line),"character":1}"#
      return client.ask(
        "textDocument/codeAction",
        #"{"textDocument":{"uri":"file:///w/x.navsim"},"range":{"start":\#(place),"end":\#(place)},"#
          + #""context":{"diagnostics":[]}}"#)?["result"]?.list ?? []
    }
    let edit = actions(0).first?["edit"]?["changes"]?["file:///w/x.navsim"]?.list.first
    #expect(edit?["newText"]?.text == "page")
    #expect(edit?["range"]?["end"]?["character"]?.int == 5)
    _ = client.open(Self.text)
    let place = #"{"line":1,"character":24}"#
    let ignore = client.ask(
      "textDocument/codeAction",
      #"{"textDocument":{"uri":"file:///w/x.navsim"},"range":{"start":\#(place),"end":\#(place)}}"#)
    let text = ignore?["result"]?.list.first?["edit"]?["changes"]?["file:///w/x.navsim"]?.list.first
    #expect(text?["newText"]?.text == "  // navsim:ignore NAV104")
  }
}
