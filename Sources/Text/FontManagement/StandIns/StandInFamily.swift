/// A family that may be missing: its published widths and line, and its stand-ins.
struct StandInFamily: Sendable {
  /// The kind of letters.
  enum Kind: Hashable, Sendable {
    /// Without serifs.
    case sans
    /// With serifs.
    case serif
    /// Of one advance.
    case mono
  }

  /// The name of the family.
  var name: String
  /// The kind.
  var kind: Kind
  /// The average advance of English text in ems, or `nil` when it is not published.
  var averageWidth: Double?
  /// Ascender, descender and line gap in ems, or `nil` when they are not published.
  var line: (ascender: Double, descender: Double, lineGap: Double)?
  /// Metric-compatible families, best first.
  var standIns: [String]
  /// Families that look alike and have other widths, best first.
  var similar: [String]

  /// Returns what is known of a family; of an unknown one its kind by the words in its name.
  static func named(_ name: String) -> StandInFamily {
    let key = simplified(name)
    return known.first { simplified($0.name) == key }
      ?? StandInFamily(
        name: name,
        kind: kind(of: key),
        averageWidth: nil,
        line: nil,
        standIns: [],
        similar: []
      )
  }

  /// Returns the families to try for a face of a width, metric-compatible ones first.
  func candidates(ofWidth width: Double) -> [String] {
    let narrow = width < 100 && kind == .sans ? Self.narrowSans : []
    return standIns + narrow + similar + (Self.kinds[kind]?.standIns ?? [])
  }

  /// Returns the width of a face in percent of the normal one: what its style says, or a word in the
  /// name of the family.
  func width(of style: FaceStyle) -> Double {
    guard style.width == 100 else { return style.width }
    let key = Self.simplified(name)
    return Self.widths.first { key.contains($0.word) }?.width ?? style.width
  }

  /// Families without serifs whose letters are narrow: the twin of Arial Narrow.
  private static let narrowSans = ["Liberation Sans Narrow"]

  /// The words of names that mean narrow letters, with the widths of OpenType's `usWidthClass`.
  private static let widths: [(word: String, width: Double)] = [
    ("ultracondensed", 50), ("extracondensed", 62.5), ("semicondensed", 87.5), ("condensed", 75),
    ("compressed", 75), ("narrow", 75),
  ]

  private static func kind(of key: String) -> Kind {
    for kind in [Kind.mono, .serif] {
      let words = kinds[kind]?.words ?? []
      let isSans = kind == .serif && key.contains("sans")
      if !isSans, words.contains(where: { key.contains(simplified($0)) }) { return kind }
    }
    return .sans
  }

  static func simplified(_ name: String) -> String {
    String(name.lowercased().unicodeScalars.filter { $0 != " " && $0 != "-" && $0 != "_" })
  }
}

extension StandInFamily {
  /// The average advance of English text in a face, in ems, or `nil` when it lacks letters.
  static func averageWidth(of face: FaceInstance) -> Double? {
    var sum = 0.0
    for (letter, weight) in letters {
      guard let glyph = face.glyph(for: letter) else { return nil }
      sum += Double(face.advance(of: glyph)) * weight
    }
    return sum / letters.reduce(0) { $0 + $1.weight } / Double(FaceInstance.emUnits)
  }

  /// The widest and the narrowest published family of a kind, in ems.
  static func publishedWidths(of kind: Kind) -> ClosedRange<Double>? {
    let widths = known.filter { $0.kind == kind }.compactMap(\.averageWidth).sorted()
    guard let narrowest = widths.first, let widest = widths.last else { return nil }
    return narrowest...widest
  }
}
