// Written by Scripts/generate-tables from Reference/apple-modules/Compression.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// A way to compress.
public struct compression_algorithm: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a way of a number.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// Creates a way of a number.
  public init(_ rawValue: UInt32) { self.rawValue = rawValue }
}

/// The way LZ4.
public let COMPRESSION_LZ4: compression_algorithm = compression_algorithm(0x100)

/// The way LZ4 without frames.
public let COMPRESSION_LZ4_RAW: compression_algorithm = compression_algorithm(0x101)

/// The way of zlib.
public let COMPRESSION_ZLIB: compression_algorithm = compression_algorithm(0x205)

/// The way LZMA.
public let COMPRESSION_LZMA: compression_algorithm = compression_algorithm(0x306)

/// The way LZFSE.
public let COMPRESSION_LZFSE: compression_algorithm = compression_algorithm(0x801)

/// The way Brotli.
public let COMPRESSION_BROTLI: compression_algorithm = compression_algorithm(0xB02)

/// Returns 0: nothing is compressed.
public func compression_encode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>,
  _ dst_size: Int,
  _ src_buffer: UnsafePointer<UInt8>,
  _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?,
  _ algorithm: compression_algorithm
) -> Int { 0 }

/// Returns 0: nothing is expanded.
public func compression_decode_buffer(
  _ dst_buffer: UnsafeMutablePointer<UInt8>,
  _ dst_size: Int,
  _ src_buffer: UnsafePointer<UInt8>,
  _ src_size: Int,
  _ scratch_buffer: UnsafeMutableRawPointer?,
  _ algorithm: compression_algorithm
) -> Int { 0 }

/// Returns 0: no memory is needed.
public func compression_encode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }

/// Returns 0: no memory is needed.
public func compression_decode_scratch_buffer_size(_ algorithm: compression_algorithm) -> Int { 0 }
