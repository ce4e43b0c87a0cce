package import RichText

/// The embedding levels of a text by UAX #9, and its runs in visual order.
///
/// The text may hold several paragraphs (rule P1); each natural one finds its own direction. A
/// text without right-to-left characters costs one pass and no memory.
package struct BidiParagraph: Sendable {
  /// A part of a line in one direction.
  package struct VisualRun: Hashable, Sendable {
    /// The UTF-16 units of the run, in logical order.
    package var range: Range<Int>
    package var level: UInt8
    package var isRightToLeft: Bool { level & 1 == 1 }
  }

  /// The number of UTF-16 units.
  package let count: Int

  /// The level of the first paragraph: 0 is left to right, 1 right to left.
  package let baseLevel: UInt8

  /// Level and ``BidiMark`` of each unit; empty when every level is zero.
  let marks: [BidiMark]

  /// The starts of later paragraphs, with their levels.
  let laterParagraphs: [Start]

  struct Start: Hashable, Sendable {
    var offset: Int
    var level: UInt8
  }

  package init(_ text: [UInt16], base: WritingDirection = .natural) {
    self = text.withUnsafeBufferPointer { BidiParagraph($0, base: base) }
  }

  package init(_ text: UTF16Text, base: WritingDirection = .natural) {
    count = text.count
    if base != .rightToLeft, BidiScan.isLeftToRight(text) {
      (baseLevel, marks, laterParagraphs) = (0, [], [])
      return
    }
    var source = BidiSource(text)
    (baseLevel, laterParagraphs) = source.resolve(base, text)
    marks = source.marks
  }

  init(count: Int, baseLevel: UInt8, marks: [BidiMark]) {
    (self.count, self.baseLevel, self.marks, laterParagraphs) = (count, baseLevel, marks, [])
  }
}

extension BidiParagraph {
  /// The paragraph of bidirectional classes alone, one a unit: rules without bracket pairs.
  package init(classes: [BidiClass], base: WritingDirection) {
    var resolver = BidiResolver()
    var marks: [BidiMark] = []
    let level = resolver.resolve(classes[...], brackets: BidiBrackets(), base: base, into: &marks)
    self.init(count: classes.count, baseLevel: level, marks: marks)
  }

  /// Whether every unit is left to right at level zero, so that no reordering is ever needed.
  package var isLeftToRight: Bool { marks.isEmpty && baseLevel == 0 }

  /// The level of each unit before lines are known (rule L1 for separators applied).
  package var levels: [UInt8] {
    marks.isEmpty ? Array(repeating: 0, count: count) : marks.map(\.level)
  }

  /// The level of one unit.
  package func level(at offset: Int) -> UInt8 {
    marks.isEmpty ? 0 : marks[offset].level
  }

  /// The level of the paragraph that an offset is in.
  package func baseLevel(at offset: Int) -> UInt8 {
    let next = laterParagraphs.indices.partitionPoint { laterParagraphs[$0].offset > offset }
    return next == 0 ? baseLevel : laterParagraphs[next - 1].level
  }
}
