/// The chunks of a PNG file (PNG specification, third edition, 5.3).
struct PNGChunks {
  struct Chunk {
    var name: String
    var content: Range<Int>

    /// Length, name, content and checksum.
    var whole: Range<Int>
  }

  private let bytes: [UInt8]
  private var position = 8

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Returns the next chunk; nil at the end of the file.
  mutating func next() throws(ImageError) -> Chunk? {
    guard position < bytes.count else { return nil }
    guard position + 12 <= bytes.count else { throw cut() }
    let length = Self.number(bytes, at: position)
    guard length <= bytes.count - position - 12 else { throw cut() }
    let start = position
    position += length + 12
    return Chunk(
      name: String(decoding: bytes[start + 4..<start + 8], as: UTF8.self),
      content: start + 8..<start + 8 + length,
      whole: start..<position
    )
  }

  private func cut() -> ImageError {
    .truncated("a chunk that is cut", in: "PNG, byte \(position)")
  }

  /// A big-endian number of four bytes.
  static func number(_ bytes: [UInt8], at offset: Int) -> Int {
    bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Returns the file without what does not change the picture.
  ///
  /// Text and profile chunks are compressed on their own, and a file may hold a thousand of them.
  static func picture(of bytes: [UInt8]) throws(ImageError) -> [UInt8] {
    var result = Array(bytes.prefix(8))
    var chunks = PNGChunks(bytes)
    while let chunk = try chunks.next() {
      if ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"].contains(chunk.name) {
        result += bytes[chunk.whole]
      }
      if chunk.name == "IEND" { return result }
    }
    throw .truncated("no end chunk", in: "PNG, byte \(bytes.count)")
  }
}

extension ImageError {
  static let rewrittenByXcode = unsupported(
    "a PNG that Xcode rewrote for the device",
    in: "PNG, chunk CgBI",
    hint: "Use the original file of the asset catalog."
  )
}
