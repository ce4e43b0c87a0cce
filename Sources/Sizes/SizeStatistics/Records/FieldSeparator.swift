/// The separator of a table, found in its header.
enum FieldSeparator {
  /// Returns the one of comma, semicolon, tab and bar that stands most often outside quotes; the comma
  /// where none does.
  static func found(in header: ArraySlice<UInt8>) -> UInt8 {
    let candidates = [",", ";", "\t", "|"].map(UInt8.init(ascii:))
    var counts = [0, 0, 0, 0]
    var isQuoted = false
    for byte in header {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, let index = candidates.firstIndex(of: byte) { counts[index] += 1 }
    }
    let most = counts.max() ?? 0
    return counts.firstIndex(of: most).map { candidates[$0] } ?? candidates[0]
  }

  /// Returns the end of the header in the first bytes of a file, or `nil` where it is not there yet.
  static func headerEnd(in bytes: [UInt8]) -> Int? {
    var isQuoted = false
    for index in bytes.indices {
      if bytes[index] == UInt8(ascii: "\"") { isQuoted.toggle() }
      if !isQuoted, bytes[index] == 0x0A || bytes[index] == 0x0D { return index }
    }
    return nil
  }
}
