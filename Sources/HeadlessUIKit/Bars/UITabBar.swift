public import Foundation

/// A bar at the bottom of a screen in which a person chooses one of several parts of a program.
///
/// The titles of tabs do not grow with the text size; the large content viewer shows them.
open class UITabBar: UIView {
  weak var barController: UITabBarController?
  /// Called with the number of a tab that was chosen.
  var onSelect: ((Int) -> Void)?
  let backgroundView = BarBackgroundView(frame: .zero)
  let platter = BarPlatterView(frame: .zero)
  var buttons: [TabButtonView] = []
  private var needsContent = true

  /// How items are spread.
  public enum ItemPositioning: Int, Hashable, Sendable, CaseIterable {
    case automatic, fill, centered
  }

  /// Creates a bar with a frame in its superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a bar as if it came out of an archive; an archive is not read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundView.hasLineAtTop = true
    addSubview(backgroundView)
    accessibilityTraits = .tabBar
    setContentHuggingPriority(.required, for: .vertical)
    setContentCompressionResistancePriority(.required, for: .vertical)
  }

  /// The tabs.
  open var items: [UITabBarItem]? {
    didSet {
      for item in oldValue ?? [] { item.onChange = nil }
      for item in items ?? [] { item.onChange = { [weak self] in self?.contentChanged() } }
      contentChanged()
    }
  }

  /// Sets the tabs; nothing is animated.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

  /// The chosen tab.
  open weak var selectedItem: UITabBarItem? { didSet { contentChanged() } }

  /// Whether content shines through.
  open var isTranslucent = true {
    didSet {
      contentChanged()
      barController?.viewStore?.setNeedsLayout()
    }
  }
  /// Whether the bar is light or dark.
  open var barStyle = UIBarStyle.default {
    didSet { traitOverrides.userInterfaceStyle = barStyle == .black ? .dark : .unspecified }
  }
  /// The colour of the background; `nil` for the system's.
  open var barTintColor: UIColor? { didSet { contentChanged() } }
  /// The colour of tabs that are not chosen; `nil` for the system's grey.
  open var unselectedItemTintColor: UIColor? { didSet { contentChanged() } }
  /// The image behind the bar.
  open var backgroundImage: UIImage? { didSet { contentChanged() } }
  /// The image in the place of the line at the edge.
  open var shadowImage: UIImage? { didSet { contentChanged() } }
  /// The image behind the chosen tab.
  open var selectionIndicatorImage: UIImage? { didSet { contentChanged() } }
  /// How tabs are spread: over the width, or in the middle.
  open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
  /// The width of tabs in the middle; 0 is the system's.
  open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// The space between tabs in the middle; 0 is the system's.
  open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// How the bar looks.
  open var standardAppearance = UITabBarAppearance() { didSet { contentChanged() } }
  /// How the bar looks at the end of the scrolled content.
  open var scrollEdgeAppearance: UITabBarAppearance? { didSet { contentChanged() } }

  // MARK: Layout

  var metrics: TabBarMetrics { TabBarMetrics(traitCollection) }

  /// The height of the bar above a safe area, that included; in points.
  func height(bottomInset: CGFloat) -> CGFloat { metrics.height(bottomInset: bottomInset) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: metrics.height(bottomInset: bottomInset))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: metrics.height(bottomInset: bottomInset))
  }

  /// What the home indicator covers of the bar.
  private var bottomInset: CGFloat {
    metrics.generation == .classic ? safeAreaInsets.bottom : 0
  }

  func contentChanged() {
    needsContent = true
    setNeedsLayout()
  }

  override func traitsChanged(from previous: UITraitCollection) {
    super.traitsChanged(from: previous)
    contentChanged()
    invalidateIntrinsicContentSize()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentChanged()
  }

  override var objectsForAppearance: [any UIAppearance] { items ?? [] }

  override func standardLargeContent(at point: CGPoint) -> StandardLargeContent? {
    barLargeContent(at: point)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if needsContent {
      applyAppearance()
      needsContent = false
      makeContent()
    }
    layoutContent()
  }

  /// Chooses a tab as a person would with a touch.
  package func touch(tab index: Int) {
    guard let items, items.indices.contains(index), items[index].isEnabled else { return }
    selectedItem = items[index]
    onSelect?(index)
  }
}
