public import LayoutGeometry

extension ObjectNode {
  /// The text above a navigation item's title.
  public var prompt: String? { string("prompt") }

  /// How a title is large: `automatic`, `always` or `never`.
  public var largeTitleDisplayMode: String { attribute("largeTitleDisplayMode") ?? "automatic" }

  /// The view in place of a navigation item's title.
  public var titleView: ObjectNode? { object("titleView") }

  /// The items at the side where reading begins, the outermost first.
  public var leftBarButtonItems: [ObjectNode] {
    object("leftBarButtonItem").map { [$0] } ?? objects(in: "leftBarButtonItems")
  }

  /// The items at the side where reading ends, the outermost first.
  public var rightBarButtonItems: [ObjectNode] {
    object("rightBarButtonItem").map { [$0] } ?? objects(in: "rightBarButtonItems")
  }

  /// The item that leads back to the controller.
  public var backBarButtonItem: ObjectNode? { object("backBarButtonItem") }

  /// The items of a bar.
  public var items: [ObjectNode] { objects(in: "items") }

  /// A bar item's standard look, such as `done` or `flexibleSpace`.
  public var systemItem: String? { attribute("systemItem") }

  /// A bar button's style, such as `plain` or `done`.
  public var barButtonStyle: String { attribute("style") ?? "plain" }

  /// The width of a bar item in points, where it is fixed.
  public var width: Double? { number("width") }

  /// The view in place of a bar item's image or title.
  public var customView: ObjectNode? { object("customView") }

  /// The image of a tab while it is chosen.
  public var selectedImage: ImageReference? { image("selectedImage") }

  /// The image that is shown large while an item is held at an accessibility size.
  public var largeContentSizeImage: ImageReference? { image("largeContentSizeImage") }

  /// The insets around an item's image.
  public var imageInsets: EdgeInsets? { insets("imageInsets") }

  /// Whether a navigation bar shows large titles.
  public var prefersLargeTitles: Bool { bool("largeTitles") ?? false }

  /// Whether content shows through a bar.
  public var isTranslucent: Bool { bool("translucent") ?? true }

  /// The look of a bar: `default`, `black`, `blackTranslucent`.
  public var barStyle: String { attribute("barStyle") ?? "default" }

  /// The colour of a bar.
  public var barTintColor: ColorDescription? { color("barTintColor") }

  /// The font and colour of a bar's title, where they are set.
  public var titleTextAttributes: (font: FontDescription?, color: ColorDescription?)? {
    guard let element = value(key: "titleTextAttributes") else { return nil }
    let attributes = node(element)
    return (attributes.font("fontDescription"), attributes.color("textColor"))
  }

  /// The look of a search bar: `default`, `prominent` or `minimal`.
  public var searchBarStyle: String { attribute("searchBarStyle") ?? "default" }

  /// The titles of a search bar's scopes.
  public var scopeButtonTitles: [String] {
    element.child("scopeButtonTitles")?.children.map(\.string) ?? []
  }

  /// Whether a search bar shows a button to cancel.
  public var showsCancelButton: Bool { bool("showsCancelButton") ?? false }
}
