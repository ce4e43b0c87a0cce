import FontDescriptors

/// The places of the tables of each face of a font file, checked against the size of the file.
struct FontFileLayout: Sendable {
  /// The table directory of one face.
  struct Directory: Sendable {
    var tables: [OpenTypeTag: Range<Int>] = [:]
    /// A number made of the directory's bytes, which hold the checksum of every table.
    var digest: UInt64
  }

  /// The directories, one a face.
  var faces: [Directory] = []

  /// The largest file that is read: the largest collections in use have some 130 MB.
  static let maximumSize = 512 << 20
  /// The most faces of a collection.
  static let maximumFaces = 256
  /// The most tables of a face.
  static let maximumTables = 512

  init(bytes: UnsafeRawBufferPointer, name: String) throws(FontFileError) {
    let reader = FontFileReader(bytes: bytes, name: name)
    guard (12...Self.maximumSize).contains(bytes.count) else {
      throw reader.error(
        .size,
        found: "\(bytes.count) bytes",
        expected: "12 to \(Self.maximumSize) bytes",
        hint: "The file is empty, cut off, or no font."
      )
    }
    for offset in try Self.faceOffsets(reader) {
      faces.append(try Directory(reader, at: offset))
    }
  }

  private static func faceOffsets(_ reader: FontFileReader) throws(FontFileError) -> [Int] {
    let magic = try reader.uint32(at: 0)
    guard magic == 0x7474_6366 else {
      try reader.checkFormat(magic, at: 0)
      return [0]
    }
    let count = Int(try reader.uint32(at: 8))
    guard (1...maximumFaces).contains(count) else {
      throw reader.error(
        .directory,
        at: 8,
        found: "a collection of \(count) faces",
        expected: "1 to \(maximumFaces)",
        hint: "The header of the collection is damaged."
      )
    }
    var offsets: [Int] = []
    for index in 0..<count {
      let offset = Int(try reader.uint32(at: 12 + 4 * index))
      try reader.checkFormat(try reader.uint32(at: offset), at: offset)
      offsets.append(offset)
    }
    return offsets
  }
}

extension FontFileLayout.Directory {
  /// Reads the directory of one face and checks that every table lies in the file.
  init(_ reader: FontFileReader, at start: Int) throws(FontFileError) {
    let count = Int(try reader.uint16(at: start + 4))
    guard (1...FontFileLayout.maximumTables).contains(count) else {
      throw reader.error(
        .directory,
        at: start + 4,
        found: "\(count) tables",
        expected: "1 to \(FontFileLayout.maximumTables)",
        hint: "The directory is damaged."
      )
    }
    digest = 0xCBF2_9CE4_8422_2325
    for index in 0..<count {
      let record = start + 12 + 16 * index
      let tag = OpenTypeTag(rawValue: try reader.uint32(at: record))
      let offset = Int(try reader.uint32(at: record + 8))
      let length = Int(try reader.uint32(at: record + 12))
      guard offset + length <= reader.bytes.count else {
        throw reader.error(
          .tableBounds,
          at: record + 8,
          table: tag,
          found: "a table that ends at \(offset + length)",
          expected: "an end at or before \(reader.bytes.count)",
          hint: "The file is truncated or damaged: fetch it again."
        )
      }
      tables[tag] = offset..<offset + length
      for position in stride(from: record, to: record + 16, by: 4) {
        digest = (digest ^ UInt64(try reader.uint32(at: position))) &* 0x100_0000_01B3
      }
    }
    try reader.checkRequiredTables(self)
  }
}
