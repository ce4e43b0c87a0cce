public import DynamicType
public import HeadlessUIKit

/// The surroundings of a screen: the device, the language and the person's settings.
public struct ScreenEnvironment: Sendable {
  /// The display with its size, its pixels and the insets of its shape.
  public var screen: UIScreen
  /// The text size.
  public var category: ContentSizeCategory
  /// The language as a BCP 47 tag, or `nil` for the document's own.
  public var language: String?
  /// Whether the language runs from right to left.
  public var layoutDirection: LayoutDirection
  /// Light or dark.
  public var style: UserInterfaceStyle

  /// Creates an environment.
  public init(
    screen: UIScreen,
    category: ContentSizeCategory = .large,
    language: String? = nil,
    layoutDirection: LayoutDirection = .leftToRight,
    style: UserInterfaceStyle = .light
  ) {
    self.screen = screen
    self.category = category
    self.language = language
    self.layoutDirection = layoutDirection
    self.style = style
  }

  /// The traits that a window in this environment gets on top of its screen's.
  var overrides: TraitCollection {
    TraitCollection(
      preferredContentSizeCategory: category,
      layoutDirection: layoutDirection,
      userInterfaceStyle: style
    )
  }
}
