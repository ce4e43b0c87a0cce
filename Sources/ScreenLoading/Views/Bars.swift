import DynamicType
import HeadlessUIKit
import InterfaceBuilder

extension LoadContext {
  func makeNavigationBar(_ node: ObjectNode) -> UIView {
    let bar = UINavigationBar(frame: .zero)
    bar.prefersLargeTitles = node.prefersLargeTitles
    bar.isTranslucent = node.isTranslucent
    if let color = color(node.barTintColor) { bar.barTintColor = color }
    bar.items = node.items.map { navigationItem($0) }
    return bar
  }

  func makeToolbar(_ node: ObjectNode) -> UIView {
    let bar = UIToolbar(frame: .zero)
    bar.isTranslucent = node.isTranslucent
    if let color = color(node.barTintColor) { bar.barTintColor = color }
    bar.items = node.items.map { barButtonItem($0) }
    return bar
  }

  func makeTabBar(_ node: ObjectNode) -> UIView {
    let bar = UITabBar(frame: .zero)
    bar.isTranslucent = node.isTranslucent
    bar.items = node.items.map { tabBarItem($0) }
    return bar
  }

  func makeSearchBar(_ node: ObjectNode) -> UIView {
    let bar = UISearchBar(frame: .zero)
    bar.text = text("text", of: node) ?? node.text
    bar.placeholder = text("placeholder", of: node) ?? node.placeholder
    bar.prompt = text("prompt", of: node) ?? node.prompt
    bar.showsCancelButton = node.showsCancelButton
    bar.searchBarStyle = node.searchBarStyle == "minimal" ? .minimal : .default
    if !node.scopeButtonTitles.isEmpty { bar.scopeButtonTitles = node.scopeButtonTitles }
    return bar
  }

  func navigationItem(_ node: ObjectNode) -> UINavigationItem {
    let item = UINavigationItem(title: text("title", of: node) ?? node.title ?? "")
    item.prompt = text("prompt", of: node) ?? node.prompt
    item.leftBarButtonItems = node.leftBarButtonItems.map { barButtonItem($0) }
    item.rightBarButtonItems = node.rightBarButtonItems.map { barButtonItem($0) }
    if let back = node.backBarButtonItem { item.backBarButtonItem = barButtonItem(back) }
    switch node.largeTitleDisplayMode {
    case "always": item.largeTitleDisplayMode = .always
    case "never": item.largeTitleDisplayMode = .never
    default: break
    }
    if let view = node.titleView {
      item.titleView = makeView(view, superviewSize: .zero)
    }
    return item
  }

  func barButtonItem(_ node: ObjectNode) -> UIBarButtonItem {
    let item: UIBarButtonItem
    if let name = node.systemItem, let system = UIBarButtonItem.SystemItem(documentName: name) {
      item = UIBarButtonItem(systemItem: system)
    } else if let view = node.customView {
      item = UIBarButtonItem(customView: makeView(view, superviewSize: .zero))
    } else {
      item = UIBarButtonItem()
      item.title = text("title", of: node) ?? node.title
      item.image = image(node.image, at: node)
    }
    item.style = node.barButtonStyle == "done" ? .done : .plain
    if let width = node.width { item.width = width }
    item.isEnabled = node.isEnabled
    item.tintColor = color(node.tintColor)
    item.largeContentSizeImage = image(node.largeContentSizeImage, at: node)
    return item
  }

  func tabBarItem(_ node: ObjectNode) -> UITabBarItem {
    if let name = node.systemItem, let system = UITabBarItem.SystemItem(documentName: name) {
      return UITabBarItem(tabBarSystemItem: system, tag: 0)
    }
    let item = UITabBarItem(
      title: text("title", of: node) ?? node.title,
      image: image(node.image, at: node),
      selectedImage: image(node.selectedImage, at: node)
    )
    item.badgeValue = node.attribute("badgeValue")
    item.largeContentSizeImage = image(node.largeContentSizeImage, at: node)
    return item
  }
}

extension UIBarButtonItem.SystemItem {
  /// A system item by the name that documents use.
  init?(documentName name: String) {
    guard let found = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = found
  }
}

extension UITabBarItem.SystemItem {
  /// A system item by the name that documents use.
  init?(documentName name: String) {
    guard let found = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = found
  }
}
