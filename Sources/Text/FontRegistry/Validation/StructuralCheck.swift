import FontDescriptors

/// The built-in check of a font: what readers of fonts rely on, table by table.
///
/// It finds tables that lie beyond the file or upon each other, wrong lengths and offsets that lead
/// out of a table. It does not read outlines, layout tables and bytecode, as OpenType Sanitizer does.
struct StructuralCheck {
  private let bytes: UnsafeRawBufferPointer
  private let tables: [String: Range<Int>]

  /// Returns the first problem of any face of a file whose directories were read; `nil` for none.
  static func problem(of bytes: UnsafeRawBufferPointer) -> String? {
    for face in faceOffsets(bytes) {
      if let problem = StructuralCheck(bytes, face: face).problem { return problem }
    }
    return nil
  }

  private static func faceOffsets(_ bytes: UnsafeRawBufferPointer) -> [Int] {
    let file = StructuralCheck(bytes, face: 0)
    guard bytes.prefix(4).elementsEqual("ttcf".utf8) else { return [0] }
    return (0..<file.uint32(8)).map { file.uint32(12 + 4 * $0) }
  }

  private init(_ bytes: UnsafeRawBufferPointer, face: Int) {
    self.bytes = bytes
    var tables: [String: Range<Int>] = [:]
    func number(_ offset: Int, _ count: Int) -> Int {
      guard offset + count <= bytes.count else { return 0 }
      return (0..<count).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
    }
    for index in 0..<min(number(face + 4, 2), 512) {
      let record = face + 12 + 16 * index
      guard record + 16 <= bytes.count else { break }
      let tag = String(decoding: bytes[record..<record + 4], as: UTF8.self)
      let start = number(record + 8, 4)
      tables[tag] = start..<start + number(record + 12, 4)
    }
    self.tables = tables
  }

  private func uint16(_ offset: Int) -> Int { number(offset, 2) }
  private func uint32(_ offset: Int) -> Int { number(offset, 4) }

  /// A number; 0 beyond the end, which no check accepts in place of a length.
  private func number(_ offset: Int, _ count: Int) -> Int {
    guard offset >= 0, offset + count <= bytes.count else { return 0 }
    return (0..<count).reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
  }

  private var problem: String? {
    placesProblem ?? headerProblem ?? metricsProblem ?? outlinesProblem ?? charactersProblem
      ?? namesProblem
  }

  private var placesProblem: String? {
    var end = 0
    // An empty table may begin where another one begins: it comes first, whatever the dictionary's order.
    let sorted = tables.sorted {
      ($0.value.lowerBound, $0.value.upperBound, $0.key)
        < ($1.value.lowerBound, $1.value.upperBound, $1.key)
    }
    for (tag, range) in sorted {
      if range.upperBound > bytes.count { return "table \(tag) reaches beyond the file" }
      if range.lowerBound % 4 != 0 { return "table \(tag) does not begin at a multiple of 4" }
      if range.lowerBound < end { return "table \(tag) lies upon another" }
      end = range.upperBound
    }
    return nil
  }

  private func table(_ tag: String, _ size: Int) -> Range<Int>? {
    tables[tag].flatMap { $0.count >= size ? $0 : nil }
  }

  private var headerProblem: String? {
    guard let head = table("head", 54), uint32(head.lowerBound + 12) == 0x5F0F_3CF5 else {
      return "table head has not its magic number"
    }
    if uint16(head.lowerBound + 50) > 1 { return "table head has an unknown form of offsets" }
    guard let limits = table("maxp", 6), uint16(limits.lowerBound + 4) > 0 else {
      return "table maxp counts no glyph"
    }
    for (tag, size) in [("OS/2", 68), ("post", 32), ("name", 6)] where table(tag, size) == nil {
      return "table \(tag) is missing or too short"
    }
    return nil
  }

  private var glyphCount: Int { table("maxp", 6).map { uint16($0.lowerBound + 4) } ?? 0 }

  private var metricsProblem: String? {
    for (header, metrics) in [("hhea", "hmtx"), ("vhea", "vmtx")] {
      guard let header = table(header, 36) else { continue }
      let count = uint16(header.lowerBound + 34)
      guard (1...glyphCount).contains(count) else {
        return "table \(metrics) has \(count) advances"
      }
      guard table(metrics, 4 * count + 2 * (glyphCount - count)) != nil else {
        return "table \(metrics) is too short"
      }
    }
    return nil
  }

  private var outlinesProblem: String? {
    guard let offsets = tables["loca"] else {
      let others = ["CFF ", "CFF2", "CBDT", "sbix", "SVG "]
      return others.contains { tables[$0] != nil } ? nil : "the font has no glyphs"
    }
    guard let outlines = tables["glyf"] else { return "table glyf is missing" }
    let isLong = table("head", 54).map { uint16($0.lowerBound + 50) } == 1
    guard offsets.count >= (glyphCount + 1) * (isLong ? 4 : 2) else {
      return "table loca is too short"
    }
    var last = 0
    for glyph in 0...glyphCount {
      let offset =
        isLong
        ? uint32(offsets.lowerBound + 4 * glyph) : 2 * uint16(offsets.lowerBound + 2 * glyph)
      guard (last...outlines.count).contains(offset) else {
        return "glyph \(glyph) lies outside table glyf"
      }
      last = offset
    }
    return nil
  }

  private var charactersProblem: String? {
    guard let map = table("cmap", 4) else { return "table cmap is too short" }
    let count = uint16(map.lowerBound + 2)
    guard (1...64).contains(count), map.count >= 4 + 8 * count else {
      return "table cmap has \(count) parts"
    }
    for index in 0..<count {
      let offset = uint32(map.lowerBound + 8 + 8 * index)
      let start = map.lowerBound + offset
      let format = uint16(start)
      let length = format < 8 ? uint16(start + 2) : uint32(start + (format == 14 ? 2 : 4))
      guard offset + 4 <= map.count, length >= 6, offset + length <= map.count else {
        return "part \(index) of table cmap lies outside it"
      }
    }
    return nil
  }

  private var namesProblem: String? {
    guard let names = table("name", 6) else { return nil }
    let (count, storage) = (uint16(names.lowerBound + 2), uint16(names.lowerBound + 4))
    guard 6 + 12 * count <= names.count else { return "table name is too short" }
    for index in 0..<count {
      let record = names.lowerBound + 6 + 12 * index
      guard storage + uint16(record + 10) + uint16(record + 8) <= names.count else {
        return "name \(index) lies outside table name"
      }
    }
    return nil
  }
}
