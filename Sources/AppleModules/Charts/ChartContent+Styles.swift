public import Foundation
public import HeadlessSwiftUI

/// Parts in a style, unless they have one of their own.
struct StyledChartContent {
  let content: any ChartContent
  let change: (inout MarkStyle) -> Void
}

extension StyledChartContent: PrimitiveChartContent {
  typealias Body = Never

  func add(to marks: inout [Mark], in style: MarkStyle) {
    var style = style
    change(&style)
    content.collect(&marks, in: style)
  }
}

/// A shape that stands for a point.
public protocol ChartSymbolShape: Shape {}

/// The shapes that stand for points.
public struct BasicChartSymbolShape: ChartSymbolShape {
  enum Kind: CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }
  let kind: Kind

  /// The outline in a rectangle.
  nonisolated public func path(in rect: CGRect) -> Path { kind.path(in: rect) }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  /// A circle.
  public static var circle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .circle) }
  /// A square.
  public static var square: BasicChartSymbolShape { BasicChartSymbolShape(kind: .square) }
  /// A triangle.
  public static var triangle: BasicChartSymbolShape { BasicChartSymbolShape(kind: .triangle) }
  /// A square on a corner.
  public static var diamond: BasicChartSymbolShape { BasicChartSymbolShape(kind: .diamond) }
  /// A pentagon.
  public static var pentagon: BasicChartSymbolShape { BasicChartSymbolShape(kind: .pentagon) }
  /// Two bars across each other.
  public static var plus: BasicChartSymbolShape { BasicChartSymbolShape(kind: .plus) }
  /// Two slanted bars across each other.
  public static var cross: BasicChartSymbolShape { BasicChartSymbolShape(kind: .cross) }
  /// Three bars across each other.
  public static var asterisk: BasicChartSymbolShape { BasicChartSymbolShape(kind: .asterisk) }
}

extension BasicChartSymbolShape.Kind {
  func path(in rect: CGRect) -> Path {
    switch self {
    case .circle: Path(ellipseIn: rect)
    case .square: Path(rect.insetBy(dx: rect.width * 0.06, dy: rect.height * 0.06))
    case .triangle: polygon(3, in: rect)
    case .diamond: polygon(4, in: rect)
    case .pentagon: polygon(5, in: rect)
    case .plus: bars(2, from: 0, in: rect)
    case .cross: bars(2, from: .pi / 4, in: rect)
    case .asterisk: bars(3, from: .pi / 2, in: rect)
    }
  }

  private func polygon(_ count: Int, in rect: CGRect) -> Path {
    Path { path in
      for corner in 0..<count {
        let angle = 2 * Double.pi * Double(corner) / Double(count) - .pi / 2
        let point = CGPoint(
          x: rect.midX + rect.width / 2 * cos(angle),
          y: rect.midY + rect.height / 2 * sin(angle)
        )
        if corner == 0 { path.move(to: point) } else { path.addLine(to: point) }
      }
      path.closeSubpath()
    }
  }

  private func bars(_ count: Int, from first: Double, in rect: CGRect) -> Path {
    let lines = Path { path in
      for bar in 0..<count {
        let angle = first + Double.pi * Double(bar) / Double(count)
        let (x, y) = (rect.width / 2 * cos(angle), rect.height / 2 * sin(angle))
        path.move(to: CGPoint(x: rect.midX - x, y: rect.midY - y))
        path.addLine(to: CGPoint(x: rect.midX + x, y: rect.midY + y))
      }
    }
    return lines.strokedPath(StrokeStyle(lineWidth: rect.width / 4))
  }
}

/// The room in which the symbols of marks with different values stand.
public struct AnnotationContext: Sendable {
  /// The size of the mark; zero before it is laid out.
  public let targetSize: CGSize
}

/// The way in which an annotation stays in its chart.
public struct AnnotationOverflowResolution: Hashable, Sendable {
  /// The way along one axis.
  public struct Strategy: Hashable, Sendable {
    /// As the chart chooses.
    public static let automatic = Strategy()
    /// The annotation moves into the chart.
    public static let fit = Strategy()
    /// The annotation stays where it is.
    public static let disabled = Strategy()
    /// The room for the annotation is added to the chart.
    public static let padScale = Strategy()
    /// The annotation moves into a part of the chart.
    public static func fit(to boundary: Boundary) -> Strategy { .fit }
  }

  /// A part of a chart.
  public struct Boundary: Hashable, Sendable {
    /// The whole chart.
    public static let chart = Boundary()
    /// The part with the marks.
    public static let plot = Boundary()
    /// As the chart chooses.
    public static let automatic = Boundary()
  }

  /// As the chart chooses.
  public static let automatic = AnnotationOverflowResolution()

  /// Creates a way for each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {}
}

extension ChartContent {
  nonisolated func styled(_ change: @escaping (inout MarkStyle) -> Void) -> some ChartContent {
    StyledChartContent(content: self, change: change)
  }

  /// Sets the style of marks.
  nonisolated public func foregroundStyle(_ style: some ShapeStyle) -> some ChartContent {
    styled { $0.foreground = AnyShapeStyle(style) }
  }

