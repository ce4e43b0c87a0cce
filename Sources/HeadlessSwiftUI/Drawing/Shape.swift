public import Foundation
import LayoutGeometry
import RichText
import Snapshots

/// An outline that fills the room that it is offered.
public protocol Shape: Sendable, View {
  /// The outline in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
}

/// A shape that can be made smaller on all sides.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape

  /// The shape, smaller by a distance in points on each side.
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

extension Shape {
  /// A shape as a view is filled with the color of text.
  public var body: some View { ShapeView(shape: self, fill: nil, stroke: nil) }

  /// The shape filled with a color.
  nonisolated public func fill(_ color: Color) -> some View {
    ShapeView(shape: self, fill: color, stroke: nil)
  }

  /// The outline of the shape as a line.
  nonisolated public func stroke(_ color: Color, lineWidth: CGFloat = 1) -> some View {
    ShapeView(shape: self, fill: nil, stroke: (color, lineWidth))
  }
}

extension InsettableShape {
  /// The outline of the shape as a line inside of it.
  nonisolated public func strokeBorder(_ color: Color, lineWidth: CGFloat = 1) -> some View {
    inset(by: lineWidth / 2).stroke(color, lineWidth: lineWidth)
  }
}

/// A shape with the way in which it is drawn.
struct ShapeView<Content: Shape> {
  let shape: Content
  let fill: Color?
  let stroke: (color: Color, width: CGFloat)?

  nonisolated init(shape: Content, fill: Color?, stroke: (Color, CGFloat)?) {
    self.shape = shape
    self.fill = fill
    self.stroke = stroke
  }
}

extension ShapeView: PrimitiveView {
  typealias Body = Never

  func items(in place: BuildPlace) -> [LayoutItem] {
    let color = fill ?? (stroke == nil ? place.environment.foreground ?? .primary : nil)
    return [
      ShapeItem(
        shape,
        fill: color.map { .color($0) },
        stroke: stroke,
        "\(Content.self)",
        place.environment
      )
    ]
  }
}

/// A shape that is laid out: it takes what it is offered.
final class ShapeItem: LayoutItem {
  enum Fill {
    case color(Color)
  }

  private let shape: any Shape
  private let fill: Fill?
  private let stroke: (color: Color, width: CGFloat)?
  private let name: String

  init(
    _ shape: any Shape,
    fill: Fill?,
    stroke: (color: Color, width: CGFloat)?,
    _ name: String,
    _ environment: EnvironmentValues
  ) {
    self.shape = shape
    self.fill = fill
    self.stroke = stroke
    self.name = name
    super.init(environment)
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }

  override func elements() -> [SnapshotElement] {
    var element = SnapshotElement(Identity(className: name), frame: bounds)
    let outline = shape.path(in: CGRect(origin: .zero, size: frame.size)).outline
    if case .color(let color) = fill {
      let paint = color.resolved(in: environment)
      if paint.alpha > 0 { element.drawings.append(.fill(outline, .color(paint))) }
    }
    if let stroke {
      element.drawings.append(
        .stroke(
          outline,
          .color(stroke.color.resolved(in: environment)),
          StrokeStyle(width: stroke.width)
        )
      )
    }
    return [element]
  }
}
