import JSONText

/// A row of a file, whatever its format: cells with their places, by the names of their columns.
struct SizeRow {
  /// A text with its place.
  struct Cell {
    var text: String
    var position: TextPosition
  }

  /// The cells by the index of their column; `nil` for a cell that is missing or empty.
  var cells: [Cell?]

  /// The place where the row begins.
  var position: TextPosition
}
