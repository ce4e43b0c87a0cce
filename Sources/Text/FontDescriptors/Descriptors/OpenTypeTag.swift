/// Four characters that name a table, a variation axis or a feature of an OpenType font.
///
/// ```swift
/// let weight: OpenTypeTag = "wght"
/// ```
public struct OpenTypeTag: RawRepresentable, Hashable, Sendable {
  /// The four bytes, the first in the highest eight bits.
  public var rawValue: UInt32

  /// Creates a tag from its four bytes.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// Creates a tag from up to four ASCII characters, filled with spaces, or `nil`.
  public init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard (1...4).contains(bytes.count), bytes.allSatisfy({ (0x20...0x7E).contains($0) }) else {
      return nil
    }
    self.init(bytes: bytes)
  }

  init(bytes: some Collection<UInt8>) {
    let padded = Array(bytes.prefix(4)) + Array(repeating: 0x20, count: max(0, 4 - bytes.count))
    rawValue = padded.reduce(0) { $0 << 8 | UInt32($1) }
  }
}

extension OpenTypeTag: ExpressibleByStringLiteral {
  /// Creates a tag from a literal of up to four characters.
  public init(stringLiteral value: String) {
    self.init(bytes: value.utf8.prefix(4))
  }
}

extension OpenTypeTag: Comparable, CustomStringConvertible {
  /// Orders tags as their bytes are ordered.
  public static func < (lhs: OpenTypeTag, rhs: OpenTypeTag) -> Bool {
    lhs.rawValue < rhs.rawValue
  }

  /// The four characters; a dot stands for a byte that is not printable.
  public var description: String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: rawValue >> $0) }
    let printable = bytes.map { (0x20...0x7E).contains($0) ? $0 : 0x2E }
    return String(decoding: printable, as: UTF8.self)
  }
}

extension OpenTypeTag {
  package static let weight: OpenTypeTag = "wght"
  package static let width: OpenTypeTag = "wdth"
  package static let slant: OpenTypeTag = "slnt"
  package static let italic: OpenTypeTag = "ital"
  package static let opticalSize: OpenTypeTag = "opsz"
  package static let tabularFigures: OpenTypeTag = "tnum"
}
