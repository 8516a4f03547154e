import Foundation
import NavSim
import Testing

@testable import NavSimViewer

@Suite struct PageTests {
  private static let text = """
    device iphone-8
    ios    12
    page A "A"
      on viewWillAppear  bar backgroundImage=#FF0000
    page B "</script><b>\\u{202E}"
      on viewWillAppear  bar backgroundImage=#0000FF
    scenario "</title>{{style}}"
    stack A
    at 0ms  push B
    """

  private func page(path: String = "x.navsim") throws -> String {
    let file = ScenarioFile(path: path, text: Self.text)
    let cell = try #require(try file.cells(of: 0).first)
    return String(decoding: try #require(file.page(0, cell)), as: UTF8.self)
  }

  @Test func theSameBytesTwice() throws {
    #expect(try page() == page())
  }

  @Test func noPathOfTheMachine() throws {
    #expect(try !page(path: "/home/someone/x.navsim").contains("/home/someone"))
  }

  /// Three elements of the page's own are markup: a text ends none and begins none.
  @Test func textsAreNoMarkup() throws {
    let page = try page()
    #expect(page.components(separatedBy: "</title>").count == 2)
    #expect(page.components(separatedBy: "<script>").count == 2)
    #expect(page.components(separatedBy: "<style>").count == 2)
    #expect(
      page.components(separatedBy: "</script>").count
        == page.components(separatedBy: "<script").count)
    #expect(page.contains("<title>&lt;/title&gt;&#123;&#123;style}} · navsim</title>"))
  }

  /// Nothing is loaded, and only what the policy names by its digest runs.
  @Test func thePolicyIsStrict() throws {
    let page = try page()
    let script = try #require(
      page.components(separatedBy: "<script>").last?.components(separatedBy: "</script>").first)
    let digest = Base64.text(SHA256.digest(Array(script.utf8)))
    #expect(page.contains("default-src 'none'; script-src 'sha256-\(digest)'; style-src 'sha256-"))
    for word in ["http:", "https:", "src=", "@import", "url(", "innerHTML", "eval("] {
      let isSpace = word == "http:"
      let rest = isSpace ? page.replacing("http://www.w3.org/2000/svg", with: "") : page
      #expect(!rest.contains(word), "\(word)")
    }
    #expect(PlayerSources.script.utf8.count + PlayerSources.style.utf8.count < 300_000)
  }
}
