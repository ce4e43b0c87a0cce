import DynamicType
import Foundation
import SystemMetrics

/// The views of the topmost item.
struct NavigationBarContent {
  var back: BackButtonView?
  /// The buttons at the leading side, the first at the edge.
  var leading: [BarButtonView] = []
  /// The buttons at the trailing side, the first at the edge.
  var trailing: [BarButtonView] = []
  var platters = BarPlatters()
  var titleView: UIView?
  var searchBar: UISearchBar?

  var buttons: [UIView] { leading + trailing + (back.map { [$0] } ?? []) }
}

extension UINavigationBar {
  /// The appearance in effect.
  ///
  /// The content of a screen that was just loaded is not scrolled, so the appearances for the scroll edge
  /// apply where they are set. A bar of small height tries `compactScrollEdgeAppearance`,
  /// `scrollEdgeAppearance`, `compactAppearance` and `standardAppearance`, in the order that UIKit's header
  /// gives.
  var shownAppearance: UINavigationBarAppearance {
    let isLow = metrics.style == .classic && metrics.rowHeight < 44
    if isLow, let own = topItem?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance {
      return own
    }
    if let own = topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance { return own }
    if showsLargeTitle {
      let clear = UINavigationBarAppearance(barAppearance: standardAppearance)
      clear.configureWithTransparentBackground()
      clear.titleTextAttributes = standardAppearance.titleTextAttributes
      clear.largeTitleTextAttributes = standardAppearance.largeTitleTextAttributes
      clear.setBackIndicatorImage(
        standardAppearance.backIndicatorImage,
        transitionMaskImage: standardAppearance.backIndicatorTransitionMaskImage
      )
      return clear
    }
    if isLow, let compact = topItem?.compactAppearance ?? compactAppearance { return compact }
    return topItem?.standardAppearance ?? standardAppearance
  }

  /// Recreates the views of the topmost item.
  func showTopItem() {
    for view in content.buttons + content.platters.views { view.removeFromSuperview() }
    let old = content
    content = NavigationBarContent()
    let appearance = shownAppearance
    showBackground(appearance)
    if let item = topItem {
      makeButtons(item, appearance)
      content.titleView = item.titleView
      content.searchBar = item.searchBarOwner?.searchBar
    }
    replace(old.titleView, with: content.titleView)
    replace(old.searchBar, with: content.searchBar)
    showTitles(appearance)
    orderTitles()
  }

  /// Puts titles and the search bar in front of the buttons, in whatever order they were made, so that equal
  /// bars have equal view trees.
  private func orderTitles() {
    let titles: [UIView?] = [
      promptLabel, titleLabel, content.titleView, largeTitleLabel, content.searchBar,
    ]
    for case let view? in titles where view.superview === self { bringSubviewToFront(view) }
  }

  private func replace(_ old: UIView?, with new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
  }

  private func showBackground(_ appearance: UINavigationBarAppearance) {
    var look = backgroundLook(appearance)
    if let image = backgroundImage(for: .default) { look.image = image }
    let isBare = shadowImage != nil || metrics.style == .floating
    if isBare { look.shadowColor = nil }
    if metrics.style == .floating, look.color == nil, isTranslucent {
      look.background = .transparent
    }
    backgroundView.look = look
  }

  private func makeButtons(_ item: UINavigationItem, _ appearance: UINavigationBarAppearance) {
    let leading = item.leftBarButtonItems ?? []
    content.leading = leading.filter(isShown).map { button($0, appearance) }
    content.trailing = (item.rightBarButtonItems ?? []).filter(isShown).map {
      button($0, appearance)
    }
    let isBackHidden =
      item.hidesBackButton || (!leading.isEmpty && !item.leftItemsSupplementBackButton)
    if let backItem, !isBackHidden {
      content.back = BackButtonView(
        to: backItem,
        isFloating: metrics.style == .floating,
        indicator: appearance.backIndicatorImage ?? backIndicatorImage
      )
    }
    if metrics.style == .floating {
      content.platters.add(content.leading, tint: tintColor)
      content.platters.add(content.trailing, tint: tintColor)
      if let back = content.back { content.platters.add(back) }
    }
    for view in content.platters.views + content.buttons { addSubview(view) }
  }

  private func isShown(_ item: UIBarButtonItem) -> Bool { !item.isHidden }

  private func button(
    _ item: UIBarButtonItem,
    _ appearance: UINavigationBarAppearance
  ) -> BarButtonView {
    let look = item.style.isStrong ? appearance.doneButtonAppearance : appearance.buttonAppearance
    let state = item.isEnabled ? look.normal : look.disabled
    let metrics = self.metrics
    return BarButtonView(
      item,
      attributes: state.titleTextAttributes,
      inset: item.isSpace ? 0 : metrics.buttonInset,
      minimumWidth: item.isSpace ? metrics.gap : metrics.minimumButtonWidth,
      showsLowImage: metrics.style == .classic && metrics.rowHeight < 44
    )
  }

  private func showTitles(_ appearance: UINavigationBarAppearance) {
    let traits = traitCollection
    let attributes = appearance.titleTextAttributes.merging(titleTextAttributes ?? [:]) { $1 }
    let large = appearance.largeTitleTextAttributes.merging(largeTitleTextAttributes ?? [:]) { $1 }
    let title = topItem?.title ?? ""
    let isLarge = showsLargeTitle
    show(
      isLarge || content.titleView != nil ? nil : title,
      in: titleLabel,
      font: BarFonts.title(traits),
      limit: BarFonts.limit,
      attributes
    )
    show(
      isLarge ? title : nil,
      in: largeTitleLabel,
      font: BarFonts.largeTitle(traits),
      limit: nil,
      large
    )
    show(
      topItem?.prompt,
      in: promptLabel,
      font: .systemFont(ofSize: metrics.promptFontSize),
      limit: nil,
      [:]
    )
  }

  private func show(
    _ text: String?,
    in label: UILabel,
    font: UIFont,
    limit: UIContentSizeCategory?,
    _ attributes: [NSAttributedString.Key: Any]
  ) {
    guard let text, !text.isEmpty else {
      label.removeFromSuperview()
      return
    }
    if label.superview !== self { addSubview(label) }
    label.maximumContentSizeCategory = limit
    label.adjustsFontForContentSizeCategory = font.textStyle != nil
    label.font = (attributes[.font] as? UIFont)?.adjusted(to: label.traitCollection) ?? font
    label.textColor = attributes[.foregroundColor] as? UIColor ?? .label
    if label.text != text { label.text = text }
  }
}
