import FontManagement

/// A font with one glyph that a test makes, with names and rights of its own.
package struct MadeFont {
  package var family: String
  package var style: String
  package var rights: UInt16

  package init(family: String, style: String = "Regular", rights: UInt16 = 0) {
    self.family = family
    self.style = style
    self.rights = rights
  }

  package var postScriptName: String { (family + "-" + style).filter { $0 != " " } }

  /// The bytes of the file: the built-in font of boxes under other names.
  package var bytes: [UInt8] { Self.file([tables]) }

  /// The bytes of a collection of fonts.
  package static func collection(_ fonts: [MadeFont]) -> [UInt8] { file(fonts.map(\.tables)) }

  private var tables: [(tag: [UInt8], data: [UInt8])] {
    let font = FontCollection.substituteBytes
    func number(_ offset: Int, _ count: Int) -> Int {
      (0..<count).reduce(0) { $0 << 8 | Int(font[offset + $1]) }
    }
    return (0..<number(4, 2)).map { index in
      let record = 12 + 16 * index
      let start = number(record + 8, 4)
      let tag = Array(font[record..<record + 4])
      var data = Array(font[start..<start + number(record + 12, 4)])
      if tag == Array("name".utf8) { data = nameTable }
      if tag == Array("OS/2".utf8) { data.replaceSubrange(8..<10, with: be16([rights])) }
      return (tag, data)
    }
  }

  private var nameTable: [UInt8] {
    let names: [(UInt16, String)] = [
      (1, family), (2, style), (3, postScriptName), (4, "\(family) \(style)"), (6, postScriptName),
    ]
    var (records, texts): ([UInt8], [UInt8]) = ([], [])
    for (identifier, text) in names {
      let data = be16(Array(text.utf16))
      records += be16([3, 1, 0x409, identifier, UInt16(data.count), UInt16(texts.count)])
      texts += data
    }
    return be16([0, UInt16(names.count), UInt16(6 + records.count)]) + records + texts
  }

  private static func file(_ fonts: [[(tag: [UInt8], data: [UInt8])]]) -> [UInt8] {
    let header = fonts.count == 1 ? 0 : 12 + 4 * fonts.count
    let directories = fonts.map { 12 + 16 * $0.count }
    var place = header + directories.reduce(0, +)
    var (heads, body): ([UInt8], [UInt8]) = ([], [])
    for tables in fonts {
      let count = UInt16(tables.count)
      heads += be32([0x10000]) + be16([count, 128, 3, count * 16 - 128])
      for (tag, data) in tables {
        heads += tag + be32([checksum(data), UInt32(place), UInt32(data.count)])
        body += data + Array(repeating: 0, count: (4 - data.count % 4) % 4)
        place = header + directories.reduce(0, +) + body.count
      }
    }
    guard fonts.count > 1 else { return heads + body }
    let offsets = directories.indices.map { UInt32(header + directories[..<$0].reduce(0, +)) }
    return Array("ttcf".utf8) + be32([0x10000, UInt32(fonts.count)] + offsets) + heads + body
  }
}

private func be16(_ numbers: [UInt16]) -> [UInt8] {
  numbers.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
}

private func be32(_ numbers: [UInt32]) -> [UInt8] {
  numbers.flatMap { be16([UInt16($0 >> 16), UInt16($0 & 0xFFFF)]) }
}

private func checksum(_ data: [UInt8]) -> UInt32 {
  stride(from: 0, to: data.count, by: 4).reduce(0) { sum, start in
    sum &+ (0..<4).reduce(0) { $0 << 8 | (start + $1 < data.count ? UInt32(data[start + $1]) : 0) }
  }
}
