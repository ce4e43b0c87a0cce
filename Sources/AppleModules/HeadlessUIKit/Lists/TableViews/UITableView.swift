public import DynamicType
public import Foundation
package import Snapshots

/// A column of rows, in sections.
///
/// As in UIKit, cells exist only for visible rows; `laysOutAllRows` shows more of them. Rows without a given
/// height are as high as their content needs and, until they are visible, as high as the estimate.
///
/// The delegate's type is that of scroll views, because a property cannot be overridden with another type: a
/// delegate that conforms to ``UITableViewDelegate`` is used as one.
open class UITableView: UIScrollView {
  package override var elementRole: ElementRole { .table }

  /// The grouping of the rows.
  public let style: Style
  open weak var dataSource: (any UITableViewDataSource)? { didSet { reloadData() } }
  weak var rowDelegate: (any UITableViewDelegate)?
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      rowDelegate = delegate as? any UITableViewDelegate
      reloadData()
    }
  }

  /// The height of all rows in points, or ``automaticDimension``.
  open var rowHeight: CGFloat = automaticDimension { didSet { heightsChanged() } }
  /// The estimated height of rows before they are measured, or ``automaticDimension`` for 44 points.
  ///
  /// With 0 no row is self-sizing: rows without an explicit height are 44 points high.
  open var estimatedRowHeight: CGFloat = automaticDimension { didSet { heightsChanged() } }
  open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { heightsChanged() } }
  open var sectionFooterHeight: CGFloat = automaticDimension { didSet { heightsChanged() } }
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension
  /// The space above each section's header; ``automaticDimension`` means none here (22 points in plain tables
  /// were measured only on Mac Catalyst).
  open var sectionHeaderTopPadding: CGFloat = automaticDimension { didSet { heightsChanged() } }

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  var ownSeparatorInset: UIEdgeInsets?
  /// The insets of the lines between rows; by default the margins.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  /// Whether the margins of cells follow the readable width.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { heightsChanged() } }
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// Whether rows show the controls for deleting, inserting and moving them.
  open var isEditing = false { didSet { if isEditing != oldValue { heightsChanged() } } }

  /// Shows or hides the editing controls, without animation.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  open var remembersLastFocusedIndexPath = false
  /// Whether cells can receive focus; there is no focus here.
  open var allowsFocus = false
  /// Whether the focused cell is selected; there is no focus here.
  open var selectionFollowsFocus = false

  /// The view above all rows, as high as its frame.
  open var tableHeaderView: UIView? { didSet { exchange(oldValue, tableHeaderView) } }
  /// The view below all rows, as high as its frame.
  open var tableFooterView: UIView? { didSet { exchange(oldValue, tableFooterView) } }
  open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Whether rows below the visible part are also laid out, up to ``maximumLaidOutRows``.
  package var laysOutAllRows = false { didSet { setNeedsLayout() } }
  /// The maximum number of rows that are laid out beyond the visible part.
  static let maximumLaidOutRows = 500
  /// Cells that exist already, used where there is no data source.
  package var staticSource: StaticTableSource? { didSet { reloadData() } }
  /// Cells that are shown as samples if there is no data source.
  package var prototypes: [UITableViewCell] = [] {
    didSet { staticSource = StaticTableSource(sections: [.init(cells: prototypes)]) }
  }

  var items = TableItems()
  var needsItems = true
  var measuredWidth = 0.0
  var cells: [IndexPath: UITableViewCell] = [:]
  var headers: [Int: UIView] = [:]
  var footers: [Int: UIView] = [:]
  var selected: Set<IndexPath> = []
  var reuse = ReusePool<UITableViewCell>()
  var headerMakers: [String: () -> UITableViewHeaderFooterView] = [:]

  /// Creates a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// Creates one, ignoring the coder.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  override func setUpView() {
    super.setUpView()
    setDefaults {
      backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
    alwaysBounceVertical = true
  }

  /// The source of rows: the program's, or that of a document.
  var source: (any UITableViewDataSource)? { dataSource ?? staticSource }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Changes

  /// Discards all rows and queries the data source again.
  open func reloadData() {
    for path in cells.keys.sorted() { recycle(path) }
    for view
      in (headers.keys.sorted().map { headers[$0] }
      + footers.keys.sorted().map { footers[$0] }).compactMap({ $0 })
    { view.removeFromSuperview() }
    headers = [:]
    footers = [:]
    needsItems = true
    setNeedsLayout()
  }

  func heightsChanged() {
    for index in items.isMeasured.indices { items.isMeasured[index] = false }
    setNeedsLayout()
  }

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    heightsChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    layoutRows()
  }

  /// The margin at the sides of cells.
  var sideMargin: Double {
    let traits = traitCollection
    let side = LayoutMargins.cellSide(
      forWidth: bounds.width,
      // Cards on an iPad keep the wider margin: 20 where other tables have 16 (measured).
      idiom: style == .insetGrouped ? .phone : traits.userInterfaceIdiom,
      systemVersion: traits.systemGeneration.version
    )
    guard cellLayoutMarginsFollowReadableWidth || layoutMarginsFollowReadableWidth else {
      return side
    }
    // The cell adds the distance of a card or the display's notch itself.
    let outside = style == .insetGrouped ? sideInset : widestSafeSide
    let readable = ReadableContentGuide(
      viewWidth: bounds.width,
      margins: UIEdgeInsets(top: 0, left: outside + side, bottom: 0, right: outside + side),
      safeArea: UIEdgeInsets(top: 0, left: widestSafeSide, bottom: 0, right: widestSafeSide),
      category: traits.preferredContentSizeCategory
    )
    return max(side, readable.left - outside)
  }

  /// The distance of the rows' edges from the table's: cards are beside the display's notch.
  var sideInset: Double {
    guard style == .insetGrouped else { return 0 }
    let side = LayoutMargins.cellSide(
      forWidth: bounds.width,
      idiom: .phone,
      systemVersion: systemGeneration.version
    )
    return side + widestSafeSide
  }

  /// The distance of the content from the edges of rows that extend below the display's notch.
  var safeSide: Double { style == .insetGrouped ? 0 : widestSafeSide }

  /// The height in points of rows that have no height and are not self-sizing.
  static let defaultRowHeight = 44.0

  private var widestSafeSide: Double {
    insetsContentViewsToSafeArea ? max(safeAreaInsets.left, safeAreaInsets.right) : 0
  }

  override var scrollsSubviewsThroughMargins: Bool { true }

  // MARK: Members of extensions that programs override

  /// The number of sections.
  open var numberOfSections: Int {
    layoutIfNeeded()
    return items.rowCounts.count
  }

  /// The number of rows of a section.
  open func numberOfRows(inSection section: Int) -> Int {
    layoutIfNeeded()
    return items.rowCounts.indices.contains(section) ? items.rowCounts[section] : 0
  }

  /// The cell of a row, or `nil` if the row is not laid out.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { laidOutCells[indexPath] }

  /// The laid-out rows.
  open var indexPathsForVisibleRows: [IndexPath]? { laidOutCells.keys.sorted() }

  /// The header of a section, or `nil` where it has none.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return headers[section] as? UITableViewHeaderFooterView
  }

  /// The footer of a section, or `nil` where it has none.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    layoutIfNeeded()
    return footers[section] as? UITableViewHeaderFooterView
  }

  /// Scrolls to a row.
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: ScrollPosition,
    animated: Bool
  ) {
    showRow(at: indexPath, at: scrollPosition, animated: animated)
  }

  /// Selects a row.
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: ScrollPosition
  ) {
    chooseRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.remove(indexPath)
    cells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Reloads rows.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Shows new rows.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Shows that rows went.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) { reloadData() }

  /// Reloads sections.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  /// Shows new sections.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  /// Shows that sections went.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) { reloadData() }

  /// Begins a group of changes of rows, which take effect at once.
  open func beginUpdates() {}

  /// Ends a group of changes of rows; all are measured again.
  open func endUpdates() { heightsChanged() }

  /// Makes changes and measures the rows again.
  @_disfavoredOverload
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    heightsChanged()
    completion?(true)
  }

  /// Registers a class of cells for an identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reuse.register(cellClass, as: identifier)
  }

  /// Registers a xib of cells for an identifier, which contains one cell.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reuse.register(nib, as: identifier)
  }

  /// Registers a class of headers and footers for an identifier.
  open func register(
    _ aClass: AnyClass?,
    forHeaderFooterViewReuseIdentifier identifier: String
  ) {
    registerMaker(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }

  /// Registers a xib of headers or footers for an identifier, which contains one of them.
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerMaker(nib, forHeaderFooterViewReuseIdentifier: identifier)
  }

  /// A cell that waits for reuse, or a new one of the registered class; `nil` if none is registered.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reuse.dequeue(identifier)
  }

  /// A cell of a registered class.
  ///
  /// - Precondition: A class is registered for the identifier.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell { reuse.dequeueRegistered(identifier) }

  /// A new header or footer of the registered class or xib; `nil` if none is registered.
  public func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? {
    headerMakers[identifier]?()
  }
}
