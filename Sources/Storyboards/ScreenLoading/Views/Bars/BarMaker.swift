import HeadlessUIKit
import InterfaceBuilder

/// Makes bars that stand in a view, with their items.
enum BarMaker {
  static func navigationBar(_ node: ObjectNode, _ builder: ViewBuilder) -> UINavigationBar {
    let bar = UINavigationBar(frame: .zero)
    BarAttributes(values: builder.values).apply(node, to: bar)
    bar.items = items(of: node, builder) { $0.navigationItem($1) }
    return bar
  }

  static func toolbar(_ node: ObjectNode, _ builder: ViewBuilder) -> UIToolbar {
    let bar = UIToolbar(frame: .zero)
    BarAttributes(values: builder.values).apply(node, to: bar)
    bar.items = items(of: node, builder) { $0.barButtonItem($1) }
    return bar
  }

  static func tabBar(_ node: ObjectNode, _ builder: ViewBuilder) -> UITabBar {
    let bar = UITabBar(frame: .zero)
    BarAttributes(values: builder.values).apply(node, to: bar)
    bar.items = items(of: node, builder) { $0.tabBarItem($1) }
    return bar
  }

  private static func items<Item>(
    of node: ObjectNode,
    _ builder: ViewBuilder,
    _ make: (BarItemBuilder, ObjectNode) -> Item
  ) -> [Item] {
    let items = BarItemBuilder(builder)
    return node[.bar.items].map { make(items, $0) }
  }
}
