public import DynamicType
import FontDescriptors
public import Foundation
package import Snapshots

/// A row of a table.
///
/// Constraints inside a cell never cross its boundary: each cell is laid out on its own.
open class UITableViewCell: UIView, ReusableCell, ConfigurableCell {
  package override var elementRole: ElementRole { .tableCell }

  /// The reuse identifier of cells.
  open internal(set) var reuseIdentifier: String?
  private(set) var style: CellStyle

  /// The view that contains the content, beside the accessory.
  public let contentView = UIView(frame: .zero)
  var labels = CellLabels()
  var contentMargins: NSDirectionalEdgeInsets?

  open var accessoryType = AccessoryType.none { didSet { partsChanged() } }
  /// The view on the trailing side, in place of ``accessoryType``.
  open var accessoryView: UIView? {
    didSet {
      guard accessoryView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      partsChanged()
    }
  }
  /// The accessory at the trailing side while the table is edited.
  open var editingAccessoryType = AccessoryType.none { didSet { partsChanged() } }
  /// The view on the trailing side while the table is edited, in place of ``editingAccessoryType``.
  open var editingAccessoryView: UIView? {
    didSet {
      if editingAccessoryView !== oldValue { oldValue?.removeFromSuperview() }
      partsChanged()
    }
  }
  /// Whether the table is edited.
  open var isEditing = false
  /// Whether the reorder control is shown while the table is edited.
  open var showsReorderControl = false { didSet { superview?.setNeedsLayout() } }
  /// Whether the content is indented while the table is edited, even without a control.
  open var shouldIndentWhileEditing = true { didSet { superview?.setNeedsLayout() } }
  open var indentationLevel = 0 { didSet { partsChanged() } }
  open var indentationWidth: CGFloat = 10 { didSet { partsChanged() } }
  open var selectionStyle = SelectionStyle.default
  open var isSelected = false {
    didSet { if isSelected != oldValue { setNeedsUpdateConfiguration() } }
  }
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsUpdateConfiguration() } }
  }
  open var focusStyle = 0
  /// The insets of the line below; `nil` for those of the table.
  var ownSeparatorInset: UIEdgeInsets?
  /// The insets of the line below.
  open var separatorInset: UIEdgeInsets {
    get { ownSeparatorInset ?? place.separatorInset }
    set { ownSeparatorInset = newValue }
  }
  open var backgroundView: UIView? {
    didSet { exchangeBackground(oldValue, backgroundView) }
  }
  open var selectedBackgroundView: UIView?
  /// The background of a selected cell while several can be selected; kept.
  open var multipleSelectionBackgroundView: UIView?
  /// The background in place of ``backgroundView`` and of the color of the view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      UIBackgroundConfiguration.exchange(oldValue, by: backgroundConfiguration, in: self)
    }
  }
  /// Whether the background changes with the state; kept.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The content that the content view shows in place of the labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { configurationChanged() }
  }
  var configuredView: (any UIView & UIContentView)?

  /// The height that a document gives only this cell; -1 for that of the table.
  package var rowHeight: Double = -1
  /// The cell's place, as the table states it.
  var place = CellPlace()

  /// Creates a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  public convenience override init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates one, ignoring the coder.
  public required init?(coder: NSCoder) {
    style = .default
    super.init(coder: coder)
  }

  /// Sets the style and the reuse identifier that a document gives a cell of a program's own class.
  package func take(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
  }

  /// Creates a cell of a registered class; a subclass that overrides UIKit's initializers inherits this one.
  public required convenience init(reusing identifier: String) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  override func setUpView() {
    super.setUpView()
    storedFrame.size = CGSize(width: 320, height: 44)
    embedRow(contentView)
  }

  override var hasOwnEngine: Bool { true }

  /// Called before the cell is reused for another row; call `super`.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  // MARK: State

  /// Called when the state changes, in place of an overridden ``updateConfiguration(using:)``.
  open var configurationUpdateHandler: ((UITableViewCell, UICellConfigurationState) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }
  var needsUpdateConfiguration = true

  /// The state for configurations.
  open var configurationState: UICellConfigurationState { ownState }

  /// Requests ``updateConfiguration(using:)``.
  open func setNeedsUpdateConfiguration() { askForConfiguration() }

  /// Updates the cell's content for a state.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  func callUpdateHandler(_ state: UICellConfigurationState) {
    configurationUpdateHandler?(self, state)
  }

  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }

  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The background of a cell in the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    place.tableStyle == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// The configuration of a list cell in this cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    case .default: .cell()
    }
  }

  // MARK: Labels

  /// The first label of a cell with a style, created when first needed.
  open var textLabel: UILabel? { label(\.title, .title) }

  /// The second label; `nil` in the default style.
  open var detailTextLabel: UILabel? {
    style == .default && labels.detail == nil ? nil : label(\.detail, .subtitle)
  }

  /// The image at the leading side.
  open var imageView: UIImageView? {
    if let image = labels.image { return image }
    let view = UIImageView(image: nil)
    contentView.addSubview(view)
    labels.image = view
    return view
  }

  private func label(
    _ path: WritableKeyPath<CellLabels, UILabel?>,
    _ role: TextContent.Role
  ) -> UILabel {
    if let label = labels[keyPath: path] { return label }
    let label = UILabel()
    label.textRole = role
    let isValue = role == .subtitle && (style == .value1 || style == .value2)
    label.setDefaults {
      label.font = labels.font(role, style, CellMetrics(traitCollection))
      label.adjustsFontForContentSizeCategory = true
      if isValue { label.textColor = .secondaryLabel }
    }
    contentView.addSubview(label)
    labels[keyPath: path] = label
    return label
  }

  /// Uses the labels and the image view of a document in place of the style's own.
  package func adopt(title: UILabel?, detail: UILabel?, image: UIImageView?) {
    labels.title = title
    labels.detail = detail
    labels.image = image
    title?.textRole = .title
    detail?.textRole = .subtitle
    for view in [title, detail, image].compactMap({ $0 as UIView? }) where view.superview == nil {
      contentView.addSubview(view)
    }
    partsChanged()
  }

  // MARK: Changes

  func partsChanged() {
    placeContentView()
    setNeedsLayout()
  }

  private func exchangeBackground(_ old: UIView?, _ new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: 0) }
    setNeedsLayout()
  }

  private func configurationChanged() {
    configuredView = ListContent.show(contentConfiguration, in: contentView, in: configuredView)
    setNeedsLayout()
  }

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    partsChanged()
  }

  override func frameSizeChanged() { placeContentView() }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeContentView()
    backgroundView?.frame = bounds
    layoutStyle()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: labels.isEmpty ? 0 : styleHeight(in: size.width))
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    describeCell(&element)
  }

  /// The editing control of the row; none while the table is not edited.
  open var editingStyle: EditingStyle { place.editing?.style ?? .none }

  /// Called before the cell shows or hides its editing controls.
  open func willTransition(to state: StateMask) {}

  /// Called after the cell showed or hid its editing controls.
  open func didTransition(to state: StateMask) {}
}

