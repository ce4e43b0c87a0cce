/// The words of a text by UAX #29 and the dictionaries of ICU.
package enum WordBoundaries {
  /// The end of a segment between two word boundaries.
  package struct Segment: Hashable, Sendable {
    /// The UTF-16 offset at which the segment ends.
    package var end: Int
    /// Whether it has letters, digits or ideographs; false for spaces and punctuation.
    package var isWord: Bool
  }

  /// The segments of a text, ascending; the last one ends with the text.
  package static func segments(in text: UTF16Text, language: String? = nil) -> [Segment] {
    var segments: [Segment] = []
    guard !text.isEmpty else { return segments }
    let pool = BreakIteratorPool.shared(.word, language: language, keywords: "")
    let isComplete = pool.withIterator { iterator in
      iterator.forEachBoundary(in: text) { end, status in
        segments.append(Segment(end: end, isWord: ICUBreakIterator.isWord(status)))
      }
    }
    return isComplete == true ? segments : [Segment(end: text.count, isWord: true)]
  }

  /// The ends of all segments, ascending.
  package static func boundaries(in text: [UInt16], language: String? = nil) -> [Int] {
    text.withUnsafeBufferPointer { segments(in: $0, language: language).map(\.end) }
  }
}
