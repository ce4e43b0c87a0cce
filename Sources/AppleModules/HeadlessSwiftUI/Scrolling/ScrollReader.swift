public import Foundation

/// A view whose content can be scrolled to views by identity.
public struct ScrollViewReader<Content: View> {
  @State private var targets = ScrollTargets()
  private let content: (ScrollViewProxy) -> Content

  /// Creates a reader.
  nonisolated public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: View {
  /// The content.
  public var body: some View {
    content(ScrollViewProxy(targets: targets)).modifier(ScrollTargetsModifier(targets: targets))
  }
}

/// A handle for scrolling.
///
/// As in Apple's SwiftUI the proxy belongs to no actor, so any object can store it.
public struct ScrollViewProxy {
  let targets: ScrollTargets

  /// Scrolls to a view.
  ///
  /// - Parameters:
  ///   - id: The identity of the view, given by `id(_:)` or by a `ForEach`.
  ///   - anchor: The point of the view that is aligned with the same point of the scroll view; `nil` for the
  ///     shortest distance.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {
    let target = ScrollTargets.Target(id: AnyHashable(id), anchor: anchor)
    // The tree belongs to the task that lays it out.
    nonisolated(unsafe) let targets = targets
    nonisolated(unsafe) let asked = target
    onTree { targets.scroll(to: asked) }
  }
}

/// The visibility of scroll indicators.
public struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String
  /// As the system chooses.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// During scrolling.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Not when scrolling by touch.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never.
  public static let never = ScrollIndicatorVisibility(name: "never")
}

/// The effect of scrolling on the keyboard.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String
  /// As the system chooses.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// It is dismissed at once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// It is dismissed with the finger.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Nothing.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}

/// The condition under which content bounces at its end.
public struct ScrollBounceBehavior: Hashable, Sendable {
  private let name: String
  /// As the system chooses.
  public static let automatic = ScrollBounceBehavior(name: "automatic")
  /// Always.
  public static let always = ScrollBounceBehavior(name: "always")
  /// Content bounces if it is larger than the scroll view.
  public static let basedOnSize = ScrollBounceBehavior(name: "basedOnSize")
}

/// The rule for where scrolling stops.
public protocol ScrollTargetBehavior {}

/// Scrolling stops at a page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  nonisolated public init() {}
}