  /// Sets the style of marks by a value, which the legend names.
  nonisolated public func foregroundStyle<D: Plottable>(
    by value: PlottableValue<D>
  ) -> some ChartContent {
    let (plotted, label) = (value.value.plotValue, value.label)
    return styled {
      $0.foregroundValue = plotted
      $0.foregroundLabel = label
    }
  }

  /// Makes marks see-through, from 0 to 1.
  nonisolated public func opacity(_ opacity: Double) -> some ChartContent {
    styled { $0.opacity *= opacity }
  }

  /// Sets the style of lines.
  nonisolated public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    styled { $0.line = style }
  }

  /// Sets the dashes of lines by a value.
  nonisolated public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
  {
    let plotted = value.value.plotValue
    return styled { $0.lineStyleValue = plotted }
  }

  /// Sets the way from a value to the next.
  nonisolated public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    styled { $0.interpolation = method }
  }

  /// Sets the shape of points.
  nonisolated public func symbol(_ symbol: some ChartSymbolShape) -> some ChartContent {
    let kind = (symbol as? BasicChartSymbolShape)?.kind ?? .circle
    return styled { $0.symbol = kind }
  }

  /// Sets the shape of points by a value.
  nonisolated public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let plotted = value.value.plotValue
    return styled { $0.symbolValue = plotted }
  }

  /// Sets a view in the place of points.
  nonisolated public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    return styled { $0.symbolView = view }
  }

  /// Sets the area of points in square points.
  nonisolated public func symbolSize(_ area: CGFloat) -> some ChartContent {
    styled { $0.symbolSize = area }
  }

  /// Sets the size of points.
  nonisolated public func symbolSize(_ size: CGSize) -> some ChartContent {
    styled { $0.symbolSize = size.width * size.height }
  }

  /// Sets the size of points by a value; all have the same size here.
  nonisolated public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent
  {
    self
  }

  /// Puts marks with different values beside each other.
  nonisolated public func position<P: Plottable>(
    by value: PlottableValue<P>,
    axis: Axis? = nil,
    span: MarkDimension = .automatic
  ) -> some ChartContent {
    let plotted = value.value.plotValue
    return styled { $0.positionValue = plotted }
  }

  /// Rounds the corners of marks.
  nonisolated public func cornerRadius(
    _ radius: CGFloat,
    style: RoundedCornerStyle = .continuous
  ) -> some ChartContent { styled { $0.cornerRadius = radius } }

  /// Moves marks.
  nonisolated public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some ChartContent {
    styled { style in
      style.offset.width += x
      style.offset.height += y
    }
  }

  /// Moves marks.
  nonisolated public func offset(_ offset: CGSize) -> some ChartContent {
    self.offset(x: offset.width, y: offset.height)
  }

  /// Sets the order in which marks lie on each other.
  nonisolated public func zIndex(_ value: Double) -> some ChartContent {
    styled { $0.zIndex = value }
  }

  /// Adds a view beside each mark.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    let view = AnyView(content())
    return styled {
      $0.notes.append(.init(position: position, alignment: alignment, spacing: spacing, view: view))
    }
  }

  /// Adds a view beside each mark, which stays in the chart.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    overflowResolution: AnnotationOverflowResolution,
    @ViewBuilder content: () -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing, content: content)
  }

  /// Adds a view beside each mark that is made for it.
  nonisolated public func annotation<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: (AnnotationContext) -> C
  ) -> some ChartContent {
    annotation(position: position, alignment: alignment, spacing: spacing) {
      content(AnnotationContext(targetSize: .zero))
    }
  }

  /// Lets gradients run over the plot in place of the mark; they run over the plot here.
  nonisolated public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent {
    self
  }

  /// Draws a shadow below marks, which pictures leave out.
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent { self }

  /// Blurs marks, which pictures leave out.
  nonisolated public func blur(radius: CGFloat) -> some ChartContent { self }

  /// Clips marks to a shape, which pictures leave out.
  nonisolated public func clipShape(
    _ shape: some Shape,
    style: FillStyle = FillStyle()
  ) -> some ChartContent { self }

  /// Hides what lies outside other marks, which pictures leave out.
  nonisolated public func mask<C: ChartContent>(
    @ChartContentBuilder content: () -> C
  ) -> some ChartContent { self }

  /// Mixes marks before they are drawn on the chart.
  nonisolated public func compositingLayer() -> some ChartContent { self }

  /// Sets the text that assistive technologies read for marks.
  nonisolated public func accessibilityLabel(_ label: Text) -> some ChartContent { self }

  /// Sets the text that assistive technologies read for marks.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some ChartContent {
    self
  }

  /// Sets the text that assistive technologies read for marks.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel(_ label: some StringProtocol) -> some ChartContent {
    self
  }

  /// Sets the value that assistive technologies read for marks.
  nonisolated public func accessibilityValue(_ value: Text) -> some ChartContent { self }

  /// Sets the value that assistive technologies read for marks.
  nonisolated public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some ChartContent {
    self
  }

  /// Sets the value that assistive technologies read for marks.
  @_disfavoredOverload
  nonisolated public func accessibilityValue(_ value: some StringProtocol) -> some ChartContent {
    self
  }

  /// Sets whether assistive technologies leave marks out.
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some ChartContent { self }

  /// Sets the name by which tests find marks.
  nonisolated public func accessibilityIdentifier(_ identifier: String) -> some ChartContent {
    self
  }
}
