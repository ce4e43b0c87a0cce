public import Foundation
import DynamicType
import FontManagement
package import Snapshots

/// A control with a title and an image that performs an action.
///
/// A button with a ``configuration`` follows the text size and wraps its title. One without, the
/// classic button, keeps the size of its title's font unless the font of ``titleLabel`` is a
/// preferred or scaled one and the label adjusts it, and it never asks for the height of a title in
/// several lines: `numberOfLines = 0` wraps the title in the height of one line, as in UIKit.
open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
  package override var elementRole: ElementRole { .button }

  /// The looks of classic buttons.
  public enum ButtonType: Int, Hashable, Sendable, CaseIterable {
    /// Without a look of its own.
    case custom = 0
    /// Title and image in the tint.
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    /// A button of the system without a blurred background, on other systems.
    case plain = 6
    case close = 7
    /// The old name of ``system``.
    public static let roundedRect = ButtonType.system
  }

  /// What a button's action means.
  public enum Role: Int, Hashable, Sendable, CaseIterable {
    case normal, primary, cancel, destructive
  }

  /// A closure that changes a button's configuration to suit its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The look of a classic button.
  open private(set) var buttonType = ButtonType.custom
  /// What the action means; destructive configurations are red.
  open var role = Role.normal {
    didSet { if role != oldValue { contentChanged() } }
  }

  var states = ButtonStates()
  private(set) lazy var titleView = makeTitleLabel()
  private(set) lazy var subtitleView = ButtonTitleLabel(self, role: .subtitle)
  private(set) lazy var pictureView = makeImageView()
  var isContentStale = true
  var isUpdatingParts = false

  // MARK: Making

  /// Creates a custom button.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Creates a button with an action for `primaryActionTriggered`, whose title and image it shows.
  public convenience init(
    type buttonType: ButtonType = .system,
    primaryAction: UIAction?
  ) {
    self.init(frame: .zero)
    take(buttonType)
    take(primaryAction)
  }

  /// Creates a button with a configuration.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    take(.system)
    self.configuration = configuration
    take(primaryAction)
  }

  /// Creates a system button with an action, as ``init(type:primaryAction:)``.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    take(primaryAction)
  }

  /// Creates a button as if it came out of an archive; an archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isOpaque = false
    isAccessibilityElement = true
    accessibilityTraits = .button
  }

  private func take(_ action: UIAction?) {
    guard let action else { return }
    addAction(action, for: .primaryActionTriggered)
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    } else {
      setTitle(action.title.isEmpty ? nil : action.title, for: .normal)
      setImage(action.image, for: .normal)
    }
  }

  /// Takes a type: its title's font and its symbol.
  package func take(_ type: ButtonType) {
    buttonType = type
    titleView.setDefaults { titleView.font = ButtonMetrics.titleFont(of: type) }
    if let symbol = ButtonMetrics.symbol(of: type) {
      setImage(UIImage(systemName: symbol.name), for: .normal)
    }
    contentChanged()
  }

  private func makeTitleLabel() -> ButtonTitleLabel {
    let label = ButtonTitleLabel(self)
    label.setDefaults { label.font = ButtonMetrics.titleFont(of: buttonType) }
    label.lineBreakMode = .byTruncatingMiddle
    return label
  }

  private func makeImageView() -> UIImageView {
    let view = UIImageView(frame: .zero)
    view.identity.isGenerated = true
    return view
  }

  // MARK: Parts

  /// The label of the title.
  open var titleLabel: UILabel? { titleView }
  /// The label of a configuration's subtitle.
  open var subtitleLabel: UILabel? { configuration == nil ? nil : subtitleView }
  /// The view of the image.
  open var imageView: UIImageView? { pictureView }

  // MARK: Classic layout

  /// The distance of the content from the edges.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentChanged() } }
  }
  /// Moves the title; the button's size does not change.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } }
  }
  /// Moves the image; the button's size does not change.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } }
  }
  /// Whether the image grows at accessibility sizes.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { contentChanged() }
    }
  }

  // MARK: Configuration

  /// How the button looks and what it says; nil for a classic button.
  open var configuration: Configuration? {
    didSet { contentChanged() }
  }
  /// Changes the configuration to suit the state, before each layout that follows a change.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the configuration suits the state by itself.
  open var automaticallyUpdatesConfiguration = true {
    didSet { if automaticallyUpdatesConfiguration != oldValue { contentChanged() } }
  }
  /// The menu that opens with a touch or by holding.
  open var menu: UIMenu?
  /// Whether a touch chooses and takes back; kept for programs that set it, as there are no touches.
  open var changesSelectionAsPrimaryAction = false

  /// Asks for ``updateConfiguration()`` with the next layout.
  open func setNeedsUpdateConfiguration() { contentChanged() }

  /// Changes the configuration to suit the state; the handler is called here.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: To override

  /// The rectangle of the background.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle in which title and image lie.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  /// The rectangle of the title.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect {
    classicLayout(contentRect).title
  }
  /// The rectangle of the image.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    classicLayout(contentRect).image
  }

  // MARK: Hooks

  open override var intrinsicContentSize: CGSize { contentSize(width: .infinity) }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configuration == nil
      ? contentSize(width: .infinity) : contentSize(width: size.width.asLineLimit)
  }

  override var adaptsHeightToWidth: Bool { configuration != nil }

  override func intrinsicContentSize(forWidth width: CGFloat) -> CGSize {
    contentSize(width: width.asLineLimit)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    updateParts()
    placeParts()
  }

  override func stateChanged() {
    super.stateChanged()
    contentChanged()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentChanged()
  }

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    if contentDepends(onChangeFrom: previous) { contentChanged() }
  }

  /// Whether more changed than a text size that neither the title nor the image follows.
  private func contentDepends(onChangeFrom previous: UITraitCollection) -> Bool {
    let current = traitCollection
    var resized = previous
    resized.preferredContentSizeCategory = current.preferredContentSizeCategory
    guard resized == current, configuration == nil else { return true }
    if titleView.adjustsFontForContentSizeCategory
      || adjustsImageSizeForAccessibilityContentSizeCategory
    {
      return true
    }
    guard let image = currentImage else { return false }
    return image.size(for: previous) != image.size(for: current)
  }

  override func baseline(_ which: BaselineKind) -> BaselineRule? { baselineRule(which) }

  override var fontForBaselineSpacing: UIFont? { titleView.font }

  open override var accessibilityLabel: String? {
    get { super.accessibilityLabel ?? configuration?.title ?? currentTitle }
    set { super.accessibilityLabel = newValue }
  }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    element.drawings += backgroundDrawings
  }

  override var largeContentDefaults: (title: String?, image: UIImage?) {
    (
      currentTitle ?? configuration?.title ?? accessibilityLabel,
      currentImage ?? configuration?.image
    )
  }
}
