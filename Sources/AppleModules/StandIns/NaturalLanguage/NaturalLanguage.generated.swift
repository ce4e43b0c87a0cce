// Written by Scripts/generate-tables from Reference/apple-modules/NaturalLanguage.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// A language.
public struct NLLanguage: RawRepresentable, Hashable, Sendable {
  /// The string of the constant.
  public let rawValue: String
  /// Creates a constant from its string.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The language of this name.
  public static let undetermined = NLLanguage(rawValue: "und")
  /// The language of this name.
  public static let english = NLLanguage(rawValue: "en")
  /// The language of this name.
  public static let german = NLLanguage(rawValue: "de")
  /// The language of this name.
  public static let french = NLLanguage(rawValue: "fr")
  /// The language of this name.
  public static let spanish = NLLanguage(rawValue: "es")
  /// The language of this name.
  public static let italian = NLLanguage(rawValue: "it")
  /// The language of this name.
  public static let portuguese = NLLanguage(rawValue: "pt")
  /// The language of this name.
  public static let dutch = NLLanguage(rawValue: "nl")
  /// The language of this name.
  public static let russian = NLLanguage(rawValue: "ru")
  /// The language of this name.
  public static let japanese = NLLanguage(rawValue: "ja")
  /// The language of this name.
  public static let korean = NLLanguage(rawValue: "ko")
  /// The language of this name.
  public static let simplifiedChinese = NLLanguage(rawValue: "zh-Hans")
  /// The language of this name.
  public static let traditionalChinese = NLLanguage(rawValue: "zh-Hant")
  /// The language of this name.
  public static let arabic = NLLanguage(rawValue: "ar")
  /// The language of this name.
  public static let hebrew = NLLanguage(rawValue: "he")
  /// The language of this name.
  public static let turkish = NLLanguage(rawValue: "tr")
  /// The language of this name.
  public static let polish = NLLanguage(rawValue: "pl")
  /// The language of this name.
  public static let ukrainian = NLLanguage(rawValue: "uk")
}

/// Recognizes the language of a text, which stays unknown.
open class NLLanguageRecognizer: NSObject {
  /// Creates a recognizer.
  public override init() { super.init() }
  /// The languages that are expected.
  open var languageConstraints: [NLLanguage] = []
  /// The likelihoods of languages.
  open var languageHints: [NLLanguage: Double] = [:]
  /// Returns the language of a text: it is not known.
  open class func dominantLanguage(for string: String) -> NLLanguage? { nil }
  /// Reads a text.
  open func processString(_ string: String) {}
  /// The language of what was read: it is not known.
  open var dominantLanguage: NLLanguage? { nil }
  /// Returns the likelihoods of languages: there are none.
  open func languageHypotheses(withMaximum maxHypotheses: Int) -> [NLLanguage: Double] { [:] }
  /// Forgets what was read.
  open func reset() {}
}
