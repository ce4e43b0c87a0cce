import HeadlessUIKit
import InterfaceBuilder

/// The way in which the view of one kind of element is made.
struct ViewMaker: Sendable {
  typealias Make = @Sendable (ObjectNode, ViewBuilder) -> UIView
  typealias Finish = @Sendable (ObjectNode, UIView, ViewBuilder) -> Void

  /// Makes the view without its subviews and without the attributes that all views have.
  let make: Make
  /// Called once the view has its subviews.
  let finish: Finish?

  init(finish: Finish? = nil, _ make: @escaping Make) {
    self.make = make
    self.finish = finish
  }

  /// A view that needs nothing but its node.
  static func plain(_ make: @escaping @Sendable (ObjectNode) -> UIView) -> ViewMaker {
    ViewMaker { node, _ in make(node) }
  }

  /// A view that needs texts, colors, fonts or images of the document.
  static func values(
    _ make: @escaping @Sendable (ObjectNode, DocumentValues) -> UIView
  ) -> ViewMaker {
    ViewMaker { node, builder in make(node, builder.values) }
  }
}
