public import Foundation

/// Rows and columns, as wide and as high as the largest view in each.
public struct GridLayout: Layout, LayoutWithoutGuides {
  /// The alignment of the views in their cells.
  public var alignment: Alignment

  /// The distance between columns in points; `nil` for the default spacing.
  public var horizontalSpacing: CGFloat?

  /// The distance between rows in points; `nil` for the default spacing.
  public var verticalSpacing: CGFloat?

  /// Creates a grid.
  public init(
    alignment: Alignment = .center,
    horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The views in rows and columns.
  public struct Cache {
    let cells: GridCells
  }

  /// Sorts the views into rows and columns.
  public func makeCache(subviews: Subviews) -> Cache { Cache(cells: GridCells(subviews)) }

  /// The size of the whole for a proposed size.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize { GridArrangement(self, cache.cells, proposal).size }

  /// Places the views.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) { GridArrangement(self, cache.cells, proposal).place(at: bounds.origin) }
}

/// The widths of the columns and the heights of the rows of a grid.
struct GridArrangement {
  private let layout: GridLayout
  private let cells: GridCells
  private let across: CGFloat
  private let along: CGFloat
  private var widths: [CGFloat] = []
  private var heights: [CGFloat] = []
  private var lines: [CGFloat] = []

  init(_ layout: GridLayout, _ cells: GridCells, _ proposal: ProposedViewSize) {
    self.layout = layout
    self.cells = cells
    across = layout.horizontalSpacing ?? ViewSpacing.standard
    along = layout.verticalSpacing ?? ViewSpacing.standard
    widths = columnWidths(proposal.width)
    (heights, lines) = rowHeights(proposal.height)
  }

  /// The size of the whole.
  var size: CGSize {
    CGSize(
      width: widths.reduce(0, +) + across * CGFloat(max(0, widths.count - 1)),
      height: heights.reduce(0, +) + along * CGFloat(max(0, heights.count - 1))
    )
  }

  /// Columns share the width by the views that span one column; a view that spans several makes them grow
  /// alike if it needs more.
  private func columnWidths(_ whole: CGFloat?) -> [CGFloat] {
    guard cells.rowCount > 0 else { return [] }
    let room = whole.map { max(0, $0 - across * CGFloat(cells.columnCount - 1)) }
    let tracks = (0..<cells.columnCount).map { column in
      let own = cells.cells.filter { $0.columns == column..<(column + 1) && !$0.isUnsizedAcross }
      return GridTrack(
        priority: own.map(\.subview.priority).max() ?? 0,
        views: own.map { cell in
          { cell.subview.sizeThatFits(ProposedViewSize(width: $0, height: nil)).width }
        }
      )
    }
    var widths = TrackSharing.lengths(of: tracks, in: room)
    for cell in cells.cells where cell.columns.count > 1 && !cell.isUnsizedAcross {
      let have = span(cell.columns, widths, across)
      let spare = whole.map { $0 - span(0..<widths.count, widths, across) + have }
      let offer = ProposedViewSize(width: spare.map { max($0, have) }, height: nil)
      let missing = cell.subview.sizeThatFits(offer).width - have
      guard missing > 0, missing.isFinite else { continue }
      for column in cell.columns { widths[column] += missing / CGFloat(cell.columns.count) }
    }
    return widths
  }

  /// Rows share the height, each as high as its views above and below their common alignment line.
  private func rowHeights(_ whole: CGFloat?) -> ([CGFloat], [CGFloat]) {
    let room = whole.map { max(0, $0 - along * CGFloat(cells.rowCount - 1)) }
    let rows = (0..<cells.rowCount).map { row in cells.cells.filter { $0.row == row } }
    let tracks = rows.map { row in
      let own = row.filter { !$0.isUnsizedAlong }
      return GridTrack(
        priority: own.map(\.subview.priority).max() ?? 0,
        views: [{ offer in extent(of: own, offer).reduce(0, +) }]
      )
    }
    let heights = TrackSharing.lengths(of: tracks, in: room)
    let lines = rows.indices.map { extent(of: rows[$0], heights[$0])[0] }
    return (heights, lines)
  }

  /// The lengths of a row's cells above and below their common alignment line.
  private func extent(of row: [GridCell], _ offer: CGFloat?) -> [CGFloat] {
    var above: CGFloat = 0
    var below: CGFloat = 0
    for cell in row where !cell.isUnsizedAlong {
      let dimensions = cell.subview.dimensions(
        in: ProposedViewSize(width: span(cell.columns, widths, across), height: offer)
      )
      let line = dimensions[cell.rowAlignment ?? layout.alignment.vertical]
      above = max(above, line)
      below = max(below, dimensions.height - line)
    }
    return [above, below]
  }

  private func span(_ range: Range<Int>, _ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
    let inside = range.clamped(to: 0..<lengths.count)
    return lengths[inside].reduce(0, +) + gap * CGFloat(max(0, inside.count - 1))
  }

  private func start(_ index: Int, _ lengths: [CGFloat], _ gap: CGFloat) -> CGFloat {
    lengths.prefix(index).reduce(0) { $0 + $1 + gap }
  }

  /// Places the views from an origin.
  func place(at origin: CGPoint) {
    for cell in cells.cells {
      let room = CGSize(width: span(cell.columns, widths, across), height: heights[cell.row])
      let offer = ProposedViewSize(room)
      let corner = CGPoint(
        x: origin.x + start(cell.columns.lowerBound, widths, across),
        y: origin.y + start(cell.row, heights, along)
      )
      let inside = point(of: cell, in: room, offer)
      cell.subview.place(
        at: CGPoint(x: corner.x + inside.x, y: corner.y + inside.y),
        proposal: offer
      )
    }
  }

  private func point(of cell: GridCell, in room: CGSize, _ offer: ProposedViewSize) -> CGPoint {
    let own = cell.subview.dimensions(in: offer)
    if let anchor = cell.subview[GridAnchorKey.self] {
      return CGPoint(
        x: (room.width - own.width) * anchor.x,
        y: (room.height - own.height) * anchor.y
      )
    }
    let outer = ViewDimensions(size: room, proposal: offer, item: BareItem.shared)
    let column = cells.alignment(ofColumn: cell.columns.lowerBound)
    let guide = column ?? layout.alignment.horizontal
    let vertical = cell.rowAlignment ?? layout.alignment.vertical
    let isLined = !cell.isUnsizedAlong
    return CGPoint(
      x: outer[guide] - own[guide],
      y: (isLined ? lines[cell.row] : outer[vertical]) - own[vertical]
    )
  }
}
