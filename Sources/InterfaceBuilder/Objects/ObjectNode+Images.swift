extension ObjectNode {
  /// The image of an image view or item.
  public var image: ImageReference? { image("image") }

  /// The image while highlighted.
  public var highlightedImage: ImageReference? { image("highlightedImage") }

  /// Whether images grow at the accessibility sizes.
  public var adjustsImageSizeForAccessibilityContentSizeCategory: Bool {
    bool("adjustsImageSizeForAccessibilityContentSizeCategory") ?? false
  }

  /// How a symbol is drawn.
  public var symbolConfiguration: SymbolConfiguration? {
    symbolConfiguration("preferredSymbolConfiguration")
  }

  /// The view inside an effect view or a cell, where its children stand.
  public var contentView: ObjectNode? {
    object("contentView") ?? object("view")
  }

  /// The effect of an effect view: `blur` or `vibrancy` with its style.
  public var visualEffect: (name: String, style: String?)? {
    if let effect = element.child("vibrancyEffect") {
      return ("vibrancy", effect.child("blurEffect")?["style"])
    }
    return element.child("blurEffect").map { ("blur", $0["style"]) }
  }
}
