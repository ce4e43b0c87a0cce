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
