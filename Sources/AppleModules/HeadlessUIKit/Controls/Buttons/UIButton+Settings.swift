extension UIButton {
  /// Whether a highlighted image is drawn darker; pictures do not show it.
  public var adjustsImageWhenHighlighted: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  /// Whether the image of a disabled button is drawn darker; pictures do not show it.
  public var adjustsImageWhenDisabled: Bool {
    get { kept(true) }
    set { keep(newValue) }
  }

  /// Whether a highlighted button glows; pictures do not show it.
  public var showsTouchWhenHighlighted: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether the title's shadow is inverted while the button is highlighted.
  public var reversesTitleShadowWhenHighlighted: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// Whether a pointer changes above the button; there is no pointer here.
  public var isPointerInteractionEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
}

extension UIControl {
  /// Whether a press opens the menu of the control.
  public var isContextMenuInteractionEnabled: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }

  /// The text of the tooltip; there is no pointer here.
  public var toolTip: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}
