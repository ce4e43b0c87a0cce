package import DynamicType
import Snapshots

/// The parts that some drawings of a sheet need, numbered in the order of their use.
///
/// The order in which tasks drew leaves no trace in it. Outlines keep the sheet's numbers until
/// ``SheetOutlines`` orders them.
package struct SheetExcerpt: Sendable {
  /// For each drawing its parts.
  package private(set) var drawings: [(size: Size, parts: [Int])] = []
  package private(set) var parts: [SheetPart] = []
  package private(set) var rows: [GlyphRow] = []
  /// The definitions that parts refer to by name.
  package private(set) var definitions: [(name: String, element: String)] = []
  /// The pictures that parts refer to by name.
  package private(set) var images: [(name: String, element: String)] = []

  private let sheet: Tables
  private var partNumbers: [Int32: Int] = [:]
  private var rowNumbers: [Int: Int] = [:]
  private var names: Set<Substring> = []

  /// The contents of a sheet when it is complete.
  package struct Tables: Sendable {
    let parts: [SheetPart]
    let rows: [GlyphRow]
    let definitions: [String: String]
    let images: [String: String]

    package init(_ sheet: DrawingSheet) {
      parts = sheet.store.parts
      rows = sheet.store.rows
      definitions = sheet.store.definitions
      images = sheet.store.images
    }

    /// The part with a number.
    package func part(_ number: Int32) -> SheetPart { parts[Int(number)] }

    /// The row with a number.
    package func row(_ number: Int) -> GlyphRow { rows[number] }
  }

  init(_ sheet: DrawingSheet, _ drawings: [DrawingSheet.Drawing]) {
    self.init(Tables(sheet), drawings)
  }

  package init(_ tables: Tables, _ drawings: [DrawingSheet.Drawing]) {
    sheet = tables
    for drawing in drawings {
      self.drawings.append((drawing.size, drawing.parts.map { number(of: $0) }))
    }
  }

  private mutating func number(of part: Int32) -> Int {
    if let known = partNumbers[part] { return known }
    var taken = sheet.parts[Int(part)]
    switch taken {
    case .markup(let text): note(namesIn: text)
    case .row(let row, let x, let y, let attributes):
      taken = .row(number(ofRow: row), x: x, y: y, attributes: attributes)
    }
    partNumbers[part] = parts.count
    parts.append(taken)
    return parts.count - 1
  }

  private mutating func number(ofRow row: Int) -> Int {
    if let known = rowNumbers[row] { return known }
    rowNumbers[row] = rows.count
    rows.append(sheet.rows[row])
    return rows.count - 1
  }

  /// Takes the definitions to which `url(#name)` and `href="#name"` refer.
  private mutating func note(namesIn markup: String) {
    for piece in markup.split(separator: "#").dropFirst() {
      let name = piece.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
      guard names.insert(name).inserted else { continue }
      if let element = sheet.definitions[String(name)] {
        definitions.append((String(name), element))
      } else if let element = sheet.images[String(name)] {
        images.append((String(name), element))
      }
    }
  }
}

/// The outlines of excerpts, each once, in the order of their use.
package struct SheetOutlines: Sendable {
  private var all: [String] = []
  private var numbers: [Int: Int] = [:]
  package private(set) var paths: [String] = []

  package init() {}

  /// Reads the outlines that the sheet holds now; what it held before has the same numbers.
  package mutating func read(_ sheet: DrawingSheet) { all = sheet.store.outlines }

  /// The path of an outline of the sheet.
  package func path(ofOutline outline: Int) -> String { all[outline] }

  /// The number that stands for an outline of the sheet.
  package mutating func number(of outline: Int) -> Int {
    if let known = numbers[outline] { return known }
    numbers[outline] = paths.count
    paths.append(all[outline])
    return paths.count - 1
  }
}
