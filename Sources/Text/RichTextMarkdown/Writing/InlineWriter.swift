import FileAccess
import RichText

/// Writes the text of a paragraph.
struct InlineWriter {
  /// The block that holds the text.
  enum Place {
    case paragraph, heading, cell
  }

  let place: Place
  var output = ""
  private(set) var omitted: [MarkdownOmission] = []
  private var linkDepth = 0
  private var isFirstLine = true
  /// The length of the output with the last mark of a note at its end.
  private var noteEnd = -1

  init(place: Place) { self.place = place }

  var lines: [String] { output.split(separator: "\n").map(String.init) }

  /// Whether nothing was written that shows.
  var isEmpty: Bool { output.utf8.allSatisfy { $0 == 0x20 } }

  mutating func write(_ spans: [InlineSpan]) {
    let parts = MarkNesting(spans.filter { !$0.text.isEmpty }).parts
    let forms = MarkForms(parts)
    var index = 0
    while index < parts.count {
      switch parts[index] {
      case .text(let text): write(text, before: index + 1 < parts.count ? parts[index + 1] : nil)
      case .note(let number, let text): writeNote(number, text)
      case .code(let text): writeCode(text)
      case .picture(let style, let count): writePicture(style, count)
      case .open(.link(let address), let end):
        if end == index + 2, case .text(let text) = parts[index + 1],
          let short = LinkForm.short(text, address)
        {
          output += short
          index = end
        } else {
          output += "["
          linkDepth += 1
        }
      case .close(.link(let address), _):
        linkDepth -= 1
        output += "](" + escapedPipes(LinkForm.destination(address)) + ")"
      case .open(let mark, let end): output += forms.texts(mark, index, end).open
      case .close(let mark, let start): output += forms.texts(mark, start, index).close
      }
      index += 1
    }
    while output.utf8.last == 0x20 { output.removeLast() }
  }

  private var isLineStart: Bool {
    output.isEmpty || output.utf8.last == 0x0A
      || output.utf8.count == 4 && (output == "[ ] " || output == "[x] ")
  }

  private var endsInNote: Bool { output.utf8.count == noteEnd }

  // MARK: - Text

  private mutating func write(_ text: String, before next: InlinePart?) {
    let scalars = Array(text.unicodeScalars)
    var index = 0
    while index < scalars.count {
      let scalar = scalars[index]
      if scalar == "\u{2028}" {
        writeBreak()
      } else if PlainText.isSpace(scalar) {
        if !isLineStart { output += " " }
      } else if index == 0, endsInNote, scalar == "(" || scalar == ":" {
        // Behind brackets it would be an address, or make them the beginning of a note.
        output += "\\" + String(Character(scalar))
      } else if place == .paragraph, isLineStart,
        let start = TextEscaping.lineStart(scalars[index...], isFirst: isFirstLine)
      {
        output += start.text
        index += start.count
        continue
      } else {
        output += TextEscaping.text(
          scalars,
          at: index,
          isInLink: linkDepth > 0,
          isInCell: place == .cell,
          isLast: next != nil
        )
      }
      index += 1
    }
  }

  private mutating func writeBreak() {
    if place == .paragraph, !isLineStart {
      output += "\\\n"
      isFirstLine = false
    } else {
      output += "<br>"
    }
  }

  private func escapedPipes(_ text: String) -> String {
    place == .cell ? text.replacing("|", with: "\\|") : text
  }

  private mutating func writeCode(_ text: String) {
    if place == .cell, text.contains("\\|") {
      output += "<code>"
      write(text, before: .code(""))
      output += "</code>"
      return
    }
    let fence = String(repeating: "`", count: CodeFence.shortestUnused(in: text))
    let isBare = text.utf8.allSatisfy { $0 == 0x20 }
    let touches = text.hasPrefix("`") || text.hasSuffix("`")
    let pads = touches || !isBare && text.hasPrefix(" ") && text.hasSuffix(" ")
    output += fence + (pads ? " " : "") + escapedPipes(text) + (pads ? " " : "") + fence
  }

  /// Writes the marks of a note; several of the same one in a row are one stretch of text.
  private mutating func writeNote(_ number: Int, _ text: String) {
    let mark = String(number)
    let count = max(text.utf8.count / mark.utf8.count, 1)
    let isNumber = text == String(repeating: mark, count: count)
    if !isNumber { omitted.append(.noteMark) }
    output += String(repeating: "[^\(mark)]", count: isNumber ? count : 1)
    noteEnd = output.utf8.count
  }

  private mutating func writePicture(_ style: InlineStyle, _ count: Int) {
    guard let attachment = style.attachment else { return }
    guard let file = attachment.file, !file.bytes.isEmpty || !file.name.isEmpty else {
      return omitted.append(.attachment)
    }
    if attachment.width > 0 || attachment.height > 0 { omitted.append(.pictureSize) }
    let source = file.bytes.isEmpty ? file.name : Self.data(file)
    let scalars = Array((style.pictureDescription ?? "").unicodeScalars)
    var words = scalars.indices.map {
      TextEscaping.text(scalars, at: $0, isInLink: true, isInCell: place == .cell, isLast: true)
    }
    // Brackets with a caret are a mark of a note.
    if scalars.first == "^" { words[0] = "\\^" }
    let picture =
      "![" + words.joined() + "](" + escapedPipes(LinkForm.destination(source)) + ")"
    output += String(repeating: picture, count: count)
  }

  private static func data(_ file: AttachedFile) -> String {
    let type =
      file.format.pictureType
      ?? FilePath.fileExtension(file.name).filter { $0.isLetter || $0.isNumber }
    return DataAddress.picture(type: type, bytes: file.bytes)
  }
}

extension CodeFence {
  /// The least length of a row of backticks that a text does not have.
  static func shortestUnused(in text: String) -> Int {
    var lengths: Set<Int> = []
    var length = 0
    for scalar in text.unicodeScalars {
      if scalar == "`" {
        length += 1
      } else {
        lengths.insert(length)
        length = 0
      }
    }
    lengths.insert(length)
    var result = 1
    while lengths.contains(result) { result += 1 }
    return result
  }
}
