public import Foundation

/// The headers and footers that stay visible while their section scrolls.
///
/// A still screen shows the beginning of its content, at its place.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt32
  /// Creates a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Headers.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Footers.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}

/// Views in columns, in a grid that grows vertically.
public struct LazyVGrid<Content: View> {
  let layout: LazyGridLayout
  let content: Content

  /// Creates a grid of columns.
  ///
  /// - Parameters:
  ///   - columns: the widths of the columns.
  ///   - alignment: the horizontal alignment of views in their columns.
  ///   - spacing: the distance between lines in points; `nil` for the default spacing.
  ///   - pinnedViews: the headers and footers that stay visible.
  ///   - content: the views.
  nonisolated public init(
    columns: [GridItem],
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .vertical,
      items: columns,
      alignment: Alignment(horizontal: alignment, vertical: .center),
      spacing: spacing
    )
    self.content = content()
  }
}

extension LazyVGrid: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension LazyVGrid: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] {
    [ContainerItem(place.lazyItems(of: content), layout, place.environment)]
  }
}

/// Views in rows, in a grid that grows horizontally.
public struct LazyHGrid<Content: View> {
  let layout: LazyGridLayout
  let content: Content

  /// Creates a grid of rows.
  ///
  /// - Parameters:
  ///   - rows: the heights of the rows.
  ///   - alignment: the vertical alignment of views in their rows.
  ///   - spacing: the distance between lines in points; `nil` for the default spacing.
  ///   - pinnedViews: the headers and footers that stay visible.
  ///   - content: the views.
  nonisolated public init(
    rows: [GridItem],
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [],
    @ViewBuilder content: () -> Content
  ) {
    layout = LazyGridLayout(
      axis: .horizontal,
      items: rows,
      alignment: Alignment(horizontal: .center, vertical: alignment),
      spacing: spacing
    )
    self.content = content()
  }
}

extension LazyHGrid: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension LazyHGrid: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] {
    [ContainerItem(place.lazyItems(of: content), layout, place.environment)]
  }
}
