/// The drawings of our own that stand for the most frequent of Apple's symbols.
///
/// They were drawn for this project on a grid of 24 by 24, and none is traced. The names are those
/// by which programs ask for symbols. A row of a topic is `name: spelling` in the language of
/// ``SymbolShape``, or `name = other` for another name of the same drawing; an indented line
/// continues the row before it. ``SymbolCatalog`` composes the names that have no row.
enum SymbolTable {
  /// The spellings of drawings by name.
  static let spellings = rows.compactMapValues { $0.spelling }

  /// Other names of the same drawings.
  static let aliases = rows.compactMapValues { $0.other }

  private static let topics = [
    marks, arrows, shapes, people, things, tools, documents, text, screens, speech, media, devices,
    charts, nature, others,
  ]

  private struct Row {
    var spelling: String?
    var other: String?

    init(_ text: Substring, isAlias: Bool) {
      if isAlias { other = String(text) } else { spelling = String(text) }
    }
  }

  private static let rows: [String: Row] = {
    var rows: [String: Row] = [:]
    for line in topics.flatMap(lines) {
      guard let space = line.firstIndex(of: " ") else { continue }
      let name = line[..<space]
      let rest = line[line.index(after: space)...]
      if name.last == ":" {
        rows[String(name.dropLast())] = Row(rest, isAlias: false)
      } else {
        rows[String(name)] = Row(rest.dropFirst(2), isAlias: true)
      }
    }
    return rows
  }()

  /// The rows of a topic, each in one line.
  private static func lines(of topic: String) -> [String] {
    var lines: [String] = []
    for line in topic.split(separator: "\n") {
      guard let first = line.first else { continue }
      if first == " ", !lines.isEmpty {
        lines[lines.count - 1] += " " + line.drop { $0 == " " }
      } else {
        lines.append(String(line))
      }
    }
    return lines
  }
}
