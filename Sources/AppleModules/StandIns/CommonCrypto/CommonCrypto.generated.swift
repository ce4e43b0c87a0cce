// Written by Scripts/generate-tables from Reference/apple-modules/CommonCrypto.tsv. Do not edit.
// swift-format-ignore-file

/// A number of bytes.
public typealias CC_LONG = UInt32

/// The number of bytes of a value of MD5.
public let CC_MD5_DIGEST_LENGTH: Int32 = 16

/// The number of bytes of a value of SHA-1.
public let CC_SHA1_DIGEST_LENGTH: Int32 = 20

/// The number of bytes of a value of SHA-256.
public let CC_SHA256_DIGEST_LENGTH: Int32 = 32

/// The number of bytes of a value of SHA-384.
public let CC_SHA384_DIGEST_LENGTH: Int32 = 48

/// The number of bytes of a value of SHA-512.
public let CC_SHA512_DIGEST_LENGTH: Int32 = 64

/// A function that a code of a message uses.
public typealias CCHmacAlgorithm = UInt32

/// The function SHA-1.
public let kCCHmacAlgSHA1: Int = 0

/// The function MD5.
public let kCCHmacAlgMD5: Int = 1

/// The function SHA-256.
public let kCCHmacAlgSHA256: Int = 2

/// The function SHA-384.
public let kCCHmacAlgSHA384: Int = 3

/// The function SHA-512.
public let kCCHmacAlgSHA512: Int = 4
