/// A language with a text that shows how a font writes it.
package struct FontSample: Hashable, Sendable {
  /// The BCP 47 tag.
  package var language: String
  /// The name of the language in English.
  package var name: String
  /// The name of the language in that language, and for English a word with most letter shapes.
  package var text: String

  private init(_ language: String, _ name: String, _ text: String) {
    self.language = language
    self.name = name
    self.text = text
  }

  /// The languages that are listed as supported by fonts, one or a few per script.
  package static let all = [
    FontSample("en", "English", "Hamburgefonstiv 0123"),
    FontSample("vi", "Vietnamese", "Tiếng Việt"), FontSample("tr", "Turkish", "Türkçe ığş"),
    FontSample("pl", "Polish", "Polski ąęłśż"), FontSample("ru", "Russian", "Русский язык"),
    FontSample("uk", "Ukrainian", "Українська"), FontSample("el", "Greek", "Ελληνικά"),
    FontSample("hy", "Armenian", "Հայերեն"), FontSample("ka", "Georgian", "ქართული"),
    FontSample("ar", "Arabic", "العربية"), FontSample("fa", "Persian", "فارسی"),
    FontSample("ur", "Urdu", "اردو"), FontSample("he", "Hebrew", "עברית"),
    FontSample("hi", "Hindi", "हिन्दी"), FontSample("bn", "Bengali", "বাংলা"),
    FontSample("pa", "Punjabi", "ਪੰਜਾਬੀ"), FontSample("gu", "Gujarati", "ગુજરાતી"),
    FontSample("or", "Odia", "ଓଡ଼ିଆ"), FontSample("ta", "Tamil", "தமிழ்"),
    FontSample("te", "Telugu", "తెలుగు"), FontSample("kn", "Kannada", "ಕನ್ನಡ"),
    FontSample("ml", "Malayalam", "മലയാളം"), FontSample("si", "Sinhala", "සිංහල"),
    FontSample("th", "Thai", "ภาษาไทย"), FontSample("lo", "Lao", "ລາວ"),
    FontSample("km", "Khmer", "ខ្មែរ"), FontSample("my", "Burmese", "မြန်မာ"),
    FontSample("bo", "Tibetan", "བོད་ཡིག"), FontSample("am", "Amharic", "አማርኛ"),
    FontSample("ja", "Japanese", "日本語あア"), FontSample("zh-Hans", "Chinese, simplified", "简体中文"),
    FontSample("zh-Hant", "Chinese, traditional", "繁體中文"),
    FontSample("ko", "Korean", "한국어"),
  ]
}
