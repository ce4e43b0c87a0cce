public import Foundation

/// The distances in a label that views around it set.
struct LabelMetrics: Equatable {
  /// The distance between the icon and the title, in points; `nil` for that of the style.
  var spacing: CGFloat?
  /// The least width of the icon, in points; `nil` for that of the place.
  var reservedIconWidth: CGFloat?
}

extension EnvironmentValues {
  private enum LabelMetricsKey: EnvironmentKey {
    static var defaultValue: LabelMetrics { LabelMetrics() }
  }

  /// The distances in labels.
  var labelMetrics: LabelMetrics {
    get { self[LabelMetricsKey.self] }
    set { self[LabelMetricsKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance between the icon and the title of labels in the view, in points.
  nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
    environment(\.labelMetrics.spacing, value)
  }

  /// Sets the width that icons of labels in the view take at least, in points, so that titles are aligned.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
    environment(\.labelMetrics.reservedIconWidth, value)
  }
}
