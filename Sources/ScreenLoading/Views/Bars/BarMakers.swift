import HeadlessUIKit
import InterfaceBuilder

/// Makes navigation bars that stand in a view.
enum NavigationBarMaker {
  static func make(_ node: ObjectNode, _ builder: ViewBuilder) -> UINavigationBar {
    let bar = UINavigationBar(frame: .zero)
    BarAttributes(values: builder.values).apply(node, to: bar)
    let items = BarItemBuilder(builder)
    bar.items = node[.bar.items].map { items.navigationItem($0) }
    return bar
  }
}

/// Makes toolbars that stand in a view.
enum ToolbarMaker {
  static func make(_ node: ObjectNode, _ builder: ViewBuilder) -> UIToolbar {
    let bar = UIToolbar(frame: .zero)
    BarAttributes(values: builder.values).apply(node, to: bar)
    let items = BarItemBuilder(builder)
    bar.items = node[.bar.items].map { items.barButtonItem($0) }
    return bar
  }
}

/// Makes tab bars that stand in a view.
enum TabBarMaker {
  static func make(_ node: ObjectNode, _ builder: ViewBuilder) -> UITabBar {
    let bar = UITabBar(frame: .zero)
    BarAttributes(values: builder.values).apply(node, to: bar)
    let items = BarItemBuilder(builder)
    bar.items = node[.bar.items].map { items.tabBarItem($0) }
    return bar
  }
}
