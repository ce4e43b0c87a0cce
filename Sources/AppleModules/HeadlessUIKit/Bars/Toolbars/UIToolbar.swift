public import Foundation
import SystemMetrics
package import Snapshots

/// A bar with buttons, usually at the bottom of a screen.
///
/// The items' spaces are between the buttons: flexible ones share the remaining width.
open class UIToolbar: BarView {
  package override var elementRole: ElementRole { .toolbar }

  private var buttons: [BarButtonView] = []
  private var platters = BarPlatters()

  override func setUpView() {
    super.setUpView()
    backgroundView.hasLineAtTop = true
  }

  /// The buttons and spaces, from leading to trailing.
  open var items: [UIBarButtonItem]? {
    didSet { itemsChanged(from: oldValue, to: items) }
  }

  /// Sets the items, without animation.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  /// The appearance of the bar.
  open var standardAppearance = UIToolbarAppearance() {
    didSet { lookChanged(.standardAppearance) }
  }
  /// The appearance of the bar at a small height.
  open var compactAppearance: UIToolbarAppearance? { didSet { lookChanged(.compactAppearance) } }
  /// The appearance of the bar while the content is scrolled to its end.
  open var scrollEdgeAppearance: UIToolbarAppearance? {
    didSet { lookChanged(.scrollEdgeAppearance) }
  }

  /// The appearance of the bar at a small height, while the content is scrolled to its end.
  open var compactScrollEdgeAppearance: UIToolbarAppearance? {
    didSet { lookChanged(.compactScrollEdgeAppearance) }
  }

