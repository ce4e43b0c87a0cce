import DynamicType
import RichText

/// The part of a document before its text.
struct HeaderWriter {
  let attributes: DocumentAttributes
  let tables: WriterTables

  func write(to output: inout OutputBuffer) {
    output.raw("{\\rtf1\\ansi\\ansicpg1252")
    if let writer = attributes.cocoaVersion, writer.isFinite {
      let thousandths = Int((min(max(writer, 0), 1_000_000) * 1000).rounded())
      output.word("cocoartf", thousandths / 1000)
      if thousandths % 1000 > 0 { output.word("cocoasubrtf", thousandths % 1000) }
    }
    output.raw("\n")
    if let scaling = attributes.textScaling { output.word("cocoatextscaling", scaling.rawValue) }
    if let platform = attributes.platform { output.word("cocoaplatform", platform.rawValue) }
    writeFonts(&output)
    writeColors(&output)
    writeStyles(&output)
    writeLists(&output)
    writeInformation(&output)
    writePage(&output)
  }

  private func writeFonts(_ output: inout OutputBuffer) {
    output.raw("{\\fonttbl")
    for (number, name) in tables.fonts.enumerated() {
      if number > 0, number % 3 == 0 { output.raw("\n") }
      output.word("f", number)
      output.raw(Self.family(name) + "\\fcharset0 ")
      output.text(name.filter { $0 != ";" })
      output.raw(";")
    }
    output.raw("}\n")
  }

  /// The class of a font, which a reader takes where it has no font of the name.
  private static func family(_ name: String) -> String {
    let families: [(start: String, word: String)] = [
      ("Helvetica", "\\fswiss"), ("Arial", "\\fswiss"), ("Verdana", "\\fswiss"),
      ("Times", "\\froman"), ("Georgia", "\\froman"), ("Courier", "\\fmodern"),
    ]
    return families.first { name.hasPrefix($0.start) }?.word ?? "\\fnil"
  }

  private func writeColors(_ output: inout OutputBuffer) {
    output.raw("{\\colortbl;\\red255\\green255\\blue255;")
    for (place, color) in tables.colors.enumerated() {
      for (word, part) in [("red", color.red), ("green", color.green), ("blue", color.blue)] {
        output.word(word, Int((min(max(part, 0), 1) * 255).rounded()))
      }
      output.raw(place % 3 == 2 ? ";\n" : ";")
    }
    output.raw("}\n{\\*\\expandedcolortbl;;")
    for (place, color) in tables.colors.enumerated() {
      if !Self.isByteColor(color) { writeExpanded(color, &output) }
      output.raw(place % 3 == 2 ? ";\n" : ";")
    }
    output.raw("}\n")
  }

  private func writeExpanded(_ color: Color, _ output: inout OutputBuffer) {
    output.raw("\\cssrgb")
    var parts = [color.red, color.green, color.blue]
    if color.alpha != 1 { parts.append(color.alpha) }
    for part in parts { output.word("c", Int((min(max(part, -10), 10) * 100_000).rounded())) }
  }

  /// Whether the table of bytes says a color more exactly than that of hundred thousandths.
  private static func isByteColor(_ color: Color) -> Bool {
    let parts = [color.red, color.green, color.blue]
    let isDecimal = parts.allSatisfy { ($0 * 100_000).rounded() / 100_000 == $0 }
    return !isDecimal && color.alpha == 1
      && parts.allSatisfy { ($0 * 255).rounded() / 255 == $0 && (0...1).contains($0) }
  }

  private func writeStyles(_ output: inout OutputBuffer) {
    guard !tables.styles.isEmpty else { return }
    output.raw("{\\stylesheet")
    for (place, name) in tables.styles.enumerated() {
      output.raw("{")
      output.spaced("s", place + 1)
      output.text(name.filter { $0 != ";" })
      output.raw(";}")
    }
    output.raw("}\n")
  }

  private func writeLists(_ output: inout OutputBuffer) {
    guard !tables.lists.isEmpty else { return }
    output.raw("{\\*\\listtable")
    for list in tables.lists {
      output.raw("{\\list\\listtemplateid\(list.number)\\listhybrid")
      for (depth, level) in list.levels.prefix(9).enumerated() {
        writeLevel(level, depth, &output)
      }
      output.raw("{\\listname ;}\\listid\(list.number)}")
    }
    output.raw("}\n{\\*\\listoverridetable")
    for list in tables.lists {
      output.raw("{\\listoverride\\listid\(list.number)\\listoverridecount0\\ls\(list.number)}")
    }
    output.raw("}\n")
  }

