import Testing

@testable import NavSimNavigation

/// Who holds whom.
@Suite struct TreeTests {
  /// A window with one navigation controller; page 1 holds another one.
  private static func tree() -> Tree {
    var tree = Tree(controllers: 2, pages: 5)
    tree.attach(.navigation(0), to: .window(0))
    tree.attach(.page(0), to: .navigation(0))
    tree.attach(.page(1), to: .navigation(0))
    tree.attach(.navigation(1), to: .page(1))
    tree.attach(.page(2), to: .navigation(1))
    return tree
  }

  @Test func aWindowIsTheRootOfEverything() {
    let tree = Self.tree()
    for node in [Node.navigation(0), .page(1), .navigation(1), .page(2)] {
      #expect(tree.holds(.window(0), node) && tree.holds(.screen, node))
    }
    #expect(!tree.holds(.window(0), .page(3)))
    #expect(tree.held(by: .screen) == [.window(0)] && tree.held(by: .window(0)) == [.navigation(0)])
  }

  @Test func aNodeHasOneHolder() {
    var tree = Self.tree()
    tree.attach(.page(3), to: .page(0))
    tree.attach(.page(3), to: .page(1))
    #expect(tree.held(by: .page(0)) == [])
    #expect(tree.held(by: .page(1)) == [.navigation(1), .page(3)])
    tree.attach(.page(3), to: .navigation(1))
    #expect(tree.held(by: .page(1)) == [.navigation(1)])
    #expect(tree.hasStack(3) && tree.parent(of: 3) == nil)
  }

  /// UIViewController.navigationController: the nearest ancestor.
  @Test func aChildHasTheControllerOfItsPage() {
    var tree = Self.tree()
    tree.attach(.page(3), to: .page(2))
    tree.attach(.page(4), to: .page(3))
    #expect(tree.controller(of: 4) == 1 && tree.outermost(4) == 2)
    #expect(!tree.hasStack(4))
    tree.leave(2, stackOf: 1)
    #expect(tree.holder(of: .page(2)) == nil)
    #expect(tree.controller(of: 4) == 1, "the last one that had it")
    tree.renew(2)
    #expect(tree.controller(of: 4) == nil)
  }

  @Test func aPageLeavesOnlyTheStackThatItIsOn() {
    var tree = Self.tree()
    tree.leave(2, stackOf: 0)
    #expect(tree.holder(of: .page(2)) == .navigation(1))
    tree.attach(.page(2), to: .page(0))
    tree.leave(2, stackOf: 1)
    #expect(tree.parent(of: 2) == 0)
  }

  @Test func whoHoldsWhom() {
    let tree = Self.tree()
    #expect(tree.holds(.page(1), .page(2)) && tree.holds(.page(1), .navigation(1)))
    #expect(!tree.holds(.page(0), .page(2)) && !tree.holds(.page(2), .page(1)))
    #expect(tree.holds(.page(2), .page(2)))
  }
}
