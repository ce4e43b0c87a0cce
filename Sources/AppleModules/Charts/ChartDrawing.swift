import Foundation
import HeadlessSwiftUI
import HeadlessUIKit

/// Draws the lines and the marks of a chart.
struct ChartDrawing {
  let geometry: ChartGeometry
  private var model: ChartModel { geometry.model }
  private var size: CGSize { geometry.size }

  init(_ model: ChartModel, size: CGSize) { geometry = ChartGeometry(model: model, size: size) }

  func draw(in context: GraphicsContext) {
    for line in model.lines { draw(line, in: context) }
    if model.isRound { return drawSectors(in: context) }
    for series in series { draw(series, in: context) }
    for mark in model.marks { draw(mark, in: context) }
  }

  private func context(_ context: GraphicsContext, for mark: Mark) -> GraphicsContext {
    var faded = context
    faded.opacity *= mark.style.opacity
    return faded
  }

  // MARK: Axes

  private func draw(_ line: ChartLine, in context: GraphicsContext) {
    let isHorizontal = line.side.isHorizontal
    let scale = isHorizontal ? model.x : model.y
    let length = isHorizontal ? size.width : size.height
    guard var place = edge(of: line, scale, length, isHorizontal) else { return }
    if !isHorizontal { place = size.height - place }
    let across = isHorizontal ? size.height : size.width
    var ends = (0.0, across)
    if let tick = line.tickLength {
      ends =
        line.side == .bottom || line.side == .trailing
        ? (Double(across), across + tick) : (-Double(tick), 0)
    }
    let path = Path { path in
      path.move(to: isHorizontal ? CGPoint(x: place, y: ends.0) : CGPoint(x: ends.0, y: place))
      path.addLine(to: isHorizontal ? CGPoint(x: place, y: ends.1) : CGPoint(x: ends.1, y: place))
    }
    let moved = path.offsetBy(dx: line.offset.width, dy: line.offset.height)
    context.stroke(moved, with: .style(line.style), style: line.stroke)
  }

  /// The point of a line: the start of a name's room, and a value otherwise.
  private func edge(
    of line: ChartLine,
    _ scale: ChartScale?,
    _ length: Double,
    _ isHorizontal: Bool
  ) -> Double? {
    guard let scale else { return nil }
    if line.end == nil, let stretch = scale.stretch(of: line.value) {
      return scale.points(stretch, length).lowerBound
    }
    return geometry.point(line.value, line.end, scale, length)
  }

  // MARK: Lines and areas

  private struct Series {
    var marks: [Mark]
    var isArea: Bool
  }

  /// The lines and areas, those below first.
  private var series: [Series] {
    struct Key: Hashable {
      var isArea: Bool
      var value: _PlotValue?
    }
    var order: [Key] = []
    var found: [Key: [Mark]] = [:]
    for mark in model.marks {
      let isArea: Bool
      switch mark.shape {
      case .line: isArea = false
      case .area: isArea = true
      default: continue
      }
      let key = Key(isArea: isArea, value: mark.series ?? mark.style.groupValue)
      if found[key] == nil { order.append(key) }
      found[key, default: []].append(mark)
    }
    return order.map { Series(marks: found[$0] ?? [], isArea: $0.isArea) }
  }

