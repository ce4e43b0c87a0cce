import CryptoKit

/// Writes the value of bytes, and returns where.
private func write<Function: HashFunction>(
  _: Function.Type,
  of data: UnsafeRawPointer?,
  _ count: CC_LONG,
  to result: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? {
  let bytes = UnsafeRawBufferPointer(start: data, count: data == nil ? 0 : Int(count))
  for (place, byte) in Function.hash(bufferPointer: bytes).enumerated() { result?[place] = byte }
  return result
}

/// Writes the value of MD5.
@discardableResult
public func CC_MD5(
  _ data: UnsafeRawPointer?,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(Insecure.MD5.self, of: data, len, to: md) }

/// Writes the value of SHA-1.
@discardableResult
public func CC_SHA1(
  _ data: UnsafeRawPointer?,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(Insecure.SHA1.self, of: data, len, to: md) }

/// Writes the value of SHA-256.
@discardableResult
public func CC_SHA256(
  _ data: UnsafeRawPointer?,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA256.self, of: data, len, to: md) }

/// Writes the value of SHA-384.
@discardableResult
public func CC_SHA384(
  _ data: UnsafeRawPointer?,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA384.self, of: data, len, to: md) }

/// Writes the value of SHA-512.
@discardableResult
public func CC_SHA512(
  _ data: UnsafeRawPointer?,
  _ len: CC_LONG,
  _ md: UnsafeMutablePointer<UInt8>?
) -> UnsafeMutablePointer<UInt8>? { write(SHA512.self, of: data, len, to: md) }

/// Writes the code of a message.
public func CCHmac(
  _ algorithm: CCHmacAlgorithm,
  _ key: UnsafeRawPointer?,
  _ keyLength: Int,
  _ data: UnsafeRawPointer?,
  _ dataLength: Int,
  _ macOut: UnsafeMutableRawPointer?
) {
  let secret = SymmetricKey(data: UnsafeRawBufferPointer(start: key, count: keyLength))
  let bytes = Array(UnsafeRawBufferPointer(start: data, count: dataLength))
  let code: [UInt8]? =
    switch Int(algorithm) {
    case kCCHmacAlgSHA1: Array(HMAC<Insecure.SHA1>.authenticationCode(for: bytes, using: secret))
    case kCCHmacAlgMD5: Array(HMAC<Insecure.MD5>.authenticationCode(for: bytes, using: secret))
    case kCCHmacAlgSHA256: Array(HMAC<SHA256>.authenticationCode(for: bytes, using: secret))
    case kCCHmacAlgSHA384: Array(HMAC<SHA384>.authenticationCode(for: bytes, using: secret))
    case kCCHmacAlgSHA512: Array(HMAC<SHA512>.authenticationCode(for: bytes, using: secret))
    default: nil
    }
  if let code { macOut?.copyMemory(from: code, byteCount: code.count) }
}
