import Foundation

/// The identity of a grid row, which its cells share.
final class GridRowMark {
  let alignment: VerticalAlignment?

  init(_ alignment: VerticalAlignment?) { self.alignment = alignment }
}

/// The key of the row of a cell; a view without one is a whole row.
enum GridRowKey: LayoutValueKey {
  static var defaultValue: GridRowMark? { nil }
}

/// The key of the number of columns that a cell spans.
enum GridColumnsKey: LayoutValueKey {
  static var defaultValue: Int { 1 }
}

/// The key of the position of a view in its cell.
enum GridAnchorKey: LayoutValueKey {
  static var defaultValue: UnitPoint? { nil }
}

/// The key of the guide of a whole column.
enum GridColumnAlignmentKey: LayoutValueKey {
  static var defaultValue: HorizontalAlignment? { nil }
}

/// The key of the directions in which a view does not affect the sizing.
enum GridUnsizedAxesKey: LayoutValueKey {
  static var defaultValue: Axis.Set { [] }
}

/// A view of a grid, with its row and its columns.
struct GridCell {
  let subview: LayoutSubview
  let row: Int
  let columns: Range<Int>
  let rowAlignment: VerticalAlignment?

  var isUnsizedAcross: Bool { subview[GridUnsizedAxesKey.self].contains(.horizontal) }
  var isUnsizedAlong: Bool { subview[GridUnsizedAxesKey.self].contains(.vertical) }
}

/// The views of a grid in rows and columns.
struct GridCells {
  private(set) var cells: [GridCell] = []
  private(set) var rowCount = 0
  private(set) var columnCount = 0

  init(_ subviews: LayoutSubviews) {
    columnCount = Self.columnCount(subviews)
    var row = -1
    var column = 0
    var mark: GridRowMark?
    for subview in subviews {
      let own = subview[GridRowKey.self]
      if own == nil || own !== mark {
        row += 1
        column = 0
      }
      mark = own
      let count = own == nil ? columnCount : max(1, subview[GridColumnsKey.self])
      cells.append(
        GridCell(
          subview: subview,
          row: row,
          columns: column..<(column + count),
          rowAlignment: own?.alignment
        )
      )
      column += count
    }
    rowCount = row + 1
  }

  private static func columnCount(_ subviews: LayoutSubviews) -> Int {
    var most = 1
    var column = 0
    var mark: GridRowMark?
    for subview in subviews {
      let own = subview[GridRowKey.self]
      if own == nil || own !== mark { column = 0 }
      mark = own
      if own != nil { column += max(1, subview[GridColumnsKey.self]) }
      most = max(most, column)
    }
    return most
  }

  /// The alignment of a column, which any of its cells sets.
  func alignment(ofColumn column: Int) -> HorizontalAlignment? {
    cells.lazy.filter { $0.columns == column..<(column + 1) }
      .compactMap { $0.subview[GridColumnAlignmentKey.self] }.first
  }
}
