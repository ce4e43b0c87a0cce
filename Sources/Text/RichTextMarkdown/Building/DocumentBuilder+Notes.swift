import FontDescriptors
import RichText

/// The notes of a document.
///
/// The parser counts those that only other notes mark, too.
struct NoteLog {
  /// The numbers of notes by those of the parser.
  var numbers: [Int: Int] = [:]
  /// The texts by the numbers of the parser.
  var texts: [Int: AttributedText] = [:]
  /// The note that is being read, and the text around it.
  var open: (index: Int, outer: TextAccumulator)?
}

extension DocumentBuilder {
  mutating func appendMark(_ index: Int) {
    if notes.open != nil || line.isInPicture {
      line.appendMark(notes.numbers[index] ?? index, isNote: false)
    } else {
      let number = notes.numbers[index] ?? notes.numbers.count + 1
      notes.numbers[index] = number
      line.appendMark(number, isNote: true)
    }
  }

  mutating func enterNote(_ index: Int) {
    if notes.numbers[index] == nil { report(.noteLeftOut) }
    notes.open = (index, output)
    output = TextAccumulator()
  }

  mutating func exitNote() {
    guard let open = notes.open else { return }
    notes.texts[open.index] = outputText()
    output = open.outer
    notes.open = nil
  }

  /// Returns a text whose marks have their notes.
  func withNotes(_ text: AttributedText) -> AttributedText {
    guard !notes.numbers.isEmpty else { return text }
    let base = TextAttributes(font: options.baseFont)
    var values: [Int: Footnote.Value] = [:]
    for (index, number) in notes.numbers {
      let text = notes.texts[index] ?? AttributedText("", attributes: base)
      let plain = TextAttributes(font: text.attributes(at: 0).font.plain)
      var raised = plain
      raised.superscript = 1
      raised.font = raised.font.multiplied(by: 0.8)
      values[number] = Footnote.Value(numbered: text, number: number, plain: plain, raised: raised)
    }
    var result = text
    result.update { attributes in
      guard let number = attributes[NoteReference.self] else { return }
      attributes[NoteReference.self] = nil
      attributes[Footnote.self] = values[number]
    }
    return result
  }
}
