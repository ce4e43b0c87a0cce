import HeadlessUIKit
import InterfaceBuilder

/// Makes the items of bars, with the views inside them.
struct BarItemBuilder {
  private let views: ViewBuilder
  private var values: DocumentValues { views.values }

  init(_ views: ViewBuilder) { self.views = views }

  func navigationItem(_ node: ObjectNode) -> UINavigationItem {
    let title = values.texts.text("title", of: node, own: node[.navigationItem.title])
    let item = UINavigationItem(title: title ?? "")
    views.items.add(object: item, id: node.id)
    item.prompt = values.texts.text("prompt", of: node, own: node[.navigationItem.prompt])
    item.leftBarButtonItems = node.leftBarButtonItems.map { barButtonItem($0) }
    item.rightBarButtonItems = node.rightBarButtonItems.map { barButtonItem($0) }
    item.backBarButtonItem = node[.navigationItem.backBarButtonItem].map { barButtonItem($0) }
    item.leftItemsSupplementBackButton = node[.navigationItem.leftItemsSupplementBackButton]
    item.hidesBackButton = node[.navigationItem.hidesBackButton]
    switch node[.navigationItem.largeTitleDisplayMode] {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    if let view = node[.navigationItem.titleView] {
      item.titleView = views.makeView(view, superviewSize: .zero)
    }
    return item
  }

  func barButtonItem(_ node: ObjectNode) -> UIBarButtonItem {
    let item = barButtonItemWithoutAttributes(node)
    item.style = node[.barButtonItem.style] == "done" ? .done : .plain
    if let width = node[.barButtonItem.width] { item.width = width }
    item.tintColor = values.colors.color(node[.barButtonItem.tintColor])
    applyCommon(node, to: item)
    return item
  }

  private func barButtonItemWithoutAttributes(_ node: ObjectNode) -> UIBarButtonItem {
    if let name = node[.barItem.systemItem],
      let system = UIBarButtonItem.SystemItem.allCases.first(where: { "\($0)" == name })
    {
      return UIBarButtonItem(systemItem: system)
    }
    if let view = node[.barButtonItem.customView] {
      return UIBarButtonItem(customView: views.makeView(view, superviewSize: .zero))
    }
    let item = UIBarButtonItem()
    item.title = title(node)
    item.image = values.images.image(node[.barItem.image], at: node)
    return item
  }

  func tabBarItem(_ node: ObjectNode) -> UITabBarItem {
    let item = tabBarItemWithoutAttributes(node)
    item.badgeValue = node[.tabBarItem.badgeValue]
    applyCommon(node, to: item)
    return item
  }

  private func tabBarItemWithoutAttributes(_ node: ObjectNode) -> UITabBarItem {
    if let name = node[.barItem.systemItem],
      let system = UITabBarItem.SystemItem.allCases.first(where: { "\($0)" == name })
    {
      return UITabBarItem(tabBarSystemItem: system, tag: 0)
    }
    return UITabBarItem(
      title: title(node),
      image: values.images.image(node[.barItem.image], at: node),
      selectedImage: values.images.image(node[.tabBarItem.selectedImage], at: node)
    )
  }

  private func title(_ node: ObjectNode) -> String? {
    values.texts.text("title", of: node, own: node[.barItem.title])
  }

  /// Applies the attributes that buttons of bars and tabs share.
  private func applyCommon(_ node: ObjectNode, to item: UIBarItem) {
    item.viewIdentity = ViewIdentity(node)
    views.items.add(object: item, id: node.id)
    item.isEnabled = node[.barItem.isEnabled]
    if let insets = node[.barItem.imageInsets] { item.imageInsets = insets }
    let images = values.images
    item.landscapeImagePhone = images.image(node[.barItem.landscapeImagePhone], at: node)
    item.largeContentSizeImage = images.image(node[.barItem.largeContentSizeImage], at: node)
    if let insets = node[.barItem.largeContentSizeImageInsets] {
      item.largeContentSizeImageInsets = insets
    }
  }
}
