/// One of the views that a view stands for, as a view of its own.
///
/// It was made where the other view stands: an environment that is set around it here changes nothing.
public struct Subview: Identifiable {
  /// The identity of the view among its neighbors: its place.
  public struct ID: Hashable {
    let index: Int
  }

  /// The identity.
  public let id: ID
  let item: LayoutItem
}

extension Subview: View, PrimitiveView {
  /// A view that draws itself has no body.
  public typealias Body = Never

  func items(in place: BuildPlace) -> [LayoutItem] { [item] }
}

/// The views that a view stands for.
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
  /// A view that draws itself has no body.
  public typealias Body = Never

  func items(in place: BuildPlace) -> [LayoutItem] { subviews.map(\.item) }
}

/// A view that is made of the views that another one stands for.
public struct GroupElementsOfContent<Base: View, Result: View> {
  let base: Base
  let transform: (SubviewsCollection) -> Result
}

extension GroupElementsOfContent: View, PrimitiveView {
  /// A view that draws itself has no body.
  public typealias Body = Never

  func items(in place: BuildPlace) -> [LayoutItem] {
    let subviews = SubviewsCollection(place.items(of: base, at: .slot(0)))
    return place.items(of: transform(subviews), at: .slot(1))
  }
}

extension Group {
  /// Creates a view of the views that another one stands for, which have no values of containers.
  nonisolated public init<Base: View, Result: View>(
    subviews view: Base,
    @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(whole: GroupElementsOfContent(base: view, transform: transform))
  }
}

/// A view that is made of the views in it.
public protocol _VariadicView_MultiViewRoot {
  /// The type of the view that is made of the views.
  associatedtype Body: View

  /// Makes a view of the views.
  @MainActor
  @ViewBuilder
  func body(children: _VariadicView.Children) -> Body
}

/// The names of views that are made of the views in them, which public packages use.
public enum _VariadicView {
  /// The views.
  public typealias Children = SubviewsCollection
  /// The root that makes several views of them.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The root that makes one view of them; here both are alike.
  public typealias UnaryViewRoot = _VariadicView_MultiViewRoot

  /// A view with the views of which it is made.
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
  /// A view that draws itself has no body.
  public typealias Body = Never

  func items(in place: BuildPlace) -> [LayoutItem] {
    let children = SubviewsCollection(place.items(of: content, at: .slot(0)))
    return place.items(of: root.body(children: children), at: .slot(1))
  }
}
