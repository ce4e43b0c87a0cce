import Foundation
import HeadlessSwiftUI
import HeadlessUIKit

/// The side of a plot at which an axis lies.
enum ChartSide: Int, CaseIterable {
  case leading, trailing, top, bottom

  var isHorizontal: Bool { self == .top || self == .bottom }
}

/// A label of an axis.
struct ChartLabel {
  var side: ChartSide
  var value: _PlotValue
  /// The value up to which the label has its room, for one in the middle of a step.
  var end: _PlotValue?
  var anchor: UnitPoint?
  var offset: CGSize
  var view: AnyView
}

/// A line of an axis.
struct ChartLine {
  var side: ChartSide
  var value: _PlotValue
  var end: _PlotValue?
  /// The length beyond the plot; nil for a line across it.
  var tickLength: CGFloat?
  var stroke: StrokeStyle
  var style: AnyShapeStyle
  var offset: CGSize
}

/// A chart as its marks and its settings describe it.
struct ChartModel {
  private(set) var marks: [Mark] = []
  let settings: ChartConfiguration
  private(set) var x: ChartScale?
  private(set) var y: ChartScale?
  private(set) var labels: [ChartLabel] = []
  private(set) var lines: [ChartLine] = []
  /// The values that have styles, in their order.
  private(set) var styleValues: [_PlotValue] = []
  /// The values that have places beside each other.
  private(set) var positionValues: [_PlotValue] = []
  private(set) var symbolValues: [_PlotValue] = []
  let calendar: Calendar
  let locale: Locale

  @MainActor
  init(
    _ content: any ChartContent,
    _ settings: ChartConfiguration,
    calendar: Calendar,
    locale: Locale
  ) {
    self.settings = settings
    self.calendar = calendar
    self.locale = locale
    content.collect(&marks, in: MarkStyle())
    styleValues = settings.colors.domain ?? []
    for mark in marks {
      note(mark.style.foregroundValue, in: &styleValues)
      note(mark.style.positionValue, in: &positionValues)
      note(mark.style.symbolValue, in: &symbolValues)
    }
    marks = Stacks(marks).placed
    if !isRound {
      x = scale(settings.x, \.x, count: desiredCount(settings.x))
      y = scale(settings.y, \.y, count: desiredCount(settings.y))
      addAxis(settings.x, x, isHorizontal: true)
      addAxis(settings.y, y, isHorizontal: false)
    }
    marks = marks.enumerated().sorted { first, second in
      (first.element.style.zIndex, first.offset) < (second.element.style.zIndex, second.offset)
    }
    .map(\.element)
  }

  /// Whether the chart is a circle without axes.
  var isRound: Bool {
    !marks.isEmpty
      && marks.allSatisfy { mark in
        if case .sector = mark.shape { return true }
        return false
      }
  }

  private func note(_ value: _PlotValue?, in values: inout [_PlotValue]) {
    if let value, !values.contains(value) { values.append(value) }
  }

  // MARK: Styles

  /// The colors of values without a style, which Apple shows in the pictures of its documentation.
  private static let colors: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  func style(of value: _PlotValue) -> AnyShapeStyle {
    if let style = settings.colors.mapping?(value) { return style }
    let index = styleValues.firstIndex(of: value) ?? 0
    let range = settings.colors.range
    if !range.isEmpty { return range[index % range.count] }
    return AnyShapeStyle(Self.colors[index % Self.colors.count])
  }

  func style(of mark: Mark) -> AnyShapeStyle {
    if let value = mark.style.foregroundValue { return style(of: value) }
    return mark.style.foreground ?? AnyShapeStyle(Color.accentColor)
  }

  func symbol(of mark: Mark) -> BasicChartSymbolShape.Kind? {
    guard let value = mark.style.symbolValue else { return mark.style.symbol }
    let index = symbolValues.firstIndex(of: value) ?? 0
    let all = BasicChartSymbolShape.Kind.allCases
    return all[index % all.count]
  }

  // MARK: Scales

  @MainActor
  private func desiredCount(_ axis: ChartConfiguration.AxisSettings) -> Int? {
    for description in axis.content?.described ?? [] {
      if case .automatic(let count, _, _, _) = description.values.kind { return count }
    }
    return nil
  }

