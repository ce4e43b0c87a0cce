extension TextLine: CustomStringConvertible {
  /// The code units and the place in points.
  public var description: String {
    let state = isTruncated ? "; truncated" : ""
    return "<TextLine: \(range); x = \(x); baseline = \(baseline); width = \(width)\(state)>"
  }
}
