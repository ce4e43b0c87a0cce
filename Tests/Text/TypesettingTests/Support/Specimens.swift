import FontManagement
import RichText

@testable import Typesetting

/// Texts and sizes that several suites walk through.
enum Specimens {
  /// Labels in eight scripts, with what is hard in each.
  static let strings = [
    "Hello", "The quick brown fox jumps over the lazy dog.", "AVAST Wavy To. LT",
    "Settings → Accessibility → Display & Text Size", "https://example.com/a/b?c=d&e=f",
    "Donaudampfschifffahrtsgesellschaft", "Rind\u{AD}fleisch\u{AD}etikettierung",
    "Größe ändern, naïve façade – “quoted” text", "Ελληνικά και Кириллица вместе",
    "日本語のテキスト、改行の位置。「カギ」ッー々", "网络连接失败，请检查您的设置。", "한국어 문장을 줄바꿈합니다.",
    "مرحبا بالعالم، هذا نص عربي طويل", "שלום עולם, טקסט 123 בעברית (סוגריים)",
    "हिन्दी में एक लंबा वाक्य लिखा गया है", "ภาษาไทยไม่มีช่องว่างระหว่างคำ",
    "🧑🏽‍🚀 emoji 👩‍👩‍👧‍👦 and 🇩🇪 flags ❤️ text", "Mixed العربية and עברית with English 123",
    "e\u{301}a\u{308}\u{323} combining q\u{307}\u{323}", "a b  c   d    ", " leading spaces",
    "no\u{A0}break\u{A0}spaces here", "zero\u{200B}width\u{200B}spaces", "two\u{2028}lines",
    "", " ", "\u{301}", "x",
  ]

  /// The sizes of body in all categories.
  static let sizes: [Double] = [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]

  /// Widths of narrow and wide labels.
  static let widths: [Double] = [40, 120, 240, 361]

  static let system = Font.systemFont(ofSize: 17)

  /// A plain face without optical sizes and tracking.
  static let plain = Font(name: "Inter-Regular", size: 17) ?? system

  static func style(_ font: Font, _ size: Double) -> ScaledStyle {
    ScaledStyle(font.withSize(size))
  }
}
