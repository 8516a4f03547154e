import NavSimVocabulary

/// Who wrote what code can set but no layer shows: fields of pages, items and the bar, the stack.
///
/// Layers keep the cause of each value themselves. What is kept here is only read when a value has
/// changed, for the second layer of the trace; nothing in the model depends on it.
struct WrittenField: Hashable {
  /// The navigation controller, as the simulation numbers them.
  var controller: Int
  /// The page; -1 for what all pages share.
  var page: Int
  var thing: Thing
  var property: Property
}

extension Simulation {
  /// Notes what changed the stack, or the items of the bar.
  func noteStackWriter(_ property: Property) { noteWriter(of: .navigation, property) }

  /// Notes that the code or the part of UIKit that runs has written a property.
  func noteWriter(of thing: Thing, _ property: Property, page: Int = -1) {
    writers[
      WrittenField(controller: controller, page: page, thing: thing, property: property)] =
      scene.currentCause
  }

  /// The cause of a value that was written, or -1.
  public func writer(of thing: Thing, _ property: Property, page: Int = -1) -> Int32 {
    let property = property == .top ? .stack : property
    return writers[
      WrittenField(controller: controller, page: page, thing: thing, property: property)]
      ?? -1
  }
}
