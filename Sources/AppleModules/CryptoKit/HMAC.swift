public import Foundation

/// A secret of two who exchange messages.
public struct SymmetricKey: ContiguousBytes, Equatable, Sendable {
  let bytes: [UInt8]

  /// Creates a key of bytes.
  public init<Bytes: ContiguousBytes>(data: Bytes) { bytes = data.withUnsafeBytes { Array($0) } }

  /// Creates a key of random bytes.
  public init(size: SymmetricKeySize) {
    bytes = (0..<size.bitCount / 8).map { _ in UInt8.random(in: .min ... .max) }
  }

  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }

  /// Calls a function with the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try bytes.withUnsafeBytes(body) }
}

/// The length of a secret.
public struct SymmetricKeySize: Sendable {
  /// The number of bits.
  public let bitCount: Int
  /// Creates a length.
  public init(bitCount: Int) { self.bitCount = bitCount }
  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// A code that tells whether a message comes from the owner of a key, as RFC 2104 has it.
public struct HMAC<Hash: HashFunction>: Sendable {
  /// The key of a code.
  public typealias Key = SymmetricKey
  /// The code of a message.
  public typealias MAC = HashedAuthenticationCode<Hash>

  private var inner = Hash()
  private let outerKey: [UInt8]

  /// Creates a code that has read nothing.
  public init(key: SymmetricKey) {
    var bytes = key.bytes
    if bytes.count > Hash.blockByteCount { bytes = Array(Hash.hash(data: bytes)) }
    bytes += Array(repeating: 0, count: Hash.blockByteCount - bytes.count)
    outerKey = bytes.map { $0 ^ 0x5c }
    inner.update(data: bytes.map { $0 ^ 0x36 })
  }

  /// Reads more bytes.
  public mutating func update<Bytes: DataProtocol>(data: Bytes) { inner.update(data: data) }

  /// Returns the code of all bytes that were read.
  public func finalize() -> MAC {
    HashedAuthenticationCode(digest: Hash.hash(data: outerKey + Array(inner.finalize())))
  }

  /// Returns the code of a message.
  public static func authenticationCode<Bytes: DataProtocol>(
    for data: Bytes,
    using key: SymmetricKey
  ) -> MAC {
    var code = HMAC(key: key)
    code.update(data: data)
    return code.finalize()
  }

  /// Returns whether a code is that of a message.
  public static func isValidAuthenticationCode<Code: ContiguousBytes, Bytes: DataProtocol>(
    _ code: Code,
    authenticating data: Bytes,
    using key: SymmetricKey
  ) -> Bool {
    code.withUnsafeBytes { Array($0) } == Array(authenticationCode(for: data, using: key))
  }
}

/// The code of a message.
public struct HashedAuthenticationCode<Hash: HashFunction>: ContiguousBytes, Hashable, Sendable,
  Sequence, CustomStringConvertible
{
  let digest: Hash.Digest

  /// The number of bytes.
  public var byteCount: Int { Hash.Digest.byteCount }
  /// The code as text.
  public var description: String { "HMAC with \(digest)" }

  /// Returns an iterator over the bytes.
  public func makeIterator() -> Hash.Digest.Iterator { digest.makeIterator() }

  /// Calls a function with the bytes.
  public func withUnsafeBytes<Result>(
    _ body: (UnsafeRawBufferPointer) throws -> Result
  ) rethrows -> Result { try digest.withUnsafeBytes(body) }
}
