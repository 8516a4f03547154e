import NavSimVocabulary

/// Who wrote what code can set but no layer shows: fields of pages, items and the bar, the stack.
///
/// Layers keep the cause of each value themselves. What is kept here is only read when a value has
/// changed, for the second layer of the trace; nothing in the model depends on it.
public struct WrittenField: Hashable {
  /// The navigation controller, as the simulation numbers them; -1 for what a page has of its own, which
  /// code of any controller may write.
  public internal(set) var controller: Int
  /// The page; -1 for what all pages share.
  public internal(set) var page: Int
  /// The thing whose field it is.
  public internal(set) var thing: Thing
  /// The field.
  public internal(set) var property: Property
}

/// A view that left the screen, a stand-in or an instance that was let go.
struct RemovedThing: Hashable {
  var thing: Thing
  var page: Int
}

extension Navigator {
  /// Notes what changed the stack, or the items of the bar.
  func noteStackWriter(_ property: Property) { noteWriter(of: .navigation, property) }

  /// Notes that the code or the part of UIKit that runs has written a property.
  func noteWriter(of thing: Thing, _ property: Property, page: Int = -1) {
    causes.note(
      WrittenField(
        controller: page < 0 ? controller : -1, page: page, thing: thing, property: property),
      by: scene.currentCause)
  }

  /// The cause of a value that was written, or -1.
  public func writer(of thing: Thing, _ property: Property, page: Int = -1) -> Int32 {
    let property = property == .top ? .stack : property
    return causes.writer(
      of: WrittenField(
        controller: page < 0 ? controller : -1, page: page, thing: thing, property: property))
  }

  /// What a line of code has written that another had written before, since this was asked last, each with that
  /// writer: a value that is written again as it was is no change, and yet it has another author.
  public func takeRewritten() -> [(field: WrittenField, writer: Int32)] {
    causes.takeRewritten().map { ($0, causes.writer(of: $0)) }
  }

  /// Notes that the code or the part of UIKit that runs takes a thing of a page away.
  func noteRemoval(of thing: Thing, page: Int) {
    causes.note(RemovedThing(thing: thing, page: page), by: scene.currentCause)
  }

  /// The cause of a thing's last removal, or -1: a page's view, its instance (`controller`), its
  /// stand-in, which leaves with the view that holds it too.
  public func remover(of thing: Thing, page: Int) -> Int32 {
    if thing == .fake, let host = pages.fakes[page]?.host {
      switch host {
      case .view(let owner), .wrapper(let owner): return remover(of: .view, page: owner)
      case .bar, .navigation: return -1
      }
    }
    return causes.remover(of: RemovedThing(thing: thing, page: page))
  }
}
