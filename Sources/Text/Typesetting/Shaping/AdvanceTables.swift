import FontManagement

/// The measured advances of one face for the characters that most text is made of.
final class AdvanceTable: Sendable {
  /// The number of characters in the table.
  static let count = 0x250

  /// For each character the advances at both masters; -1 where nothing was measured.
  private let text: [Int32]
  private let display: [Int32]
  private let advances: MeasuredAdvances

  /// The correction of the face's kerning pairs, or `nil` to keep them.
  private let kerning: SystemFontKerning?

  init(_ advances: MeasuredAdvances) {
    self.advances = advances
    kerning =
      switch advances {
      case .system(let advances): SystemFontKerning(advances)
      case .named: nil
      }
    let measured = (0..<UInt32(Self.count)).map { value in
      Unicode.Scalar(value).flatMap { advances.advance(of: $0) }
    }
    text = measured.map { $0?.text ?? -1 }
    display = measured.map { $0?.display ?? -1 }
  }

  /// The kerning of a pair, from that of the face.
  func kerning(
    _ kerning: Int32,
    between left: Unicode.Scalar,
    and right: Unicode.Scalar,
    isDisplay: Bool
  ) -> Int32 {
    self.kerning?.corrected(kerning, between: left, and: right, isDisplay: isDisplay) ?? kerning
  }

  /// The advance of a character at a master, or `nil` when it was not measured.
  @inline(__always)
  func advance(of scalar: UInt32, isDisplay: Bool) -> Int32? {
    if scalar < UInt32(Self.count) {
      let advance = isDisplay ? display[Int(scalar)] : text[Int(scalar)]
      return advance < 0 ? nil : advance
    }
    guard let measured = Unicode.Scalar(scalar).flatMap({ advances.advance(of: $0) }) else {
      return nil
    }
    return isDisplay ? measured.display : measured.text
  }
}