  private func draw(_ series: Series, in context: GraphicsContext) {
    guard let first = series.marks.first else { return }
    let rects = series.marks.compactMap { geometry.rect($0) }
    let context = self.context(context, for: first)
    let shading = GraphicsContext.Shading.style(model.style(of: first))
    let upper = rects.map { CGPoint(x: $0.midX, y: $0.minY) }
    guard series.isArea else {
      let points = rects.map { CGPoint(x: $0.midX, y: $0.midY) }
      let path = CurvePath(first.style.interpolation).path(through: points)
      let standard = StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round)
      return context.stroke(path, with: shading, style: first.style.line ?? standard)
    }
    let lower = rects.map { CGPoint(x: $0.midX, y: $0.maxY) }
    let curve = CurvePath(first.style.interpolation)
    var path = curve.path(through: upper)
    curve.add(Array(lower.reversed()), to: &path)
    path.closeSubpath()
    context.fill(path, with: shading)
  }

  // MARK: Single marks

  private func draw(_ mark: Mark, in context: GraphicsContext) {
    guard let rect = geometry.rect(mark) else { return }
    let context = self.context(context, for: mark)
    let shading = GraphicsContext.Shading.style(model.style(of: mark))
    switch mark.shape {
    case .bar, .rectangle:
      let radius = min(mark.style.cornerRadius ?? 0, rect.width / 2, rect.height / 2)
      context.fill(Path(roundedRect: rect, cornerRadius: radius), with: shading)
    case .rule:
      let path = Path { path in
        let isUpright = rect.width <= rect.height
        path.move(
          to: isUpright ? CGPoint(x: rect.midX, y: rect.minY) : CGPoint(x: rect.minX, y: rect.midY)
        )
        path.addLine(
          to: isUpright ? CGPoint(x: rect.midX, y: rect.maxY) : CGPoint(x: rect.maxX, y: rect.midY)
        )
      }
      context.stroke(path, with: shading, style: mark.style.line ?? StrokeStyle(lineWidth: 1))
    case .point: drawSymbol(model.symbol(of: mark) ?? .circle, mark, rect, shading, in: context)
    case .line:
      if let symbol = model.symbol(of: mark) {
        drawSymbol(symbol, mark, rect, shading, in: context)
      }
    case .area, .sector: break
    }
  }

  private func drawSymbol(
    _ symbol: BasicChartSymbolShape.Kind,
    _ mark: Mark,
    _ rect: CGRect,
    _ shading: GraphicsContext.Shading,
    in context: GraphicsContext
  ) {
    guard mark.style.symbolView == nil else { return }
    let side = max(0, mark.style.symbolSize ?? Self.symbolArea).squareRoot()
    let box = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    context.fill(symbol.path(in: box), with: shading)
  }

  /// The area of a symbol in square points; Apple publishes none.
  private static let symbolArea: CGFloat = 50

  // MARK: Circles

  private func drawSectors(in context: GraphicsContext) {
    let values = model.marks.map(\.angle)
    let total = values.reduce(0, +)
    guard total > 0 else { return }
    var start = -90.0
    for (mark, value) in zip(model.marks, values) {
      let end = start + 360 * value / total
      if case .sector(let inner, let outer, let inset) = mark.shape {
        let path = sector(start, end, inner, outer, inset)
        self.context(context, for: mark).fill(path, with: .style(model.style(of: mark)))
      }
      start = end
    }
  }

  private func sector(
    _ start: Double,
    _ end: Double,
    _ inner: MarkDimension,
    _ outer: MarkDimension,
    _ inset: CGFloat
  ) -> Path {
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let whole = min(size.width, size.height) / 2
    let radius = outer.length(in: whole, automatic: 1)
    let hole = min(inner.length(in: whole, automatic: 0), radius)
    let turn = radius > 0 ? Double(inset / radius) * 180 / .pi : 0
    guard end - start > 2 * turn else { return Path() }
    return Path { path in
      path.addArc(
        center: center,
        radius: radius,
        startAngle: .degrees(start + turn),
        endAngle: .degrees(end - turn),
        clockwise: false
      )
      if hole > 0 {
        path.addArc(
          center: center,
          radius: hole,
          startAngle: .degrees(end - turn),
          endAngle: .degrees(start + turn),
          clockwise: true
        )
      } else {
        path.addLine(to: center)
      }
      path.closeSubpath()
    }
  }
}

extension Mark {
  /// The size of a part of a circle, as a part of the sum of all.
  var angle: Double {
    guard case .point(let point) = x, let value = point.value.position else { return 0 }
    return max(0, value)
  }
}
