import Diagnostics
import DynamicType
import Rendering

/// Fingerprints of drawings, which depend on their appearance and not on their numbers in a sheet.
struct SheetPrints {
  private var tables: SheetExcerpt.Tables?
  private var outlines = SheetOutlines()
  private var parts: [Int32: String] = [:]
  private var rows: [Int: String] = [:]
  private var paths: [Int: String] = [:]

  init() {}

  /// Reads the current content of the sheet; earlier content has the same numbers.
  mutating func read(_ sheet: DrawingSheet) {
    tables = SheetExcerpt.Tables(sheet)
    outlines.read(sheet)
  }

  mutating func print(of drawing: DrawingSheet.Drawing) -> Fingerprint {
    let size = "\(drawing.size.width) \(drawing.size.height)"
    return Fingerprint(of: [size] + drawing.parts.map { print(ofPart: $0) })
  }

  private mutating func print(ofPart number: Int32) -> String {
    if let known = parts[number] { return known }
    guard let tables else { return "" }
    let print: String =
      switch tables.part(number) {
      case .markup(let text): "\(Fingerprint(of: [text]))"
      case .row(let row, let x, let y, let attributes):
        "\(Fingerprint(of: [self.print(ofRow: row), "\(x) \(y)", attributes]))"
      }
    parts[number] = print
    return print
  }

  private mutating func print(ofRow number: Int) -> String {
    if let known = rows[number] { return known }
    guard let tables else { return "" }
    let row = tables.row(number)
    var texts = ["\(row.size)"]
    for step in row.steps {
      texts.append(print(ofOutline: step.outline))
      texts.append("\(step.drop) \(step.advance)")
    }
    let print = "\(Fingerprint(of: texts))"
    rows[number] = print
    return print
  }

  private mutating func print(ofOutline number: Int) -> String {
    if let known = paths[number] { return known }
    let print = "\(Fingerprint(of: [outlines.path(ofOutline: number)]))"
    paths[number] = print
    return print
  }
}
