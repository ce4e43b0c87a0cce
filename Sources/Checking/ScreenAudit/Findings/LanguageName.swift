import Snapshots

/// The names of languages in English, for sentences.
enum LanguageName {
  /// The name of a language.
  ///
  /// - Parameter tag: The tag, or `nil` for the document's own language.
  /// - Returns: The name, with the tag beside it if the tag is more specific than the language; only the tag
  ///   if the name is unknown.
  static func english(_ tag: String?) -> String {
    guard let tag else { return "the base language" }
    if let pseudo = PseudoLanguage(tag: tag) { return "\(tag) (\(pseudo.name))" }
    let written = LanguageTag(tag).tag
    let parts = written.split(separator: "-")
    guard let first = parts.first, let name = names[first.lowercased()] else { return written }
    return parts.count == 1 ? name : "\(name) (\(written))"
  }

  /// The languages of the App Store and those of Apple's systems, with CLDR's names.
  private static let names: [String: String] = [
    "ar": "Arabic", "bg": "Bulgarian", "bn": "Bangla", "ca": "Catalan", "cs": "Czech",
    "da": "Danish", "de": "German", "el": "Greek", "en": "English", "es": "Spanish",
    "et": "Estonian", "eu": "Basque", "fa": "Persian", "fi": "Finnish", "fr": "French",
    "gl": "Galician", "gu": "Gujarati", "he": "Hebrew", "hi": "Hindi", "hr": "Croatian",
    "hu": "Hungarian", "id": "Indonesian", "is": "Icelandic", "it": "Italian", "ja": "Japanese",
    "kk": "Kazakh", "kn": "Kannada", "ko": "Korean", "lt": "Lithuanian", "lv": "Latvian",
    "ml": "Malayalam", "mr": "Marathi", "ms": "Malay", "nb": "Norwegian Bokmål", "nl": "Dutch",
    "no": "Norwegian", "or": "Odia", "pa": "Punjabi", "pl": "Polish", "pt": "Portuguese",
    "ro": "Romanian", "ru": "Russian", "sk": "Slovak", "sl": "Slovenian", "sr": "Serbian",
    "sv": "Swedish", "sw": "Swahili", "ta": "Tamil", "te": "Telugu", "th": "Thai",
    "tr": "Turkish", "uk": "Ukrainian", "ur": "Urdu", "vi": "Vietnamese", "zh": "Chinese",
  ]
}
