internal import CJPEGDecoder
import Snapshots

/// Reads JPEG files through libjpeg.
enum JPEGDecoder {
  static func size(
    of bytes: [UInt8],
    limits: ImageLimits
  ) throws(ImageError) -> (width: Int, height: Int) {
    let header = try header(of: bytes, limits: limits)
    let (width, height) = (Int(header.width), Int(header.height))
    return JPEGOrientation(of: bytes).isSideways ? (height, width) : (width, height)
  }

  /// Decodes a file and turns it as its orientation tag says.
  static func decode(_ bytes: [UInt8], limits: ImageLimits) throws(ImageError) -> Bitmap {
    let header = try header(of: bytes, limits: limits)
    var message = [CChar](repeating: 0, count: Int(dt_jpeg_message_size))
    let stored = try Bitmap(width: Int(header.width), height: Int(header.height)) {
      pixels throws(ImageError) in
      let result = dt_jpeg_decode(bytes, bytes.count, header, pixels.baseAddress, &message)
      try check(result, message)
    }
    return JPEGOrientation(of: bytes).apply(to: stored)
  }

  private static func header(
    of bytes: [UInt8],
    limits: ImageLimits
  ) throws(ImageError) -> dt_jpeg_header {
    var header = dt_jpeg_header()
    var message = [CChar](repeating: 0, count: Int(dt_jpeg_message_size))
    try check(dt_jpeg_read_header(bytes, bytes.count, &header, &message), message)
    try limits.check(width: Double(header.width), height: Double(header.height), of: "JPEG")
    return header
  }

  private static func check(_ result: Int32, _ message: [CChar]) throws(ImageError) {
    guard result != Int32(dt_jpeg_ok) else { return }
    let text = message.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
    let what = String(decoding: text, as: UTF8.self)
    if result == Int32(dt_jpeg_truncated) { throw .truncated(what, in: "JPEG") }
    guard result != Int32(dt_jpeg_too_large) else { throw ImageLimits.tooLarge(what, "JPEG") }
    throw .damaged(what, in: "JPEG")
  }
}
