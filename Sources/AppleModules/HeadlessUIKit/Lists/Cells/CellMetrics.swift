import DynamicType
import Foundation
import LayoutGeometry
import SystemMetrics

/// The lengths of table cells under their traits, in points.
struct CellMetrics {
  let traits: UITraitCollection
  let generation: SystemGeneration
  let scale: Double

  init(_ traits: UITraitCollection) {
    self.traits = traits
    generation = traits.systemGeneration
    scale = traits.displayScale > 0 ? traits.displayScale : 1
  }

  private var grid: PixelGrid { PixelGrid(scale: scale) }

  /// The height that the line between cells adds to a cell.
  var separator: Double { CellSizes.line[generation] }

  /// The thickness of that line: one pixel if it is inside the cell.
  var lineThickness: Double { separator > 0 ? separator : 1 / scale }

  /// The margins above and below the content.
  var verticalMargin: Double { CellSizes.verticalMargin[generation] }

  /// Returns the height of a row that its content does not determine.
  ///
  /// A line of one pixel inside the cell is not included in the height that documents save.
  func height(forLabel label: Double) -> Double {
    let base = CellSizes.minimumHeight[generation]
    let scaled = UIFontMetrics.default.scaledValue(for: base, compatibleWith: traits)
    let least = CellSizes.scalesLeastHeight[generation] ? scaled : base
    let wanted = max(least, label + 2 * verticalMargin + separator)
    return PixelGrid.wholePoints.roundedUp(wanted) - (separator > 0 ? 0 : 1 / scale)
  }

  /// Returns the space above, between and below two labels, without the line.
  func subtitleRoom(
    in style: UITableViewStyle
  ) -> (top: Double, between: Double, bottom: Double) {
    let lengths =
      style == .plain
      ? (CellSizes.subtitleTop, CellSizes.subtitleGap, CellSizes.subtitleBottom)
      : (
        CellSizes.groupedSubtitleTop, CellSizes.groupedSubtitleGap, CellSizes.groupedSubtitleBottom
      )
    return (length(lengths.0), length(lengths.1), length(lengths.2))
  }

  /// Rounds the height of a cell with two labels up, to points or to pixels.
  func roundedSubtitleHeight(_ height: Double, in style: UITableViewStyle) -> Double {
    let isWhole = style == .plain || CellSizes.roundsGroupedHeightsToPoints[generation]
    return (isWhole ? .wholePoints : grid).roundedUp(height)
  }

  /// The text style of the second of two labels.
  var subtitleStyle: TextStyle { CellSizes.subtitleStyle[generation] }

  /// Returns the y coordinate of a label centered in a height, rounded up to points or to pixels.
  func middle(_ length: Double, in height: Double) -> Double {
    let value = (height - length) / 2
    return (CellSizes.centersOnPoints[generation] ? .wholePoints : grid).roundedUp(value)
  }

  /// The size of the control for deleting or inserting a row.
  var editingControl: CGSize {
    CGSize(
      width: length(CellSizes.editingControlWidth),
      height: length(CellSizes.editingControlHeight)
    )
  }

  /// The distance of that control from the leading edge.
  var editingControlX: Double { length(CellSizes.editingControlX) }

  /// The distance by which that control indents the content.
  var editingIndent: Double { length(CellSizes.editingIndent) }

  /// The width of the reorder control.
  var reorderWidth: Double { length(CellSizes.reorderWidth) }

  /// Returns a length at the text size of the environment.
  func length(_ lengths: ValueByVersion<LengthByTextSize>) -> Double {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    return lengths[generation].points(atBodySize: body.pointSize)
  }

  /// Rounds up to pixels.
  func up(_ value: Double) -> Double { grid.roundedUp(value) }

  /// Rounds down to pixels.
  func down(_ value: Double) -> Double { grid.roundedDown(value) }
}
