import DynamicType
public import Foundation
import LayoutGeometry
import RichText
import Snapshots

/// An outline that fills the proposed size.
public protocol Shape: Sendable, Animatable, View {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path

  /// The role of the shape for styles.
  nonisolated static var role: ShapeRole { get }

  /// The size that the shape takes when it is offered one.
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize

  /// Whether the outline is mirrored by the direction of reading.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// The role of a shape for styles.
public enum ShapeRole: Hashable, Sendable {
  case fill, stroke, separator
}

extension Shape {
  /// A filled shape.
  nonisolated public static var role: ShapeRole { .fill }

  /// The outline is mirrored in right-to-left layouts, as Apple documents it from iOS 17 on.
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }

  /// Returns the proposed size.
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  /// A shape used as a view is filled with the style of text.
  public var body: some View {
    FillShapeView(
      shape: self,
      style: ForegroundStyle(),
      fillStyle: FillStyle(),
      background: EmptyView()
    )
  }
}

/// A shape that can be inset on all sides.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape, smaller by a distance in points on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// The way in which a shape is filled.
public struct FillStyle: Hashable, Sendable {
  /// Whether the even-odd rule is used.
  public var isEOFilled: Bool
  /// Whether edges are antialiased, which they always are here.
  public var isAntialiased: Bool

  /// Creates a style.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}

/// The stroke of another shape.
protocol StrokedShape: Shape {
  /// The outline of the line's middle.
  nonisolated func line(in rect: CGRect) -> Path

  nonisolated var strokeStyle: StrokeStyle { get }
}

/// A drawing of a shape: a fill or a stroke with a style.
struct ShapeLayer {
  enum Mode {
    case fill(isEvenOdd: Bool)
    case stroke(StrokeStyle)
    /// A stroke of double width of which only the inner half is visible.
    case strokeBorder(StrokeStyle)
  }

  let mode: Mode
  let style: any ShapeStyle

  init(_ mode: Mode, _ style: any ShapeStyle) {
    self.mode = mode
    self.style = style
  }
}

/// The layout item of a shape.
final class ShapeItem: LayoutItem {
  private let shape: any Shape
  private let layers: [ShapeLayer]
  private let name: String

  init(
    _ shape: any Shape,
    _ layers: [ShapeLayer],
    _ name: String,
    _ environment: EnvironmentValues
  ) {
    self.shape = shape
    self.layers = layers
    self.name = name
    super.init(environment)
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    shape.sizeThatFits(proposal)
  }

  override func elements() -> [SnapshotElement] {
    var element = SnapshotElement(Identity(className: name), frame: bounds)
    let room = CGRect(origin: .zero, size: frame.size)
    let container = environment.containerOutline(in: room)
    element.drawings = ScreenContext.with(\.containerOutline, container).perform {
      layers.flatMap { drawings($0, in: room) }
    }
    return [element]
  }

  private func drawings(_ layer: ShapeLayer, in room: CGRect) -> [Drawing] {
    let paint = layer.style.paint(at: environment)
    switch layer.mode {
    case .fill(let isEvenOdd):
      if let line = shape as? any StrokedShape {
        return paint.stroke(
          shape.shown(line.line(in: room), in: room, environment).outline,
          line.strokeStyle.pen,
          over: bounds
        )
      }
      let path = shape.shownPath(in: room, environment)
      return paint.fill(path.filled(isEvenOdd: isEvenOdd), over: bounds)
    case .stroke(let style):
      return paint.stroke(shape.shownPath(in: room, environment).outline, style.pen, over: bounds)
    case .strokeBorder(let style):
      let half = style.lineWidth / 2
      guard let insettable = shape as? any InsettableShape else {
        return paint.stroke(shape.shownPath(in: room, environment).outline, style.pen, over: bounds)
      }
      let inset = insettable.inset(by: half) as any Shape
      return paint.stroke(inset.shownPath(in: room, environment).outline, style.pen, over: bounds)
    }
  }
}

extension Path {
  /// The outline with a fill rule.
  func filled(isEvenOdd: Bool) -> Outline {
    isEvenOdd ? .path(outline.path, .evenOdd) : outline
  }
}
