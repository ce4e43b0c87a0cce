import RichText

/// A text beside the document's: a note, a header or a footer.
struct Story {
  /// The place of a text.
  enum Kind: Hashable {
    /// A note with the address that marks name.
    case note(String)
    case header(DocumentPageTexts.Pages)
    case footer(DocumentPageTexts.Pages)
  }

  let kind: Kind
  /// The text that the story interrupts, with its tables and the marker of its next item.
  let output: TextAccumulator
  let tables: [TableState]
  let marker: String?
}

/// A note that was read, without its number.
struct ReadNote {
  var text: AttributedText
  var hasNumber: Bool
}

/// The texts beside the document's that were read.
struct StoryLog {
  var open: Story?
  /// The addresses that marks of notes name.
  var references: Set<String> = []
  var notes: [String: ReadNote] = [:]
  /// The addresses of notes in their order.
  var order: [String] = []
  var pageTexts = DocumentPageTexts()
}

/// The address of the note that text is the mark of, until all notes are read.
enum NoteReference: TextAttributeKey {
  typealias Value = String
  static let name = "html-note-reference"
}

/// The role of an element for the notes of a page, by the roles of DPUB-ARIA or the attributes of
/// GitHub.
enum NoteRole {
  case reference, endnotes, backlink

  init?(_ values: [String: String]) {
    guard !values.isEmpty else { return nil }
    let words = values["role"]?.lowercased().split(whereSeparator: \.isWhitespace) ?? []
    if words.contains("doc-noteref") || values["data-footnote-ref"] != nil {
      self = .reference
    } else if words.contains("doc-endnotes") || values["data-footnotes"] != nil {
      self = .endnotes
    } else if words.contains("doc-backlink") || values["data-footnote-backref"] != nil {
      self = .backlink
    } else {
      return nil
    }
  }
}
