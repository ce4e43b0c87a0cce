public import Foundation

/// The distance between sections.
public struct ListSectionSpacing: Hashable, Sendable {
  enum Kind: Hashable { case system, little, points(CGFloat) }
  let kind: Kind

  /// As the system chooses.
  public static let `default` = ListSectionSpacing(kind: .system)
  /// Smaller than the system's.
  public static let compact = ListSectionSpacing(kind: .little)
  /// A distance in points.
  public static func custom(_ spacing: CGFloat) -> ListSectionSpacing {
    ListSectionSpacing(kind: .points(spacing))
  }
}

extension ListMetrics {
  /// The additional distance between two sections in a row, from their spacings; in points.
  ///
  /// If they differ, the smaller one is used (Apple's documentation of `listSectionSpacing`).
  func addedSpacing(between first: ListSectionSpacing, and second: ListSectionSpacing) -> Double {
    let usual = untitledFooter + untitledHeader(isFirst: false)
    func points(_ spacing: ListSectionSpacing) -> Double {
      if case .points(let points) = spacing.kind { points } else { usual }
    }
    return min(points(first), points(second)) - usual
  }
}

extension EnvironmentValues {
  private enum RowSpacingKey: EnvironmentKey {
    static var defaultValue: CGFloat? { nil }
  }

  private enum SectionSpacingKey: EnvironmentKey {
    static var defaultValue: ListSectionSpacing { .default }
  }

  /// The distance between rows in points; `nil` if they touch.
  var listRowSpacing: CGFloat? {
    get { self[RowSpacingKey.self] }
    set { self[RowSpacingKey.self] = newValue }
  }

  /// The distance between sections.
  var listSectionSpacing: ListSectionSpacing {
    get { self[SectionSpacingKey.self] }
    set { self[SectionSpacingKey.self] = newValue }
  }
}

extension View {
  /// Sets the distance between rows in points; with a distance, the rows of a list of cards are cards of
  /// their own.
  nonisolated public func listRowSpacing(_ spacing: CGFloat?) -> some View {
    environment(\.listRowSpacing, spacing)
  }

  /// Sets the distance between sections in points.
  nonisolated public func listSectionSpacing(_ spacing: CGFloat) -> some View {
    listSectionSpacing(.custom(spacing))
  }

  /// Sets the distance between sections; the compact one is unknown, and reported.
  nonisolated public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
    let message = "listSectionSpacing(.compact): sections stand at the distance of the system."
    return environment(\.listSectionSpacing, spacing)
      .modifier(MessageModifier(message: spacing == .compact ? message : nil))
  }
}
