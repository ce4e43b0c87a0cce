import RichText
import RichTextHTML

/// The promises that hold for every page, whatever is in it.
enum HTMLCheck {
  /// Returns the promise that a page breaks, or `nil`.
  static func fault(of bytes: [UInt8]) -> String? {
    let document = HTMLReader.read(bytes).document
    guard document.text.runs.last?.range.upperBound == document.text.string.utf16.count else {
      return "the runs do not cover the text"
    }
    if let shown = ShownLetters.letters(of: bytes),
      !contains(document.text.string, shown)
    {
      return "a letter that a browser shows is missing"
    }
    let again = HTMLReader.read(Array(HTMLWriter.write(document).text.utf8)).document
    return difference(of: visible(again), from: visible(document))
  }

  /// The first letters that differ, or `nil`.
  private static func difference(
    of written: [Unicode.Scalar],
    from letters: [Unicode.Scalar]
  ) -> String? {
    guard written != letters else { return nil }
    let place = max(zip(written, letters).prefix { $0 == $1 }.count - 10, 0)
    func excerpt(_ scalars: [Unicode.Scalar]) -> String {
      var view = String.UnicodeScalarView()
      view.append(contentsOf: scalars.dropFirst(place).prefix(30))
      return String(view)
    }
    return "'\(excerpt(letters))' is written as '\(excerpt(written))'"
  }

  /// Whether letters occur in a text in order, possibly with others in between.
  private static func contains(_ text: String, _ letters: [UInt8]) -> Bool {
    var rest = letters[...]
    for unit in text.utf8 where unit == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }

  /// The letters and digits of a document and of its notes.
  private static func visible(_ document: RichTextDocument) -> [Unicode.Scalar] {
    let notes = document.text.runs.compactMap { $0.attributes[Footnote.self]?.text.string }
    return ([document.text.string] + notes).joined().unicodeScalars.filter {
      $0.properties.isAlphabetic || $0.properties.numericType != nil
    }
  }
}
