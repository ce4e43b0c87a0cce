public import LayoutGeometry

extension ObjectNode {
  /// The text of a label, text field, text view or search bar.
  public var text: String? { string("text") }

  /// The attributed text, which counts where ``usesAttributedText`` is true.
  public var attributedText: AttributedDescription? { attributedString("attributedText") }

  /// Whether the attributed text counts.
  public var usesAttributedText: Bool { bool("usesAttributedText") ?? false }

  /// The font, `nil` for the class's own: 17 points of the system font in labels, fields and text
  /// views.
  public var fontDescription: FontDescription? { font("fontDescription") }

  /// Whether the font follows changes of the text size.
  public var adjustsFontForContentSizeCategory: Bool {
    bool("adjustsFontForContentSizeCategory") ?? false
  }

  /// The colour of the text; `nil` for the class's own.
  public var textColor: ColorDescription? { color("textColor") }

  /// How lines are aligned.
  ///
  /// Labels and fields have `left` unless written, text views `natural`.
  public var textAlignment: TextAlignment {
    value("textAlignment") ?? (kind == .textView ? .natural : .left)
  }

  /// What happens to text that does not fit; of buttons, their title.
  public var lineBreakMode: LineBreakMode {
    value("lineBreakMode") ?? (kind == .button ? .middleTruncation : .tailTruncation)
  }

  /// The largest number of lines, 0 for any.
  public var numberOfLines: Int { integer("numberOfLines") ?? 1 }

  /// Which line of shrunken text keeps its place.
  ///
  /// `alignBaselines` is nearly always written; nothing written is taken as it too.
  public var baselineAdjustment: BaselineAdjustment {
    value("baselineAdjustment") ?? .alignBaselines
  }

  /// Whether text shrinks to fit its width.
  ///
  /// Labels that shrink leave the attribute out and have a smallest size or scale.
  public var adjustsFontSizeToFitWidth: Bool {
    if let written = bool("adjustsFontSizeToFit") { return written }
    guard kind == .label else { return kind == .textField && (minimumFontSize ?? 0) > 0 }
    return minimumScaleFactor != nil || minimumFontSize != nil
  }

  /// The smallest size of shrunken text in points.
  public var minimumFontSize: Double? { number("minimumFontSize") }

  /// The smallest factor on the size of shrunken text.
  public var minimumScaleFactor: Double? { number("minimumScaleFactor") }

  /// Whether the space between letters shrinks before text is truncated.
  public var adjustsLetterSpacingToFitWidth: Bool {
    bool("adjustsLetterSpacingToFitWidth") ?? false
  }

  /// The width at which a label wraps when it is asked for its size, where it is fixed.
  public var preferredMaxLayoutWidth: Double? {
    number("preferredMaxLayoutWidth").flatMap { $0 > 0 ? $0 : nil }
  }

  /// Whether a control or label can be used and is drawn so.
  public var isEnabled: Bool { bool("enabled") ?? true }

  /// Whether it is drawn as if it were touched.
  public var isHighlighted: Bool { bool("highlighted") ?? false }

  /// Whether it is drawn as chosen.
  public var isSelected: Bool { bool("selected") ?? false }

  /// The colour of the text while highlighted.
  public var highlightedTextColor: ColorDescription? { color("highlightedColor") }

  /// The colour of the text's shadow.
  public var shadowColor: ColorDescription? { color("shadowColor") }

  /// The distance of the text's shadow.
  public var shadowOffset: Size? { size("shadowOffset") }
}

extension ObjectNode {
  /// How a text field is framed.
  public enum BorderStyle: String, DocumentValue {
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
  public enum FieldViewMode: String, DocumentValue {
    /// Never.
    case never
    /// While text is edited.
    case whileEditing
    /// Unless text is edited.
    case unlessEditing
    /// Always.
    case always
  }

  /// The text that a field or search bar shows while it is empty.
  public var placeholder: String? { string("placeholder") }

  /// How a text field is framed.
  public var borderStyle: BorderStyle { value("borderStyle") ?? .none }

  /// When a text field shows its clear button.
  public var clearButtonMode: FieldViewMode { value("clearButtonMode") ?? .never }

  /// Whether a field's characters are replaced by dots.
  public var isSecureTextEntry: Bool {
    value(key: "textInputTraits")?.bool("secureTextEntry") ?? false
  }

  /// Whether a text view's text can be changed.
  public var isEditable: Bool { bool("editable") ?? true }

  /// Whether a text view's text can be selected.
  public var isSelectable: Bool { bool("selectable") ?? true }
}
