/// The properties of a button.
public final class ButtonProperties: PropertyGroup {
  /// The look of the button by itself.
  public let type = Property("buttonType", .words(Words.ButtonType.self), default: .custom)
  /// The font of the title; `nil` for the class's own.
  public let font = Property("fontDescription", .font)
  /// The treatment of a title that does not fit.
  public let lineBreakMode = Property(
    "lineBreakMode",
    .words(Words.LineBreakMode.self),
    default: .middleTruncation
  )
  /// The insets around the content.
  public let contentEdgeInsets = Property("contentEdgeInsets", .insets)
  /// The insets around the image.
  public let imageEdgeInsets = Property("imageEdgeInsets", .insets)
  /// The insets around the title.
  public let titleEdgeInsets = Property("titleEdgeInsets", .insets)
  /// The distance of the title's shadow.
  public let titleShadowOffset = Property("titleShadowOffset", .size)
  /// Whether the image grows at the accessibility sizes.
  public let adjustsImageSizeForAccessibilityContentSizeCategory = Property(
    "adjustsImageSizeForAccessibilityContentSizeCategory",
    .bool,
    default: false
  )
  /// The configuration, which wins over the states.
  public let configuration = Property("configuration", .object("buttonConfiguration"))

  let unused: [UnusedProperty] = [
    UnusedProperty("role", .name, .interaction),
    UnusedProperty("hasAttributedTitle", .bool, .implied),
    UnusedProperty("adjustsImageWhenDisabled", .bool, .notDrawn),
    UnusedProperty("adjustsImageWhenHighlighted", .bool, .passingState),
    UnusedProperty("showsTouchWhenHighlighted", .bool, .passingState),
    UnusedProperty("reversesTitleShadowWhenHighlighted", .bool, .passingState),
    UnusedProperty("showsMenuAsPrimaryAction", .bool, .interaction),
    UnusedProperty("changesSelectionAsPrimaryAction", .bool, .interaction),
  ]

  static let shared = ButtonProperties()
}

/// The states of a button, each with what is shown in it.
public final class ButtonStatesProperties: PropertyGroup {
  /// The state in which nothing happens.
  public let normal = Property("normal", .object("state"))
  /// The state while the button is touched.
  public let highlighted = Property("highlighted", .object("state"))
  /// The state of a chosen button.
  public let selected = Property("selected", .object("state"))
  /// The state of a button that cannot be used.
  public let disabled = Property("disabled", .object("state"))
  /// The state of a button that the keyboard or a remote has reached.
  public let focused = Property("focused", .object("state"))

  static let shared = ButtonStatesProperties()
}

/// The content of a button in a state.
public final class ButtonStateProperties: PropertyGroup {
  /// The title.
  public let title = Property("title", .text)
  /// The attributed title, which wins over the title.
  public let attributedTitle = Property("attributedTitle", .attributedString)
  /// The color of the title; `nil` for the button's own.
  public let titleColor = Property("titleColor", .color)
  /// The color of the title's shadow.
  public let titleShadowColor = Property("titleShadowColor", .color)
  /// The image.
  public let image = Property("image", .image)
  /// The image behind the content.
  public let backgroundImage = Property("backgroundImage", .appImage)
  /// The size and weight of a symbol.
  public let symbolConfiguration = Property("preferredSymbolConfiguration", .symbolConfiguration)

  static let shared = ButtonStateProperties()
}

/// The configuration of a button, as iOS 15 and later have it.
public final class ButtonConfigurationProperties: PropertyGroup {
  /// The look, such as `plain`, `filled`, `gray`, `tinted`.
  public let style = Property("style", .name, default: "plain")
  /// The title.
  public let title = Property("title", .text)
  /// The attributed title.
  public let attributedTitle = Property("attributedTitle", .attributedString)
  /// The font of the title; `nil` for the configuration's own, which follows the text size.
  public let titleFont = Property("titleFontDescription", .font)
  /// The text below the title.
  public let subtitle = Property("subtitle", .text)
  /// The alignment of title and subtitle, such as `center`.
  public let titleAlignment = Property("titleAlignment", .name)
  /// The image.
  public let image = Property("image", .image)
  /// The size and weight of a symbol.
  public let symbolConfiguration = Property(
    "preferredSymbolConfigurationForImage",
    .symbolConfiguration
  )
  /// The side of the title on which the image stands, such as `leading`.
  public let imagePlacement = Property("imagePlacement", .name)
  /// The space between image and title in points.
  public let imagePadding = Property("imagePadding", .number)
  /// The space between title and subtitle in points.
  public let titlePadding = Property("titlePadding", .number)
  /// The insets around the content, where they are set.
  public let contentInsets = Property("contentInsets", .directionalInsets)
  /// The shape of the corners, such as `capsule`.
  public let cornerStyle = Property("cornerStyle", .name)
  /// The size of the button, such as `large`.
  public let buttonSize = Property("buttonSize", .name)
  /// Whether a turning indicator stands in place of the image.
  public let showsActivityIndicator = Property("showsActivityIndicator", .bool, default: false)
  /// The color of the content, where it is set.
  public let foregroundColor = Property("baseForegroundColor", .color)
  /// The color of the background, where it is set.
  public let backgroundColor = Property("baseBackgroundColor", .color)

  static let shared = ButtonConfigurationProperties()
}

extension Property {
  /// The properties of a button.
  public static var button: ButtonProperties { ButtonProperties.shared }
  /// The states of a button, each with what is shown in it.
  public static var buttonStates: ButtonStatesProperties { ButtonStatesProperties.shared }
  /// The content of a button in a state.
  public static var buttonState: ButtonStateProperties { ButtonStateProperties.shared }
  /// The configuration of a button, as iOS 15 and later have it.
  public static var buttonConfiguration: ButtonConfigurationProperties {
    ButtonConfigurationProperties.shared
  }
}
