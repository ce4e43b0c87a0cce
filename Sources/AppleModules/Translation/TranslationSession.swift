public import Foundation

/// Translates texts, for which no language is installed.
public final class TranslationSession: @unchecked Sendable {
  // Sendable: all properties are constants.

  /// The languages of a session.
  public struct Configuration: Equatable, Sendable {
    /// The language of the texts; nil where it is found out.
    public var source: Locale.Language?
    /// The language of the translations; nil for that of the device.
    public var target: Locale.Language?
    private var version = 0

    /// Creates the languages of a session.
    public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
      (self.source, self.target) = (source, target)
    }

    /// Asks for a new session.
    public mutating func invalidate() { version += 1 }
  }

  /// A text that is translated.
  public struct Request: Sendable {
    /// The text.
    public var sourceText: String
    /// The name of the request; nil for none.
    public var clientIdentifier: String?

    /// Creates a request.
    public init(sourceText: String, clientIdentifier: String? = nil) {
      (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
    }
  }

  /// A translation.
  public struct Response: Sendable {
    /// The language of the text.
    public let sourceLanguage: Locale.Language
    /// The language of the translation.
    public let targetLanguage: Locale.Language
    /// The text.
    public let sourceText: String
    /// The translation.
    public let targetText: String
    /// The name of the request; nil for none.
    public let clientIdentifier: String?
  }

  /// The language of the texts; nil where it is found out.
  public let sourceLanguage: Locale.Language?
  /// The language of the translations; nil for that of the device.
  public let targetLanguage: Locale.Language?

  /// Creates a session for languages that are installed.
  public init(installedSource: Locale.Language, target: Locale.Language?) {
    (sourceLanguage, targetLanguage) = (installedSource, target)
  }

  /// Asks for the languages, which cannot be had: throws.
  public func prepareTranslation() async throws { throw TranslationError.notInstalled }

  /// Translates a text: throws, since no language is installed.
  public func translate(_ string: String) async throws -> Response {
    throw TranslationError.notInstalled
  }

  /// Translates texts: throws, since no language is installed.
  public func translations(from batch: [Request]) async throws -> [Response] {
    throw TranslationError.notInstalled
  }
}

/// The reason why a text is not translated.
public struct TranslationError: Error, Equatable, Sendable {
  private let name: String
  /// The language of the text is not supported.
  public static let unsupportedSourceLanguage = TranslationError(name: "unsupportedSourceLanguage")
  /// The language of the translation is not supported.
  public static let unsupportedTargetLanguage = TranslationError(name: "unsupportedTargetLanguage")
  /// The two languages are not supported together.
  public static let unsupportedLanguagePairing = TranslationError(
    name: "unsupportedLanguagePairing"
  )
  /// The language of the text is not known.
  public static let unableToIdentifyLanguage = TranslationError(name: "unableToIdentifyLanguage")
  /// There is nothing to translate.
  public static let nothingToTranslate = TranslationError(name: "nothingToTranslate")
  /// The languages are not installed.
  public static let notInstalled = TranslationError(name: "notInstalled")
  /// The reason is not known.
  public static let internalError = TranslationError(name: "internalError")
}

/// Says which languages are there.
public final class LanguageAvailability: Sendable {
  /// Whether two languages are there.
  public enum Status: Sendable {
    case installed, supported, unsupported
  }

  /// Creates the information.
  public init() {}

  /// The languages, of which there are none.
  public var supportedLanguages: [Locale.Language] {
    get async { [] }
  }

  /// Returns whether two languages are there: they are not.
  public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status {
    .unsupported
  }

  /// Returns whether the language of a text is there: it is not.
  public func status(for text: String, to target: Locale.Language?) async throws -> Status {
    .unsupported
  }
}
