public import Foundation

/// A function that computes a short value of bytes of any length.
public protocol HashFunction: Sendable {
  /// The value that the function computes.
  associatedtype Digest: CryptoKit.Digest

  /// The number of bytes that are read at once.
  static var blockByteCount: Int { get }

  /// Creates a function that has read nothing.
  init()

  /// Reads more bytes.
  mutating func update(bufferPointer: UnsafeRawBufferPointer)

  /// Returns the value of all bytes that were read.
  func finalize() -> Digest
}

extension HashFunction {
  /// Reads more bytes.
  public mutating func update<Bytes: DataProtocol>(data: Bytes) {
    for region in data.regions {
      region.withUnsafeBytes { update(bufferPointer: $0) }
    }
  }

  /// Returns the value of bytes.
  public static func hash<Bytes: DataProtocol>(data: Bytes) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }

  /// Returns the value of bytes.
  public static func hash(bufferPointer: UnsafeRawBufferPointer) -> Digest {
    var function = Self()
    function.update(bufferPointer: bufferPointer)
    return function.finalize()
  }
}

/// The value of a hash function.
public protocol Digest: Hashable, ContiguousBytes, CustomStringConvertible, Sendable, Sequence
where Element == UInt8 {
  /// The number of bytes.
  static var byteCount: Int { get }
}

/// A hash function whose name and length its value carries.
public protocol NamedHashFunction: HashFunction {
  /// The name of the function, as descriptions have it.
  static var name: String { get }
  /// The number of bytes of a value.
  static var byteCount: Int { get }
}

/// The value of one function.
public struct FunctionDigest<Function: NamedHashFunction>: Digest {
  let bytes: [UInt8]

  /// The number of bytes.
  public static var byteCount: Int { Function.byteCount }

  /// The name of the function and the bytes as hexadecimal digits.
  public var description: String {
    let digits = bytes.map { byte in
      (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }
    return "\(Function.name) digest: \(digits.joined())"
  }

  /// Returns an iterator over the bytes.
  public func makeIterator() -> Array<UInt8>.Iterator { bytes.makeIterator() }

  /// Calls a function with the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }
}

/// Bytes that were read and wait until a block is full.
struct BlockBuffer: Sendable {
  /// The number of bytes in a block.
  let size: Int
  private var waiting: [UInt8] = []
  private var count = 0

  init(size: Int) { self.size = size }

  /// Reads bytes, and calls a function with each full block.
  mutating func append(_ bytes: UnsafeRawBufferPointer, block: (ArraySlice<UInt8>) -> Void) {
    count += bytes.count
    waiting.append(contentsOf: bytes)
    var start = 0
    while waiting.count - start >= size {
      block(waiting[start..<start + size])
      start += size
    }
    waiting.removeFirst(start)
  }

  /// Calls a function with the last blocks: a bit, zeros and the number of all bits.
  func finish(isLittleEndian: Bool = false, block: (ArraySlice<UInt8>) -> Void) {
    let lengthBytes = size / 8
    var bytes = waiting + [0x80]
    while (bytes.count + lengthBytes) % size != 0 { bytes.append(0) }
    let length = (0..<lengthBytes).map { place in
      place < 8 ? UInt8(truncatingIfNeeded: (UInt64(count) << 3) >> (8 * UInt64(place))) : 0
    }
    bytes += isLittleEndian ? length : length.reversed()
    for start in stride(from: 0, to: bytes.count, by: size) { block(bytes[start..<start + size]) }
  }
}

extension ArraySlice<UInt8> {
  /// The numbers that the bytes are, the highest byte first.
  func words<Word: FixedWidthInteger>(_: Word.Type, isLittleEndian: Bool = false) -> [Word] {
    let width = Word.bitWidth / 8
    return stride(from: startIndex, to: endIndex, by: width).map { start in
      let bytes = self[start..<start + width]
      return (isLittleEndian ? Array(bytes.reversed()) : Array(bytes))
        .reduce(0) { $0 << 8 | Word(truncatingIfNeeded: $1) }
    }
  }
}

extension FixedWidthInteger {
  /// The bytes of the number, the highest first.
  var bigEndianBytes: [UInt8] {
    (0..<Self.bitWidth / 8).map {
      UInt8(truncatingIfNeeded: self >> Self(Self.bitWidth - 8 - 8 * $0))
    }
  }

  /// The number with its bits moved to the left, and those that fall out on the right.
  func rotated(left count: Int) -> Self {
    self << Self(count) | self >> Self(Self.bitWidth - count)
  }

  /// The number with its bits moved to the right, and those that fall out on the left.
  func rotated(right count: Int) -> Self { rotated(left: Self.bitWidth - count) }
}
