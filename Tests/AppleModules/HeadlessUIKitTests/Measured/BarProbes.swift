import Foundation
import Testing

@testable import HeadlessUIKit

/// How bars are read for the rows of `Reference/measured-sizes.json`.
enum BarProbes {
  static let all: [String: MeasuredProbe] = [
    "bar.inline": { CellProbes.lengths(navigation($0).navigationBar.frame) },
    "bar.large-title": { [navigation($0, large: true).navigationBar.frame.height] },
    "bar.large-title.content": { scene in
      let content = navigation(scene, large: true).viewControllers.first
      return [try #require(content).view.safeAreaInsets.top]
    },
    "bar.large-title.label": { scene in
      let label = try #require(navigation(scene, large: true).navigationBar.label("Inbox"))
      return [label.font.pointSize, label.frame.height, label.frame.minX]
    },
    "bar.large-title.x": { scene in
      [try #require(navigation(scene, large: true).navigationBar.label("Inbox")).frame.minX]
    },
    "bar.inline.title": { scene in
      let bar = navigation(scene) { content, _ in
        content.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
      }.navigationBar
      return [
        try #require(bar.label("Inbox")).font.pointSize,
        try #require(bar.label("Edit")).font.pointSize,
      ]
    },
    "bar.platter": platter,
    "bar.prompt": { scene in
      let bar = navigation(scene) { content, _ in content.navigationItem.prompt = "Choose" }
        .navigationBar
      return [bar.frame.height - 54, try #require(bar.label("Choose")).font.pointSize]
    },
    "bar.toolbar": toolbar,
    "bar.search": { scene in
      let search = UISearchController(searchResultsController: nil)
      _ = navigation(scene) { content, _ in content.navigationItem.searchController = search }
      return [search.searchBar.searchTextField.frame.height, search.searchBar.frame.height]
    },
    "bar.tab.platter": { scene in
      let (tabs, window) = tabs(scene)
      let platter = tabs.tabBar.platter
      return CellProbes.lengths(platter.convert(platter.bounds, to: window))
    },
    "bar.tab.title": { scene in
      let label = try #require(tabs(scene).0.tabBar.label("clock"))
      return [label.font.pointSize]
    },
    "bar.tab.symbols": { scene in
      let style = UIImage.SymbolConfiguration(pointSize: 18, weight: .medium, scale: .large)
      return try ["calendar", "clock"].flatMap { name in
        let image = try #require(UIImage(systemName: name, withConfiguration: style))
        let size = image.size(for: scene.traits)
        return [size.width, size.height]
      }
    },
  ]

  private static func navigation(
    _ scene: MeasuredScene,
    large: Bool = false,
    _ prepare: (UIViewController, UINavigationController) -> Void = { _, _ in }
  ) -> UINavigationController {
    let content = UIViewController()
    content.title = "Inbox"
    let navigation = UINavigationController(rootViewController: content)
    navigation.navigationBar.prefersLargeTitles = large
    prepare(content, navigation)
    _ = scene.window(navigation)
    return navigation
  }

  private static func platter(_ scene: MeasuredScene) throws -> [CGFloat] {
    let bar = navigation(scene) { content, _ in
      content.navigationItem.rightBarButtonItems = [
        UIBarButtonItem(title: "Select"), UIBarButtonItem(systemItem: .add),
      ]
    }.navigationBar
    let label = try #require(bar.label("Select"))
    let first = try #require(label.superview).frame
    let second = bar.content.trailing[1].frame
    return [
      first.height, bar.bounds.width - first.maxX, first.minX - second.maxX,
      first.width - label.frame.width, second.width,
    ]
  }

  private static func toolbar(_ scene: MeasuredScene) throws -> [CGFloat] {
    // Buttons with images would share a platter.
    let toolbar: UIToolbar = navigation(scene) { content, navigation in
      content.toolbarItems = [
        UIBarButtonItem(systemItem: .edit), UIBarButtonItem(systemItem: .cancel),
      ]
      navigation.isToolbarHidden = false
    }.toolbar
    let buttons = toolbar.subviews.compactMap { $0 as? BarButtonView }.map(\.frame)
    try #require(buttons.count == 2)
    return [
      toolbar.frame.height, buttons[0].height, buttons[0].minX, buttons[1].minX - buttons[0].maxX,
    ]
  }

  private static func tabs(_ scene: MeasuredScene) -> (UITabBarController, UIWindow) {
    let tabs = UITabBarController()
    tabs.viewControllers = ["calendar", "clock", "gear"].map { name in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(
        title: name,
        image: UIImage(systemName: name),
        selectedImage: nil
      )
      return controller
    }
    return (tabs, scene.window(tabs))
  }
}
