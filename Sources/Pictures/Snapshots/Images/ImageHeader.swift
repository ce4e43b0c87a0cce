import DynamicType
import LayoutGeometry

/// The size that a picture's first bytes tell.
enum ImageHeader {
  /// Returns the size in pixels, for vectors in points; nil where the header does not tell it.
  static func size(of bytes: [UInt8], format: ImageFormat) -> Size? {
    let size =
      switch format {
      case .png: png(bytes)
      case .jpeg: jpeg(bytes)
      case .svg: SVGHeader.size(of: bytes)
      case .pdf: PDFHeader.size(of: bytes)
      }
    guard let size, size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite
    else { return nil }
    return size
  }

  /// The IHDR chunk, which comes first (PNG, third edition, 5.6).
  private static func png(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 24, bytes[12..<16].elementsEqual("IHDR".utf8) else {
      return pngOfXcode(bytes)
    }
    return Size(width: Double(number(bytes, 16, 4)), height: Double(number(bytes, 20, 4)))
  }

  /// Xcode's optimized files have a CgBI chunk of four bytes before IHDR.
  private static func pngOfXcode(_ bytes: [UInt8]) -> Size? {
    guard bytes.count >= 40, bytes[12..<16].elementsEqual("CgBI".utf8),
      bytes[28..<32].elementsEqual("IHDR".utf8)
    else { return nil }
    return Size(width: Double(number(bytes, 32, 4)), height: Double(number(bytes, 36, 4)))
  }

  /// The first frame header (ITU-T T.81, B.2.2), turned as Exif says.
  private static func jpeg(_ bytes: [UInt8]) -> Size? {
    var position = 2
    while position + 9 < bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      if marker == 0xFF {  // a fill byte
        position += 1
        continue
      }
      if isFrame(marker) {
        let height = Double(number(bytes, position + 5, 2))
        let width = Double(number(bytes, position + 7, 2))
        return JPEGOrientation(of: bytes).isSideways
          ? Size(width: height, height: width) : Size(width: width, height: height)
      }
      position += 2 + number(bytes, position + 2, 2)
    }
    return nil
  }

  /// SOF0 to SOF15 without DHT, JPG and DAC, which lie between them.
  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }

  private static func number(_ bytes: [UInt8], _ offset: Int, _ count: Int) -> Int {
    bytes[offset..<offset + count].reduce(0) { $0 << 8 | Int($1) }
  }
}
