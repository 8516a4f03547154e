import Foundation
import NavSim
import NavSimKernel
import NavSimTestSupport
import Testing

@testable import NavSimCommand

// Whatever comes, the server answers or passes it over, and goes on.

@Suite struct ServerSurvivalTests {
  private static let text = "page A \"é😀\"\nscenario \"x\"\nstack A\nexpect at end: top is A\n"

  private func isAlive(_ client: inout Client) -> Bool {
    client.ask("textDocument/documentSymbol", #"{"textDocument":{"uri":"file:///no"}}"#)?["result"]
      == .list([])
  }

  @Test(arguments: [
    ("", -32700), ("{", -32700), ("nul", -32700), ("{\"a\":1,\"a\":2}", -32700),
    ("\"\\ud800\"", -32700), ("[]", -32600), ("7", -32600), ("{}", -32600),
    ("[{\"id\":1,\"method\":\"shutdown\"}]", -32600), ("{\"id\":1}", -32600),
    ("{\"id\":[1],\"method\":\"shutdown\"}", -32600), ("{\"id\":1,\"method\":7}", -32600),
    ("{\"id\":1,\"method\":\"textDocument/hover\"}", -32602),
    ("{\"id\":1,\"method\":\"textDocument/hover\",\"params\":[]}", -32602),
    (
      "{\"id\":1,\"method\":\"textDocument/hover\",\"params\":{\"textDocument\":{\"uri\":\"file:///x\"}"
        + ",\"position\":{\"line\":1.5,\"character\":1e9}}}", nil
    ),
    ("{\"result\":7,\"id\":3}", nil), ("{\"method\":\"$/cancelRequest\"}", nil),
    ("{\"method\":\"textDocument/didOpen\"}", nil),
    ("{\"method\":\"textDocument/didChange\"}", nil),
    ("{\"method\":\"textDocument/didClose\",\"params\":{\"textDocument\":7}}", nil),
  ])
  func aMessageThatIsNone(body: String, code: Int?) {
    var client = Client.ready()
    let told = client.send(body)
    #expect(told.first?["error"]?["code"]?.int == code, "\(told)")
    #expect(isAlive(&client))
  }

  @Test func deepAndLongMessages() {
    var client = Client.ready()
    for body in [
      String(repeating: "[", count: 100_000), String(repeating: "{\"a\":", count: 100_000),
      "\"" + String(repeating: "x", count: 1_000_000),
      "{\"id\":" + String(repeating: "9", count: 10_000) + ",\"method\":\"shutdown2\"}",
    ] {
      #expect(client.send(body).first?["error"] != nil)
    }
    #expect(isAlive(&client))
  }

  @Test func aRequestThatIsNotWantedIsNotAnswered() {
    var client = Client.ready()
    let ask =
      #"{"jsonrpc":"2.0","id":"q","method":"textDocument/documentSymbol","params":{"textDocument":{"uri":"x"}}}"#
    let cancel = #"{"jsonrpc":"2.0","method":"$/cancelRequest","params":{"id":"q"}}"#
    let told = Client.messages(client.server.take(Client.frame(ask) + Client.frame(cancel)))
    #expect(told.first?["error"]?["code"]?.int == -32800)
    // What was answered already stays answered, and the id may come again.
    #expect(client.send(cancel).isEmpty)
    #expect(client.send(ask).first?["result"] == .list([]))
  }

  @Test(.enabled(if: Whole.isAsked)) func tooMuchIsNotKept() {
    var client = Client.ready()
    for number in 0..<(LanguageServer.documentLimit + 5) {
      _ = client.open("page A\n", uri: "file:///w/\(number).navsim")
    }
    #expect(client.server.documents.count == LanguageServer.documentLimit)
    #expect(isAlive(&client))
  }

  @Test(arguments: [
    "file:///w/a%20b%2Fc.navsim", "file:///%", "file:///%zz", "file:///%00", "file://host/x",
    "file:", "untitled:Untitled-1", "", "\\u0000", "file:///%ff.navsim",
  ])
  func anyURIIsTaken(uri: String) {
    var client = Client.ready()
    #expect(!client.open("use \"x.navsim\"\npagge\n", uri: uri).isEmpty)
    #expect(client.ask("textDocument/hover", 0, 0, uri: uri)?["error"] == nil)
  }

  @Test func pathsAndURIs() {
    #expect(FileURI.path("file:///w/a%20b%C3%A9.navsim") == "/w/a bé.navsim")
    #expect(FileURI.path("file://localhost/w/./x/../y") == "/w/y")
    #expect(FileURI.uri("/w/a bé#%.navsim") == "file:///w/a%20b%C3%A9%23%25.navsim")
    for uri in ["file:///%00", "file:///%f", "file:///%ff", "file://h/x", "http:///x", "file:"] {
      #expect(FileURI.path(uri) == nil, "\(uri)")
    }
  }

  /// A session with edits and questions at random places, some of which are none; damaged at times.
  @Test func randomSessions() {
    var random = Generator(seed: 4_711)
    func below(_ bound: Int) -> Int { Int(random.next() % UInt64(bound)) }
    let pieces = [
      "page ", "A", "on ", "viewDidLoad", "  bar alpha=", "\n", "\n  ", "[", "]", "\"", "😀",
      "at 0ms ",
      "push B as x", "scenario \"y\"\n", "stack A", "matrix\n  ios 12\n", "expect ", "// ", ":",
      ".",
      "strategy s like km\n", "use \"x.navsim\"", "\r", "\u{FEFF}", "checks c\n  ",
      "record push: eye.left\n",
    ]
    let methods = [
      "textDocument/hover", "textDocument/completion", "textDocument/definition",
      "textDocument/documentSymbol", "textDocument/formatting", "textDocument/codeLens",
    ]
    var client = Client.ready()
    _ = client.open(Self.text)
    for number in 0..<(Whole.isAsked ? 2_000 : 60) {
      let place = { #"{"line":\#(below(12)),"character":\#(below(30))}"# }
      let text = Client.quoted((0..<below(4)).map { _ in pieces[below(pieces.count)] }.joined())
      var body =
        #"{"method":"textDocument/didChange","params":{"textDocument":{"uri":"file:///w/x.navsim"},"#
        + #""contentChanges":[{"range":{"start":\#(place()),"end":\#(place())},"text":\#(text)}]}}"#
      if below(3) == 0 {
        body =
          #"{"id":\#(number),"method":"\#(methods[below(methods.count)])","params":{"textDocument":"#
          + #"{"uri":"file:///w/x.navsim"},"position":\#(place())}}"#
      }
      var bytes = Client.frame(body)
      if below(10) == 0 { bytes[below(bytes.count)] = UInt8(below(256)) }
      if below(20) == 0 { bytes.removeLast(below(bytes.count)) }
      _ = client.server.take(bytes)
      // A damaged header may have eaten what follows: a session of its own goes on.
      if number % 20 == 19 {
        client = Client.ready()
        _ = client.open(Self.text)
      }
    }
    #expect(isAlive(&client))
  }

  // MARK: - The tool

  @Test func theToolSpeaksAndLeaves() throws {
    let bodies = [
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#,
      #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#, #"{"jsonrpc":"2.0","method":"exit"}"#,
    ]
    let input = bodies.map { String(decoding: Client.frame($0), as: UTF8.self) }.joined()
    let ran = try Binary.run(["serve", "--stdio"], input: input)
    #expect(ran.code == 0 && ran.err.isEmpty)
    #expect(Client.messages(Array(ran.out.utf8)).map { $0["id"] } == [.int(1), .int(2)])
    #expect(try Binary.run(["serve", "--stdio"], input: "").code == 1)
  }

  /// The stream may end at any byte.
  @Test func theStreamMayEndAnywhere() throws {
    let whole =
      Client.frame(#"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{}}"#)
      + Client.frame(#"{"jsonrpc":"2.0","id":2,"method":"shutdown"}"#)
    for count in 0...whole.count {
      var server = LanguageServer { _, _, _ in nil }
      _ = server.take(Array(whole.prefix(count)))
      #expect(server.end == (count == whole.count ? .fine : .failed))
    }
  }
}
