/// The formats to which documents can be converted.
enum ConversionFormat: String, CaseIterable {
  case rtf, html, markdown, txt, pdf, png

  /// Whether the format is text, which a terminal can show.
  var isText: Bool { self != .pdf && self != .png }

  /// The name in a sentence.
  var title: String { self == .markdown ? "Markdown" : rawValue.uppercased() }

  /// The extension of file names.
  var fileExtension: String { self == .markdown ? "md" : rawValue }
}
