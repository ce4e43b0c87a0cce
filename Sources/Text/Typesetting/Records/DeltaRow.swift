/// The changes that a break after a segment makes to the widths of both sides.
struct DeltaRow: Equatable, Sendable {
  /// The segment.
  var segment: Int

  /// The gain of the line that ends: of the text shaped anew, and the hyphen.
  var left: AdvanceSum

  /// The gain of the line that begins.
  var right: AdvanceSum

  func append(to words: inout WordWriter) {
    words.append(Int32(truncatingIfNeeded: segment))
    words.append(left.text)
    words.append(left.display)
    words.append(left.count)
    words.append(right.text)
    words.append(right.display)
  }
}
