/// The extended grapheme clusters of a text by UAX #29.
///
/// These are the engine's own rules over ICU's properties: the same boundaries as ICU's iterator,
/// without its cost per text. Lone surrogates are clusters of their own.
package enum Graphemes {
  /// The ends of all clusters, ascending; the last one is the end of the text.
  package static func boundaries(in text: [UInt16]) -> [Int] {
    text.withUnsafeBufferPointer { boundaries(in: $0) }
  }

  package static func boundaries(in text: UTF16Text) -> [Int] {
    var ends: [Int] = []
    ends.reserveCapacity(text.count)
    appendBoundaries(in: text, to: &ends)
    return ends
  }

  /// Appends the ends of all clusters to an array that is used again and again.
  package static func appendBoundaries(in text: UTF16Text, to ends: inout [Int]) {
    var offset = 0
    while offset < text.count {
      offset = appendSimple(in: text, from: offset, to: &ends)
      if offset < text.count { offset = appendComplex(in: text, from: offset, to: &ends) }
    }
  }

  /// Below U+0300 every scalar is a cluster, CR LF apart; two of them in a row always part.
  private static func appendSimple(
    in text: UTF16Text,
    from start: Int,
    to ends: inout [Int]
  ) -> Int {
    var offset = start
    while offset < text.count, text[offset] < 0x300 {
      let isLast = offset + 1 == text.count
      if !isLast, text[offset + 1] >= 0x300 { break }
      if isLast || text[offset] != 0x0D || text[offset + 1] != 0x0A { ends.append(offset + 1) }
      offset += 1
    }
    return offset
  }

  /// Follows the rules until two scalars below U+0300 meet again.
  private static func appendComplex(
    in text: UTF16Text,
    from start: Int,
    to ends: inout [Int]
  ) -> Int {
    let table = PropertyTable.shared
    var breaker = GraphemeBreaker()
    var offset = start
    var isSimple = false
    while offset < text.count {
      let wasSimple = isSimple
      let (scalar, length) = text.scalar(at: offset)
      isSimple = scalar < 0x300
      if wasSimple, isSimple {
        // Never inside CR LF: the second of them does not end the run.
        if !(scalar == 0x0A && text[offset - 1] == 0x0D) {
          ends.append(offset)
          return offset
        }
      }
      if breaker.startsCluster(table[scalar]), offset > start { ends.append(offset) }
      offset += length
    }
    ends.append(offset)
    return offset
  }
}
