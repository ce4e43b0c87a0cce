/// The formats that documents are converted to.
enum ConversionFormat: String, CaseIterable {
  case rtf, html, txt, pdf, png

  /// Whether the format is text, which a terminal can show.
  var isText: Bool { self == .rtf || self == .html || self == .txt }
}
