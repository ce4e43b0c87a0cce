public import Foundation
public import HeadlessSwiftUI

extension View {
  nonisolated private func chart(
    _ change: @escaping (inout ChartConfiguration) -> Void
  ) -> some View { transformEnvironment(\.chart, transform: change) }

  // MARK: Axes

  /// Shows or hides the x axis of charts.
  nonisolated public func chartXAxis(_ visibility: Visibility) -> some View {
    chart { $0.x.visibility = visibility }
  }

  /// Shows or hides the y axis of charts.
  nonisolated public func chartYAxis(_ visibility: Visibility) -> some View {
    chart { $0.y.visibility = visibility }
  }

  /// Sets the marks of the x axis of charts.
  nonisolated public func chartXAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let axis = content()
    return chart { $0.x.content = axis }
  }

  /// Sets the marks of the y axis of charts.
  nonisolated public func chartYAxis<Content: AxisContent>(
    @AxisContentBuilder content: () -> Content
  ) -> some View {
    let axis = content()
    return chart { $0.y.content = axis }
  }

  nonisolated private func title(
    _ axis: any WritableKeyPath<ChartConfiguration, ChartConfiguration.AxisSettings> & Sendable,
    _ position: AnnotationPosition,
    _ alignment: Alignment?,
    _ spacing: CGFloat?,
    _ view: some View
  ) -> some View {
    let view = AnyView(view)
    return chart {
      $0[keyPath: axis].labels.append(
        .init(position: position, alignment: alignment, spacing: spacing, view: view)
      )
    }
  }

  /// Adds a title of the x axis, with a key in the strings of the program.
  nonisolated public func chartXAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { title(\.x, position, alignment, spacing, Text(labelKey)) }

  /// Adds a title of the x axis, with a string that is shown as it is.
  @_disfavoredOverload
  nonisolated public func chartXAxisLabel(
    _ label: some StringProtocol,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { title(\.x, position, alignment, spacing, Text(label)) }

  /// Adds a title of the x axis.
  nonisolated public func chartXAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { title(\.x, position, alignment, spacing, content()) }

  /// Adds a title of the y axis, with a key in the strings of the program.
  nonisolated public func chartYAxisLabel(
    _ labelKey: LocalizedStringKey,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { title(\.y, position, alignment, spacing, Text(labelKey)) }

  /// Adds a title of the y axis, with a string that is shown as it is.
  @_disfavoredOverload
  nonisolated public func chartYAxisLabel(
    _ label: some StringProtocol,
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View { title(\.y, position, alignment, spacing, Text(label)) }

  /// Adds a title of the y axis.
  nonisolated public func chartYAxisLabel<C: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> C
  ) -> some View { title(\.y, position, alignment, spacing, content()) }

  // MARK: Scales

  /// Sets the values of the x axis.
  nonisolated public func chartXScale<Domain: ScaleDomain>(
    domain: Domain,
    range: PlotDimensionScaleRange = .plotDimension,
    type: ScaleType? = nil
  ) -> some View {
    let settings = domain._settings
    return chart { $0.x.scale = .init(settings, range) }
  }

  /// Sets the values of the y axis.
  nonisolated public func chartYScale<Domain: ScaleDomain>(
    domain: Domain,
    range: PlotDimensionScaleRange = .plotDimension,
    type: ScaleType? = nil
  ) -> some View {
    let settings = domain._settings
    return chart { $0.y.scale = .init(settings, range) }
  }

  /// Sets the lengths on which the values of the x axis lie.
  nonisolated public func chartXScale(
    range: PlotDimensionScaleRange,
    type: ScaleType? = nil
  ) -> some View { chart { $0.x.scale.padding = range.padding } }

  /// Sets the lengths on which the values of the y axis lie.
  nonisolated public func chartYScale(
    range: PlotDimensionScaleRange,
    type: ScaleType? = nil
  ) -> some View { chart { $0.y.scale.padding = range.padding } }

  /// Sets the kind of the x axis, which the data say here.
  nonisolated public func chartXScale(type: ScaleType?) -> some View { self }

  /// Sets the kind of the y axis, which the data say here.
  nonisolated public func chartYScale(type: ScaleType?) -> some View { self }

  /// Sets the styles of values.
  nonisolated public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
    _ mapping: KeyValuePairs<Value, S>
  ) -> some View {
    let pairs = mapping.map { ($0.key.plotValue, AnyShapeStyle($0.value)) }
    return chart {
      $0.colors = .init(domain: pairs.map(\.0), range: pairs.map(\.1))
    }
  }

  /// Sets the styles of values in their order.
  nonisolated public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
    domain: [Value],
    range: [S]
  ) -> some View {
    let values = domain.map(\.plotValue)
    let styles = range.map { AnyShapeStyle($0) }
    return chart { $0.colors = .init(domain: values, range: styles) }
  }

  /// Sets the styles of the data's values in their order.
  nonisolated public func chartForegroundStyleScale<S: ShapeStyle>(range: [S]) -> some View {
    let styles = range.map { AnyShapeStyle($0) }
    return chart { $0.colors = .init(range: styles) }
  }

  /// Sets the values that have styles.
  nonisolated public func chartForegroundStyleScale<Value: Plottable>(
    domain: [Value]
  ) -> some View {
    let values = domain.map(\.plotValue)
    return chart { $0.colors = .init(domain: values) }
  }

  /// Sets the styles of values by a function.
  nonisolated public func chartForegroundStyleScale<Value: Plottable, S: ShapeStyle>(
    mapping: @escaping (Value) -> S
  ) -> some View {
    chart { configuration in
      configuration.colors.mapping = { Value.value(of: $0).map { AnyShapeStyle(mapping($0)) } }
    }
  }

  // MARK: Legends

  /// Shows or hides the legend of charts.
  nonisolated public func chartLegend(_ visibility: Visibility) -> some View {
    chart { $0.legend.visibility = visibility }
  }

  /// Sets the place of the legend of charts.
  nonisolated public func chartLegend(
    position: AnnotationPosition,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil
  ) -> some View {
    chart {
      $0.legend.position = position
      ($0.legend.alignment, $0.legend.spacing) = (alignment, spacing)
    }
  }

  /// Sets the legend of charts.
  nonisolated public func chartLegend<Content: View>(
    position: AnnotationPosition = .automatic,
    alignment: Alignment? = nil,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) -> some View {
    let view = AnyView(content())
    return chart {
      $0.legend.position = position
      ($0.legend.alignment, $0.legend.spacing) = (alignment, spacing)
      $0.legend.content = view
    }
  }

  // MARK: Plots

  /// Changes the part of charts with the marks.
  nonisolated public func chartPlotStyle<Content: View>(
    @ViewBuilder content: @escaping (ChartPlotContent) -> Content
  ) -> some View {
    chart { $0.plotStyle = { AnyView(content(ChartPlotContent(content: $0))) } }
  }

  /// Adds a view over charts.
  nonisolated public func chartOverlay<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { chart { $0.overlays.append { AnyView(content($0)) } } }

  /// Adds a view behind charts.
  nonisolated public func chartBackground<V: View>(
    alignment: Alignment = .center,
    @ViewBuilder content: @escaping (ChartProxy) -> V
  ) -> some View { chart { $0.backgrounds.append { AnyView(content($0)) } } }

  // MARK: Scrolling and selections

  /// Sets the axes along which charts scroll.
  nonisolated public func chartScrollableAxes(_ axes: Axis.Set) -> some View { self }

  /// Sets the length of the x axis that is seen at a time.
  nonisolated public func chartXVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.plotValue.position
    return chart { $0.x.visibleLength = length }
  }

  /// Sets the length of the y axis that is seen at a time.
  nonisolated public func chartYVisibleDomain<P: Plottable & Numeric>(length: P) -> some View {
    let length = length.plotValue.position
    return chart { $0.y.visibleLength = length }
  }

  /// Sets the value at which the part of the x axis begins that is seen.
  nonisolated public func chartScrollPosition<P: Plottable>(x: Binding<P>) -> some View {
    let start = x.wrappedValue.plotValue
    return chart { $0.x.start = start }
  }

  /// Sets the value at which the part of the y axis begins that is seen.
  nonisolated public func chartScrollPosition<P: Plottable>(y: Binding<P>) -> some View {
    let start = y.wrappedValue.plotValue
    return chart { $0.y.start = start }
  }

  /// Sets the value at which the part of the x axis begins that is seen first.
  nonisolated public func chartScrollPosition<P: Plottable>(initialX: P) -> some View {
    let start = initialX.plotValue
    return chart { $0.x.start = start }
  }

  /// Sets the value at which the part of the y axis begins that is seen first.
  nonisolated public func chartScrollPosition<P: Plottable>(initialY: P) -> some View {
    let start = initialY.plotValue
    return chart { $0.y.start = start }
  }

  /// Sets the places where charts come to rest, which a still chart does not need.
  nonisolated public func chartScrollTargetBehavior(
    _ behavior: some ChartScrollTargetBehavior
  ) -> some View { self }

  /// Selects a value of the x axis, which nobody does in a picture.
  nonisolated public func chartXSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Selects a range of the x axis, which nobody does in a picture.
  nonisolated public func chartXSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }

  /// Selects a value of the y axis, which nobody does in a picture.
  nonisolated public func chartYSelection<P: Plottable>(value: Binding<P?>) -> some View { self }

  /// Selects a range of the y axis, which nobody does in a picture.
  nonisolated public func chartYSelection<P: Plottable & Comparable>(
    range: Binding<ClosedRange<P>?>
  ) -> some View { self }

  /// Selects an angle, which nobody does in a picture.
  nonisolated public func chartAngleSelection<P: Plottable>(value: Binding<P?>) -> some View {
    self
  }
}

extension ChartConfiguration.ScaleSettings {
  init(_ settings: _ScaleDomainSettings, _ range: PlotDimensionScaleRange) {
    self.init(
      values: settings.values,
      includesZero: settings.includesZero,
      isReversed: settings.isReversed,
      padding: range.padding
    )
  }
}

/// The part of a chart with the marks, as a view.
public struct ChartPlotContent {
  let content: AnyView
}

extension ChartPlotContent: View {
  /// The marks.
  public var body: some View { content }
}
