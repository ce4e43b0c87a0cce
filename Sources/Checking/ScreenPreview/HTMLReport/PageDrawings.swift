import Diagnostics
import DynamicType
import FileAccess
import JSONText
import Rendering
import ScreenAudit
import Synchronization

/// The drawings of a page: for each screen the distinct ones.
///
/// Repeated texts and shapes, at other sizes and in other languages, are written once per screen, and glyph
/// outlines and pictures once per page. The data of each screen are compressed separately, so a browser reads
/// only the viewed screens.
struct PageDrawings {
  private var drawings: [[DrawingSheet.Drawing]]
  private var numbers: [[DrawingSheet.Drawing: Int]]

  init(screens: Int) {
    drawings = Array(repeating: [], count: screens)
    numbers = Array(repeating: [:], count: screens)
  }

  /// The number of a drawing among those of a screen.
  mutating func number(of drawing: DrawingSheet.Drawing, on screen: Int) -> Int {
    if let known = numbers[screen][drawing] { return known }
    numbers[screen][drawing] = drawings[screen].count
    drawings[screen].append(drawing)
    return drawings[screen].count - 1
  }

  /// The fingerprints of the drawings: equal drawings have the same one in every run.
  func prints(_ sheet: DrawingSheet, _ pieces: PagePieces) -> [[String]] {
    pieces.contents.withLock { pieces in
      var prints = pieces.prints ?? SheetPrints()
      prints.read(sheet)
      defer { pieces.prints = prints }
      return drawings.map { own in own.map { "\(prints.print(of: $0))" } }
    }
  }

  /// Produces three more members of the page's data: the screens, pictures and outlines.
  func write(_ sheet: DrawingSheet, _ pieces: PagePieces, _ piece: (String) -> Void) {
    pieces.contents.withLock { pieces in
      let tables = SheetExcerpt.Tables(sheet)
      var outlines = pieces.outlines ?? SheetOutlines()
      outlines.read(sheet)
      var images: [(name: String, element: String)] = []
      var names: Set<String> = []
      piece(#","drawings":["#)
      for (index, drawings) in drawings.enumerated() {
        var screen = pieces.screens[drawings]
        if screen == nil {
          let excerpt = SheetExcerpt(tables, drawings)
          let packed = Self.packed(excerpt.json(&outlines))
          screen = PagePieces.Screen(packed: packed, images: excerpt.images)
          pieces.screens[drawings] = screen
        }
        images += (screen?.images ?? []).filter { names.insert($0.name).inserted }
        piece((index > 0 ? "," : "") + (screen?.packed ?? ""))
      }
      piece(#"],"images":{"#)
      for (index, image) in images.enumerated() {
        piece((index > 0 ? "," : "") + Self.quoted(image.name) + ":" + Self.quoted(image.element))
      }
      if pieces.packed?.count != outlines.paths.count {
        var writer = JSONWriter(.compact)
        writer.array { list in for path in outlines.paths { list.string(path) } }
        pieces.packed = (outlines.paths.count, Self.packed(writer.text))
      }
      pieces.outlines = outlines
      piece(#"},"outlines":"# + (pieces.packed?.text ?? ""))
    }
  }

  /// A text, compressed, as a string of JSON.
  private static func packed(_ text: String) -> String {
    #"""# + Base64.encode(TextCompressor.zlib(text)) + #"""#
  }

  private static func quoted(_ text: String) -> String {
    var writer = JSONWriter(.compact)
    writer.string(text)
    return writer.text
  }
}

extension SheetExcerpt {
  /// The drawings of a screen for the script.
  fileprivate func json(_ outlines: inout SheetOutlines) -> String {
    var writer = JSONWriter(.compact)
    writer.object { data in
      data.array("rows") { list in
        for row in rows { list.string(Self.text(row) { outlines.number(of: $0) }) }
      }
      data.array("parts") { list in for part in parts { list.string(Self.text(part)) } }
      data.array("drawings") { list in
        for drawing in drawings {
          let size = [drawing.size.width, drawing.size.height].map { JSONWriter.text(of: $0) }
          list.string((size + drawing.parts.map { "\($0)" }).joined(separator: " "))
        }
      }
      data.object("definitions") { list in
        for definition in definitions { list.member(definition.name, definition.element) }
      }
    }
    return writer.text
  }

  /// The size, then an outline and the advance for each glyph, with the vertical offset in between if any
  /// glyph has one, which a `v` indicates.
  private static func text(_ row: GlyphRow, _ number: (Int) -> Int) -> String {
    let hasDrops = row.steps.contains { $0.drop != 0 }
    let steps = row.steps.map { step in
      "\(number(step.outline)) " + (hasDrops ? "\(step.drop) " : "") + "\(step.advance)"
    }
    return (hasDrops ? "v" : "") + "\(row.size) " + steps.joined(separator: " ")
  }

  /// Markup is unchanged; a row has its number and position, which an `@` indicates.
  private static func text(_ part: SheetPart) -> String {
    switch part {
    case .markup(let text): text
    case .row(let row, let x, let y, let attributes):
      "@\(row) \(thousandths(x)) \(thousandths(y))\(attributes)"
    }
  }

  private static func thousandths(_ value: Int) -> String {
    let (whole, rest) = value.magnitude.quotientAndRemainder(dividingBy: 1000)
    let sign = value < 0 ? "-" : ""
    guard rest > 0 else { return "\(sign)\(whole)" }
    var digits = String(rest + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "\(sign)\(whole).\(digits)"
  }
}
