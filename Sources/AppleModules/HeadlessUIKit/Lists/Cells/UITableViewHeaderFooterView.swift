import DynamicType
public import Foundation
package import Snapshots

/// The title or view above or below a section's rows.
open class UITableViewHeaderFooterView: UIView {
  package override var elementRole: ElementRole { .headerFooter }

  /// The reuse identifier of views.
  open internal(set) var reuseIdentifier: String?
  /// The view that contains the content.
  public let contentView = UIView(frame: .zero)
  private var madeTitleLabel: UILabel?
  private var madeDetailLabel: UILabel?
  var configuredView: (any UIView & UIContentView)?
  var place = HeaderPlace()
  open var backgroundView: UIView?
  /// The background in place of ``backgroundView`` and of the color of the view.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    didSet {
      UIBackgroundConfiguration.exchange(oldValue, by: backgroundConfiguration, in: self)
    }
  }
  /// Whether the background changes with the state; kept.
  open var automaticallyUpdatesBackgroundConfiguration = true

  /// The content that the content view shows in place of the label.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configuredView = ListContent.show(contentConfiguration, in: contentView, in: configuredView)
      setNeedsLayout()
    }
  }

  /// Creates a view.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
  }

  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates one, ignoring the coder.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a view of a registered class; a subclass that overrides UIKit's initializers inherits this one.
  public required convenience init(reusing identifier: String) {
    self.init(reuseIdentifier: identifier)
  }

  override func setUpView() {
    super.setUpView()
    embedRow(contentView)
  }

  override var hasOwnEngine: Bool { true }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    backgroundConfiguration?.describe(&element, of: self)
  }

  /// Called before the view is reused for another section; call `super`.
  open func prepareForReuse() {}

  /// The title.
  open var textLabel: UILabel? {
    if let madeTitleLabel { return madeTitleLabel }
    let label = UILabel()
    label.textRole = .header
    label.numberOfLines = 0
    contentView.addSubview(label)
    madeTitleLabel = label
    return label
  }

  /// The second line of a grouped table's header.
  open var detailTextLabel: UILabel? {
    if let madeDetailLabel { return madeDetailLabel }
    let label = UILabel()
    label.setDefaults {
      label.font = .preferredFont(forTextStyle: .footnote, compatibleWith: traitCollection)
    }
    contentView.addSubview(label)
    madeDetailLabel = label
    return label
  }

  private var metrics: HeaderMetrics {
    HeaderMetrics(cell: CellMetrics(traitCollection), style: place.style)
  }

  /// Gives the title the fonts and colors of its context.
  func applyPlace() {
    guard let label = madeTitleLabel else { return }
    let metrics = self.metrics
    label.textRole = place.isFooter ? .footer : .header
    let isStrong = place.style == .plain && !place.isFooter
    label.setDefaults {
      label.font = place.isFooter ? metrics.footerFont : metrics.headerFont
      label.textColor = isStrong ? .label : .secondaryLabel
    }
    guard !place.isFooter, metrics.titlesAreUppercase else { return }
    label.text = label.text?.uppercased()
  }

  private func titleSize(in width: Double) -> CGSize {
    guard let label = madeTitleLabel, label.text?.isEmpty == false else { return .zero }
    return label.sizeThatFits(CGSize(width: width - 2 * place.margin, height: 0))
  }

  /// The preferred height of the content at the current width; `nil` for none.
  func fittingHeight() -> Double? {
    if let configuredView { return ListContent.height(of: configuredView, in: bounds.width) }
    let title = titleSize(in: bounds.width)
    if title.height > 0 {
      guard !place.isFooter else {
        let room = metrics.footerRoom
        return metrics.cell.up(room.top + title.height + room.bottom)
      }
      return metrics.headerHeight(title: title.height, in: place)
    }
    let size = systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    return size.height > 0.5 ? size.height : nil
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    contentView.frame = bounds
    backgroundView?.frame = bounds
    configuredView?.frame = contentView.bounds
    layoutTitle()
  }

  private func layoutTitle() {
    guard let label = madeTitleLabel else { return }
    let size = titleSize(in: bounds.width)
    var frame = CGRect(x: place.margin, y: 0, width: size.width, height: size.height)
    frame.origin.y =
      place.isFooter
      ? metrics.footerRoom.top : max(0, bounds.height - size.height - metrics.titleBottom)
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = bounds.width - frame.maxX
    }
    if label.frame != frame { label.frame = frame }
  }

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    if place.isInTable { applyPlace() }
    setNeedsLayout()
  }
}

/// The context of a header or footer in its table.
struct HeaderPlace: Equatable {
  var isInTable = false
  var style = UITableViewStyle.plain
  var isFooter = false
  var isFirst = false
  var followsUntitledFooter = false
  /// Whether a bar with a large title of iOS 26 is above the table.
  var isBelowLargeTitle = false
  var margin = 16.0
}
