import DynamicType
public import Foundation
package import Snapshots
import SystemMetrics

/// The rows and columns of a picker.
public protocol UIPickerViewDataSource: AnyObject {
  /// The number of columns.
  func numberOfComponents(in pickerView: UIPickerView) -> Int

  /// The number of rows in a column.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The source of the titles of a picker's rows; every method is optional.
public protocol UIPickerViewDelegate: AnyObject {
  /// The title of a row.
  func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  )
    -> String?

  /// The attributed title of a row, which takes precedence over the plain one.
  func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString?

  /// The width of a column; 0 for an equal share.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat

  /// The height of the rows of a column; 0 for the system's.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat

  /// Called when a person has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns no title.
  public func pickerView(
    _ pickerView: UIPickerView,
    titleForRow row: Int,
    forComponent component: Int
  ) -> String? { nil }

  /// Returns no attributed title.
  public func pickerView(
    _ pickerView: UIPickerView,
    attributedTitleForRow row: Int,
    forComponent component: Int
  ) -> NSAttributedString? { nil }

  /// An equal share of the width.
  public func pickerView(
    _ pickerView: UIPickerView,
    widthForComponent component: Int
  ) -> CGFloat { 0 }

  /// The system's height.
  public func pickerView(
    _ pickerView: UIPickerView,
    rowHeightForComponent component: Int
  ) -> CGFloat { 0 }

  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView,
    didSelectRow row: Int,
    inComponent component: Int
  ) {}
}

/// Wheels of rows, each with one selected row.
///
/// The wheels are drawn flat: rows further from the center are fainter.
open class UIPickerView: UIView {
  package override var elementRole: ElementRole { .picker }

  /// The rows and columns.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { reloadAllComponents() }
  }
  /// The source of the titles of the rows.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsLayout() } }
  /// The titles by column and row, shown while there is no data source.
  package var titles: [[String]] = [] { didSet { reloadAllComponents() } }

  /// Whether columns are as wide as their titles, as the wheels of a date are.
  var sharesWidthByContent = false

  private var selection: [Int] = []

  override func setUpView() {
    super.setUpView()
    isOpaque = false
  }

  override func initialSize(for size: CGSize) -> CGSize {
    size == .zero ? PickerSizes.wheels[.newest].cgSize : size
  }

  /// The number of columns.
  open var numberOfComponents: Int {
    max(0, dataSource?.numberOfComponents(in: self) ?? titles.count)
  }

  /// The number of rows in a column; 0 for a column that does not exist.
  open func numberOfRows(inComponent component: Int) -> Int {
    guard (0..<numberOfComponents).contains(component) else { return 0 }
    if let dataSource {
      return max(0, dataSource.pickerView(self, numberOfRowsInComponent: component))
    }
    return titles[component].count
  }

  /// The size of the rows of a column.
  open func rowSize(forComponent component: Int) -> CGSize {
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? 0
    return CGSize(
      width: width(of: component),
      height: height > 0 && height.isFinite ? height : PickerMetrics.rowHeight
    )
  }

  /// Queries the number of rows again.
  open func reloadAllComponents() {
    selection = (0..<numberOfComponents).map { selectedRow(inComponent: $0) }
    setNeedsLayout()
  }

  /// Queries the number of rows of a column again.
  open func reloadComponent(_ component: Int) { reloadAllComponents() }

  /// Selects the nearest existing row, without animation; the delegate is not notified.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard (0..<numberOfComponents).contains(component) else { return }
    while selection.count <= component { selection.append(0) }
    selection[component] = min(max(0, row), max(0, numberOfRows(inComponent: component) - 1))
  }

  /// The selected row of a column; -1 for none.
  open func selectedRow(inComponent component: Int) -> Int {
    let count = numberOfRows(inComponent: component)
    guard count > 0 else { return -1 }
    return selection.indices.contains(component) ? min(max(0, selection[component]), count - 1) : 0
  }

  func width(of component: Int) -> Double {
    let own = (0..<numberOfComponents).map { index -> Double in
      let width = delegate?.pickerView(self, widthForComponent: index) ?? 0
      return width.isFinite ? max(0, width) : 0
    }
    guard own.indices.contains(component) else { return 0 }
    if own[component] > 0 { return own[component] }
    if sharesWidthByContent { return contentWidths[component] }
    let room = max(0, bounds.width - 2 * PickerMetrics.margin - own.reduce(0, +))
    return room / Double(own.count { $0 == 0 })
  }

  // MARK: Hooks

  open override var intrinsicContentSize: CGSize { PickerSizes.wheels(traitCollection) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var sizeSource: SizeSource { .traits }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    guard bounds.isUsable, bounds.width > 0, bounds.height > 0 else { return }
    element.clipsToBounds = true
    element.interaction = Interaction(
      isEnabled: isUserInteractionEnabled,
      hitArea: Rect(bounds)
    )
    element.drawings += wheelDrawings()
  }
}
