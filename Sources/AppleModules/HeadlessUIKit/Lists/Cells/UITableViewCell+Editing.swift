import DynamicType
import Foundation
import Snapshots

/// The editing controls of a row while its table is edited.
struct CellEditing: Equatable {
  var style: UITableViewCell.EditingStyle
  /// Whether the content is indented for the control.
  var isIndented: Bool
  var isMovable: Bool
}

extension UITableViewCell {
  /// The parts of a cell that belong to editing.
  public struct StateMask: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a value from the raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The control at the leading edge.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The button to delete.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// The current accessory, which differs while the table is edited.
  var shownAccessoryType: AccessoryType {
    place.editing == nil ? accessoryType : editingAccessoryType
  }

  /// The current accessory view.
  var shownAccessoryView: UIView? { place.editing == nil ? accessoryView : editingAccessoryView }

  /// Adds the current accessory view to the cell, and removes the other one.
  func exchangeAccessoryViews() {
    let shown = shownAccessoryView
    for view in [accessoryView, editingAccessoryView].compactMap(\.self) {
      if view === shown, view.superview !== self { addSubview(view) }
      if view !== shown, view.superview === self { view.removeFromSuperview() }
    }
  }

  /// The indentation of the content from the leading edge (measured on iOS 26.1).
  var editingIndent: Double { place.editing?.isIndented == true ? metrics.editingIndent : 0 }

  /// The width that the reorder control takes from the content; the gap is an estimate.
  var reorderRoom: Double {
    place.editing?.isMovable == true ? metrics.reorderWidth + place.margin : 0
  }

  /// The frame of the control for deleting or inserting the row, or `nil`.
  var editingControlRect: CGRect? {
    guard let editing = place.editing, editing.style != .none else { return nil }
    let size = metrics.editingControl
    return mirrored(
      CGRect(
        x: place.safeArea.left + metrics.editingControlX,
        y: metrics.down((bounds.height - separatorHeight - size.height) / 2),
        width: size.width,
        height: size.height
      )
    )
  }

  /// The frame of the reorder control, or `nil`: at the trailing margin, as high as the row (estimate).
  var reorderRect: CGRect? {
    guard place.editing?.isMovable == true else { return nil }
    let width = metrics.reorderWidth
    return mirrored(
      CGRect(
        x: bounds.width - place.safeArea.right - place.margin - width,
        y: 0,
        width: width,
        height: bounds.height - separatorHeight
      )
    )
  }

  /// Draws the controls of editing.
  func drawEditingControls(_ element: inout SnapshotElement) {
    if let rect = editingControlRect {
      let isDeleting = editingStyle == .delete
      // The sign is cut out of the symbol; white shows through, as in Apple's.
      let ground = Rect(rect.insetBy(dx: rect.width / 4, dy: rect.height / 4))
      element.drawings.append(.fill(.ellipse(ground), .color(rgba(.white))))
      element.drawings.append(
        symbol(
          isDeleting ? "minus.circle.fill" : "plus.circle.fill",
          isDeleting ? .systemRed : .systemGreen,
          in: rect
        )
      )
    }
    guard let rect = reorderRect else { return }
    let height = rect.width * 2 / 3
    let box = CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height)
    element.drawings.append(symbol("line.3.horizontal", .tertiaryLabel, in: box))
  }

  private func symbol(_ name: String, _ color: UIColor, in rect: CGRect) -> Drawing {
    var symbol = SymbolContent(
      name,
      pointSize: bodySize,
      rect: Rect(rect),
      tint: rgba(color)
    )
    symbol.scale = .large
    symbol.adjustsForContentSizeCategory = true
    return .symbol(symbol)
  }
}
