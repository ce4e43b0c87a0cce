/// The properties of a label.
public final class LabelProperties: PropertyGroup {
  /// The text.
  public let text = Property("text", .text)
  /// The attributed text, which counts where ``usesAttributedText`` is true.
  public let attributedText = Property("attributedText", .attributedString)
  /// Whether the attributed text counts.
  public let usesAttributedText = Property("usesAttributedText", .bool, default: false)
  /// The font; `nil` for 17 points of the system font.
  public let font = Property("fontDescription", .font)
  /// Whether the font follows changes of the text size.
  public let adjustsFontForContentSizeCategory = Property(
    "adjustsFontForContentSizeCategory",
    .bool,
    default: false
  )
  /// The color of the text; `nil` for the class's own.
  public let textColor = Property("textColor", .color)
  /// The color of the text while highlighted.
  public let highlightedTextColor = Property("highlightedColor", .color)
  /// Whether the label is drawn as if it were touched.
  public let isHighlighted = Property("highlighted", .bool, default: false)
  /// Whether the label is drawn as usable.
  public let isEnabled = Property("enabled", .bool, default: true)
  /// The alignment of lines.
  public let textAlignment = Property(
    "textAlignment",
    .words(Words.TextAlignment.self),
    default: .left
  )
  /// The treatment of text that does not fit.
  public let lineBreakMode = Property(
    "lineBreakMode",
    .words(Words.LineBreakMode.self),
    default: .tailTruncation
  )
  /// The largest number of lines, 0 for any.
  public let numberOfLines = Property("numberOfLines", .integer, default: 1)
  /// Whether text shrinks to fit its width; labels that shrink leave the attribute out and have a
  /// smallest size or scale.
  public let adjustsFontSizeToFit = Property("adjustsFontSizeToFit", .bool)
  /// The smallest size of shrunken text in points.
  public let minimumFontSize = Property("minimumFontSize", .number)
  /// The smallest factor on the size of shrunken text.
  public let minimumScaleFactor = Property("minimumScaleFactor", .number)
  /// The line of shrunken text that keeps its place.
  ///
  /// `alignBaselines` is nearly always written; nothing written is taken as it too.
  public let baselineAdjustment = Property(
    "baselineAdjustment",
    .words(Words.BaselineAdjustment.self),
    default: .alignBaselines
  )
  /// The width at which the label wraps when it is asked for its size; 0 where it is not fixed.
  public let preferredMaxLayoutWidth = Property("preferredMaxLayoutWidth", .number, default: 0)
  /// The color of the text's shadow.
  public let shadowColor = Property("shadowColor", .color)
  /// The distance of the text's shadow.
  public let shadowOffset = Property("shadowOffset", .size)

  let unused: [UnusedProperty] = [
    UnusedProperty("adjustsLetterSpacingToFitWidth", .bool, .notDrawn)
  ]

  static let shared = LabelProperties()
}

extension Property {
  /// The properties of a label.
  public static var label: LabelProperties { LabelProperties.shared }
}

/// The properties of a text field.
public final class TextFieldProperties: PropertyGroup {
  /// The text.
  public let text = Property("text", .text)
  /// The attributed text, which counts where ``usesAttributedText`` is true.
  public let attributedText = Property("attributedText", .attributedString)
  /// Whether the attributed text counts.
  public let usesAttributedText = Property("usesAttributedText", .bool, default: false)
  /// The text that the field shows while it is empty.
  public let placeholder = Property("placeholder", .text)
  /// The attributed text that the field shows while it is empty.
  public let attributedPlaceholder = Property("attributedPlaceholder", .attributedString)
  /// The font; `nil` for 14 points of the system font.
  public let font = Property("fontDescription", .font)
  /// Whether the font follows changes of the text size.
  public let adjustsFontForContentSizeCategory = Property(
    "adjustsFontForContentSizeCategory",
    .bool,
    default: false
  )
  /// The color of the text; `nil` for the class's own.
  public let textColor = Property("textColor", .color)
  /// The alignment of the text.
  public let textAlignment = Property(
    "textAlignment",
    .words(Words.TextAlignment.self),
    default: .left
  )
  /// The frame around the field.
  public let borderStyle = Property("borderStyle", .words(Words.BorderStyle.self), default: .none)
  /// When the field shows its clear button.
  public let clearButtonMode = Property(
    "clearButtonMode",
    .words(Words.FieldViewMode.self),
    default: .never
  )
  /// Whether text shrinks to fit its width; where nothing is written a smallest size says so.
  public let adjustsFontSizeToFit = Property("adjustsFontSizeToFit", .bool)
  /// The smallest size of shrunken text in points.
  public let minimumFontSize = Property("minimumFontSize", .number)
  /// The traits of the input.
  public let inputTraits = Property("textInputTraits", .object("textInputTraits"))

