import DynamicType
import Foundation
import HeadlessUIKit
import LayoutGeometry
import Snapshots
import SystemMetrics

/// The topmost screen of a stack with its bars, laid out by UIKit's controller.
final class NavigationItem: LayoutItem, ItemWithBar {
  private let content: LayoutItem
  private let titles: [String]
  private let controller = UINavigationController()
  private let hosted = HostedContentView(frame: .zero)
  private var area = CGRect.zero

  /// Makes the screens that a path and presented destinations put on top of a root.
  @MainActor
  static func make(
    root: AnyView,
    path: [AnyHashable],
    in place: BuildPlace
  ) -> NavigationItem {
    var views = [root]
    var titles: [String] = []
    var makers: [(AnyHashable) -> AnyView?] = []
    var waiting = path
    var items: [LayoutItem] = []
    // A screen that presents itself again would never end.
    while let view = views.last, views.count <= 32 {
      items = place.items(ofScreen: view, at: .slot(views.count - 1))
      let bar = values(of: items)
      titles.append(bar.title ?? "")
      var next: AnyView?
      for destination in bar.destinations {
        switch destination.kind {
        case .shown(let view): next = next ?? view
        case .made(let make): makers.append(make)
        }
      }
      if next == nil, !waiting.isEmpty {
        let value = waiting.removeFirst()
        next = makers.lazy.compactMap { $0(value) }.first
        if next == nil {
          place.environment.report(
            "No navigationDestination shows \(type(of: value.base)) of the path: "
              + "add one for that type inside of the NavigationStack."
          )
        }
      }
      guard let next else { break }
      views.append(next)
    }
    place.node.keepSlots(0..<views.count)
    return NavigationItem(items, titles, place.environment)
  }

  private static func values(of items: [LayoutItem]) -> NavigationBarValues {
    items.reduce(into: NavigationBarValues()) { values, item in
      values.merge(item.preferenceOrDefault(NavigationBarKey.self))
    }
  }

  private init(_ items: [LayoutItem], _ titles: [String], _ environment: EnvironmentValues) {
    content =
      items.count == 1 ? items[0] : ContainerItem(items, VStackLayout(), environment)
    self.titles = titles
    super.init(environment)
    controller.isDrawnWithoutWindow = true
    controller.traitOverrides = environment.traits
    hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    hosted.makeElements = { [unowned self] _ in
      HostedItem.elements(of: content, in: hosted, of: controller.view, at: area.origin)
    }
    let screens = titles.map { title in
      let screen = UIViewController()
      screen.navigationItem.title = title
      return screen
    }
    screens.last?.view = hosted
    controller.setViewControllers(screens, animated: false)
    controller.view.tintColor = environment.accent
    let isFloating = BarLook.style[environment.traits.systemGeneration] == .floating
    if isFloating, environment.tint == nil { controller.navigationBar.tintColor = .label }
  }

  override var parts: [LayoutItem] { [content] }

