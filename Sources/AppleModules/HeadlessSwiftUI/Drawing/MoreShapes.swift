import DynamicType
public import Foundation
import LayoutGeometry
import Snapshots

/// The radii of the corners of a rectangle, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The corner at the top where reading begins.
  public var topLeading: CGFloat
  /// The corner at the bottom where reading begins.
  public var bottomLeading: CGFloat
  /// The bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The top trailing corner.
  public var topTrailing: CGFloat

  /// Creates radii.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }

  func radii(isFlipped: Bool) -> CornerRadii {
    var radii = CornerRadii()
    radii.topLeft = isFlipped ? topTrailing : topLeading
    radii.topRight = isFlipped ? topLeading : topTrailing
    radii.bottomLeft = isFlipped ? bottomTrailing : bottomLeading
    radii.bottomRight = isFlipped ? bottomLeading : bottomTrailing
    return radii
  }

  func inset(by amount: CGFloat) -> RectangleCornerRadii {
    RectangleCornerRadii(
      topLeading: max(0, topLeading - amount),
      bottomLeading: max(0, bottomLeading - amount),
      bottomTrailing: max(0, bottomTrailing - amount),
      topTrailing: max(0, topTrailing - amount)
    )
  }
}

extension RectangleCornerRadii: Animatable {}

/// A rectangle with a radius for each corner.
///
/// The corners are mirrored in right-to-left layouts, as those of every shape.
public struct UnevenRoundedRectangle: InsettableShape {
  /// The radii of the corners.
  public var cornerRadii: RectangleCornerRadii

  /// The curve of the corners.
  public var style: RoundedCornerStyle

  private var insetAmount: CGFloat = 0

  /// Creates a rectangle with radii of its corners.
  nonisolated public init(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) {
    self.cornerRadii = cornerRadii
    self.style = style
  }

  /// Creates a rectangle with a radius in points for each corner.
  nonisolated public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius,
        bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius
      ),
      style: style
    )
  }

  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    Path(
      roundedRect: rect.insetBy(dx: insetAmount, dy: insetAmount),
      cornerRadii: cornerRadii.inset(by: insetAmount),
      style: style
    )
  }

  /// The shape, smaller by a distance in points on each side.
  nonisolated public func inset(by amount: CGFloat) -> UnevenRoundedRectangle {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

/// A shape of any type.
public struct AnyShape: Shape {
  private let shape: any Shape

  /// Creates a shape that hides the type of another.
  nonisolated public init(_ shape: some Shape) { self.shape = shape }

  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { shape.path(in: rect) }

  /// The size that the shape takes when it is offered one.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }
}

/// The shape of the surrounding container, or a rectangle if it defines none.
public struct ContainerRelativeShape: InsettableShape {
  private var insetAmount: CGFloat = 0

  /// Creates the shape.
  nonisolated public init() {}

  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path {
    guard let container = ScreenContext.current.containerOutline else {
      return Path(rect.insetBy(dx: insetAmount, dy: insetAmount))
    }
    return container.path(in: rect, inset: insetAmount)
  }

  /// The shape, smaller by a distance in points on each side.
  nonisolated public func inset(by amount: CGFloat) -> ContainerRelativeShape {
    var shape = self
    shape.insetAmount += amount
    return shape
  }
}

/// The shape that a container defines for the shapes in it.
struct ContainerOutline: Sendable {
  let shape: any InsettableShape

  func path(in rect: CGRect, inset amount: CGFloat) -> Path {
    func inset(_ shape: some InsettableShape) -> Path { shape.inset(by: amount).path(in: rect) }
    return inset(shape)
  }
}

extension ScreenContext {
  private enum ContainerOutlineKey: ScreenContextKey {
    static var defaultValue: ContainerOutline? { nil }
  }

  /// The container shape around the requested outline.
  var containerOutline: ContainerOutline? {
    get { self[ContainerOutlineKey.self] }
    set { self[ContainerOutlineKey.self] = newValue }
  }
}

extension EnvironmentValues {
  private enum ContainerKey: EnvironmentKey {
    static var defaultValue: ContainerOutline? { nil }
  }

  /// The shape of the container around.
  var containerShape: ContainerOutline? {
    get { self[ContainerKey.self] }
    set { self[ContainerKey.self] = newValue }
  }

  /// The shape of the surrounding container, for shapes in a rectangle.
  func containerOutline(in room: CGRect) -> ContainerOutline? { containerShape }
}

extension View {
  /// Sets the shape to which ``ContainerRelativeShape`` resolves in the view.
  ///
  /// It has the radii of the container at any distance from its edges.
  nonisolated public func containerShape(_ shape: some InsettableShape) -> some View {
    environment(\.containerShape, ContainerOutline(shape: shape))
  }
}

extension Shape where Self == Rectangle {
  /// A rectangle.
  nonisolated public static var rect: Rectangle { Rectangle() }
}

extension Shape where Self == RoundedRectangle {
  /// A rectangle with round corners.
  nonisolated public static func rect(
    cornerRadius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> RoundedRectangle { RoundedRectangle(cornerRadius: cornerRadius, style: style) }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle with a radius in points for each corner.
  nonisolated public static func rect(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) -> UnevenRoundedRectangle {
    UnevenRoundedRectangle(
      topLeadingRadius: topLeadingRadius,
      bottomLeadingRadius: bottomLeadingRadius,
      bottomTrailingRadius: bottomTrailingRadius,
      topTrailingRadius: topTrailingRadius,
      style: style
    )
  }
}

extension Shape where Self == Capsule {
  /// A rectangle whose shorter sides are half circles.
  nonisolated public static var capsule: Capsule { Capsule() }
}

extension Shape where Self == Circle {
  /// The largest circle in the middle of a rectangle.
  nonisolated public static var circle: Circle { Circle() }
}

extension Shape where Self == Ellipse {
  /// An ellipse that fills its rectangle.
  nonisolated public static var ellipse: Ellipse { Ellipse() }
}

extension Shape where Self == ContainerRelativeShape {
  /// The shape of the container around.
  nonisolated public static var containerRelative: ContainerRelativeShape {
    ContainerRelativeShape()
  }
}
