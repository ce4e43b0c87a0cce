public import DynamicType
public import Foundation
package import Snapshots

/// A column of rows, in sections.
///
/// As in UIKit, cells exist for the rows that are visible only; `laysOutAllRows` shows more of
/// them. Rows whose height nobody gives are as high as their content wants, and before they were
/// visible as high as the estimate says.
///
/// The delegate's type is that of scroll views, because a property cannot be overridden with
/// another type: a delegate that is a ``UITableViewDelegate`` is asked as one.
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
  /// The height of rows before they were measured, or ``automaticDimension`` for 44 points.
  ///
  /// With 0 no row sizes itself: rows without a height of their own are 44 points high.
  open var estimatedRowHeight: CGFloat = automaticDimension { didSet { heightsChanged() } }
  open var sectionHeaderHeight: CGFloat = automaticDimension { didSet { heightsChanged() } }
  open var sectionFooterHeight: CGFloat = automaticDimension { didSet { heightsChanged() } }
  open var estimatedSectionHeaderHeight: CGFloat = automaticDimension
  open var estimatedSectionFooterHeight: CGFloat = automaticDimension
  /// Room above each section's header; ``automaticDimension`` is none here (22 points in plain tables
  /// were measured on Mac Catalyst only).
  open var sectionHeaderTopPadding: CGFloat = automaticDimension { didSet { heightsChanged() } }

  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { setNeedsLayout() }
  }
  open var separatorColor: UIColor? = .separator { didSet { setNeedsLayout() } }
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  var ownSeparatorInset: UIEdgeInsets?
  /// The insets of the lines between rows; the margins unless they are set.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: sideMargin, bottom: 0, right: 0) }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  /// Whether the margins of cells keep to the width that is comfortable to read.
  open var cellLayoutMarginsFollowReadableWidth = false { didSet { heightsChanged() } }
  open var insetsContentViewsToSafeArea = true { didSet { setNeedsLayout() } }
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  /// Whether rows show the controls by which they are deleted, inserted and moved.
  open var isEditing = false { didSet { if isEditing != oldValue { heightsChanged() } } }

  /// Shows or hides the controls of editing; nothing is animated.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  open var remembersLastFocusedIndexPath = false

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

  /// Whether rows below the visible part are laid out too, up to ``maximumLaidOutRows``.
  package var laysOutAllRows = false { didSet { setNeedsLayout() } }
  /// The most rows that are laid out beyond the visible part.
  static let maximumLaidOutRows = 500
  /// Cells that exist already; used where there is no data source.
  package var staticSource: StaticTableSource? { didSet { reloadData() } }
  /// Cells that are shown as samples where there is no data source.
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

  /// Creates one as if it came out of an archive; an archive is not read.
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

  /// The source of rows: the program's, or what a document holds.
  var source: (any UITableViewDataSource)? { dataSource ?? staticSource }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  // MARK: Changes

  /// Forgets all rows and asks the data source again.
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
    // The cell adds what it stands beside, a card's distance or the display's notch, by itself.
    let outside = style == .insetGrouped ? sideInset : widestSafeSide
    let readable = ReadableContentGuide(
      viewWidth: bounds.width,
      margins: UIEdgeInsets(top: 0, left: outside + side, bottom: 0, right: outside + side),
      safeArea: UIEdgeInsets(top: 0, left: widestSafeSide, bottom: 0, right: widestSafeSide),
      category: traits.preferredContentSizeCategory,
      systemVersion: traits.systemGeneration.version
    )
    return max(side, readable.left - outside)
  }

  /// The distance of the rows' edges from the table's: cards stand beside the display's notch.
  var sideInset: Double {
    guard style == .insetGrouped else { return 0 }
    let side = LayoutMargins.cellSide(
      forWidth: bounds.width,
      idiom: .phone,
      systemVersion: systemGeneration.version
    )
    return side + widestSafeSide
  }

  /// The distance of content from the edges of rows that reach below the display's notch.
  var safeSide: Double { style == .insetGrouped ? 0 : widestSafeSide }

  /// The height in points of rows that neither have a height nor size themselves.
  static let defaultRowHeight = 44.0

  private var widestSafeSide: Double {
    insetsContentViewsToSafeArea ? max(safeAreaInsets.left, safeAreaInsets.right) : 0
  }

  override var scrollsSubviewsThroughMargins: Bool { true }
}