  private func writeLevel(_ level: TextList, _ depth: Int, _ output: inout OutputBuffer) {
    let form = ListMarker.number(level.marker)
    output.raw("{\\listlevel\\levelnfc\(form)\\levelnfcn\(form)\\leveljc0\\leveljcn0\\levelfollow0")
    let start = min(max(level.startingNumber, 0), 1_000_000)
    output.raw("\\levelstartat\(start)\\levelspace360\\levelindent0{\\*\\levelmarker ")
    output.text(level.marker.rawValue)
    output.raw("}{\\leveltext\\leveltemplateid\(depth + 1)")
    if form == 23 {
      let bullet = level.marker.text(forItem: 1)
      output.hexadecimal(UInt8(min(bullet.utf16.count, 31)))
      output.text(bullet.filter { $0 != ";" })
      output.raw(";}{\\levelnumbers;}")
    } else {
      let parts = level.marker.rawValue.split(
        separator: "{",
        maxSplits: 1,
        omittingEmptySubsequences: false
      )
      let before = parts.first ?? ""
      let after = parts.count > 1 ? parts[1].drop { $0 != "}" }.dropFirst() : ""
      let length = before.utf16.count + after.utf16.count + (form == 255 ? 0 : 1)
      output.hexadecimal(UInt8(min(length, 31)))
      output.text(before.filter { $0 != ";" })
      if form != 255 { output.hexadecimal(UInt8(depth)) }
      output.text(after.filter { $0 != ";" })
      output.raw(";}{\\levelnumbers")
      if form != 255 { output.hexadecimal(UInt8(min(before.utf16.count + 1, 31))) }
      output.raw(";}")
    }
    output.raw("\\fi-360\\li\(720 * (depth + 1))\\lin\(720 * (depth + 1)) }")
  }

  private func writeInformation(_ output: inout OutputBuffer) {
    guard !attributes.information.isEmpty else { return }
    output.raw("{\\info")
    for kind in DocumentInformation.allCases {
      guard let text = attributes.information[kind] else { continue }
      output.raw("\n{\\\(kind.rawValue) ")
      output.text(text)
      output.raw("}")
    }
    output.raw("}")
  }

  private func writePage(_ output: inout OutputBuffer) {
    let start = output.bytes.count
    let size = attributes.paperSize
    let view = attributes.viewSize
    let lengths: [(String, Double?)] = [
      ("paperw", size?.width), ("paperh", size?.height), ("margl", attributes.margins.left),
      ("margr", attributes.margins.right), ("margb", attributes.margins.bottom),
      ("margt", attributes.margins.top), ("vieww", view?.width), ("viewh", view?.height),
    ]
    for (word, length) in lengths {
      if let length { output.word(word, twips(length)) }
    }
    if let mode = attributes.viewMode { output.word("viewkind", mode.rawValue) }
    if let zoom = attributes.viewZoom { output.word("viewscale", Int(min(max(zoom, 1), 10_000))) }
    if attributes.isReadOnly { output.word("readonlydoc", 1) }
    if let factor = attributes.hyphenationFactor {
      output.word("hyphauto", 1)
      output.word("hyphfactor", Int((min(max(factor, 0), 1) * 100).rounded()))
    }
    if output.bytes.count > start { output.raw("\n") }
    if let interval = attributes.defaultTabInterval {
      output.word("deftab", max(0, twips(interval)))
      output.raw("\n")
    }
    let words = WordList(attributes.keptWords.joined()).words
    for word in words { output.raw(word) }
    if !words.isEmpty { output.raw("\n") }
  }
}

/// Control words in a text, such as those that were kept; anything else in it is dropped.
struct WordList: Hashable {
  private(set) var words: [String] = []

  init(_ text: String) {
    for part in text.split(separator: "\\") {
      let name = part.prefix { $0.isASCII && $0.isLetter }
      let number = part.dropFirst(name.count)
      let digits = number.hasPrefix("-") ? number.dropFirst() : number
      let isNumber = digits.count < 12 && digits.allSatisfy { $0.isASCII && $0.isNumber }
      let isKnown = ControlWordTable.shared.contains(name)
      guard !name.isEmpty, isNumber, digits.isEmpty == number.isEmpty, !isKnown else { continue }
      words.append("\\" + part)
    }
  }
}
