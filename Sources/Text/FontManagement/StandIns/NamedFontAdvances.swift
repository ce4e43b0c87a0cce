/// The published advances of a face that another stands in for.
package struct NamedFontAdvances: Hashable, Sendable {
  /// The place of the face in ``NamedFace/all``.
  private let index: Int

  /// Creates the advances of a face, or `nil` when they are not published.
  ///
  /// - Parameter index: The place of the face in ``NamedFace/all``.
  init?(_ index: Int) {
    guard !NamedFace.all[index].ascii.isEmpty else { return nil }
    self.index = index
  }

  /// The face.
  package var face: NamedFace { NamedFace.all[index] }

  /// Returns the advance of a character in em units, or `nil` when it was not measured.
  ///
  /// Letters with marks take the advance of their base letter, a no-break space that of the space.
  package func advance(of scalar: Unicode.Scalar) -> Int32? {
    let face = face
    if let other = face.others.first(where: { $0.character == scalar.value }) {
      return Self.units(other.advance)
    }
    guard let letter = SystemFontAdvances.glyphCharacter(for: scalar) else { return nil }
    return Self.units(face.ascii[Int(letter) - 32])
  }

  private static func units(_ thousandths: Int16) -> Int32? {
    thousandths < 0 ? nil : Int32(thousandths) * (FaceInstance.emUnits / 1000)
  }
}
