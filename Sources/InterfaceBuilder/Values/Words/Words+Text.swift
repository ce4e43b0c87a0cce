extension Words {
  /// The alignment of lines.
  public enum TextAlignment: String, DocumentWord {
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

  /// The treatment of text that does not fit.
  public enum LineBreakMode: String, DocumentWord {
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
  public enum BaselineAdjustment: String, DocumentWord {
    /// The baseline.
    case alignBaselines
    /// The center.
    case alignCenters
    /// The top.
    case none
  }

  /// The frame around a text field.
  public enum BorderStyle: String, DocumentWord {
    /// Not at all.
    case none
    /// By a line.
    case line
    /// By a bezel.
    case bezel
    /// By a rounded rectangle.
    case roundedRect
  }

  /// When a text field shows its clear button.
  public enum FieldViewMode: String, DocumentWord {
    /// Never.
    case never
    /// While text is edited.
    case whileEditing
    /// Unless text is edited.
    case unlessEditing
    /// Always.
    case always
  }
}
