public import Foundation
package import Snapshots

/// The view of a list content configuration.
open class UIListContentView: UIView, UIContentView {
  package override var elementRole: ElementRole { .listContent }

  private var listConfiguration: UIListContentConfiguration
  private let imageView = UIImageView(image: nil)
  private let title = UILabel()
  private let detail = UILabel()

  /// Creates a view of a configuration.
  public init(configuration: UIListContentConfiguration) {
    listConfiguration = configuration
    super.init(frame: .zero)
    for view in [imageView, title, detail] { addSubview(view) }
    detail.textRole = .subtitle
    title.textRole = .title
    apply()
  }

  /// Creates one, ignoring the coder.
  public required init?(coder: NSCoder) {
    listConfiguration = .cell()
    super.init(coder: coder)
  }

  /// The shown configuration; one of another type is ignored.
  open var configuration: any UIContentConfiguration {
    get { listConfiguration }
    set {
      guard let value = newValue as? UIListContentConfiguration else { return }
      listConfiguration = value
      apply()
    }
  }

  private func apply() {
    let value = listConfiguration
    imageView.image = value.image
    imageView.preferredSymbolConfiguration = value.imageProperties.preferredSymbolConfiguration
    if let tint = value.imageProperties.tintColor { imageView.tintColor = tint }
    imageView.layer.cornerRadius = value.imageProperties.cornerRadius
    imageView.clipsToBounds = value.imageProperties.cornerRadius > 0
    UIListContentView.apply(value.textProperties, value.text, value.attributedText, to: title)
    UIListContentView.apply(
      value.secondaryTextProperties,
      value.secondaryText,
      value.secondaryAttributedText,
      to: detail
    )
    detail.textRole = value.prefersSideBySideTextAndSecondaryText ? .value : .subtitle
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// Applies a text and its look to a label.
  static func apply(
    _ properties: UIListContentConfiguration.TextProperties,
    _ text: String?,
    _ attributed: NSAttributedString?,
    to label: UILabel
  ) {
    label.setDefaults {
      label.font = properties.font
      label.adjustsFontForContentSizeCategory = properties.adjustsFontForContentSizeCategory
      label.textColor = properties.color
    }
    label.numberOfLines = properties.numberOfLines
    label.lineBreakMode = properties.lineBreakMode
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.textAlignment = properties.alignment == .center ? .center : .natural
    if let attributed { label.attributedText = attributed } else { label.text = text }
  }

  // MARK: Layout

  private var metrics: CellMetrics { CellMetrics(traitCollection) }

  /// The configuration's margins, or those of the cell's content view.
  private var insets: NSDirectionalEdgeInsets {
    if let own = listConfiguration.ownMargins { return own }
    return superview?.directionalLayoutMargins ?? listConfiguration.directionalLayoutMargins
  }

  private var imageRoom: Double {
    guard imageView.image != nil else { return 0 }
    return imageSize.width + listConfiguration.imageToTextPadding
  }

  private var imageSize: CGSize {
    guard imageView.image != nil else { return .zero }
    var size = imageView.intrinsicContentSize
    let most = listConfiguration.imageProperties.maximumSize
    if most.width > 0 && size.width > most.width {
      size = CGSize(width: most.width, height: size.height * most.width / size.width)
    }
    if most.height > 0 && size.height > most.height {
      size = CGSize(width: size.width * most.height / size.height, height: most.height)
    }
    let reserved = listConfiguration.imageProperties.reservedLayoutSize
    return CGSize(width: max(size.width, reserved.width), height: max(size.height, reserved.height))
  }

  private struct Texts {
    var title = CGRect.zero
    var detail = CGRect.zero
    var height: Double { max(title.maxY, detail.maxY) }
  }

  /// The frames of the texts in a width, from 0.
  private func texts(in width: Double) -> Texts {
    var texts = Texts()
    let titleSize = size(of: title, width)
    let detailSize = size(of: detail, width)
    texts.title.size = titleSize
    texts.detail.size = detailSize
    guard detailSize.height > 0 else { return texts }
    let gap = listConfiguration.textToSecondaryTextHorizontalPadding
    let isAccessibility = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    if listConfiguration.prefersSideBySideTextAndSecondaryText, !isAccessibility,
      titleSize.width + gap + detailSize.width <= width
    {
      texts.detail.origin.x = width - detailSize.width
    } else if titleSize.height > 0 {
      texts.detail.origin.y =
        titleSize.height + listConfiguration.textToSecondaryTextVerticalPadding
    }
    return texts
  }

  private func size(of label: UILabel, _ width: Double) -> CGSize {
    guard label.text?.isEmpty == false else { return .zero }
    let size = label.sizeThatFits(CGSize(width: width, height: 0))
    return CGSize(width: min(width, size.width), height: size.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let insets = self.insets
    let width = max(0, size.width - insets.leading - insets.trailing - imageRoom)
    let texts = self.texts(in: width)
    let content = max(texts.height, imageSize.height)
    var height = metrics.up(content + insets.top + insets.bottom)
    if listConfiguration.ownMargins == nil { height = max(height, minimumHeight) }
    return CGSize(width: size.width, height: height)
  }

  /// The height of a content without its line: 52 at Large on iOS 26 (measured); at other sizes, and before
  /// iOS 26, that of a cell with a label (estimate).
  private var minimumHeight: Double {
    let label = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    return metrics.height(forLabel: metrics.up(label.lineHeight))
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: sizeThatFits(bounds.size).height)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let insets = self.insets
    let width = max(0, bounds.width - insets.leading - insets.trailing - imageRoom)
    let texts = self.texts(in: width)
    let room = bounds.height - insets.top - insets.bottom
    let y = insets.top + metrics.up(max(0, room - texts.height) / 2)
    let x = insets.leading + imageRoom
    put(title, texts.title.offsetBy(dx: x, dy: y))
    put(detail, texts.detail.offsetBy(dx: x, dy: y))
    let image = imageSize
    put(
      imageView,
      CGRect(
        x: insets.leading,
        y: metrics.up((bounds.height - image.height) / 2),
        width: image.width,
        height: image.height
      )
    )
  }

  private func put(_ view: UIView, _ rect: CGRect) {
    var frame = rect
    if effectiveUserInterfaceLayoutDirection == .rightToLeft {
      frame.origin.x = bounds.width - rect.maxX
    }
    if view.frame != frame { view.frame = frame }
  }
}
