/// The rules by which text is filled into lines.
///
/// 1. **First fit.** A segment, the text from one break opportunity to the next, goes on the line
///    while its letters end within the limit. White space and separators at its end hang over it.
/// 2. **Ends.** A line ends after a segment: never after a glued one, always after a mandatory one.
/// 3. **Changes.** A break may change the text on both sides: a hyphen is shown, letters take other
///    forms. The line that ends must fit with its change, or it ends at an earlier segment.
/// 4. **Long words.** A word that is longer than a line is broken between clusters: as many as fit
///    and at least one.
/// 5. **Settling.** Where such a break changes the text, clusters move to the next line while the
///    line does not fit with its change, down to one.
///
/// Two fillers apply them. ``LineFiller`` passes widths line by line; layouts, truncation and lines
/// of several styles need it. ``BranchFreeFill`` counts the lines of a paragraph of one style over
/// sums, with rules 1 to 4 as masks, and leaves what sums cannot decide to the first; tests compare
/// the two.
enum FillingRules {
  /// Rule 1: whether letters that end at a place are within a limit.
  @inline(__always)
  static func fits(_ end: Int64, within limit: Int64) -> Bool { end <= limit }

  /// Rule 1 as a mask: all bits when letters end past an edge, none when they fit.
  @inline(__always)
  static func isPast(_ end: Int64, _ edge: Int64) -> Int64 { (edge &- end) >> 63 }

  /// Rule 4: the fewest clusters of a line.
  static let minimumClusterCount = 1
}

extension ClusterFlags {
  /// Rule 1: clusters that hang over the edge of a line.
  static let hanging: ClusterFlags = [.space, .separator]

  /// Whether a cluster hangs over the edge of a line.
  @inline(__always)
  var hangs: Bool { !isDisjoint(with: .hanging) }
}
