import DynamicType
public import Foundation

/// The object that makes the decisions of a split view controller.
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Whether the details are discarded when the columns collapse into one, which is the default.
  func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool

  /// The column that is shown when the columns collapse into one.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column
}

extension UISplitViewControllerDelegate {
  /// Discards the details.
  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }

  /// Accepts the proposal.
  public func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { proposedTopColumn }
}

/// A container that shows a list beside its details, or only one of them where space is short.
///
/// In a regular width all columns are side by side, unless ``preferredDisplayMode`` asks for the details
/// alone. In a compact width there is one column: the one for compact widths, or the first until details are
/// shown.
open class UISplitViewController: UIViewController {
  /// The number of columns.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    case unspecified, doubleColumn, tripleColumn
  }
  /// A column.
  public enum Column: Int, Hashable, Sendable, CaseIterable {
    case primary, supplementary, secondary, compact
  }
  /// The visible columns.
  public enum DisplayMode: Int, Hashable, Sendable, CaseIterable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary

    /// The name of ``oneBesideSecondary`` before iOS 14.
    public static let allVisible = oneBesideSecondary
    /// The name of ``secondaryOnly`` before iOS 14.
    public static let primaryHidden = secondaryOnly
    /// The name of ``oneOverSecondary`` before iOS 14.
    public static let primaryOverlay = oneOverSecondary
  }

  /// The value that stands for the system's width.
  public static let automaticDimension: CGFloat = -.greatestFiniteMagnitude

  /// The number of columns.
  public let style: Style
  /// The delegate.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The preferred visible columns.
  open var preferredDisplayMode = DisplayMode.automatic { didSet { columnsChanged() } }
  /// The fraction of the width that the first column gets.
  open var preferredPrimaryColumnWidthFraction = automaticDimension { didSet { columnsChanged() } }
  /// The preferred width of the first column.
  open var preferredPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  /// The least width of the first column.
  open var minimumPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  /// The most width of the first column.
  open var maximumPrimaryColumnWidth = automaticDimension { didSet { columnsChanged() } }
  /// The visible columns: those that are preferred, or as many as there is room for.
  open var displayMode: DisplayMode {
    if isCollapsed { return .secondaryOnly }
    return preferredDisplayMode == .automatic ? .oneBesideSecondary : preferredDisplayMode
  }
  /// The preferred width of the second of three columns; kept.
  open var preferredSupplementaryColumnWidth = automaticDimension
  /// The least width of the second of three columns; kept.
  open var minimumSupplementaryColumnWidth = automaticDimension
  /// The most width of the second of three columns; kept.
  open var maximumSupplementaryColumnWidth = automaticDimension
  /// Whether a gesture shows the first column; no gesture is performed here.
  open var presentsWithGesture = true

  /// The button that shows or hides the first column, with the symbol of a sidebar; it is not tapped here.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(
    image: UIImage(systemName: "sidebar.leading"),
    style: .plain,
    target: nil,
    action: nil
  )

  var columns: [Column: UIViewController] = [:]
  private var showsDetails = false

  /// Creates a container of the style without a fixed number of columns; containers have no xib.
  public override init(nibName: String?, bundle: Bundle?) {
    style = .unspecified
    super.init(nibName: nibName, bundle: bundle)
  }

  /// Creates a container.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a container, ignoring the coder.
  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  open override func loadView() {
    makeContainerView { [weak self] in self?.layoutColumns() }
    loadedView?.backgroundColor = .separator
    columnsChanged()
  }

  /// The list and its details.
  open var viewControllers: [UIViewController] {
    get { [.primary, .supplementary, .secondary].compactMap { columns[$0] } }
    set {
      set(newValue.first, for: .primary)
      set(newValue.count > 2 ? newValue[1] : nil, for: .supplementary)
      set(newValue.count > 1 ? newValue[newValue.count - 1] : nil, for: .secondary)
    }
  }

  /// Puts a controller into a column; where the style has a number of columns, it is wrapped in a navigation
  /// controller if needed.
  open func setViewController(_ controller: UIViewController?, for column: Column) {
    var controller = controller
    if style != .unspecified, column != .compact, let inner = controller,
      !(inner is UINavigationController)
    {
      controller = UINavigationController(rootViewController: inner)
    }
    set(controller, for: column)
  }

  /// The controller of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column while the columns are collapsed into one.
  open func show(_ column: Column) {
    showsDetails = column == .secondary
    columnsChanged()
  }

  open override func showDetailViewController(_ controller: UIViewController, sender: Any?) {
    set(controller, for: .secondary)
    show(.secondary)
  }

  private func set(_ controller: UIViewController?, for column: Column) {
    let old = columns[column]
    guard old !== controller else { return }
    old?.willMove(toParent: nil)
    columns[column] = controller
    if let controller { addChild(controller) }
    columnsChanged()
    old?.loadedView?.removeFromSuperview()
    old?.removeFromParent()
    controller?.didMove(toParent: self)
  }

  // MARK: Columns

  /// Whether the columns are collapsed into one.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }

  /// The width of the first column: the requested one, or 40 percent and at most 320 points, as Apple
  /// documents it for iOS 8.
  open var primaryColumnWidth: CGFloat {
    let width = loadedView?.bounds.width ?? 0
    var value = min(320, width * 0.4)
    let automatic = UISplitViewController.automaticDimension
    if preferredPrimaryColumnWidth != automatic {
      value = preferredPrimaryColumnWidth
    } else if preferredPrimaryColumnWidthFraction != automatic {
      value = width * preferredPrimaryColumnWidthFraction
      if maximumPrimaryColumnWidth == automatic { value = min(320, value) }
    }
    if minimumPrimaryColumnWidth != automatic { value = max(value, minimumPrimaryColumnWidth) }
    if maximumPrimaryColumnWidth != automatic { value = min(value, maximumPrimaryColumnWidth) }
    return min(max(0, value), width)
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    columnsChanged()
  }

  /// The column that is shown while the columns are collapsed.
  private var topColumn: Column {
    if columns[.compact] != nil { return .compact }
    guard let primary = columns[.primary] else { return .secondary }
    if showsDetails, columns[.secondary] != nil { return .secondary }
    guard let secondary = columns[.secondary], let delegate else { return .primary }
    if style != .unspecified {
      return delegate.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .primary)
    }
    let givesUp = delegate.splitViewController(self, collapseSecondary: secondary, onto: primary)
    return givesUp ? .primary : .secondary
  }

  private var shownColumns: [Column] {
    if isCollapsed { return [topColumn] }
    if preferredDisplayMode == .secondaryOnly { return [.secondary] }
    return [.primary, .supplementary, .secondary].filter { columns[$0] != nil }
  }

  private func columnsChanged() {
    guard let loadedView else { return }
    let shown = shownColumns
    for column in Column.allCases {
      guard let controller = columns[column] else { continue }
      // According to Apple, the columns beside the details are compact, and the details are regular.
      let isCompact = !isCollapsed && column != .secondary
      setOverrideTraitCollection(
        isCompact ? UITraitCollection(horizontalSizeClass: .compact) : nil,
        forChild: controller
      )
      if !shown.contains(column) {
        controller.loadedView?.removeFromSuperview()
      } else if let view = controller.view, view.superview !== loadedView {
        loadedView.addSubview(view)
      }
    }
    loadedView.setNeedsLayout()
  }

  /// Places the columns with lines of one pixel between them.
  private func layoutColumns() {
    guard let loadedView else { return }
    let bounds = loadedView.bounds
    let line = 1 / loadedView.pixelScale
    let shown = shownColumns.filter { columns[$0] != nil }
    var x: CGFloat = 0
    for (index, column) in shown.enumerated() {
      let isLast = index == shown.count - 1
      let width = isLast ? bounds.width - x : primaryColumnWidth
      columns[column]?.loadedView?.frame = loadedView.directed(
        CGRect(x: x, y: 0, width: max(0, width), height: bounds.height)
      )
      x += width + line
    }
  }
}