  /// The values for the bars end here; others are passed on.
  override func computedPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    key == NavigationBarKey.self ? nil : super.computedPreference(key)
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = content.size(proposal)
    return proposal.size(of: size, with: controller.navigationBar)
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    area = CGRect(origin: .zero, size: frame.size).grown(by: reach(.all))
    controller.additionalSafeAreaInsets = covered(area)
    controller.view.frame = CGRect(origin: .zero, size: area.size)
    var bar = content.preferenceOrDefault(NavigationBarKey.self)
    show(bar)
    placeScreen()
    // Views that depend on their size set values for a bar only after they are placed.
    let placed = content.preferenceOrDefault(NavigationBarKey.self)
    if placed.title != bar.title || placed.entries.count != bar.entries.count {
      bar = placed
      show(bar)
      placeScreen()
    }
    placeHostedItems()
  }

  private func placeScreen() {
    guard let view = controller.view else { return }
    view.layoutIfNeeded()
    let insets = hosted.safeAreaInsets
    let whole = hosted.convert(hosted.bounds, to: view).offsetBy(dx: area.minX, dy: area.minY)
    let room = whole.inset(by: insets)
    place(content, inMiddleOf: room, of: whole)
  }

  var widthOfTabs: CGFloat {
    get { controller.navigationBar.widthOfHostTabs }
    set { controller.navigationBar.widthOfHostTabs = newValue }
  }

  /// Applies the screen's values to the bars.
  private func show(_ bar: NavigationBarValues) {
    guard let item = controller.topViewController?.navigationItem else { return }
    hostedItems = []
    let title = bar.title ?? ""
    item.title = title
    switch bar.displayMode ?? .automatic {
    case .inline: item.largeTitleDisplayMode = .never
    case .large: item.largeTitleDisplayMode = .always
    case .automatic: item.largeTitleDisplayMode = .automatic
    }
    // A screen without a title has no large title.
    controller.navigationBar.prefersLargeTitles = !title.isEmpty
    let isPushed = titles.count > 1
    let isEmpty = title.isEmpty && bar.entries.isEmpty && bar.search == nil && !isPushed
    controller.setNavigationBarHidden(
      bar.isHidden ?? (isEmpty && bar.displayMode == nil),
      animated: false
    )
    item.hidesBackButton = bar.hidesBackButton ?? false
    showBackground(bar.background, of: item)
    let places = bar.entries.map(\.placement.place)
    let isTrailing: (ToolbarItemPlacement.Place) -> Bool = {
      $0 == .trailing || $0 == .confirmation
    }
    item.leftBarButtonItems = buttons(zip(bar.entries, places).filter { $0.1 == .leading }.map(\.0))
    item.leftItemsSupplementBackButton = true
    item.rightBarButtonItems = buttons(
      zip(bar.entries, places).filter { isTrailing($0.1) }.map(\.0).reversed()
    )
    item.titleView = zip(bar.entries, places).first { $0.1 == .principal }?.0.item.map {
      hosting($0)
    }
    if bar.hasTitleMenu {
      environment.report("toolbarTitleMenu: the chevron beside the title is not drawn.")
    }
    let place = SearchPlace(environment: environment)
    let search = bar.search.flatMap { place.isBottom($0.placement) ? $0 : nil }
    var bottom =
      bar.isBottomHidden == true
      ? [] : buttons(zip(bar.entries, places).filter { $0.1 == .bottom }.map(\.0))
    if let search { bottom.append(place.item(search, in: area.width, beside: bottom)) }
    controller.setToolbarHidden(bottom.isEmpty, animated: false)
    showBackground(bar.bottomBackground, of: controller.toolbar)
    controller.topViewController?.toolbarItems = bottom
    guard let search = bar.search, !place.isBottom(search.placement) else { return }
    let field = item.searchController ?? UISearchController(searchResultsController: nil)
    field.searchBar.text = search.text
    field.searchBar.placeholder = search.prompt
    item.searchController = field
  }

  private func showBackground(_ background: BarBackground, of item: UINavigationItem) {
    guard let appearance = background.appearance(UINavigationBarAppearance.self, in: environment)
    else { return }
    item.standardAppearance = appearance
    if background.holdsAtEdge { item.scrollEdgeAppearance = appearance }
  }

  private func showBackground(_ background: BarBackground, of toolbar: UIToolbar) {
    guard let appearance = background.appearance(UIToolbarAppearance.self, in: environment),
      background.holdsAtEdge
    else { return }
    toolbar.standardAppearance = appearance
    toolbar.scrollEdgeAppearance = appearance
  }

  private func buttons(_ entries: [ToolbarEntry]) -> [UIBarButtonItem] {
    let isFloating = BarLook.style[environment.traits.systemGeneration] == .floating
    return entries.map { entry in
      guard let item = entry.item else { return UIBarButtonItem(systemItem: .flexibleSpace) }
      let view = hosting(item, room: isFloating ? 12 : 0, least: isFloating ? 44 : 0)
      let parts = LabelParts([item])
      view.showsLargeContentViewer = true
      view.largeContentTitle = parts.title
      view.largeContentImage = parts.image
      let button = UIBarButtonItem(customView: view)
      button.hidesSharedBackground = entry.isBackgroundHidden
      // Text has a platter of its own, as UIKit's buttons have.
      button.sharesBackground = parts.image != nil && entry.placement.place != .confirmation
      return button
    }
  }

  /// UIKit's views in the bars, with their items.
  private var hostedItems: [(view: UIView, item: LayoutItem)] = []

  private func hosting(_ item: LayoutItem, room: CGFloat = 0, least: CGFloat = 0) -> UIView {
    let view = HostedItem.view(of: item, room: room, least: least)
    hostedItems.append((view, item))
    return view
  }

  /// Places the items of the bars at the positions of their views, so that they know their place on the
  /// screen.
  private func placeHostedItems() {
    let isFlipped = environment.layoutDirection == .rightToLeft
    for (view, item) in hostedItems where view.superview != nil {
      let rect = view.convert(view.bounds, to: controller.view)
      let start = isFlipped ? area.width - rect.maxX : rect.minX
      let x = area.minX + start + (rect.width - item.frame.width) / 2
      placing(at: CGPoint(x: x, y: area.minY + rect.minY)) {
        item.place(in: item.frame, offered: ProposedViewSize(item.frame.size))
      }
    }
  }

  override func elements() -> [SnapshotElement] {
    var element = controller.view.layoutSnapshot().root
    element.identity = Identity(className: "NavigationStack")
    element.frame = Rect(area)
    return [element]
  }
}

extension BuildPlace {
  /// The items of a screen; one that consists only of an empty view is a screen with the title that the
  /// view's modifiers set (SchweizerischeBundesbahnen/mobile-ios-design-swiftui,
  /// `testNavigationBarWithSBBIcon`).
  fileprivate func items(ofScreen view: AnyView, at key: ViewNode.Key) -> [LayoutItem] {
    let items = items(of: view, at: key)
    guard items.isEmpty else { return items }
    var place = self
    place.environment.isEmptyViewScreen = true
    return place.items(of: view, at: key)
  }
}

extension EnvironmentValues {
  private enum EmptyViewScreenKey: EnvironmentKey {
    static let defaultValue = false
  }

  /// Whether a screen consists only of an empty view.
  var isEmptyViewScreen: Bool {
    get { self[EmptyViewScreenKey.self] }
    set { self[EmptyViewScreenKey.self] = newValue }
  }
}
