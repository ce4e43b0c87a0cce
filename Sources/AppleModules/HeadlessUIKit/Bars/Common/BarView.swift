import Foundation
import SystemMetrics

/// The base class of navigation bars, toolbars and tab bars: a background, and items that change.
///
/// Make a `UINavigationBar`, `UIToolbar` or `UITabBar`; this class has no content of its own.
open class BarView: UIView {
  /// The controller that shows the bar, `nil` for a bar of the program's own.
  weak var barOwner: (any BarOwner)?
  let backgroundView = BarBackgroundView(frame: .zero)
  private var needsContent = true

  /// Sets up the parts of the bar; subclasses call `super` first.
  override func setUpView() {
    super.setUpView()
    addSubview(backgroundView)
    // Public documents give bars heights of their own (44, 49, 64) and are saved with them.
    setContentHuggingPriority(.defaultHigh, for: .vertical)
  }

  // MARK: Look

  /// Whether content shines through.
  open var isTranslucent = true {
    didSet {
      contentChanged()
      barOwner?.viewIfLoaded?.setNeedsLayout()
    }
  }
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default {
    didSet { traitOverrides.userInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// The color of the background; `nil` for the system's.
  open var barTintColor: UIColor? { didSet { lookChanged(.barTintColor) } }

  /// The background of an appearance, overridden by values set on the bar itself.
  func backgroundLook(_ appearance: UIBarAppearance) -> BarBackgroundView.Look {
    var look = BarBackgroundView.Look(appearance)
    look.isTranslucent = isTranslucent
    if let barTintColor { look.color = barTintColor }
    return look
  }

  // MARK: Content

  /// Observes new items instead of the old ones.
  func itemsChanged(from old: [any BarContent]?, to new: [any BarContent]?) {
    for item in old ?? [] { item.onChange = nil }
    for item in new ?? [] { item.onChange = { [weak self] in self?.contentChanged() } }
    contentChanged()
  }

  /// Notes that a property that takes part in appearance proxies was set.
  func lookChanged(_ key: AppearanceKey) {
    markSet(key)
    contentChanged()
  }

  /// Recreates the views of the items at the next layout.
  func contentChanged() {
    needsContent = true
    setNeedsLayout()
  }

  /// Recreates the views of the items.
  func makeContent() {}

  /// Places the views of the items.
  func layoutContent() {}

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsContent {
      applyAppearance()
      needsContent = false
      makeContent()
    }
    layoutContent()
  }

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    contentChanged()
    invalidateIntrinsicContentSize()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentChanged()
  }

  /// The button or tab at the point.
  override func standardLargeContent(at point: CGPoint) -> StandardLargeContent? {
    guard let view = largeContentView(at: point), view !== self else { return nil }
    return StandardLargeContent(item: view) {
      (view as? any LargeContentActivating)?.activateFromLargeContentViewer()
    }
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ownAppearanceProperties
  }

  private static let ownAppearanceProperties = [
    AppearanceProperty(.barTintColor, \BarView.barTintColor)
  ]
}

/// A controller that shows bars.
protocol BarOwner: ViewOwner {
  var isInSheet: Bool { get }

  /// Whether the owner shows one of several screens by tabs.
  var hasTabs: Bool { get }

  /// The width of tabs in the row of the owner's bar; 0 for none.
  var widthOfTabs: CGFloat { get }
}
