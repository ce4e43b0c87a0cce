import RichText
import Typesetting

/// The number of elements in a text.
///
/// Words are counted by Unicode's word boundaries, and in Chinese, Japanese and Thai by ICU's
/// dictionaries.
struct DocumentContents {
  private(set) var characters = 0
  private(set) var words = 0
  private(set) var paragraphs = 0
  private(set) var links = 0
  private(set) var pictures = 0
  private(set) var tables = 0
  private(set) var lists = 0

  /// Counts the elements of a text.
  init(_ text: AttributedText) {
    var isInParagraph = false
    for scalar in text.string.unicodeScalars {
      let ends = ["\n", "\r", "\u{85}", "\u{2029}", "\u{C}"].contains(scalar)
      if ends, scalar != "\u{C}" || isInParagraph { paragraphs += 1 }
      isInParagraph = !ends
    }
    if isInParagraph { paragraphs += 1 }
    words = text.countWords()
    characters = text.string.count
    var link: String?
    var (tableNumbers, listNumbers): (Set<Int>, Set<Int>) = ([], [])
    for run in text.runs where !run.range.isEmpty {
      let attributes = run.attributes
      if let address = attributes.link, address != link { links += 1 }
      link = attributes.link
      if attributes.attachment != nil { pictures += run.range.count }
      for cell in attributes.paragraphStyle?.cells ?? [] { tableNumbers.insert(cell.table) }
      for list in attributes.paragraphStyle?.lists ?? [] { listNumbers.insert(list.identifier) }
    }
    tables = tableNumbers.count
    lists = listNumbers.count
  }

  /// The counts with their keys in JSON and their titles.
  var counts: [(key: String, title: String, count: Int)] {
    [
      ("characters", "Characters", characters), ("words", "Words", words),
      ("paragraphs", "Paragraphs", paragraphs), ("links", "Links", links),
      ("attachments", "Pictures and files", pictures), ("tables", "Tables", tables),
      ("lists", "Lists", lists),
    ]
  }
}
