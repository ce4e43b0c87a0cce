/// One of the subviews of a view, as a view.
///
/// It was created in the context of the other view: an environment that is set around it here has no effect.
public struct Subview: Identifiable {
  /// The identity of the view among its siblings: its index.
  public struct ID: Hashable {
    let index: Int
  }

  /// The identity.
  public let id: ID
  let item: LayoutItem
}

extension Subview: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func items(in place: BuildPlace) -> [LayoutItem] { [item] }
}

/// The subviews of a view.
public struct SubviewsCollection: RandomAccessCollection {
  private let subviews: [Subview]

  init(_ items: [LayoutItem]) {
    subviews = items.enumerated().map {
      Subview(id: Subview.ID(index: $0.offset), item: $0.element)
    }
  }

  /// The position of the first view.
  public var startIndex: Int { 0 }

  /// The position after the last view.
  public var endIndex: Int { subviews.count }

  /// The view at a position.
  public subscript(position: Int) -> Subview { subviews[position] }
}

extension SubviewsCollection: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func items(in place: BuildPlace) -> [LayoutItem] { subviews.map(\.item) }
}

/// A view made from the subviews of another one.
public struct GroupElementsOfContent<Base: View, Result: View> {
  let base: Base
  let transform: (SubviewsCollection) -> Result
}

extension GroupElementsOfContent: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func items(in place: BuildPlace) -> [LayoutItem] {
    let subviews = SubviewsCollection(place.items(of: base, at: .slot(0)))
    return place.items(of: transform(subviews), at: .slot(1))
  }
}

extension Group {
  /// Creates a view from the subviews of another one, which have no container values.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(whole: GroupElementsOfContent(base: view, transform: transform))
  }
}

/// A view that is made from its subviews.
public protocol _VariadicView_MultiViewRoot {
  /// The type of the resulting view.
  associatedtype Body: View

  /// Makes a view from the views.
  @MainActor
  @ViewBuilder
  func body(children: _VariadicView.Children) -> Body
}

/// Views that are made from their subviews, under names that public packages use.
public enum _VariadicView {
  /// The views.
  public typealias Children = SubviewsCollection
  /// The root that makes several views from them.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The root that makes one view from them; here both are the same.
  public typealias UnaryViewRoot = _VariadicView_MultiViewRoot

  /// A view with its subviews.
  public struct Tree<Root: _VariadicView_MultiViewRoot, Content: View> {
    let root: Root
    let content: Content

    /// Creates a view.
    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

extension _VariadicView.Tree: View, PrimitiveView {
  /// A primitive view has no body.
  public typealias Body = Never

  func items(in place: BuildPlace) -> [LayoutItem] {
    let children = SubviewsCollection(place.items(of: content, at: .slot(0)))
    return place.items(of: root.body(children: children), at: .slot(1))
  }
}
