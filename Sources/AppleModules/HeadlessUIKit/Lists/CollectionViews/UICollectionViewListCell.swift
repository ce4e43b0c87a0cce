import DynamicType
public import Foundation
package import Snapshots
import SystemMetrics

/// A row of a list in a collection.
///
/// ```swift
/// var content = cell.defaultContentConfiguration()
/// content.text = "Length"
/// cell.contentConfiguration = content
/// cell.accessories = [.disclosureIndicator()]
/// ```
open class UICollectionViewListCell: UICollectionViewCell {
  package override var elementRole: ElementRole { .listCell }

  private var place = ListPlace()
  private var accessoryViews: [ListAccessoryView] = []
  private var separatorGuide: UILayoutGuide?
  private var separatorStart: NSLayoutConstraint?

  /// The guide of the line below the cell: constraints on its sides move the ends of the line.
  open var separatorLayoutGuide: UILayoutGuide {
    if let separatorGuide { return separatorGuide }
    let guide = UILayoutGuide()
    addLayoutGuide(guide)
    let start = guide.leadingAnchor.constraint(equalTo: leadingAnchor, constant: place.margin)
    let constraints = [
      start, guide.trailingAnchor.constraint(equalTo: trailingAnchor),
      guide.bottomAnchor.constraint(equalTo: bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: metrics.lineThickness),
    ]
    for constraint in constraints { constraint.priority = .defaultLow }
    NSLayoutConstraint.activate(constraints)
    (separatorGuide, separatorStart) = (guide, start)
    return guide
  }

  /// The accessories at the trailing side, the first next to the content.
  open var accessories: [UICellAccessory] = [] { didSet { accessoriesChanged() } }
  /// The number of steps of indentation.
  open var indentationLevel = 0 { didSet { setNeedsLayout() } }
  /// The width of a step in points.
  open var indentationWidth: CGFloat = 10 { didSet { setNeedsLayout() } }

  /// The configuration of a row.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    guard place.isHeader else { return .cell() }
    return place.style == .plain ? .plainHeader() : .groupedHeader()
  }

  private var metrics: CellMetrics { CellMetrics(traitCollection) }

  private var separatorHeight: Double { place.showsSeparator ? metrics.separator : 0 }

  private func accessoriesChanged() {
    for view in accessoryViews { view.removeFromSuperview() }
    accessoryViews = accessories.map { ListAccessoryView($0) }
    for view in accessoryViews { addSubview(view) }
    setNeedsLayout()
  }

  open override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    let kind = layoutAttributes.representedElementKind
    take(layoutAttributes.indexPath, kind, in: superview as? UICollectionView)
  }

  /// Notes the row's place, or that the cell is a header or footer.
  func take(_ path: IndexPath, _ kind: String?, in collection: UICollectionView?) {
    guard let layout = collection?.collectionViewLayout as? UICollectionViewCompositionalLayout
    else { return }
    let new = layout.place(of: path, kind: kind)
    guard new != place else { return }
    place = new
    separatorStart?.constant = place.margin
    setNeedsLayout()
  }

  /// The space beside the accessories for a width.
  private func contentWidth(in width: Double) -> Double {
    let taken = accessoryViews.reduce(0) {
      $0 + $1.width(metrics) + CellSizes.accessoryGap[systemGeneration]
    }
    let indent = Double(indentationLevel) * Double(indentationWidth)
    return max(
      0,
      width - indent
        - (taken > 0 ? taken - CellSizes.accessoryGap[systemGeneration] + place.margin : 0)
    )
  }

  private func placeMargins() {
    let margins = NSDirectionalEdgeInsets(
      top: metrics.verticalMargin,
      leading: place.margin,
      bottom: metrics.verticalMargin,
      trailing: accessoryViews.isEmpty ? place.margin : CellSizes.accessoryGap[systemGeneration]
    )
    if contentView.directionalLayoutMargins != margins {
      contentView.directionalLayoutMargins = margins
    }
  }

  open override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    placeMargins()
    let preferred = layoutAttributes.copied()
    let width = contentWidth(in: Double(layoutAttributes.size.width))
    let fitting =
      configuredView.map { ListContent.height(of: $0, in: width) }
      ?? contentView.systemLayoutSizeFitting(
        CGSize(width: width, height: 0),
        withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    let least = configuredView == nil ? metrics.height(forLabel: 0) : 0
    preferred.frame.size.height = max(fitting, least) + separatorHeight
    return preferred
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeMargins()
    let width = contentWidth(in: Double(bounds.width))
    let indent = Double(indentationLevel) * Double(indentationWidth)
    contentView.frame = directed(
      CGRect(x: indent, y: 0, width: width, height: bounds.height)
    )
    configuredView?.frame = contentView.bounds
    var right = Double(bounds.width) - place.margin
    for view in accessoryViews.reversed() {
      let size = view.size(metrics)
      let y = metrics.down((Double(bounds.height) - separatorHeight - Double(size.height)) / 2)
      let x = right - Double(size.width)
      view.frame = directed(CGRect(x: x, y: y, width: size.width, height: size.height))
      right = x - CellSizes.accessoryGap[systemGeneration]
    }
    roundCorners()
  }

  /// Rounds the outer corners of an inset group, as tables do.
  private func roundCorners() {
    guard place.style == .insetGrouped, !place.isHeader else { return }
    var corners: CACornerMask = []
    if place.isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if place.isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : CellSizes.groupCornerRadius[systemGeneration]
    layer.maskedCorners = corners
    clipsToBounds = !corners.isEmpty
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    if backgroundColor == nil, backgroundView == nil, backgroundConfiguration == nil,
      !place.isHeader
    {
      let fill: UIColor =
        place.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
      element.drawings.append(
        .fill(
          .roundedRect(element.bounds, element.cornerRadii, element.cornerCurve),
          .color(rgba(fill))
        )
      )
    }
    guard place.showsSeparator else { return }
    let height = metrics.lineThickness
    var line = directed(
      CGRect(
        x: place.margin,
        y: Double(bounds.height) - height,
        width: max(0, Double(bounds.width) - place.margin),
        height: height
      )
    )
    if let frame = separatorGuide?.layoutFrame {
      (line.origin.x, line.size.width) = (frame.minX, frame.width)
    }
    element.drawings.append(.fill(.rect(Rect(line)), .color(rgba(.separator))))
  }
}

