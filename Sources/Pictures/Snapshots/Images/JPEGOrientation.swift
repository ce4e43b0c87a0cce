/// The position of a camera: the orientation tag of Exif 2.32, 4.6.4.
package struct JPEGOrientation: Equatable {
  /// From 1, upright, to 8.
  package let value: Int

  package static let upright = JPEGOrientation(value: 1)

  /// Whether width and height change places.
  package var isSideways: Bool { value >= 5 }

  /// Reads the tag of a JPEG file; upright where there is none.
  package init(of bytes: [UInt8]) {
    value = Self.exif(in: bytes).flatMap { Self.tag(in: $0) } ?? 1
  }

  private init(value: Int) { self.value = value }

  /// The Exif block: what follows "Exif\0\0" in the first APP1 segment.
  private static func exif(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var position = 2
    while position + 4 <= bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      let length = Int(bytes[position + 2]) << 8 | Int(bytes[position + 3])
      let end = position + 2 + length
      guard length >= 2, end <= bytes.count, marker != 0xDA else { return nil }
      let content = bytes[position + 4..<end]
      if marker == 0xE1, content.starts(with: Array("Exif\0\0".utf8)) {
        return content.dropFirst(6)
      }
      position = end
    }
    return nil
  }

  /// Finds tag 0x0112 in the first directory of a TIFF block.
  private static func tag(in block: ArraySlice<UInt8>) -> Int? {
    let block = Array(block)
    let isLittle = block.starts(with: Array("II".utf8))
    guard isLittle || block.starts(with: Array("MM".utf8)) else { return nil }
    func number(_ offset: Int, _ count: Int) -> Int? {
      guard offset >= 0, offset + count <= block.count else { return nil }
      let digits = block[offset..<offset + count]
      return (isLittle ? Array(digits.reversed()) : Array(digits)).reduce(0) { $0 << 8 | Int($1) }
    }
    guard let directory = number(4, 4), let entries = number(directory, 2) else { return nil }
    for index in 0..<entries {
      let entry = directory + 2 + index * 12
      guard let tag = number(entry, 2) else { return nil }
      guard tag == 0x0112 else { continue }
      return number(entry + 8, 2).flatMap { (1...8).contains($0) ? $0 : nil }
    }
    return nil
  }
}
