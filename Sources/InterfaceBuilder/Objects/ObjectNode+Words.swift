extension ObjectNode {
  /// How content fits its view.
  public enum ContentMode: String, DocumentValue {
    /// Stretched.
    case scaleToFill
    /// Scaled to fit inside.
    case scaleAspectFit
    /// Scaled to cover.
    case scaleAspectFill
    /// Drawn again.
    case redraw
    /// In the middle.
    case center
    /// At the top.
    case top
    /// At the bottom.
    case bottom
    /// At the left.
    case left
    /// At the right.
    case right
    /// In the top left corner.
    case topLeft
    /// In the top right corner.
    case topRight
    /// In the bottom left corner.
    case bottomLeft
    /// In the bottom right corner.
    case bottomRight
  }

  /// How lines are aligned.
  public enum TextAlignment: String, DocumentValue {
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// At both edges.
    case justified
    /// Where the language begins.
    case natural
  }

  /// What happens to text that does not fit.
  public enum LineBreakMode: String, DocumentValue {
    /// It is wrapped between words.
    case wordWrap
    /// It is wrapped between characters.
    case characterWrap
    /// It is cut at the edge.
    case clip
    /// Its beginning is replaced by an ellipsis.
    case headTruncation
    /// Its end is replaced by an ellipsis.
    case tailTruncation
    /// Its middle is replaced by an ellipsis.
    case middleTruncation

    /// Creates a mode from the name that paragraph styles use, such as `truncatingTail`.
    init?(paragraphName: String) {
      switch paragraphName {
      case "wordWrapping": self = .wordWrap
      case "charWrapping": self = .characterWrap
      case "clipping": self = .clip
      case "truncatingHead": self = .headTruncation
      case "truncatingTail": self = .tailTruncation
      case "truncatingMiddle": self = .middleTruncation
      default: return nil
      }
    }
  }

  /// Which line of shrunken text keeps its place.
  public enum BaselineAdjustment: String, DocumentValue {
    /// The baseline.
    case alignBaselines
    /// The centre.
    case alignCenters
    /// The top.
    case none
  }

  /// The direction that a view's content follows.
  public enum SemanticContent: String, DocumentValue {
    /// The language's.
    case unspecified
    /// That of playing media: never mirrored.
    case playback
    /// That of space: never mirrored.
    case spatial
    /// From left to right.
    case forceLeftToRight
    /// From right to left.
    case forceRightToLeft
  }

  /// Where content stands in a control from side to side.
  public enum HorizontalAlignment: String, DocumentValue {
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

  /// Where content stands in a control from top to bottom.
  public enum VerticalAlignment: String, DocumentValue {
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
