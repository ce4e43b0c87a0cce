import FontManagement

/// The measured advances of one weight for the characters that most text is made of.
final class AdvanceTable: Sendable {
  /// The number of characters in the table.
  static let count = 0x250

  /// For each character the advances at both masters; -1 where nothing was measured.
  private let text: [Int32]
  private let display: [Int32]
  private let advances: SystemFontAdvances

  /// What becomes of the pairs of the face.
  let kerning: SystemFontKerning

  init(_ advances: SystemFontAdvances) {
    self.advances = advances
    kerning = SystemFontKerning(advances)
    let measured = (0..<UInt32(Self.count)).map { value in
      Unicode.Scalar(value).flatMap { advances.advance(of: $0) }
    }
    text = measured.map { $0?.text ?? -1 }
    display = measured.map { $0?.display ?? -1 }
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

/// What shaping learns about fonts and keeps from paragraph to paragraph.
struct ShapingMemory {
  private var coverage: [FaceCoverage] = []
  private var tables: [(advances: SystemFontAdvances, table: AdvanceTable)] = []
  private var fallbacks: [FallbackKey: FontRecipe] = [:]

  /// The most tables and fallbacks that are kept.
  private static let limit = 64

  /// What decides the first fallback that is tried.
  struct FallbackKey: Hashable {
    var collection: FontCollection
    var primary: FontRecipe
    var script: UInt32
    var language: String?
    var isEmoji: Bool
  }

  /// Returns what is known of a face.
  mutating func coverage(of face: FaceInstance) -> FaceCoverage {
    if let known = coverage.first(where: { $0.face === face }) { return known }
    if coverage.count >= Self.limit { coverage.removeAll() }
    let new = FaceCoverage(face)
    coverage.append(new)
    return new
  }

  /// The table of measured advances.
  mutating func table(_ advances: SystemFontAdvances) -> AdvanceTable {
    if let known = tables.first(where: { $0.advances == advances }) { return known.table }
    if tables.count >= Self.limit { tables.removeAll() }
    let table = AdvanceTable(advances)
    tables.append((advances, table))
    return table
  }

  /// The fallback that a text of this kind got last.
  subscript(fallback key: FallbackKey) -> FontRecipe? {
    get { fallbacks[key] }
    set {
      if fallbacks.count >= Self.limit * 8 { fallbacks.removeAll() }
      fallbacks[key] = newValue
    }
  }
}