/// A view that draws an accessory of a row.
private final class ListAccessoryView: UIView {
  private let accessory: UICellAccessory
  private let label: UILabel?

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    if case .label(let text) = accessory.kind {
      let label = UILabel()
      label.identity.isGenerated = true
      label.text = text
      label.textRole = .value
      label.font = .preferredFont(forTextStyle: .body)
      label.adjustsFontForContentSizeCategory = true
      label.textColor = .secondaryLabel
      self.label = label
    } else {
      label = nil
    }
    super.init(frame: .zero)
    identity.isGenerated = true
    if let label { addSubview(label) }
  }

  required init?(coder: NSCoder) { nil }

  func width(_ metrics: CellMetrics) -> Double { Double(size(metrics).width) }

  func size(_ metrics: CellMetrics) -> CGSize {
    guard let type = accessory.tableType else { return label?.sizeThatFits(.zero) ?? .zero }
    let width = metrics.width(of: type)
    switch type {
    case .disclosureIndicator: return CGSize(width: width, height: metrics.chevron.height)
    case .checkmark: return CGSize(width: width, height: metrics.checkmark.height)
    default: return CGSize(width: width, height: width)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label?.frame = bounds
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    guard let type = accessory.tableType else { return }
    let isChevron = type == .disclosureIndicator
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    var symbol = SymbolContent(
      isChevron ? "chevron.forward" : type == .checkmark ? "checkmark" : "info.circle",
      pointSize: body.pointSize,
      rect: element.bounds,
      tint: rgba(isChevron ? .tertiaryLabel : tintColor)
    )
    symbol.weight = type == .detailButton ? .regular : .semibold
    symbol.scale = isChevron ? .small : type == .checkmark ? .medium : .large
    symbol.adjustsForContentSizeCategory = true
    symbol.isMirrored = isChevron && effectiveUserInterfaceLayoutDirection == .rightToLeft
    element.drawings.append(.symbol(symbol))
  }
}
