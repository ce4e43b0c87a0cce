/// What a break after a segment changes in the widths of both sides.
struct DeltaRow: Equatable, Sendable {
  /// The segment.
  var segment: Int

  /// What the line that ends gains: the text shaped anew, and the hyphen.
  var left: AdvanceSum

  /// What the line that begins gains.
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
