package import FontDescriptors

/// The faces, advances, features and fallbacks with which a font is set at any size.
package struct FontRecipe: Hashable, Sendable {
  /// The contents, shared by copies, so that a copy is one reference.
  @usableFromInline final class Storage: Sendable {
    @usableFromInline let values: Values

    @usableFromInline init(_ values: Values) {
      self.values = values
    }
  }

  @usableFromInline struct Values: Hashable, Sendable {
    @usableFromInline var text: FaceInstance
    @usableFromInline var display: FaceInstance?
    @usableFromInline var advances: MeasuredAdvances?
    @usableFromInline var optics: Optics = .none
    @usableFromInline var line: Line = .face
    @usableFromInline var weight: Double = 400
    @usableFromInline var features: [FontFeature] = []
    @usableFromInline var language: String?
    @usableFromInline var synthesis: FontSynthesis = []
    @usableFromInline var cascade: [FontRecipe] = []

    @usableFromInline init(text: FaceInstance) {
      self.text = text
    }
  }

  @usableFromInline var storage: Storage

  /// Creates a recipe of one face.
  package init(text: FaceInstance) {
    storage = Storage(Values(text: text))
  }

  @usableFromInline mutating func change(_ body: (inout Values) -> Void) {
    var values = storage.values
    body(&values)
    storage = Storage(values)
  }
}

extension FontRecipe {
  /// The face, or the optical master for small sizes.
  @inlinable package var text: FaceInstance {
    get { storage.values.text }
    set { change { $0.text = newValue } }
  }

  /// The optical master for large sizes, or `nil`.
  @inlinable package var display: FaceInstance? {
    get { storage.values.display }
    set { change { $0.display = newValue } }
  }

  /// The measured advances that replace the face's, character by character, or `nil`.
  @inlinable package var advances: MeasuredAdvances? {
    get { storage.values.advances }
    set { change { $0.advances = newValue } }
  }

  /// The dependence on the size.
  @inlinable package var optics: Optics {
    get { storage.values.optics }
    set { change { $0.optics = newValue } }
  }

  /// The source of a line's heights.
  @inlinable package var line: Line {
    get { storage.values.line }
    set { change { $0.line = newValue } }
  }

  /// The weight on the scale of CSS.
  @inlinable package var weight: Double {
    get { storage.values.weight }
    set { change { $0.weight = newValue } }
  }

  /// OpenType features, sorted by tag.
  @inlinable package var features: [FontFeature] {
    get { storage.values.features }
    set { change { $0.features = newValue } }
  }

  /// Whether there are OpenType features; a check that copies nothing.
  @inlinable package var hasFeatures: Bool { !storage.values.features.isEmpty }

  /// The language that the text is in, as a BCP 47 tag, or `nil`.
  @inlinable package var language: String? {
    get { storage.values.language }
    set { change { $0.language = newValue } }
  }

  /// The styles that may be synthesized, of faces for missing characters too.
  @inlinable package var synthesis: FontSynthesis {
    get { storage.values.synthesis }
    set { change { $0.synthesis = newValue } }
  }

  /// The fonts to ask, in order, for characters that the faces lack.
  @inlinable package var cascade: [FontRecipe] {
    get { storage.values.cascade }
    set { change { $0.cascade = newValue } }
  }

  /// The identity that copies share: recipes with one identity are equal.
  @inlinable package var identity: ObjectIdentifier { ObjectIdentifier(storage) }

  /// Whether two recipes are the same; copies of one are, without a look inside.
  @inlinable
  package static func == (lhs: FontRecipe, rhs: FontRecipe) -> Bool {
    lhs.storage === rhs.storage || lhs.storage.values == rhs.storage.values
  }

  /// Hashes face and weight; recipes of one face rarely differ in more.
  @inlinable
  package func hash(into hasher: inout Hasher) {
    hasher.combine(text)
    hasher.combine(weight)
  }
}

extension FontRecipe {
  /// Returns the place between the text and the display master at a size.
  package func opticalPosition(at pointSize: Double) -> Double {
    switch optics {
    case .none: 0
    case .emoji: EmojiAdvances.position(at: pointSize)
    case .system, .opticalSizeOnly: SystemFontMetrics.opticalPosition(at: pointSize)
    case .systemStatic, .systemTwoFonts: pointSize < TwoFontTracking.displaySize ? 0 : 1
    }
  }

  /// Returns the tracking of a size in em units a character.
  package func tracking(at pointSize: Double) -> Int32 {
    switch optics {
    case .none, .opticalSizeOnly, .emoji: 0
    case .system, .systemStatic: Int32(SystemFontMetrics.tracking(at: pointSize)) * 125
    case .systemTwoFonts: Int32(TwoFontTracking.tracking(at: pointSize)) * 125
    }
  }

  /// The middle and the thickness of the system font's line under text in ems; nil for other fonts.
  package var systemUnderline: (offset: Double, thickness: Double)? {
    guard case .system = line else { return nil }
    return (SystemFontMetrics.underlineOffset, SystemFontMetrics.underlineThickness)
  }

  /// Returns the heights at a size in ems.
  package func verticalMetrics(at pointSize: Double) -> VerticalMetrics {
    let face = opticalPosition(at: pointSize) < 0.5 ? text : display ?? text
    switch line {
    case .face: return face.verticalMetrics
    case .system: return SystemFontMetrics.verticalMetrics(at: pointSize, weight: weight)
    case .fixed(let ascender, let descender, let lineGap):
      var metrics = face.verticalMetrics
      (metrics.ascender, metrics.descender, metrics.lineGap) = (ascender, descender, lineGap)
      return metrics
    }
  }

  /// Whether the recipe's font was two fonts before iOS 14: a stand-in for San Francisco.
  var hasTwoFonts: Bool { optics == .system && advances != nil }

  /// Returns the heights of a line at a size in points.
  package func lineMetrics(at pointSize: Double) -> LineMetrics {
    let metrics = verticalMetrics(at: pointSize)
    return LineMetrics(
      ascent: metrics.ascender * pointSize,
      descent: -metrics.descender * pointSize,
      lineGap: metrics.lineGap * pointSize
    )
  }
}
