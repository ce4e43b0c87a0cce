extension Words {
  /// The look of a button by itself.
  public enum ButtonType: String, DocumentWord {
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

  /// The place of content in a control from side to side.
  public enum HorizontalAlignment: String, DocumentWord {
    /// In the middle.
    case center
    /// At the left.
    case left
    /// At the right.
    case right
    /// From edge to edge.
    case fill
    /// At the edge where reading begins.
    case leading
    /// At the edge where reading ends.
    case trailing
  }

  /// The place of content in a control from top to bottom.
  public enum VerticalAlignment: String, DocumentWord {
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// From edge to edge.
    case fill
  }
}
