import Foundation
public import HeadlessSwiftUI
import HeadlessUIKit

/// A chart with its axes, its marks and its legend.
///
/// Labels of axes and names of the legend are texts, which follow the text size.
public struct Chart<Content: ChartContent> {
  @Environment(\.chart) private var settings
  @Environment(\.calendar) private var calendar
  @Environment(\.locale) private var locale
  private let content: Content

  /// Creates a chart of marks.
  nonisolated public init(@ChartContentBuilder content: () -> Content) { self.content = content() }

  /// Creates a chart of marks for each element that identifies itself.
  nonisolated public init<Data: RandomAccessCollection, C: ChartContent>(
    _ data: Data,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Data.Element: Identifiable, Content == ForEach<Data, Data.Element.ID, C> {
    self.content = ForEach(data, content: content)
  }

  /// Creates a chart of marks for each element that a property identifies.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, C: ChartContent>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ChartContentBuilder content: @escaping (Data.Element) -> C
  ) where Content == ForEach<Data, ID, C> {
    self.content = ForEach(data, id: id, content: content)
  }
}

extension Chart: View {
  /// The plot with its axes, and the legend beside it.
  public var body: some View {
    let model = ChartModel(content, settings, calendar: calendar, locale: locale)
    let legend = ChartLegend(model: model)
    let spacing = settings.legend.spacing ?? 8
    switch settings.legend.position.kind {
    case _ where legend.isEmpty: ChartFigure(model: model)
    case .leading:
      HStack(alignment: .top, spacing: spacing) {
        legend
        ChartFigure(model: model)
      }
    case .trailing:
      HStack(alignment: .top, spacing: spacing) {
        ChartFigure(model: model)
        legend
      }
    case .top:
      VStack(alignment: settings.legend.alignment?.horizontal ?? .leading, spacing: spacing) {
        legend
        ChartFigure(model: model)
      }
    case .automatic, .bottom, .overlay:
      VStack(alignment: settings.legend.alignment?.horizontal ?? .leading, spacing: spacing) {
        ChartFigure(model: model)
        legend
      }
    }
  }
}

/// The plot with its axes and their titles.
private struct ChartFigure: View {
  let model: ChartModel

  var body: some View {
    VStack(spacing: 4) {
      titles(model.settings.y.labels, isBelow: false)
      titles(model.settings.x.labels.filter { $0.position.kind == .top }, isBelow: true)
      plot
      titles(model.settings.x.labels.filter { $0.position.kind != .top }, isBelow: true)
    }
  }

  /// The titles of an axis: those of the y axis above the side on which it is.
  @ViewBuilder
  private func titles(_ titles: [ChartConfiguration.AxisTitle], isBelow: Bool) -> some View {
    ForEach(0..<titles.count) { index in
      let side: Alignment = model.labels.contains { $0.side == .leading } ? .leading : .trailing
      titles[index].view
        .font(.caption)
        .foregroundStyle(.secondary)
        .frame(
          maxWidth: .infinity,
          alignment: titles[index].alignment ?? (isBelow ? .center : side)
        )
    }
  }

  private var plot: some View {
    let margin: CGFloat = model.settings.plotStyle == nil ? 8 : 0
    let canvas = AnyView(
      Canvas { context, size in
        var moved = context
        moved.translateBy(x: margin, y: margin)
        let inner = CGSize(
          width: max(0, size.width - 2 * margin),
          height: max(0, size.height - 2 * margin)
        )
        ChartDrawing(model, size: inner).draw(in: moved)
      }
    )
    return ChartLayout(model: model, margin: margin) {
      layers(model.settings.backgrounds)
      (model.settings.plotStyle?(canvas) ?? canvas).layoutValue(
        key: ChartPartKey.self,
        value: .plot
      )
      ForEach(0..<model.labels.count) { label(model.labels[$0]) }
      ForEach(0..<model.marks.count) { symbol(of: model.marks[$0]) }
      ForEach(0..<model.marks.count) { notes(of: model.marks[$0]) }
      layers(model.settings.overlays)
    }
  }

  /// A label, which is left out where it is offered no room.
  private func label(_ label: ChartLabel) -> some View {
    ViewThatFits(in: .horizontal) {
      label.view.fixedSize()
      Color.clear.frame(width: 0, height: 0)
    }
    .layoutValue(key: ChartPartKey.self, value: .label(label))
  }

  @ViewBuilder
  private func symbol(of mark: Mark) -> some View {
    if let view = mark.style.symbolView {
      view.layoutValue(key: ChartPartKey.self, value: .symbol(mark))
    }
  }

  private func notes(of mark: Mark) -> some View {
    ForEach(0..<mark.style.notes.count) { index in
      mark.style.notes[index].view
        .layoutValue(key: ChartPartKey.self, value: .note(mark, mark.style.notes[index]))
    }
  }

  private func layers(_ layers: [(ChartProxy) -> AnyView]) -> some View {
    ForEach(0..<layers.count) { index in
      GeometryReader { room in
        layers[index](ChartProxy(x: model.x, y: model.y, plotSize: room.size))
      }
      .layoutValue(key: ChartPartKey.self, value: .layer)
    }
  }
}

/// The names of the values that have styles.
private struct ChartLegend: View {
  let model: ChartModel

  var isEmpty: Bool {
    if model.settings.legend.visibility == .hidden { return true }
    return model.settings.legend.content == nil && model.styleValues.isEmpty
  }

  var body: some View {
    if let content = model.settings.legend.content {
      content
    } else {
      LegendLayout {
        ForEach(0..<model.styleValues.count) { index in
          let value = model.styleValues[index]
          HStack(spacing: 4) {
            Circle().fill(model.style(of: value)).frame(width: 8, height: 8)
            Text(verbatim: text(of: value))
          }
          .font(.caption)
          .foregroundStyle(.secondary)
        }
      }
    }
  }

  private func text(of value: _PlotValue) -> String {
    switch value {
    case .name(let name): name
    case .number(let number): number.formatted(.number.locale(model.locale))
    case .date(let date):
      date.formatted(
        Date.FormatStyle(
          locale: model.locale,
          calendar: model.calendar,
          timeZone: model.calendar.timeZone
        )
        .month(.abbreviated).day()
      )
    }
  }
}

/// Names beside each other, in further lines where there is no room.
private struct LegendLayout: Layout {
  private static let gaps = CGSize(width: 12, height: 4)

  func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) -> CGSize {
    places(subviews, in: proposal.width ?? .infinity).reduce(.zero) { size, place in
      CGSize(
        width: max(size.width, place.frame.maxX),
        height: max(size.height, place.frame.maxY)
      )
    }
  }

  func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Void
  ) {
    for place in places(subviews, in: bounds.width) {
      let origin = CGPoint(x: bounds.minX + place.frame.minX, y: bounds.minY + place.frame.minY)
      place.view.place(at: origin, proposal: ProposedViewSize(place.frame.size))
    }
  }

  private func places(
    _ subviews: Subviews,
    in width: CGFloat
  ) -> [(view: LayoutSubview, frame: CGRect)] {
    var (x, y, height): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    return subviews.map { view in
      var size = view.sizeThatFits(.unspecified)
      if size.width > width {
        size = view.sizeThatFits(ProposedViewSize(width: width, height: nil))
      }
      if x > 0, x + size.width > width {
        (x, y, height) = (0, y + height + Self.gaps.height, 0)
      }
      let frame = CGRect(origin: CGPoint(x: x, y: y), size: size)
      x += size.width + Self.gaps.width
      height = max(height, size.height)
      return (view, frame)
    }
  }
}
