public import Foundation
import DynamicType
import FontManagement
package import Snapshots

/// A control with a title and an image that performs an action.
///
/// A button with a ``configuration`` follows the text size and wraps its title. A button without one, the
/// classic button, keeps the size of its title's font unless the font of ``titleLabel`` is a preferred or
/// scaled one and the label adjusts it. It never requests the height of several lines: `numberOfLines = 0`
/// wraps the title in the height of one line, as in UIKit.
open class UIButton: UIControl, UIAccessibilityContentSizeCategoryImageAdjusting {
  package override var elementRole: ElementRole { .button }

  /// The looks of classic buttons.
  public enum ButtonType: Int, Hashable, Sendable, CaseIterable {
    /// Without a predefined look.
    case custom
    /// Title and image in the tint.
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    /// A button of the system without a blurred background, on other systems.
    case plain
    case close
    /// The old name of ``system``.
    public static let roundedRect = ButtonType.system
  }

  /// The meaning of a button's action.
  public enum Role: Int, Hashable, Sendable, CaseIterable {
    case normal, primary, cancel, destructive
  }

  /// A closure that changes a button's configuration to suit its state.
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  /// The look of a classic button.
  open private(set) var buttonType = ButtonType.custom
  /// The meaning of the action; destructive configurations are red.
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

  /// Creates a button of a type.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    take(buttonType)
  }

  /// Creates a button with an action for `primaryActionTriggered`, and shows the action's title and image.
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

  override func setUpView() {
    super.setUpView()
    becomeElement(.button)
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

  /// Applies a type: its title's font and its symbol.
  package func take(_ type: ButtonType) {
    buttonType = type
    titleView.setDefaults { titleView.font = metrics.titleFont(of: type) }
    if let name = ButtonMetrics.symbolName(of: type) {
      setImage(UIImage(systemName: name), for: .normal)
    }
    contentChanged()
  }

  private func makeTitleLabel() -> ButtonTitleLabel {
    let label = ButtonTitleLabel(self)
    label.setDefaults { label.font = metrics.titleFont(of: buttonType) }
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

  /// The look and the content of the button; `nil` for a classic button.
  open var configuration: Configuration? {
    didSet { contentChanged() }
  }
  /// Updates the configuration for the state, before each layout that follows a change.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }
  /// Whether the configuration suits the state by itself.
  open var automaticallyUpdatesConfiguration = true {
    didSet { if automaticallyUpdatesConfiguration != oldValue { contentChanged() } }
  }
  /// The menu that opens with a tap or a long press.
  open var menu: UIMenu?
  /// Whether a touch toggles the selection; stored for programs that set it, as there are no touches.
  open var changesSelectionAsPrimaryAction = false

  /// Requests ``updateConfiguration()`` at the next layout.
  open func setNeedsUpdateConfiguration() { contentChanged() }

  /// Updates the configuration for the state; the handler is called here.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: To override

  /// The rectangle of the background.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The rectangle of the title and the image.
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

  open override var intrinsicContentSize: CGSize {
    contentSize(width: (contentWidthLimit ?? 0).asLineLimit)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    configuration == nil
      ? contentSize(width: .infinity) : contentSize(width: size.width.asLineLimit)
  }

  override var adaptsHeightToWidth: Bool { configuration != nil }

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

  /// Applies the tint of the views above, in which a configuration colors its content.
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { contentChanged() }
  }

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    if contentDepends(onChangeFrom: previous) { contentChanged() }
  }

  /// Whether a change affects the button: more than a text size that neither the title nor the image follows.
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

  override var defaultAccessibilityLabel: String? { configuration?.title ?? currentTitle }

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

  // MARK: Members of extensions that programs override

  /// Sets the title of a state.
  open func setTitle(_ title: String?, for state: State) { set(\.title, title, state) }

  /// Sets the attributed title of a state.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    set(\.attributedTitle, title, state)
  }

  /// Sets the color of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    set(\.titleColor, color, state)
  }

  /// Sets the image of a state.
  open func setImage(_ image: UIImage?, for state: State) { set(\.image, image, state) }

  /// Sets the image behind the title in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    set(\.backgroundImage, image, state)
  }

  /// The title that is shown.
  open var currentTitle: String? { title(for: state) }
}