/// Scrolling stops at a view.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior {
  /// Creates the behavior.
  nonisolated public init() {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// Scrolling stops at a page.
  nonisolated public static var paging: PagingScrollTargetBehavior { .init() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// Scrolling stops at a view.
  nonisolated public static var viewAligned: ViewAlignedScrollTargetBehavior { .init() }
}

/// The geometry of a scroll view.
public struct ScrollGeometry: Equatable, Sendable {
  /// The offset in points.
  public var contentOffset: CGPoint
  /// The size of the content in points.
  public var contentSize: CGSize
  /// The size of the scroll view in points.
  public var containerSize: CGSize
}

/// The position to which a scroll view is scrolled.
public struct ScrollPosition: Equatable, Sendable {
  private enum Place: Equatable, Sendable {
    case view(any Hashable & Sendable, UnitPoint?)
    case edge(Edge)

    static func == (one: Place, other: Place) -> Bool {
      switch (one, other) {
      case (.view(let one, let anchor), .view(let other, let otherAnchor)):
        AnyHashable(one) == AnyHashable(other) && anchor == otherAnchor
      case (.edge(let one), .edge(let other)): one == other
      default: false
      }
    }
  }

  private var place: Place?

  /// Returns the target that scroll views make visible; the modifier's anchor applies if it has none.
  func target(_ anchor: UnitPoint?) -> ScrollTargets.Target? {
    switch place {
    case nil: nil
    case .view(let id, let own): ScrollTargets.Target(id: AnyHashable(id), anchor: own ?? anchor)
    case .edge(.top), .edge(.leading): ScrollTargets.Target(anchor: .topLeading)
    case .edge(.bottom): ScrollTargets.Target(anchor: .bottomLeading)
    case .edge(.trailing): ScrollTargets.Target(anchor: .topTrailing)
    }
  }

  /// Creates a place for identities of a type.
  public init<ID: Hashable & Sendable>(idType: ID.Type = Never.self) {}
  /// Creates the place at an edge.
  public init(edge: Edge) { scrollTo(edge: edge) }
  /// Scrolls to a view.
  public mutating func scrollTo<ID: Hashable & Sendable>(id: ID, anchor: UnitPoint? = nil) {
    place = .view(id, anchor)
  }
  /// Scrolls to an edge.
  public mutating func scrollTo(edge: Edge) { place = .edge(edge) }
}

extension View {
  /// Shows or hides the scroll indicators, which a still screen does not show.
  nonisolated public func scrollIndicators(
    _ visibility: ScrollIndicatorVisibility,
    axes: Axis.Set = [.vertical, .horizontal]
  ) -> some View { self }

  /// Flashes the scroll indicators, which a still screen does not show.
  nonisolated public func scrollIndicatorsFlash(onAppear: Bool) -> some View { self }

  /// Sets the effect of scrolling on the keyboard, which a still screen does not show.
  nonisolated public func scrollDismissesKeyboard(
    _ mode: ScrollDismissesKeyboardMode
  ) -> some View { self }

  /// Sets when content bounces, which a still screen does not show.
  nonisolated public func scrollBounceBehavior(
    _ behavior: ScrollBounceBehavior,
    axes: Axis.Set = [.vertical]
  ) -> some View { self }

  /// Disables scrolling, which a still screen does not show.
  nonisolated public func scrollDisabled(_ disabled: Bool) -> some View { self }

  /// Sets where scrolling stops, which a still screen does not show.
  nonisolated public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
    self
  }

  /// Makes scrolling stop at the views of the content, which a still screen does not show.
  nonisolated public func scrollTargetLayout(isEnabled: Bool = true) -> some View { self }

  /// Binds the scroll position: the view with the identity is made visible.
  nonisolated public func scrollPosition<ID: Hashable>(
    id: Binding<ID?>,
    anchor: UnitPoint? = nil
  ) -> some View {
    modifier(
      ScrollPositionModifier {
        id.wrappedValue.map { ScrollTargets.Target(id: AnyHashable($0), anchor: anchor) }
      }
    )
  }

  /// Binds the scroll position: the view that it names is made visible.
  nonisolated public func scrollPosition(
    _ position: Binding<ScrollPosition>,
    anchor: UnitPoint? = nil
  ) -> some View {
    modifier(ScrollPositionModifier { position.wrappedValue.target(anchor) })
  }

  /// Runs an action when scrolling changes a value, which does not happen on a still screen.
  nonisolated public func onScrollGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (ScrollGeometry) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View { self }

  /// Sets the style of the scroll edge below bars on iOS 26, which is drawn as the system chooses.
  nonisolated public func scrollEdgeEffectStyle(
    _ style: ScrollEdgeEffectStyle?,
    for edges: Edge.Set
  ) -> some View { self }
}

/// The look of content below bars.
public struct ScrollEdgeEffectStyle: Hashable, Sendable {
  private let name: String
  /// As the system chooses.
  public static let automatic = ScrollEdgeEffectStyle(name: "automatic")
  /// With a hard edge.
  public static let hard = ScrollEdgeEffectStyle(name: "hard")
  /// With a soft edge.
  public static let soft = ScrollEdgeEffectStyle(name: "soft")
}

/// Makes the scroll views follow a position that the app stores.
private struct ScrollPositionModifier {
  @State private var targets = ScrollTargets()
  private let target: () -> ScrollTargets.Target?

  init(_ target: @escaping () -> ScrollTargets.Target?) { self.target = target }
}

extension ScrollPositionModifier: ViewModifier {
  func body(content: Content) -> some View {
    targets.target = target()
    return content.modifier(ScrollTargetsModifier(targets: targets))
  }
}
