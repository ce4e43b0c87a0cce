import DynamicType
import Foundation
import HeadlessUIKit
import LayoutGeometry
import Snapshots
import SystemMetrics

/// The selected screen above the tab bar, laid out by UIKit's controller.
final class TabsItem: LayoutItem {
  private let content: LayoutItem?
  private let controller = UITabBarController()
  private let hosted = HostedContentView(frame: .zero)
  private var area = CGRect.zero

  init(_ screens: [LayoutItem], _ selection: AnyHashable?, _ environment: EnvironmentValues) {
    let first = screens.first
    let screens = screens.withSearchAtEnd(in: environment)
    let chosen =
      selection.flatMap { value in
        screens.firstIndex { $0.layoutValue(TagKey.self).value == value }
      } ?? screens.firstIndex { $0 === first } ?? 0
    content = screens.indices.contains(chosen) ? screens[chosen] : nil
    super.init(environment)
    controller.isDrawnWithoutWindow = true
    controller.traitOverrides = environment.traits
    hosted.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    hosted.makeElements = { [unowned self] _ in
      content.map {
        HostedItem.elements(of: $0, in: hosted, of: controller.view, at: area.origin)
      } ?? []
    }
    controller.viewControllers = screens.enumerated().map { index, screen in
      let values = screen.preferenceOrDefault(TabKey.self)
      let one = UIViewController()
      if index == chosen { one.view = hosted }
      one.tabBarItem = UITabBarItem(title: values.title, image: values.image, tag: index)
      one.tabBarItem.badgeValue = values.badge
      one.tabBarItem.isSearch = values.isSearch
      let background = screen.preferenceOrDefault(TabBarKey.self).background
      if background.holdsAtEdge {
        one.tabBarItem.standardAppearance = background.appearance(
          UITabBarAppearance.self,
          in: environment
        )
      }
      return one
    }
    controller.selectedIndex = chosen
    controller.view.tintColor = environment.accent
  }

  override var parts: [LayoutItem] { content.map { [$0] } ?? [] }

  /// The values for the bars of the screen end here; others are passed on.
  override func computedPreference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value? {
    key == TabKey.self || key == TabBarKey.self ? nil : super.computedPreference(key)
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = content?.size(proposal) ?? .zero
    return proposal.size(of: size, with: controller.tabBar)
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    area = CGRect(origin: .zero, size: frame.size).grown(by: reach(.all))
    controller.additionalSafeAreaInsets = covered(area)
    guard let content, let view = controller.view else { return }
    view.frame = CGRect(origin: .zero, size: area.size)
    let stack = controller.tabBar.isAtTop ? content.itemWithBar : nil
    controller.contentSharesRow = stack != nil
    view.layoutIfNeeded()
    stack?.widthOfTabs = controller.tabBar.widthAtTop
    let hidesBar = content.preferenceOrDefault(TabBarKey.self).isHidden
    controller.tabBar.alpha = hidesBar ? 0 : 1
    let insets = hidesBar ? controller.additionalSafeAreaInsets : hosted.safeAreaInsets
    let whole = hosted.convert(hosted.bounds, to: view).offsetBy(dx: area.minX, dy: area.minY)
    let room = whole.inset(by: insets)
    place(content, inMiddleOf: room, of: whole)
  }

  override func elements() -> [SnapshotElement] {
    var element = controller.view.layoutSnapshot().root
    element.identity = Identity(className: "TabView")
    element.frame = Rect(area)
    return [element]
  }
}

extension [LayoutItem] {
  /// The screens with the one for searching after the others, where it is apart from them.
  fileprivate func withSearchAtEnd(in environment: EnvironmentValues) -> [LayoutItem] {
    guard BarLook.style[environment.traits.systemGeneration] == .floating else { return self }
    func isSearch(_ item: LayoutItem) -> Bool { item.preferenceOrDefault(TabKey.self).isSearch }
    return filter { !isSearch($0) } + filter(isSearch)
  }
}

/// One of several pages with the dots below it.
final class PagesItem: LayoutItem {
  private let content: LayoutItem?
  private let dots = UIPageControl()

  init(_ pages: [LayoutItem], _ selection: AnyHashable?, _ environment: EnvironmentValues) {
    let chosen =
      selection.flatMap { value in
        pages.firstIndex { $0.layoutValue(TagKey.self).value == value }
      } ?? 0
    content = pages.indices.contains(chosen) ? pages[chosen] : nil
    dots.numberOfPages = pages.count
    dots.currentPage = chosen
    super.init(environment)
    // The dots are white on any page: those of a page control on a dark screen.
    dots.traitOverrides = environment.traits
    dots.traitOverrides.userInterfaceStyle = .dark
    dots.backgroundStyle = environment.pageIndex.hasBackground ? .prominent : .automatic
  }

  override var parts: [LayoutItem] { content.map { [$0] } ?? [] }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    let size = content?.size(proposal) ?? .zero
    return CGSize(width: proposal.width ?? size.width, height: proposal.height ?? size.height)
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    guard let content else { return }
    let offer = ProposedViewSize(frame.size)
    let size = content.size(offer)
    content.place(
      in: CGRect(
        x: grid.rounded((frame.width - size.width) / 2),
        y: grid.rounded((frame.height - size.height) / 2),
        width: size.width,
        height: size.height
      ),
      offered: offer
    )
  }

  override func elements() -> [SnapshotElement] {
    let size = dots.intrinsicContentSize
    dots.frame = CGRect(
      x: (frame.width - size.width) / 2,
      y: frame.height - size.height,
      width: size.width,
      height: size.height
    )
    var element = dots.layoutSnapshot().root
    element.frame = Rect(dots.frame)
    element.isHidden = !environment.pageIndex.shows(dots.numberOfPages)
    return (content.map { elements(of: $0) } ?? []) + [element]
  }
}
