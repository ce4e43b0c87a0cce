import FontDescriptors

/// Big-endian numbers of a font file, each read inside its bounds, and the checks on them.
struct FontFileReader {
  let bytes: UnsafeRawBufferPointer
  let name: String

  func uint16(at offset: Int) throws(FontFileError) -> UInt16 {
    try check(offset, 2)
    return UInt16(bytes[offset]) << 8 | UInt16(bytes[offset + 1])
  }

  func uint32(at offset: Int) throws(FontFileError) -> UInt32 {
    try check(offset, 4)
    return (0..<4).reduce(0) { $0 << 8 | UInt32(bytes[offset + $1]) }
  }

  private func check(_ offset: Int, _ length: Int) throws(FontFileError) {
    guard offset >= 0, offset + length <= bytes.count else {
      throw error(
        .directory,
        at: offset,
        found: "the end of the file at byte \(bytes.count)",
        expected: "\(length) more bytes",
        hint: "The file is truncated or damaged: fetch it again."
      )
    }
  }

  func error(
    _ reason: FontFileError.Reason,
    at offset: Int? = nil,
    table: OpenTypeTag? = nil,
    found: String,
    expected: String,
    hint: String
  ) -> FontFileError {
    FontFileError(
      reason: reason,
      file: name,
      offset: offset,
      table: table,
      found: found,
      expected: expected,
      hint: hint
    )
  }

  /// Accepts the signatures of TrueType and OpenType, and names the formats that are refused.
  func checkFormat(_ magic: UInt32, at offset: Int) throws(FontFileError) {
    let accepted: [UInt32] = [0x0001_0000, 0x4F54_544F, 0x7472_7565]
    guard !accepted.contains(magic) else { return }
    throw error(
      .format,
      at: offset,
      found: Self.formatName(magic),
      expected: "a TrueType or OpenType font or collection",
      hint: "Convert the font to .ttf or .otf."
    )
  }

  private static func formatName(_ magic: UInt32) -> String {
    switch magic {
    case 0x774F_4646: "a WOFF file"
    case 0x774F_4632: "a WOFF2 file"
    case 0x0000_0100: "a font suitcase"
    case 0x7479_7031: "a PostScript font in a TrueType wrapper"
    case _ where magic >> 16 == 0x8001 || magic >> 16 == 0x2521: "a PostScript Type 1 font"
    default: "the bytes " + String(magic, radix: 16)
    }
  }

  /// The tables that every face has, with their smallest sizes in bytes.
  private static let required: [(tag: OpenTypeTag, size: Int)] = [
    ("cmap", 4), ("head", 54), ("hhea", 36), ("hmtx", 0), ("maxp", 6),
  ]

  func checkRequiredTables(_ directory: FontFileLayout.Directory) throws(FontFileError) {
    for (tag, size) in Self.required {
      guard let range = directory.tables[tag] else {
        throw error(
          .missingTable,
          table: tag,
          found: "no table \(tag)",
          expected: "one",
          hint: "The font is incomplete: fetch it again."
        )
      }
      guard range.count >= size else {
        throw error(
          .tableContents,
          at: range.lowerBound,
          table: tag,
          found: "\(range.count) bytes",
          expected: "at least \(size)",
          hint: "The font is damaged: fetch it again."
        )
      }
    }
    try checkHead(directory.tables["head"] ?? 0..<0)
  }

  private func checkHead(_ head: Range<Int>) throws(FontFileError) {
    let unitsPerEm = try uint16(at: head.lowerBound + 18)
    guard (16...16384).contains(unitsPerEm) else {
      throw error(
        .tableContents,
        at: head.lowerBound + 18,
        table: "head",
        found: "\(unitsPerEm) units per em",
        expected: "16 to 16384",
        hint: "The font is damaged: fetch it again."
      )
    }
  }
}
