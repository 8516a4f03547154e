/// A stack of pages as text, bottom to top: `A>B`, `empty`. A deep stack mostly differs by its top from
/// the one before it, whose text is then used again.
struct StackText {
  private var pages: [Int] = []
  private var text = ""

  /// The text of a stack.
  mutating func text(of pages: [Int], name: (Int) -> String) -> String {
    defer { self.pages = pages }
    if !self.pages.isEmpty, pages.dropLast() == self.pages[...] {
      text += ">" + name(pages[pages.count - 1])
    } else if pages != self.pages || pages.isEmpty {
      text = pages.isEmpty ? "empty" : pages.map(name).joined(separator: ">")
    }
    return text
  }
}
