import Foundation

/// A test file of the Unicode Character Database.
enum UnicodeDataFile {
  /// Where Debian's `unicode-data` puts its files (Unicode 15.0 in Debian 12).
  static let folder = "/usr/share/unicode/"

  static func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder + name)
  }

  /// Calls back with every line that has content, without its comment and outer blanks.
  static func forEachLine(of name: String, _ body: (ArraySlice<UInt8>) -> Void) throws {
    let data = try Data(contentsOf: URL(fileURLWithPath: folder + name))
    forEachLine(of: [UInt8](data), body)
  }

  static func forEachLine(of bytes: [UInt8], _ body: (ArraySlice<UInt8>) -> Void) {
    for line in bytes.split(separator: 0x0A) {
      let content = trimmed(line.prefix { $0 != 0x23 })
      if !content.isEmpty { body(content) }
    }
  }

  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var bytes = bytes
    while let first = bytes.first, first <= 0x20 { bytes.removeFirst() }
    while let last = bytes.last, last <= 0x20 { bytes.removeLast() }
    return bytes
  }

  /// The fields of a line, split at semicolons.
  static func fields(_ line: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    line.split(separator: 0x3B, omittingEmptySubsequences: false).map(trimmed)
  }

  /// The words of a field, split at blanks.
  static func words(_ field: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
    field.split { $0 == 0x20 || $0 == 0x09 }
  }

  static func hex(_ bytes: ArraySlice<UInt8>) -> UInt32? {
    UInt32(String(decoding: bytes, as: UTF8.self), radix: 16)
  }

  /// The UTF-16 units of hexadecimal scalars; a lone surrogate stays alone.
  static func utf16(_ words: [ArraySlice<UInt8>]) -> [UInt16] {
    words.compactMap(hex).flatMap { value -> [UInt16] in
      guard let scalar = Unicode.Scalar(value) else { return [UInt16(truncatingIfNeeded: value)] }
      return Array(Character(scalar).utf16)
    }
  }
}
