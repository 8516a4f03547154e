import NavSimNavigation
import NavSimProgram
import NavSimTrace
import NavSimVocabulary

/// What a page holds beside its view, and what the eye sees.
extension TraceProbes {
  /// What a page holds that is not on screen: its item, scroll view and wishes.
  mutating func addState(of page: Int, _ recorder: inout TraceRecorder) {
    let name = program.pages[page].name
    add(
      "\(name).item", .item(page), &recorder,
      [("title", .page(page, .item, .known(.title)))], omitsNone: true)
    let scroll: [Property] = [
      .contentInsetAdjustmentBehavior, .contentOffset, .contentInsetTop, .contentHeight,
      .alwaysBounceVertical, .firstSubview, .stripeColor, .stripeHeight, .delegate,
    ]
    add(
      "\(name).scrollView", .scrollView(page), &recorder,
      scroll.map { ($0.name, .page(page, .scrollView, .known($0))) }, omitsNone: true)
    var wishes: [(property: String, source: Source)] = Thing.wants.properties.map {
      ($0.name, .wish(page, .known($0)))
    }
    // A name for a field is in the trace as the field.
    for (index, own) in program.ownProperties.enumerated() where own.field == nil {
      wishes.append((own.name, .wish(page, .own(index))))
    }
    add("\(name).wants", .wishes(page), &recorder, wishes, omitsNone: true)
  }

  mutating func addEye(_ navigator: Navigator, _ recorder: inout TraceRecorder) {
    let points = navigator.hasBottomBar ? Eye.propertiesWithBottom : Eye.properties
    add(
      "eye", .always, &recorder,
      points.enumerated().map { ($0.element.name, .eye($0.offset)) }
        + [(Property.edge.name, .rareEye(points.count))])
  }
}
