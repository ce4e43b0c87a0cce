import DynamicType
public import Foundation
package import Snapshots
import SystemMetrics

/// A bar in which a person types a search text.
///
/// The field grows with the text size.
open class UISearchBar: UIView, UITextInputTraits {
  /// The object that is notified of a person's search.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The settings of the keyboard.
  open var keyboardSettings: KeyboardSettings {
    get { searchTextField.keyboardSettings }
    set { searchTextField.keyboardSettings = newValue }
  }
  package override var elementRole: ElementRole { .searchBar }

  /// The prominence of the bar.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    case `default`, prominent, minimal
  }

  let backgroundView = BarBackgroundView(frame: .zero)
  /// The field.
  public let searchTextField = UISearchTextField(frame: .zero)
  private let promptLabel = UILabel()
  private let cancelLabel = UILabel()
  private let scopeLabels = ScopeBarView(frame: .zero)
  /// Whether the bar is in a navigation bar, which draws the background.
  var isInNavigationBar: Bool { superview is any SearchBarContainer }

  override func setUpView() {
    super.setUpView()
    for label in [promptLabel, cancelLabel] { label.identity.isGenerated = true }
    cancelLabel.text = "Cancel"
    addSubview(backgroundView)
    searchTextField.identity.isGenerated = true
    addSubview(searchTextField)
    // Its own height has a low priority: apps give search bars a height of 44, or require the height of the
    // content where that must win (pull requests jdisho/Papr#67 and Esri/maps-app-ios#72).
    setContentHuggingPriority(.defaultHigh, for: .vertical)
    contentChanged()
  }

  /// The text in the field.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The text in the empty field.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line above the field.
  open var prompt: String? { didSet { contentChanged() } }
  /// Whether the cancel button is shown beside the field.
  open var showsCancelButton = false { didSet { contentChanged() } }
  /// Whether the bookmark button is shown in the field.
  open var showsBookmarkButton = false { didSet { contentChanged() } }
  /// Whether the button for earlier results is shown in the field.
  open var showsSearchResultsButton = false { didSet { contentChanged() } }
  /// The titles of the parts to search in.
  open var scopeButtonTitles: [String]? { didSet { contentChanged() } }
  /// Whether the scope buttons are shown.
  open var showsScopeBar = false { didSet { contentChanged() } }
  /// The chosen part to search in.
  open var selectedScopeButtonIndex = 0 { didSet { contentChanged() } }
  /// The prominence of the bar.
  open var searchBarStyle = Style.default { didSet { contentChanged() } }
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default {
    didSet { traitOverrides.userInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// The color of the background; `nil` for the system's.
  open var barTintColor: UIColor? { didSet { contentChanged() } }
  /// The image behind the bar.
  open var backgroundImage: UIImage? { didSet { contentChanged() } }
  /// Whether content shines through.
  open var isTranslucent = true { didSet { contentChanged() } }

  /// Shows or hides the cancel button, without animation.
  open func setShowsCancelButton(_ shows: Bool, animated: Bool) { showsCancelButton = shows }

  // MARK: Layout

  var metrics: SearchBarMetrics { SearchBarMetrics(traitCollection) }

  /// The height that a prompt adds; an estimate.
  private var promptHeight: CGFloat { prompt == nil || isInNavigationBar ? 0 : 19 }
  /// The height that the scope buttons add; an estimate.
  private var scopeHeight: CGFloat { showsScopes ? 44 : 0 }

  private var showsScopes: Bool {
    showsScopeBar && !(scopeButtonTitles ?? []).isEmpty && !isInNavigationBar
  }

  private var height: CGFloat {
    let metrics = self.metrics
    return (isInNavigationBar ? metrics.heightInNavigationBar : metrics.height) + promptHeight
      + scopeHeight
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  private func contentChanged() {
    invalidateIntrinsicContentSize()
    searchTextField.symbolAtEnd = symbolAtEnd
    isAccessibilityElement = false
    var look = BarBackgroundView.Look(UIBarAppearance())
    look.isTranslucent = isTranslucent
    look.color = barTintColor
    look.image = backgroundImage
    let isBare = searchBarStyle == .minimal || isInNavigationBar
    if isBare || traitCollection.barStyle == .floating {
      look.background = .transparent
      look.shadowColor = nil
    }
    backgroundView.look = look
    attach(promptLabel, promptHeight > 0)
    attach(cancelLabel, showsCancelButton)
    attach(scopeLabels, showsScopes)
    scopeLabels.show(scopeButtonTitles ?? [], selected: selectedScopeButtonIndex)
    promptLabel.text = prompt
    promptLabel.font = .systemFont(ofSize: 15)
    cancelLabel.font = BarFonts.button(traitCollection, isStrong: false)
    cancelLabel.textColor = tintColor
  }

  private var symbolAtEnd: String? {
    showsBookmarkButton ? "book" : showsSearchResultsButton ? "list.bullet" : nil
  }

  private func attach(_ view: UIView, _ isShown: Bool) {
    if isShown, view.superview !== self { addSubview(view) }
    if !isShown { view.removeFromSuperview() }
  }

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    contentChanged()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    contentChanged()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentChanged()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = CGRect(origin: .zero, size: bounds.size)
    let metrics = self.metrics
    let inset = isInNavigationBar ? (bounds.width <= 402 ? 16 : 20) : metrics.sideInset
    var left = inset + safeAreaInsets.left
    var right = inset + safeAreaInsets.right
    if effectiveUserInterfaceLayoutDirection == .rightToLeft { swap(&left, &right) }
    var width = bounds.width - left - right
    let room = bounds.height - promptHeight - scopeHeight
    let height = min(metrics.fieldHeight, room)
    let y = promptHeight + (isClassicInBar ? 1 : (room - height) / 2)
    placePrompt()
    if showsCancelButton {
      let size = cancelLabel.sizeThatFits(.zero)
      cancelLabel.frame = directed(
        pixelAligned(
          CGRect(
            x: bounds.width - right - size.width,
            y: y + (height - size.height) / 2,
            width: size.width,
            height: size.height
          )
        )
      )
      width -= size.width + 12
    }
    searchTextField.frame = directed(
      pixelAligned(CGRect(x: left, y: y, width: max(0, width), height: height))
    )
    scopeLabels.frame = CGRect(
      x: inset,
      y: bounds.height - scopeHeight,
      width: max(0, bounds.width - 2 * inset),
      height: 32
    )
  }

  /// In a classic navigation bar the field is close to the element above it.
  private var isClassicInBar: Bool {
    isInNavigationBar && traitCollection.barStyle == .classic
  }

  private func placePrompt() {
    guard promptHeight > 0 else { return }
    let size = promptLabel.sizeThatFits(.zero)
    promptLabel.frame = pixelAligned(
      CGRect(x: (bounds.width - size.width) / 2, y: 4, width: size.width, height: size.height)
    )
  }
}

/// A controller that has a search bar.
protocol SearchBarOwner: AnyObject {
  var searchBar: UISearchBar { get }
  /// Whether a person is searching.
  var isActive: Bool { get }
  /// Whether the navigation bar disappears while a person is searching.
  var hidesNavigationBarDuringPresentation: Bool { get }
}

/// A bar that has a search bar below its title.
protocol SearchBarContainer: UIView {}
