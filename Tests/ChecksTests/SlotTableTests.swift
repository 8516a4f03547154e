import Testing

@testable import NavSimChecks

@Suite struct SlotTableTests {
  @Test func everyNameIsFoundAndNoOther() {
    var table = SlotTable(capacity: 300)
    for element in 0..<100 {
      table.add("page.P\(element)", "", element)
      table.add("page.P\(element)", "x", 1000 + element)
      table.add("page.P\(element)", "alpha", 2000 + element)
    }
    for element in 0..<100 {
      #expect(table.number("page.P\(element)") == element)
      #expect(table.number("page.P\(element)", "x") == 1000 + element)
      #expect(table.number("page.P\(element)", "alpha") == 2000 + element)
      #expect(table.number("page.P\(element)", "y") == nil)
      #expect(table.number("page.Q\(element)") == nil)
    }
    #expect(table.number("") == nil)
    #expect(table.number("page", "P1") == nil, "an element and a property are two words")
  }

  @Test func theLastNumberOfANameCounts() {
    var table = SlotTable(capacity: 1)
    table.add("bar", "", 1)
    table.add("bar", "", 7)
    #expect(table.number("bar") == 7)
  }

  @Test func anEmptyTableHasNothing() {
    #expect(SlotTable(capacity: 0).number("bar", "y") == nil)
  }
}
