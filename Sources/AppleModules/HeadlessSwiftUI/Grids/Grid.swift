public import Foundation

/// Views in rows and columns.
public struct Grid<Content: View> {
  let layout: GridLayout
  let content: Content

  /// Creates a grid.
  ///
  /// - Parameters:
  ///   - alignment: the alignment of the views in their cells.
  ///   - horizontalSpacing: the distance between columns in points.
  ///   - verticalSpacing: the distance between rows in points.
  ///   - content: the rows; a view that is not a row spans the whole width.
  nonisolated public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment,
      horizontalSpacing: horizontalSpacing,
      verticalSpacing: verticalSpacing
    )
    self.content = content()
  }
}

extension Grid: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension Grid: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] {
    [ContainerItem(place.items(of: content), layout, place.environment)]
  }
}

/// A row of a grid: each of its views is a cell.
///
/// A modifier of a row changes each cell. Outside a grid a row is a group.
public struct GridRow<Content: View> {
  let alignment: VerticalAlignment?
  let content: Content

  /// Creates a row, with the vertical alignment of its cells.
  nonisolated public init(
    alignment: VerticalAlignment? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.content = content()
  }
}

extension GridRow: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension GridRow: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] {
    place.items(of: content.layoutValue(key: GridRowKey.self, value: GridRowMark(alignment)))
  }
}

extension View {
  /// Sets the number of columns that the view spans in its grid.
  nonisolated public func gridCellColumns(_ count: Int) -> some View {
    layoutValue(key: GridColumnsKey.self, value: count)
  }

  /// Places the view at a point of its cell.
  nonisolated public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
    layoutValue(key: GridAnchorKey.self, value: anchor)
  }

  /// Sets the horizontal alignment of the view's column.
  nonisolated public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    layoutValue(key: GridColumnAlignmentKey.self, value: guide)
  }

  /// Excludes the view from the sizing of its grid in some directions.
  nonisolated public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
    layoutValue(key: GridUnsizedAxesKey.self, value: axes)
  }
}
