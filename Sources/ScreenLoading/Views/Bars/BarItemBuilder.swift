import HeadlessUIKit
import InterfaceBuilder

/// Makes the items of bars, with the views inside of them.
struct BarItemBuilder {
  private let views: ViewBuilder
  private var values: DocumentValues { views.values }

  init(_ views: ViewBuilder) { self.views = views }

  func navigationItem(_ node: ObjectNode) -> UINavigationItem {
    let item = UINavigationItem(title: values.texts.text("title", of: node) ?? node.title ?? "")
    item.prompt = values.texts.text("prompt", of: node) ?? node.prompt
    item.leftBarButtonItems = node.leftBarButtonItems.map { barButtonItem($0) }
    item.rightBarButtonItems = node.rightBarButtonItems.map { barButtonItem($0) }
    if let back = node.backBarButtonItem { item.backBarButtonItem = barButtonItem(back) }
    switch node.largeTitleDisplayMode {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    if let view = node.titleView { item.titleView = views.makeView(view, superviewSize: .zero) }
    return item
  }

  func barButtonItem(_ node: ObjectNode) -> UIBarButtonItem {
    let item = barButtonItemWithoutAttributes(node)
    item.style = node.barButtonStyle == "done" ? .done : .plain
    if let width = node.width { item.width = width }
    item.isEnabled = node.isEnabled
    item.tintColor = values.colors.color(node.tintColor)
    item.largeContentSizeImage = values.images.image(node.largeContentSizeImage, at: node)
    return item
  }

  private func barButtonItemWithoutAttributes(_ node: ObjectNode) -> UIBarButtonItem {
    if let name = node.systemItem,
      let system = UIBarButtonItem.SystemItem.allCases.first(where: { "\($0)" == name })
    {
      return UIBarButtonItem(systemItem: system)
    }
    if let view = node.customView {
      return UIBarButtonItem(customView: views.makeView(view, superviewSize: .zero))
    }
    let item = UIBarButtonItem()
    item.title = values.texts.text("title", of: node) ?? node.title
    item.image = values.images.image(node.image, at: node)
    return item
  }

  func tabBarItem(_ node: ObjectNode) -> UITabBarItem {
    if let name = node.systemItem,
      let system = UITabBarItem.SystemItem.allCases.first(where: { "\($0)" == name })
    {
      return UITabBarItem(tabBarSystemItem: system, tag: 0)
    }
    let item = UITabBarItem(
      title: values.texts.text("title", of: node) ?? node.title,
      image: values.images.image(node.image, at: node),
      selectedImage: values.images.image(node.selectedImage, at: node)
    )
    item.badgeValue = node.attribute("badgeValue")
    item.largeContentSizeImage = values.images.image(node.largeContentSizeImage, at: node)
    return item
  }
}
