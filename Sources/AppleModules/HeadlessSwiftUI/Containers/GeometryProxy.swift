public import Foundation

/// The size of a view and its position on the screen.
public struct GeometryProxy {
  /// The size in points.
  public let size: CGSize

  /// The insets that bars and the edges of the screen cover in the view, in points.
  public let safeAreaInsets: EdgeInsets

  let origin: CGPoint
  let spaces: [NamedSpace]

  /// The frame of the view in a coordinate space.
  ///
  /// Coordinates begin at the leading edge. A name without a view around this one means the screen.
  public func frame(in space: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: space.coordinateSpace)
  }

  /// The frame of the view in a coordinate space.
  @_disfavoredOverload
  public func frame(in space: CoordinateSpace) -> CGRect {
    let zero = origin(of: space)
    return CGRect(
      origin: CGPoint(x: origin.x - zero.x, y: origin.y - zero.y),
      size: size
    )
  }

  /// The rectangle of the surrounding view with a name, in the coordinates of this view; `nil` if there is
  /// none.
  public func bounds(of space: NamedCoordinateSpace) -> CGRect? {
    spaces.last { $0.name == space.name }?.frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// The rectangle or point of an anchor in the coordinates of the view.
  public subscript<Value>(anchor: Anchor<Value>) -> Value {
    anchor.source.moved(anchor.onScreen, origin)
  }

  private func origin(of space: CoordinateSpace) -> CGPoint {
    switch space {
    case .local: return origin
    case .global: return .zero
    case .named(let name): return spaces.last { $0.name == name }?.frame.origin ?? .zero
    }
  }
}

/// A coordinate space.
public enum CoordinateSpace: Hashable {
  /// Those of the screen.
  case global
  /// Those of the view itself.
  case local
  /// Those of the surrounding view with a name.
  case named(AnyHashable)
}

/// A coordinate space.
public protocol CoordinateSpaceProtocol {
  /// The space as a value.
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of the view itself.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The space as a value.
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the screen.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol {
  /// Creates the space.
  public init() {}
  /// The space as a value.
  public var coordinateSpace: CoordinateSpace { .global }
}

/// The coordinates of a view with a name.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable {
  let name: AnyHashable

  /// The space as a value.
  public var coordinateSpace: CoordinateSpace { .named(name) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  /// The coordinates of the view itself.
  public static var local: LocalCoordinateSpace { .init() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  /// The coordinates of the screen.
  public static var global: GlobalCoordinateSpace { .init() }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  /// The coordinates of the surrounding view with a name.
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(name: AnyHashable(name))
  }

  /// The coordinates of the scroll view around this one.
  public static var scrollView: NamedCoordinateSpace { .named("scrollView") }
}

/// A view that names its coordinate space.
struct CoordinateSpaceModifier {
  let name: AnyHashable
}

extension CoordinateSpaceModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    content.items(place).map { CoordinateSpaceItem($0, name, place.environment) }
  }
}

private final class CoordinateSpaceItem: WrappingItem {
  private let name: AnyHashable

  init(_ content: LayoutItem, _ name: AnyHashable, _ environment: EnvironmentValues) {
    self.name = name
    super.init(content, environment)
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    environment.host?.spaces.append(NamedSpace(name: name, frame: globalFrame))
    super.placeContent(proposal)
    _ = environment.host?.spaces.popLast()
  }
}

/// An action with the geometry of a view, which runs when it changes.
struct GeometryChangeModifier<Value: Equatable> {
  let value: (GeometryProxy) -> Value
  let action: (Value, Value) -> Void
}

private final class LastGeometry<Value> {
  var value: Value?
}

extension GeometryChangeModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    let last = place.node.storage(at: 0) { LastGeometry<Value>() }
    let modifier = self
    return content.items(place).map { item in
      GeometryChangeItem(item, place.environment) { proxy in
        let value = modifier.value(proxy)
        guard value != last.value else { return }
        let old = last.value ?? value
        last.value = value
        modifier.action(old, value)
      }
    }
  }
}

private final class GeometryChangeItem: WrappingItem {
  private let read: (GeometryProxy) -> Void
  private var spaces: [NamedSpace] = []

  init(
    _ content: LayoutItem,
    _ environment: EnvironmentValues,
    _ read: @escaping (GeometryProxy) -> Void
  ) {
    self.read = read
    super.init(content, environment)
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    spaces = environment.host?.spaces ?? []
    super.placeContent(proposal)
  }

  override func appear() {
    super.appear()
    read(
      GeometryProxy(
        size: frame.size,
        safeAreaInsets: EdgeInsets(),
        origin: origin,
        spaces: spaces
      )
    )
  }
}

extension View {
  /// Names the coordinates of the view.
  nonisolated public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    modifier(CoordinateSpaceModifier(name: name.name))
  }

  /// Names the coordinates of the view.
  nonisolated public func coordinateSpace(name: some Hashable) -> some View {
    modifier(CoordinateSpaceModifier(name: AnyHashable(name)))
  }

  /// Runs an action with a value computed from the geometry of the view, when it is placed and when the value
  /// changes.
  nonisolated public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ newValue: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform) { action($1) })
  }

  /// Runs an action with a value computed from the geometry of the view and with the previous value.
  @_disfavoredOverload
  nonisolated public func onGeometryChange<Value: Equatable>(
    for type: Value.Type,
    of transform: @escaping (GeometryProxy) -> Value,
    action: @escaping (_ oldValue: Value, _ newValue: Value) -> Void
  ) -> some View {
    modifier(GeometryChangeModifier(value: transform, action: action))
  }
}
