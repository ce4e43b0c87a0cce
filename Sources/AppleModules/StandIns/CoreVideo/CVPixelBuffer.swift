public import Foundation

/// A buffer of pixels in memory.
public final class CVBuffer: NSObject, @unchecked Sendable {
  let width: Int
  let height: Int
  let format: OSType
  let bytesPerRow: Int
  /// The bytes, which belong to whoever locked them, as on Apple's systems.
  let bytes: UnsafeMutableRawPointer

  init(width: Int, height: Int, format: OSType, bytesPerPixel: Int) {
    (self.width, self.height, self.format) = (width, height, format)
    // Rows begin at multiples of 64 bytes.
    bytesPerRow = (width * bytesPerPixel + 63) / 64 * 64
    let count = bytesPerRow * height
    bytes = UnsafeMutableRawPointer.allocate(byteCount: count, alignment: 64)
    bytes.initializeMemory(as: UInt8.self, repeating: 0, count: count)
  }

  deinit { bytes.deallocate() }
}

/// The bytes of a pixel of the formats in one plane.
private let bytesPerPixel: [OSType: Int] = [
  kCVPixelFormatType_32ARGB: 4, kCVPixelFormatType_32BGRA: 4, kCVPixelFormatType_32RGBA: 4,
  kCVPixelFormatType_OneComponent8: 1,
]

/// The most pixels of a side, so that no size overflows.
private let longestSide = 1 << 15

/// Creates a buffer of zeros; formats in several planes are not supported.
public func CVPixelBufferCreate(
  _ allocator: AnyObject?,
  _ width: Int,
  _ height: Int,
  _ pixelFormatType: OSType,
  _ pixelBufferAttributes: [String: Any]?,
  _ pixelBufferOut: UnsafeMutablePointer<CVPixelBuffer?>
) -> CVReturn {
  let sides = 1...longestSide
  guard sides.contains(width), sides.contains(height) else { return kCVReturnInvalidArgument }
  guard let size = bytesPerPixel[pixelFormatType] else { return kCVReturnUnsupported }
  pixelBufferOut.pointee = CVBuffer(
    width: width,
    height: height,
    format: pixelFormatType,
    bytesPerPixel: size
  )
  return kCVReturnSuccess
}

/// Returns the width in pixels.
public func CVPixelBufferGetWidth(_ pixelBuffer: CVBuffer) -> Int { pixelBuffer.width }

/// Returns the height in pixels.
public func CVPixelBufferGetHeight(_ pixelBuffer: CVBuffer) -> Int { pixelBuffer.height }

/// Returns the format.
public func CVPixelBufferGetPixelFormatType(_ pixelBuffer: CVBuffer) -> OSType {
  pixelBuffer.format
}

/// Returns the bytes of a row.
public func CVPixelBufferGetBytesPerRow(_ pixelBuffer: CVBuffer) -> Int { pixelBuffer.bytesPerRow }

/// Returns the bytes of all rows.
public func CVPixelBufferGetDataSize(_ pixelBuffer: CVBuffer) -> Int {
  pixelBuffer.bytesPerRow * pixelBuffer.height
}

/// Returns the bytes.
public func CVPixelBufferGetBaseAddress(_ pixelBuffer: CVBuffer) -> UnsafeMutableRawPointer? {
  pixelBuffer.bytes
}
