extension FontNames: CustomStringConvertible {
  /// The full name, with the PostScript name where it differs.
  public var description: String { full == postScript ? full : "\(full) (\(postScript))" }
}

extension FaceStyle: CustomStringConvertible {
  /// The weight, and the slant and the width where they are not normal.
  public var description: String {
    var parts = ["weight \(Int(weight))"]
    if width != 100 { parts.append("width \(Int(width)) %") }
    if isItalic { parts.append("italic") }
    if slant != 0 { parts.append("slant \(Int(slant))°") }
    return parts.joined(separator: ", ")
  }
}
