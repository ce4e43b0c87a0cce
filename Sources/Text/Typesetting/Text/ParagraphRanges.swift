import RichText

/// The paragraphs of a text: the code units between separators.
enum ParagraphRanges {
  /// A paragraph: its code units without the separator, and the separator's length.
  struct Paragraph: Equatable {
    var range: Range<Int>
    var separatorLength: Int
  }

  /// Finds the paragraphs; there is always one, and one more after a separator at the end.
  ///
  /// LF, CR, CR LF, NEL and U+2029 end a paragraph. U+2028 does not: it ends a line. Linear time.
  static func paragraphs(of string: String) -> [Paragraph] {
    var string = string
    return string.withUTF8 { bytes in
      var result: [Paragraph] = []
      var start = 0
      var unit = 0
      var index = 0
      while index < bytes.count {
        let length = separator(bytes, index)
        if length.units > 0 {
          result.append(Paragraph(range: start..<unit, separatorLength: length.units))
          unit += length.units
          index += length.bytes
          start = unit
        } else {
          let byte = bytes[index]
          unit += byte >= 0xF0 ? 2 : byte & 0xC0 == 0x80 ? 0 : 1
          index += 1
        }
      }
      result.append(Paragraph(range: start..<unit, separatorLength: 0))
      return result
    }
  }

  @inline(__always)
  private static func separator(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ index: Int
  ) -> (bytes: Int, units: Int) {
    switch bytes[index] {
    case 0x0A: return (1, 1)
    case 0x0D:
      let isPair = index + 1 < bytes.count && bytes[index + 1] == 0x0A
      return isPair ? (2, 2) : (1, 1)
    case 0xC2: return index + 1 < bytes.count && bytes[index + 1] == 0x85 ? (2, 1) : (0, 0)
    case 0xE2:
      let isSeparator =
        index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9
      return isSeparator ? (3, 1) : (0, 0)
    default: return (0, 0)
    }
  }
}
