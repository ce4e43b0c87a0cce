import DynamicType
import FontDescriptors

extension Font: CustomStringConvertible {
  /// Family, weight, style and size, as UIKit prints a font, with the face that stands in where the
  /// font is missing.
  public var description: String {
    let traits = fontDescriptor.symbolicTraits
    let weight =
      fontDescriptor.weight.map { "\($0)" } ?? (traits.contains(.bold) ? "bold" : "normal")
    var parts = [
      "font-family: \"\(familyName)\"", "font-weight: \(weight == "regular" ? "normal" : weight)",
      "font-style: \(traits.contains(.italic) ? "italic" : "normal")",
      "font-size: \(FontDescriptor.points(request.pointSize))",
    ]
    if let style = request.scaling.textStyle { parts.append("text-style: \(style)") }
    if let missing = diagnostics.first { parts.append("drawn with: \"\(missing.used)\"") }
    return "<UIFont: \(parts.joined(separator: "; "))>"
  }
}

extension FontCollection: CustomStringConvertible {
  /// The number of families.
  public var description: String { "<FontCollection: \(familyNames.count) families>" }
}

extension FontFace: CustomStringConvertible {
  /// The PostScript name.
  public var description: String { "<FontFace: \(names.postScript)>" }
}

extension FaceInstance: CustomStringConvertible {
  /// The PostScript name of the face with the values of its axes.
  public var description: String {
    let values = zip(face.axes, coordinates).map { "\($0.tag) \($1)" }.joined(separator: ", ")
    return "<FaceInstance: \(face.names.postScript)\(values.isEmpty ? "" : "; \(values)")>"
  }
}

extension FontFile: CustomStringConvertible {
  /// The number of faces and bytes.
  public var description: String { "<FontFile: \(faceCount) faces, \(bytes.count) bytes>" }
}
