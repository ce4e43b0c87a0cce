/// The published line and advances of a face that iOS has and other machines lack.
///
/// Source: `Reference/font-advances.json`.
package struct NamedFace: Sendable {
  /// The PostScript name.
  package var name: String
  /// The name of the family.
  package var family: String
  /// The weight on the scale of CSS.
  package var weight: Double
  /// Whether the face leans.
  package var isItalic = false
  /// Ascender, descender and line gap in ems, or `nil` when they are those of the family.
  package var line: (ascender: Double, descender: Double, lineGap: Double)?
  /// The source of the advances; empty where they were not measured.
  package var source = ""
  /// The expected error of the width of English text, as a share: 0.01 is 1 percent.
  package var widthError: Double
  /// The advances of the characters 32 to 126 in thousandths of an em, -1 where there is none.
  package var ascii: [Int16] = []
  /// Other characters and their advances.
  package var others: [(character: UInt32, advance: Int16)] = []

  /// Returns the place in ``all`` of the face of a family with a style, or `nil`.
  ///
  /// Weights between those of the faces are not interpolated. A family of which one face is known gives
  /// it for every weight.
  static func index(family: String, style: FaceStyle) -> Int? {
    guard style.width == 100 else { return nil }
    let key = StandInFamily.simplified(family)
    let faces = all.indices.filter {
      StandInFamily.simplified(all[$0].family) == key && all[$0].isItalic == style.leans
    }
    return faces.first { all[$0].weight == style.weight } ?? (faces.count == 1 ? faces[0] : nil)
  }
}
