/// The words and signs of a Swift source, without comments and texts.
struct SwiftTokens: Sequence, IteratorProtocol {
  enum Token: Equatable {
    case word(String)
    case sign(UInt8)
  }

  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Token? {
    while index < bytes.count {
      let byte = bytes[index]
      if Self.isWord(byte) {
        let start = index
        while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
        return .word(String(decoding: bytes[start..<index], as: UTF8.self))
      }
      switch byte {
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skip(until: "\n")
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"): skip(until: "*/")
      case UInt8(ascii: "\""): skipText()
      case 0x20, 0x09, 0x0A, 0x0D: index += 1
      default:
        index += 1
        return .sign(byte)
      }
    }
    return nil
  }

  private func peek(_ distance: Int) -> UInt8? {
    index + distance < bytes.count ? bytes[index + distance] : nil
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func skip(until mark: StaticString) {
    mark.withUTF8Buffer { mark in
      while index < bytes.count, !bytes[index...].starts(with: mark) { index += 1 }
      index = Swift.min(index + mark.count, bytes.count)
    }
  }

  private mutating func skipText() {
    if bytes[index...].starts(with: "\"\"\"".utf8) {
      index += 3
      skip(until: "\"\"\"")
      return
    }
    index += 1
    while index < bytes.count, bytes[index] != UInt8(ascii: "\""), bytes[index] != 0x0A {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index = Swift.min(index + 1, bytes.count)
  }
}
