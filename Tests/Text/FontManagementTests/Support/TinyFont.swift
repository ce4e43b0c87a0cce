import FontManagement

/// A TrueType font of empty boxes that a test makes to measure: names, style, coverage, heights.
struct TinyFont {
  var family: String
  var face = "Regular"
  var weight: UInt16 = 400
  var isItalic = false
  var width: UInt16 = 5
  var characters: [ClosedRange<UInt32>] = [0x20...0x7E]
  var advance: UInt16 = 600
  var hhea: (ascender: Int16, descender: Int16, lineGap: Int16) = (900, -250, 0)
  var typographic: (ascender: Int16, descender: Int16, lineGap: Int16) = (800, -200, 90)
  var usesTypographicMetrics = false

  var postScriptName: String {
    (family + "-" + face).filter { $0 != " " }
  }

  func file() throws -> FontFile { try FontFile(bytes: bytes) }

  /// The bytes of the file: one glyph of no outline beside `.notdef`, shared by all characters.
  var bytes: [UInt8] {
    let tables: [(String, [UInt8])] = [
      ("OS/2", os2), ("cmap", cmap), ("glyf", [0, 0, 0, 0]), ("head", head), ("hhea", horizontal),
      ("hmtx", be16([advance, 0, advance, 0])), ("loca", be16([0, 0, 0])),
      ("maxp", be32([0x10000]) + be16([2, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0])),
      ("name", name), ("post", be32([0x30000, 0, 0, 0, 0, 0, 0, 0])),
    ]
    var directory = be32([0x10000]) + be16([UInt16(tables.count), 128, 3, 32])
    var body: [UInt8] = []
    for (tag, data) in tables {
      let offset = UInt32(12 + 16 * tables.count + body.count)
      directory += Array(tag.utf8) + be32([checksum(data), offset, UInt32(data.count)])
      body += data + Array(repeating: 0, count: (4 - data.count % 4) % 4)
    }
    return directory + body
  }

  private var head: [UInt8] {
    be32([0x10000, 0x10000, 0, 0x5F0F_3CF5]) + be16([3, 1000]) + be32([0, 0, 0, 0])
      + be16([0, 0, 0, 0, (weight >= 700 ? 1 : 0) | (isItalic ? 2 : 0), 8, 2, 0, 0])
  }

  private var horizontal: [UInt8] {
    be32([0x10000]) + signed([hhea.ascender, hhea.descender, hhea.lineGap])
      + be16([advance, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 2])
  }

  private var os2: [UInt8] {
    let selection: UInt16 = (isItalic ? 1 : 0x40) | (usesTypographicMetrics ? 0x80 : 0)
    return be16([4, advance, weight, width, 0]) + signed(Array(repeating: 0, count: 11))
      + Array(repeating: 0, count: 10) + be32([0, 0, 0, 0]) + Array("NONE".utf8)
      + be16([selection, 0x20, 0xFFFF])
      + signed([typographic.ascender, typographic.descender, typographic.lineGap])
      + be16([1000, 300]) + be32([0, 0]) + signed([500, 700]) + be16([0, 0x20, 1])
  }

  private var cmap: [UInt8] {
    let groups = characters.flatMap { range in
      range.flatMap { be32([$0, $0, 1]) }
    }
    let count = UInt32(groups.count / 12)
    return be16([0, 1, 3, 10]) + be32([12]) + be16([12, 0])
      + be32([16 + UInt32(groups.count), 0, count]) + groups
  }

  private var name: [UInt8] {
    let names: [(UInt16, String)] = [
      (1, family), (2, face), (4, "\(family) \(face)"), (6, postScriptName),
    ]
    var records: [UInt8] = []
    var texts: [UInt8] = []
    for (identifier, text) in names {
      let encoded = be16(Array(text.utf16))
      records += be16([3, 1, 0x409, identifier, UInt16(encoded.count), UInt16(texts.count)])
      texts += encoded
    }
    return be16([0, UInt16(names.count), UInt16(6 + records.count)]) + records + texts
  }

  private func checksum(_ data: [UInt8]) -> UInt32 {
    var sum: UInt32 = 0
    for (index, byte) in data.enumerated() { sum &+= UInt32(byte) << (24 - 8 * (index % 4)) }
    return sum
  }

  private func be16(_ values: [UInt16]) -> [UInt8] {
    values.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
  }

  private func signed(_ values: [Int16]) -> [UInt8] { be16(values.map(UInt16.init(bitPattern:))) }

  private func be32(_ values: [UInt32]) -> [UInt8] {
    values.flatMap { value in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
  }
}

/// A collection of tiny fonts.
func collection(_ fonts: TinyFont...) throws -> FontCollection {
  FontCollection(files: try fonts.map { try $0.file() })
}
