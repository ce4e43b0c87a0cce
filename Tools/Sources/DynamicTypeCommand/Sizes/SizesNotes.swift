import CommandSupport
import DynamicType

/// The doubts about cells of a type table, each once with its cells.
struct SizesNotes {
  private struct Note {
    var text: String
    var cells: [(style: TextStyle, categories: [ContentSizeCategory])]
  }

  private let notes: [Note]

  init(table: TypeTable, styles: [TextStyle], categories: [ContentSizeCategory]) {
    var notes: [Note] = []
    for style in styles {
      for category in categories {
        guard let text = table.entry(for: style, at: category)?.note else { continue }
        Self.add(text, style, category, to: &notes)
      }
    }
    self.notes = notes
  }

  private static func add(
    _ text: String,
    _ style: TextStyle,
    _ category: ContentSizeCategory,
    to notes: inout [Note]
  ) {
    guard let index = notes.firstIndex(where: { $0.text == text }) else {
      notes.append(Note(text: text, cells: [(style, [category])]))
      return
    }
    if let last = notes[index].cells.indices.last, notes[index].cells[last].style == style {
      notes[index].cells[last].categories.append(category)
    } else {
      notes[index].cells.append((style, [category]))
    }
  }

  /// The notes, each followed by the cells to which it applies.
  var lines: [String] {
    let width = notes.flatMap(\.cells).map { $0.style.name.count }.max() ?? 0
    return notes.flatMap { note in
      [note.text]
        + note.cells.map { cell in
          let space = String(repeating: " ", count: width - cell.style.name.count + 2)
          return "  \(cell.style.name)\(space)"
            + cell.categories.map(\.shortName).joined(separator: " ")
        }
    }
  }

  /// The line that says where to find the notes, if there are any.
  var tips: [String] {
    let count = notes.flatMap(\.cells).reduce(0) { $0 + $1.categories.count }
    guard count > 0 else { return [] }
    return [
      count == 1
        ? "One cell is doubtful or estimated; --notes tells why."
        : "\(count) cells are doubtful or estimated; --notes tells why."
    ]
  }
}
