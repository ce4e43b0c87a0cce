public import Foundation

/// A drawn shape to which more layers of the same shape can be added.
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape

  /// The shape.
  nonisolated var shape: Content { get }
}

/// A filled shape.
public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// The way in which the shape is filled.
  public var fillStyle: FillStyle
  /// The view behind the shape.
  public var background: Background

  /// Creates a filled shape.
  nonisolated public init(
    shape: Content,
    style: Style,
    fillStyle: FillStyle,
    background: Background
  ) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }
}

/// The line of a shape.
public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View> {
  /// The shape.
  public var shape: Content
  /// The style.
  public var style: Style
  /// The pen.
  public var strokeStyle: StrokeStyle
  /// The view behind the shape.
  public var background: Background
  let isInside: Bool

  nonisolated init(
    _ shape: Content,
    _ style: Style,
    _ strokeStyle: StrokeStyle,
    isInside: Bool = false,
    over background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.background = background
    self.isInside = isInside
  }

  /// Creates the line of a shape.
  nonisolated public init(
    shape: Content,
    style: Style,
    strokeStyle: StrokeStyle,
    isAntialiased: Bool,
    background: Background
  ) {
    self.init(shape, style, strokeStyle, over: background)
  }
}

/// A drawn shape with several layers.
protocol LayeredShape: ShapeView, PrimitiveView {
  nonisolated var layers: [ShapeLayer] { get }
}

extension LayeredShape {
  func items(in place: BuildPlace) -> [LayoutItem] {
    [ShapeItem(shape, layers, "\(Content.self)", place.environment)]
  }
}

extension FillShapeView: ShapeView, LayeredShape {
  /// A primitive view has no body.
  public typealias Body = Never

  nonisolated var layers: [ShapeLayer] {
    ((background as? any LayeredShape)?.layers ?? [])
      + [ShapeLayer(.fill(isEvenOdd: fillStyle.isEOFilled), style)]
  }
}

extension StrokeShapeView: ShapeView, LayeredShape {
  /// A primitive view has no body.
  public typealias Body = Never

  nonisolated var layers: [ShapeLayer] {
    let mode: ShapeLayer.Mode = isInside ? .strokeBorder(strokeStyle) : .stroke(strokeStyle)
    return ((background as? any LayeredShape)?.layers ?? []) + [ShapeLayer(mode, style)]
  }
}

extension Shape {
  /// The shape filled with a style.
  nonisolated public func fill<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(),
    style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, Style, EmptyView> {
    FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
  }

  /// The outline of the shape as a line in a style.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeShapeView<Self, Style, EmptyView> {
    StrokeShapeView(self, content, style, over: EmptyView())
  }

  /// The outline of the shape as a line in a style.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeShapeView<Self, Style, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// The outline of the shape as a line.
  nonisolated public func stroke(style: StrokeStyle) -> some Shape {
    StrokeOfShape(shape: self, strokeStyle: style)
  }

  /// The outline of the shape as a line.
  nonisolated public func stroke(lineWidth: CGFloat = 1) -> some Shape {
    stroke(style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension InsettableShape {
  /// The outline of the shape as a line inside it.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(),
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeShapeView<Self, Style, EmptyView> {
    StrokeShapeView(self, content, style, isInside: true, over: EmptyView())
  }

  /// The outline of the shape as a line inside it.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(),
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeShapeView<Self, Style, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView {
  /// The shape filled with a style, in front of the existing layers.
  nonisolated public func fill<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(),
    style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, Style, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// The outline of the shape as a line, in front of the existing layers.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style,
    style: StrokeStyle,
    antialiased: Bool = true
  ) -> StrokeShapeView<Content, Style, Self> {
    StrokeShapeView(shape, content, style, over: self)
  }

  /// The outline of the shape as a line, in front of the existing layers.
  nonisolated public func stroke<Style: ShapeStyle>(
    _ content: Style,
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeShapeView<Content, Style, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }
}

extension ShapeView where Content: InsettableShape {
  /// The outline of the shape as a line inside it, in front of the existing layers.
  nonisolated public func strokeBorder<Style: ShapeStyle>(
    _ content: Style = ForegroundStyle(),
    lineWidth: CGFloat = 1,
    antialiased: Bool = true
  ) -> StrokeShapeView<Content, Style, Self> {
    StrokeShapeView(shape, content, StrokeStyle(lineWidth: lineWidth), isInside: true, over: self)
  }
}