  @MainActor
  private func scale(
    _ axis: ChartConfiguration.AxisSettings,
    _ stretch: KeyPath<Mark, PlotStretch>,
    count: Int?
  ) -> ChartScale? {
    var data = ScaleData()
    for mark in marks {
      switch mark[keyPath: stretch] {
      case .point(let point):
        data.add(point.value)
        if let end = point.end { data.add(end) }
      case .from(let start, let end):
        data.add(start)
        data.add(end)
      case .whole, .lengths: break
      }
    }
    let given = axis.scale.values
    if !given.isEmpty {
      var domain = ScaleData()
      for value in given { domain.add(value) }
      if !domain.names.isEmpty {
        data = domain
      } else {
        (data.numbers, data.isDate) = (domain.numbers, domain.isDate)
      }
    }
    guard !data.names.isEmpty || !data.numbers.isEmpty else { return nil }
    var scale = ChartScale(domain: .names(data.names))
    if data.names.isEmpty {
      scale.domain = .numbers(
        range(data, axis, isGiven: !given.isEmpty, count),
        isDate: data.isDate
      )
    }
    scale.isReversed = axis.scale.isReversed
    scale.padding = axis.scale.padding
    return scale
  }

  private func range(
    _ data: ScaleData,
    _ axis: ChartConfiguration.AxisSettings,
    isGiven: Bool,
    _ count: Int?
  ) -> ClosedRange<Double> {
    var range = (data.numbers.min() ?? 0)...(data.numbers.max() ?? 0)
    if !isGiven, !data.isDate {
      if axis.scale.includesZero != false {
        range = min(0, range.lowerBound)...max(0, range.upperBound)
      }
      if range.lowerBound < range.upperBound {
        range = RoundNumbers.rounded(range, to: RoundNumbers.step(range, count ?? 5))
      }
    }
    if range.lowerBound == range.upperBound {
      let half = data.isDate ? 43_200.0 : 0.5
      range = range.lowerBound - half...range.upperBound + half
    }
    if let length = axis.visibleLength, length < range.upperBound - range.lowerBound {
      let start = axis.start?.position ?? range.lowerBound
      return start...start + length
    }
    return range
  }

  // MARK: Axes

  @MainActor
  private mutating func addAxis(
    _ axis: ChartConfiguration.AxisSettings,
    _ scale: ChartScale?,
    isHorizontal: Bool
  ) {
    guard axis.visibility != .hidden, let scale else { return }
    let standard = AxisDescription(position: .automatic, values: .automatic) { _ in
      StandardAxisMark(stroke: nil, format: nil).parts(AxisPartStyle())
    }
    for description in axis.content?.described ?? [standard] {
      let side: ChartSide =
        switch description.position.kind {
        case .leading: .leading
        case .trailing: .trailing
        case .top: .top
        case .bottom: .bottom
        case .automatic: isHorizontal ? .bottom : .trailing
        }
      add(description, on: side, scale)
    }
  }

  @MainActor
  private mutating func add(_ axis: AxisDescription, on side: ChartSide, _ scale: ChartScale) {
    let ticks = AxisTicks(axis.values, scale, calendar: calendar, locale: locale)
    for (index, value) in ticks.values.enumerated() {
      let end = index + 1 < ticks.values.count ? ticks.values[index + 1] : ticks.end(after: value)
      for part in axis.marks(AxisValue(index: index, count: ticks.values.count, value: value)) {
        add(part, side, value, end, ticks, scale)
      }
    }
  }

  private mutating func add(
    _ part: AxisPart,
    _ side: ChartSide,
    _ value: _PlotValue,
    _ end: _PlotValue?,
    _ ticks: AxisTicks,
    _ scale: ChartScale
  ) {
    let gray = AnyShapeStyle(Color(.quaternaryLabel))
    switch part.kind {
    case .gridLine(let stroke, let isCentered):
      lines.append(
        ChartLine(
          side: side,
          value: value,
          end: isCentered ? end : nil,
          tickLength: nil,
          stroke: stroke ?? StrokeStyle(lineWidth: 0.5),
          style: part.style.foreground ?? gray,
          offset: part.style.offset
        )
      )
    case .tick(let stroke, let length, let isCentered):
      lines.append(
        ChartLine(
          side: side,
          value: value,
          end: isCentered ? end : nil,
          tickLength: length ?? 4,
          stroke: stroke ?? StrokeStyle(lineWidth: 0.5),
          style: part.style.foreground ?? gray,
          offset: part.style.offset
        )
      )
    case .label(let view, let format, let isCentered, let anchor):
      let text = format.flatMap { $0.text(value) } ?? ticks.text(of: value)
      let shown = view ?? AnyView(Text(verbatim: text))
      labels.append(
        ChartLabel(
          side: side,
          value: value,
          end: isCentered == true && scale.isDate ? end : nil,
          anchor: anchor,
          offset: part.style.offset,
          view: AnyView(
            shown.font(part.style.font ?? .caption2)
              .foregroundStyle(part.style.foreground ?? AnyShapeStyle(Color.secondary))
          )
        )
      )
    }
  }
}
