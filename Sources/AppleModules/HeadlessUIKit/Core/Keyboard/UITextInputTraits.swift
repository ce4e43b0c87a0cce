/// The keyboard for a text.
public enum UIKeyboardType: Int, Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad

  /// The keyboard with the letters of ASCII.
  public static let alphabet = UIKeyboardType.asciiCapable
}

/// The look of the keyboard.
public enum UIKeyboardAppearance: Int, Hashable, Sendable {
  case `default`, dark, light

  /// The look of keyboards in alerts.
  public static let alert = UIKeyboardAppearance.dark
}

/// The title of the return key.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
  case `continue`
}

/// The letters that the keyboard capitalizes automatically.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// Whether the keyboard corrects the input.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// Whether wrong words are marked.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// Whether quotes become typographic ones.
public enum UITextSmartQuotesType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// Whether hyphens become dashes.
public enum UITextSmartDashesType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// Whether spaces are added around pasted text.
public enum UITextSmartInsertDeleteType: Int, Hashable, Sendable {
  case `default`, no, yes
}

/// The meaning of a text, for the keyboard's suggestions.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a meaning by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A full name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An email address.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A user name.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is valid once, such as from a text message.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A URL.
  public static let URL = UITextContentType(rawValue: "url")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
}

/// The settings of the keyboard for a text; there is no keyboard here.
public struct KeyboardSettings: Hashable, Sendable {
  var keyboardType = UIKeyboardType.default
  var keyboardAppearance = UIKeyboardAppearance.default
  var returnKeyType = UIReturnKeyType.default
  var autocapitalizationType = UITextAutocapitalizationType.sentences
  var autocorrectionType = UITextAutocorrectionType.default
  var spellCheckingType = UITextSpellCheckingType.default
  var smartQuotesType = UITextSmartQuotesType.default
  var smartDashesType = UITextSmartDashesType.default
  var smartInsertDeleteType = UITextSmartInsertDeleteType.default
  var enablesReturnKeyAutomatically = false
  var textContentType: UITextContentType?
}

/// A view whose text has keyboard settings.
public protocol UITextInputTraits: AnyObject {
  /// The settings of the keyboard.
  var keyboardSettings: KeyboardSettings { get set }
}

extension UITextInputTraits {
  /// The standard settings: a class of an app has those that it declares, which no keyboard asks for here.
  public var keyboardSettings: KeyboardSettings {
    get { KeyboardSettings() }
    set {}
  }

  /// The layout of the keyboard.
  public var keyboardType: UIKeyboardType {
    get { keyboardSettings.keyboardType }
    set { keyboardSettings.keyboardType = newValue }
  }
  /// The appearance of the keyboard.
  public var keyboardAppearance: UIKeyboardAppearance {
    get { keyboardSettings.keyboardAppearance }
    set { keyboardSettings.keyboardAppearance = newValue }
  }
  /// The title of the return key.
  public var returnKeyType: UIReturnKeyType {
    get { keyboardSettings.returnKeyType }
    set { keyboardSettings.returnKeyType = newValue }
  }
  /// The automatic capitalization.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { keyboardSettings.autocapitalizationType }
    set { keyboardSettings.autocapitalizationType = newValue }
  }
  /// Whether the keyboard corrects the input.
  public var autocorrectionType: UITextAutocorrectionType {
    get { keyboardSettings.autocorrectionType }
    set { keyboardSettings.autocorrectionType = newValue }
  }
  /// Whether the spelling is checked.
  public var spellCheckingType: UITextSpellCheckingType {
    get { keyboardSettings.spellCheckingType }
    set { keyboardSettings.spellCheckingType = newValue }
  }
  /// Whether quotation marks are replaced by typographic ones.
  public var smartQuotesType: UITextSmartQuotesType {
    get { keyboardSettings.smartQuotesType }
    set { keyboardSettings.smartQuotesType = newValue }
  }
  /// Whether hyphens are replaced by dashes.
  public var smartDashesType: UITextSmartDashesType {
    get { keyboardSettings.smartDashesType }
    set { keyboardSettings.smartDashesType = newValue }
  }
  /// Whether pasting and cutting adjust the spaces.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { keyboardSettings.smartInsertDeleteType }
    set { keyboardSettings.smartInsertDeleteType = newValue }
  }
  /// Whether the return key is disabled without text.
  public var enablesReturnKeyAutomatically: Bool {
    get { keyboardSettings.enablesReturnKeyAutomatically }
    set { keyboardSettings.enablesReturnKeyAutomatically = newValue }
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The meaning of the text, for suggestions.
  public var textContentType: UITextContentType! {
    get { keyboardSettings.textContentType }
    set { keyboardSettings.textContentType = newValue }
  }
}
