import Foundation

/// A document whose texts name their fonts.
struct StyledDocument: Codable {
  /// A text in one font.
  struct Paragraph: Codable {
    var text: String
    /// The PostScript name.
    var font: String
    var size: Double
  }

  var title: Paragraph
  var paragraphs: [Paragraph]

  init(contentsOf url: URL) throws {
    self = try JSONDecoder().decode(StyledDocument.self, from: Data(contentsOf: url))
  }
}