/// The labels of a cell with a style.
struct CellLabels {
  var title: UILabel?
  var detail: UILabel?
  var image: UIImageView?

  var isEmpty: Bool { title == nil && detail == nil && image == nil }

  /// The default font of the second label.
  private(set) var detailFont: UIFont?

  /// The fonts: the body style; in two-line cells the second label is smaller.
  mutating func font(
    _ role: TextContent.Role,
    _ style: UITableViewCell.CellStyle,
    _ metrics: CellMetrics
  ) -> UIFont {
    guard role == .subtitle else {
      return .preferredFont(forTextStyle: .body, compatibleWith: metrics.traits)
    }
    let font = Self.detailFont(style, metrics)
    detailFont = font
    return font
  }

  private static func detailFont(
    _ style: UITableViewCell.CellStyle,
    _ metrics: CellMetrics
  ) -> UIFont {
    .preferredFont(
      forTextStyle: style == .subtitle ? metrics.subtitleStyle : .body,
      compatibleWith: metrics.traits
    )
  }

  /// Replaces the second label's font where the generation of the system uses another style, unless a program
  /// set it.
  mutating func takeFonts(_ style: UITableViewCell.CellStyle, _ metrics: CellMetrics) {
    guard let detail, let detailFont,
      detail.font.fontDescriptor.textStyle == detailFont.fontDescriptor.textStyle
    else { return }
    let font = Self.detailFont(style, metrics)
    self.detailFont = font
    guard font.fontDescriptor.textStyle != detail.font.fontDescriptor.textStyle else { return }
    detail.setDefaults { detail.font = font }
  }
}

/// The place of a cell in its table.
struct CellPlace: Equatable {
  var isInTable = false
  var tableStyle = UITableViewStyle.plain
  /// The margin at the sides of the content.
  var margin = 16.0
  var showsSeparator = false
  var separatorInset = UIEdgeInsets(top: 0, left: 15, bottom: 0, right: 0)
  var separatorColor = UIColor.separator
  /// Whether lines close the section above and below.
  var showsGroupEdges = false
  /// Whether the cell begins or ends its section.
  var isFirst = false
  var isLast = false
  var safeArea = UIEdgeInsets.zero
  /// The editing controls; `nil` while the table is not edited.
  var editing: CellEditing?
}
