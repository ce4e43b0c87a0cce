#if !canImport(ObjectiveC)
public import Foundation

/// A text of a program that is looked up where it is shown.
public struct LocalizedStringResource: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// The bundle in which a text is looked up.
  public enum BundleDescription: Equatable, Sendable {
    /// The program's bundle.
    case main
    /// The bundle of a class.
    case forClass(AnyClass)
    /// The bundle at a URL.
    case atURL(URL)

    /// The bundle; `nil` if it does not exist.
    var bundle: Bundle? {
      switch self {
      case .main: nil
      case .forClass(let type): Bundle(for: type)
      case .atURL(let url): Bundle(url: url)
      }
    }

    /// Whether both name the same bundle.
    public static func == (left: BundleDescription, right: BundleDescription) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.forClass(let first), .forClass(let second)): first == second
      case (.atURL(let first), .atURL(let second)): first == second
      default: false
      }
    }
  }

  /// The key.
  public let key: String
  /// The text if no file contains the key.
  public let defaultValue: String.LocalizationValue
  /// The name of the table; `nil` means `Localizable`.
  public let table: String?
  /// The language and the region; `nil` for those of the task.
  public var locale: Locale
  /// The bundle.
  public let bundle: BundleDescription

  /// Creates a text by its key.
  public init(
    _ keyAndValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    (key, defaultValue) = (keyAndValue.key, keyAndValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Creates a text with its key and a default value.
  public init(
    _ key: StaticString,
    defaultValue: String.LocalizationValue,
    table: String? = nil,
    locale: Locale = .current,
    bundle: BundleDescription = .main,
    comment: StaticString? = nil
  ) {
    (self.key, self.defaultValue) = ("\(key)", defaultValue)
    (self.table, self.locale, self.bundle) = (table, locale, bundle)
  }

  /// Creates a text by its key.
  public init(stringLiteral value: String) { self.init(String.LocalizationValue(value)) }

  /// Creates a text by its key, with values.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The text in the language of the task.
  package var text: String {
    defaultValue.text(key: key, table: table, bundle: bundle.bundle)
  }
}

extension String {
  /// Creates the text of a resource in the language of the task.
  public init(localized resource: LocalizedStringResource) { self = resource.text }
}

extension AttributedString {
  /// Creates the text of a key in the language of the task, with its Markdown.
  public init(
    localized keyAndValue: String.LocalizationValue,
    table: String? = nil,
    bundle: Bundle? = nil,
    locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    let text = String(localized: keyAndValue, table: table, bundle: bundle)
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }

  /// Creates the text of a resource in the language of the task, with its Markdown.
  public init(localized resource: LocalizedStringResource) {
    let options = MarkdownParsingOptions(interpretedSyntax: .inlineOnlyPreservingWhitespace)
    let text = resource.text
    self = (try? AttributedString(markdown: text, options: options)) ?? AttributedString(text)
  }
}

/// A value with a text that is looked up where it is shown.
public protocol CustomLocalizedStringResourceConvertible {
  /// The text.
  var localizedStringResource: LocalizedStringResource { get }
}
#endif
