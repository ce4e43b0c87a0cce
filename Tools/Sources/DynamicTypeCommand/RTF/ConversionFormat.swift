/// The formats that documents are converted to.
enum ConversionFormat: String, CaseIterable {
  case rtf, html, markdown, txt, pdf, png

  /// Whether the format is text, which a terminal can show.
  var isText: Bool { self != .pdf && self != .png }

  /// The name in a sentence.
  var title: String { self == .markdown ? "Markdown" : rawValue.uppercased() }

  /// The end of the names of files.
  var fileExtension: String { self == .markdown ? "md" : rawValue }
}
