import DynamicType
import Foundation
import HeadlessUIKit
import SystemMetrics

/// The placement of a search field on a screen.
///
/// On a phone with iOS 26 a search field without a placement is in the bottom bar (WWDC 2025, session 323),
/// and below the title in tabs, whose tab bar is there (p0dee.com/blog/2025/09/02/liquid-glass-search-tab).
struct SearchPlace {
  let environment: EnvironmentValues

  /// Whether the field is in the bottom bar.
  func isBottom(_ placement: SearchFieldPlacement) -> Bool {
    let traits = environment.traits
    return placement.kind != .drawer && !environment.isInTabs
      && BarLook.style[traits.systemGeneration] == .floating
      && traits.userInterfaceIdiom == .phone && traits.verticalSizeClass != .compact
  }

  /// The field as an item of the bottom bar, as wide as the space that other items leave.
  func item(
    _ search: SearchValues,
    in width: CGFloat,
    beside others: [UIBarButtonItem]
  )
    -> UIBarButtonItem
  {
    if search.isMinimized { return UIBarButtonItem(systemItem: .search) }
    let generation = environment.traits.systemGeneration
    let side = ToolbarSizes.sideMargin[generation] ?? LayoutMargins.rootViewSide(forWidth: width)
    let taken = others.compactMap { $0.customView?.frame.width }
    let gaps = CGFloat(taken.count) * ToolbarSizes.gap[generation]
    let room = CGRect(
      x: 0,
      y: 0,
      width: max(0, width - 2 * side - taken.reduce(0, +) - gaps),
      height: ToolbarSizes.platterHeight[generation] ?? ToolbarSizes.height[generation]
    )
    let field = UISearchTextField(frame: room)
    // Text in bars grows up to the size XXXL.
    var limited = environment
    limited.dynamicTypeSize = min(limited.dynamicTypeSize, .xxxLarge)
    field.traitOverrides = limited.traits
    field.text = search.text
    field.placeholder = search.prompt
    let view = UIView(frame: room)
    view.addSubview(field)
    let item = UIBarButtonItem(customView: view)
    item.hidesSharedBackground = true
    return item
  }
}

extension EnvironmentValues {
  private enum TabsKey: EnvironmentKey {
    static var defaultValue: Bool { false }
  }

  /// Whether the view is in a screen of a tab bar.
  var isInTabs: Bool {
    get { self[TabsKey.self] }
    set { self[TabsKey.self] = newValue }
  }
}