  let unused: [UnusedProperty] = [
    UnusedProperty("clearsOnBeginEditing", .bool, .interaction),
    UnusedProperty("clearsOnInsertion", .bool, .interaction),
  ]

  static let shared = TextFieldProperties()
}

/// The properties of a text view.
public final class TextViewProperties: PropertyGroup {
  /// The text.
  public let text = Property("text", .text)
  /// The attributed text, which wins over the text.
  public let attributedText = Property("attributedText", .attributedString)
  /// The font; `nil` for the class's own.
  public let font = Property("fontDescription", .font)
  /// Whether the font follows changes of the text size.
  public let adjustsFontForContentSizeCategory = Property(
    "adjustsFontForContentSizeCategory",
    .bool,
    default: false
  )
  /// The color of the text; `nil` for the class's own.
  public let textColor = Property("textColor", .color)
  /// The alignment of lines.
  public let textAlignment = Property(
    "textAlignment",
    .words(Words.TextAlignment.self),
    default: .natural
  )
  /// Whether the text can be changed.
  public let isEditable = Property("editable", .bool, default: true)
  /// Whether the text can be selected.
  public let isSelectable = Property("selectable", .bool, default: true)

  let unused: [UnusedProperty] = [
    UnusedProperty("usesAttributedText", .bool, .implied),
    UnusedProperty("layoutManager", .name, .implied),
    UnusedProperty("textInputTraits", .element(["textInputTraits"]), .interaction),
    UnusedProperty("dataDetectorTypes", .anyElement, .interaction),
    UnusedProperty("allowsEditingTextAttributes", .bool, .interaction),
    UnusedProperty("clearsOnInsertion", .bool, .interaction),
    UnusedProperty("findInteractionEnabled", .bool, .interaction),
  ]

  static let shared = TextViewProperties()
}

/// The traits of a field's input.
public final class TextInputTraitProperties: PropertyGroup {
  /// Whether a field's characters are replaced by dots.
  public let isSecureTextEntry = Property("secureTextEntry", .bool, default: false)

  let unused: [UnusedProperty] = [
    UnusedProperty("autocapitalizationType", .name, .interaction),
    UnusedProperty("autocorrectionType", .name, .interaction),
    UnusedProperty("returnKeyType", .name, .interaction),
    UnusedProperty("keyboardType", .name, .interaction),
    UnusedProperty("keyboardAppearance", .name, .interaction),
    UnusedProperty("spellCheckingType", .name, .interaction),
    UnusedProperty("textContentType", .name, .interaction),
    UnusedProperty("smartQuotesType", .name, .interaction),
    UnusedProperty("smartInsertDeleteType", .name, .interaction),
    UnusedProperty("smartDashesType", .name, .interaction),
    UnusedProperty("enablesReturnKeyAutomatically", .bool, .interaction),
  ]

  static let shared = TextInputTraitProperties()
}

extension Property {
  /// The properties of a text field.
  public static var textField: TextFieldProperties { TextFieldProperties.shared }
  /// The properties of a text view.
  public static var textView: TextViewProperties { TextViewProperties.shared }
  /// The traits of a field's input.
  public static var textInputTraits: TextInputTraitProperties { TextInputTraitProperties.shared }
}