  /// Whether nothing scrolls under the bar, so that the appearances for the scroll edge apply.
  var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { contentChanged() } } }

  /// The appearance in effect; where one is not set, the next one is tried.
  private var shownAppearance: UIToolbarAppearance {
    let isLow = !isFloating && height < 44
    if isAtScrollEdge {
      if isLow, let own = compactScrollEdgeAppearance { return own }
      if let own = scrollEdgeAppearance { return own }
    }
    return isLow ? compactAppearance ?? standardAppearance : standardAppearance
  }

  private struct ImagePlace: Hashable {
    var position: UIBarPosition
    var metrics: UIBarMetrics
  }

  private var backgroundImages: [ImagePlace: UIImage] = [:]
  private var shadowImages: [UIBarPosition: UIImage] = [:]

  /// Sets the image behind the bar; only the `.default` metrics are supported.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) {
    backgroundImages[ImagePlace(position: topOrBottom, metrics: barMetrics)] = backgroundImage
    contentChanged()
  }

  /// The image behind the bar.
  open func backgroundImage(
    forToolbarPosition topOrBottom: UIBarPosition,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    backgroundImages[ImagePlace(position: topOrBottom, metrics: barMetrics)]
  }

  /// Sets the image of the line above the bar; here any image removes the line.
  open func setShadowImage(
    _ shadowImage: UIImage?,
    forToolbarPosition topOrBottom: UIBarPosition
  ) {
    shadowImages[topOrBottom] = shadowImage
    contentChanged()
  }

  /// The image of the line above the bar.
  open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? {
    shadowImages[topOrBottom]
  }

  /// The height of the background below the bar; in points.
  var extent: CGFloat = 0 { didSet { if extent != oldValue { setNeedsLayout() } } }

  // MARK: Layout

  private var metrics: ToolbarMetrics {
    let inset = window?.safeAreaInsets.bottom ?? safeAreaInsets.bottom
    return ToolbarMetrics(traitCollection, bottomInset: inset)
  }

  /// The height of the bar in points.
  var height: CGFloat { metrics.height }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    invalidateIntrinsicContentSize()
  }

  override var objectsForAppearance: [any AppearanceTarget] { items ?? [] }

  override func layoutContent() {
    backgroundView.frame = CGRect(
      x: 0,
      y: 0,
      width: bounds.width,
      height: bounds.height + max(extent, extentToEdge)
    )
    layoutButtons()
  }

  /// The distance in points between the edge of the screen and a bar that a program made and that ends at the
  /// safe area.
  private var extentToEdge: CGFloat {
    guard barOwner == nil, let window else { return 0 }
    let inset = window.safeAreaInsets.bottom
    let bottom = convert(CGPoint(x: 0, y: bounds.maxY), to: window).y
    return abs(window.bounds.maxY - inset - bottom) < 0.5 ? inset : 0
  }

  private var isFloating: Bool { traitCollection.barStyle == .floating }

  override func makeContent() {
    for view in buttons + platters.views { view.removeFromSuperview() }
    var look = backgroundLook(shownAppearance)
    let image = backgroundImage(forToolbarPosition: .bottom, barMetrics: .default)
    look.image =
      image ?? backgroundImage(forToolbarPosition: .any, barMetrics: .default) ?? look.image
    if shadowImages[.bottom] ?? shadowImages[.any] != nil { look.shadowColor = nil }
    if isFloating {
      look.shadowColor = nil
      if look.color == nil && isTranslucent { look.background = .transparent }
    }
    backgroundView.look = look
    buttons = (items ?? []).filter { !$0.isHidden }.map(button)
    platters = BarPlatters()
    if isFloating { platters.add(buttons, tint: tintColor) }
    for view in platters.views + buttons { addSubview(view) }
  }

  private func button(_ item: UIBarButtonItem) -> BarButtonView {
    let look = shownAppearance
    let appearance = item.style.isStrong ? look.doneButtonAppearance : look.buttonAppearance
    let state = item.isEnabled ? appearance.normal : appearance.disabled
    return BarButtonView(
      item,
      attributes: state.titleTextAttributes,
      inset: item.isSpace ? 0 : metrics.buttonInset,
      minimumWidth: item.isSpace ? 0 : isFloating ? metrics.platterHeight : 0,
      showsLowImage: !isFloating && height < 44
    )
  }

  /// Places the items in a row; flexible spaces share the remaining width.
  private func layoutButtons() {
    let metrics = self.metrics
    let height = isFloating ? metrics.platterHeight : bounds.height
    let size = CGSize(width: 0, height: height)
    let side = metrics.sideMargin(forWidth: bounds.width)
    let isTurned = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leading = side + (isTurned ? safeAreaInsets.right : safeAreaInsets.left)
    let trailing = side + (isTurned ? safeAreaInsets.left : safeAreaInsets.right)
    let widths = buttons.map { $0.item.isSpace ? $0.item.width : $0.sizeThatFits(size).width }
    let groups = isFloating ? platters.views.count : buttons.count { !$0.item.isSpace }
    let gaps = metrics.gap * CGFloat(max(0, groups - 1))
    let used = widths.reduce(0, +) + gaps
    let flexible = buttons.count { $0.item.systemItem == .flexibleSpace }
    let room = max(0, bounds.width - leading - trailing - used)
    let share = flexible > 0 ? room / CGFloat(flexible) : 0
    var x = leading
    var hasButton = false
    var last: BarButtonView?
    for (button, width) in zip(buttons, widths) {
      let isSpace = button.item.isSpace
      if !isSpace {
        if hasButton, !(isFloating && BarPlatters.join(last, button)) { x += metrics.gap }
        hasButton = true
      }
      last = button
      let width = button.item.systemItem == .flexibleSpace ? share : width
      button.frame = directed(pixelAligned(CGRect(x: x, y: 0, width: width, height: height)))
      x += width
    }
    platters.place()
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ownAppearanceProperties
  }

  private static let ownAppearanceProperties: [AppearanceProperty] = [
    .bar(.standardAppearance, \UIToolbar.standardAppearance),
    .bar(.compactAppearance, \UIToolbar.compactAppearance),
    .bar(.scrollEdgeAppearance, \UIToolbar.scrollEdgeAppearance),
    .bar(.compactScrollEdgeAppearance, \UIToolbar.compactScrollEdgeAppearance),
  ]
}
