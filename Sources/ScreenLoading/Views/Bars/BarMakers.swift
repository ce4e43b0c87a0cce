import HeadlessUIKit
import InterfaceBuilder

/// Makes navigation bars that stand in a view.
enum NavigationBarMaker {
  static func make(_ node: ObjectNode, _ builder: ViewBuilder) -> UINavigationBar {
    let bar = UINavigationBar(frame: .zero)
    bar.prefersLargeTitles = node.prefersLargeTitles
    bar.isTranslucent = node.isTranslucent
    if let color = builder.values.colors.color(node.barTintColor) { bar.barTintColor = color }
    let items = BarItemBuilder(builder)
    bar.items = node.items.map { items.navigationItem($0) }
    return bar
  }
}

/// Makes toolbars that stand in a view.
enum ToolbarMaker {
  static func make(_ node: ObjectNode, _ builder: ViewBuilder) -> UIToolbar {
    let bar = UIToolbar(frame: .zero)
    bar.isTranslucent = node.isTranslucent
    if let color = builder.values.colors.color(node.barTintColor) { bar.barTintColor = color }
    let items = BarItemBuilder(builder)
    bar.items = node.items.map { items.barButtonItem($0) }
    return bar
  }
}

/// Makes tab bars that stand in a view.
enum TabBarMaker {
  static func make(_ node: ObjectNode, _ builder: ViewBuilder) -> UITabBar {
    let bar = UITabBar(frame: .zero)
    bar.isTranslucent = node.isTranslucent
    let items = BarItemBuilder(builder)
    bar.items = node.items.map { items.tabBarItem($0) }
    return bar
  }
}
