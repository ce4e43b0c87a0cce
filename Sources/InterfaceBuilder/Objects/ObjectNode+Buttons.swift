public import LayoutGeometry

extension ObjectNode {
  /// What a button looks like by itself.
  public enum ButtonType: String, DocumentValue {
    /// Only what is set.
    case custom
    /// The system's button.
    case system
    /// The old name of the system's button.
    case roundedRect
    /// A small letter i.
    case infoLight
    /// A small letter i, dark.
    case infoDark
    /// A plus sign.
    case contactAdd
    /// A sign for details.
    case detailDisclosure
    /// A sign for closing.
    case close
  }

  /// What a button shows in a state.
  public struct ButtonState: Hashable, Sendable {
    /// The state, such as `normal`, `highlighted`, `selected`, `disabled`, `focused`.
    public var name: String
    /// The title.
    public var title: String?
    /// The attributed title, which wins over the title.
    public var attributedTitle: AttributedDescription?
    /// The colour of the title; `nil` for the button's own.
    public var titleColor: ColorDescription?
    /// The colour of the title's shadow.
    public var titleShadowColor: ColorDescription?
    /// The image.
    public var image: ImageReference?
    /// The image behind the content.
    public var backgroundImage: ImageReference?
    /// How a symbol is drawn.
    public var symbolConfiguration: SymbolConfiguration?
  }

  /// What a button looks like by itself; `roundedRect` is returned as `system`.
  public var buttonType: ButtonType {
    let type: ButtonType = value("buttonType") ?? .custom
    return type == .roundedRect ? .system : type
  }

  /// What the button shows in each state that is described, in the order of the file.
  public var buttonStates: [ButtonState] {
    element.children(named: "state").compactMap { child in
      guard let name = child.key else { return nil }
      let state = node(child)
      return ButtonState(
        name: name,
        title: state.string("title"),
        attributedTitle: state.attributedString("attributedTitle"),
        titleColor: state.color("titleColor"),
        titleShadowColor: state.color("titleShadowColor"),
        image: state.image("image"),
        backgroundImage: state.attribute("backgroundImage").map { ImageReference(name: $0) },
        symbolConfiguration: state.symbolConfiguration("preferredSymbolConfiguration")
      )
    }
  }

  /// Returns what the button shows in a state.
  public func buttonState(_ name: String = "normal") -> ButtonState? {
    buttonStates.first { $0.name == name }
  }

  /// Where a control's content stands from side to side.
  public var contentHorizontalAlignment: HorizontalAlignment {
    value("contentHorizontalAlignment") ?? .center
  }

  /// Where a control's content stands from top to bottom.
  public var contentVerticalAlignment: VerticalAlignment {
    value("contentVerticalAlignment") ?? .center
  }

  /// The insets around a button's content.
  public var contentEdgeInsets: EdgeInsets? { insets("contentEdgeInsets") }

  /// The insets around a button's image.
  public var imageEdgeInsets: EdgeInsets? { insets("imageEdgeInsets") }

  /// The insets around a button's title.
  public var titleEdgeInsets: EdgeInsets? { insets("titleEdgeInsets") }
}

/// A button's configuration, as iOS 15 and later have it.
public struct ButtonConfiguration: Hashable, Sendable {
  /// The look, such as `plain`, `filled`, `gray`, `tinted`.
  public var style: String
  /// The title.
  public var title: String?
  /// The attributed title.
  public var attributedTitle: AttributedDescription?
  /// The text below the title.
  public var subtitle: String?
  /// The font of the title, `nil` for the configuration's own, which follows the text size.
  public var titleFont: FontDescription?
  /// The image.
  public var image: ImageReference?
  /// How a symbol is drawn.
  public var symbolConfiguration: SymbolConfiguration?
  /// The side of the title on which the image stands, such as `leading`.
  public var imagePlacement: String?
  /// The space between image and title in points.
  public var imagePadding: Double?
  /// The space between title and subtitle in points.
  public var titlePadding: Double?
  /// The insets around the content, where they are set.
  public var contentInsets: DirectionalEdgeInsets?
  /// The shape of the corners, such as `capsule`.
  public var cornerStyle: String?
  /// The colour of the content, where it is set.
  public var foregroundColor: ColorDescription?
  /// The colour of the background, where it is set.
  public var backgroundColor: ColorDescription?
}

extension ObjectNode {
  /// The configuration, which wins over the states.
  public var buttonConfiguration: ButtonConfiguration? {
    guard let element = value(key: "configuration"), element.name == "buttonConfiguration" else {
      return nil
    }
    let node = node(element)
    return ButtonConfiguration(
      style: node.attribute("style") ?? "plain",
      title: node.string("title"),
      attributedTitle: node.attributedString("attributedTitle"),
      subtitle: node.string("subtitle"),
      titleFont: node.font("titleFontDescription"),
      image: node.image("image"),
      symbolConfiguration: node.symbolConfiguration("preferredSymbolConfigurationForImage"),
      imagePlacement: node.attribute("imagePlacement"),
      imagePadding: node.number("imagePadding"),
      titlePadding: node.number("titlePadding"),
      contentInsets: node.value(key: "contentInsets")?.directionalInsets,
      cornerStyle: node.attribute("cornerStyle"),
      foregroundColor: node.color("baseForegroundColor"),
      backgroundColor: node.color("baseBackgroundColor")
    )
  }
}
