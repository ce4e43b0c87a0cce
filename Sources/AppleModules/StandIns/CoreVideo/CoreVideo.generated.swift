// Written by Scripts/generate-tables from Reference/apple-modules/CoreVideo.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// Another name of Int32.
public typealias CVReturn = Int32

/// Another name of UInt64.
public typealias CVOptionFlags = UInt64

/// The status without a fault.
public let kCVReturnSuccess: CVReturn = 0

/// The status of any fault.
public let kCVReturnError: CVReturn = -6660

/// The status of a wrong argument.
public let kCVReturnInvalidArgument: CVReturn = -6661

/// The status of too little memory.
public let kCVReturnAllocationFailed: CVReturn = -6662

/// The status of something that is not supported.
public let kCVReturnUnsupported: CVReturn = -6663

/// The format of alpha, red, green and blue.
public let kCVPixelFormatType_32ARGB: OSType = 0x0000_0020

/// The format of blue, green, red and alpha.
public let kCVPixelFormatType_32BGRA: OSType = 0x4247_5241

/// The format of red, green, blue and alpha.
public let kCVPixelFormatType_32RGBA: OSType = 0x5247_4241

/// The format of one byte.
public let kCVPixelFormatType_OneComponent8: OSType = 0x4C30_3038

/// The format of luma and chroma in two planes, in the range of films.
public let kCVPixelFormatType_420YpCbCr8BiPlanarVideoRange: OSType = 0x3432_3076

/// The format of luma and chroma in two planes, in the full range.
public let kCVPixelFormatType_420YpCbCr8BiPlanarFullRange: OSType = 0x3432_3066

/// Another name of UInt32.
public typealias OSType = UInt32

/// The key of the format.
public let kCVPixelBufferPixelFormatTypeKey: String = "PixelFormatType"

/// The key of the width.
public let kCVPixelBufferWidthKey: String = "Width"

/// The key of the height.
public let kCVPixelBufferHeightKey: String = "Height"

/// The key of use as a picture.
public let kCVPixelBufferCGImageCompatibilityKey: String = "CGImageCompatibility"

/// The key of use as a canvas.
public let kCVPixelBufferCGBitmapContextCompatibilityKey: String = "CGBitmapContextCompatibility"

/// The key of use by a graphics processor.
public let kCVPixelBufferMetalCompatibilityKey: String = "MetalCompatibility"

/// The key of use by other programs.
public let kCVPixelBufferIOSurfacePropertiesKey: String = "IOSurfaceProperties"

/// The key of the bytes to which rows are rounded.
public let kCVPixelBufferBytesPerRowAlignmentKey: String = "BytesPerRowAlignment"

/// Another name of CVBuffer.
public typealias CVImageBuffer = CVBuffer

/// Another name of CVBuffer.
public typealias CVPixelBuffer = CVBuffer

/// The use of a buffer's bytes.
public struct CVPixelBufferLockFlags: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt64
  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// The read only.
  public static let readOnly = CVPixelBufferLockFlags(rawValue: 1<<0)
}

/// Returns the number of planes: there is none.
public func CVPixelBufferGetPlaneCount(_ pixelBuffer: CVBuffer) -> Int { 0 }

/// Takes the bytes for the program.
public func CVPixelBufferLockBaseAddress(
  _ pixelBuffer: CVBuffer,
  _ lockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }

/// Leaves the bytes to others.
public func CVPixelBufferUnlockBaseAddress(
  _ pixelBuffer: CVBuffer,
  _ unlockFlags: CVPixelBufferLockFlags
) -> CVReturn { kCVReturnSuccess }
