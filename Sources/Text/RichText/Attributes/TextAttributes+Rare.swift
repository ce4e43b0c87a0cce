/// The attributes that few texts have; they are stored together behind one reference.
struct RareAttributes: Hashable, Sendable {
  var superscript = 0
  var stroke: TextStroke?
  var shadow: TextShadow?
  var expansion = 0.0
  var obliqueness = 0.0
  var custom = CustomAttributes()
}

extension TextAttributes {
  /// The level of the text above the line, 1 for superscript; negative is below.
  ///
  /// The level is kept for documents. Typesetting reads ``baselineOffset``.
  public var superscript: Int {
    get { rareValues.superscript }
    set { rareValues.superscript = newValue }
  }

  /// The outline of the letters.
  public var stroke: TextStroke? {
    get { rareValues.stroke }
    set { rareValues.stroke = newValue }
  }

  /// The shadow of the letters.
  public var shadow: TextShadow? {
    get { rareValues.shadow }
    set { rareValues.shadow = newValue }
  }

  /// The natural logarithm of the factor by which letters are widened; 0 for none.
  public var expansion: Double {
    get { rareValues.expansion }
    set { rareValues.expansion = newValue }
  }

  /// The skew of the letters; 0 for none.
  public var obliqueness: Double {
    get { rareValues.obliqueness }
    set { rareValues.obliqueness = newValue }
  }

  /// The value of an attribute that a client has added, or `nil` when there is none.
  public subscript<Key: TextAttributeKey>(key: Key.Type) -> Key.Value? {
    get { rare?.value.custom[key] }
    set { rareValues.custom[key] = newValue }
  }

  /// The rare attributes; those of no text are stored as nothing, so that equal texts are equal.
  var rareValues: RareAttributes {
    get { rare?.value ?? RareAttributes() }
    set { rare = newValue == RareAttributes() ? nil : Indirect(newValue) }
  }
}

/// An outline of letters.
public struct TextStroke: Hashable, Sendable, Codable {
  /// The width in percent of the font's size.
  ///
  /// Negative values fill the letters as well, and 0 draws no outline.
  public var width: Double

  /// The color; `nil` is the color of the text.
  public var color: Color?

  /// Creates an outline.
  public init(width: Double, color: Color? = nil) {
    self.width = width
    self.color = color
  }
}

/// A shadow of letters.
public struct TextShadow: Hashable, Sendable, Codable {
  /// The distance to the right in points.
  public var x: Double

  /// The distance upward in points.
  public var y: Double

  /// The radius of the blur in points.
  public var blurRadius: Double

  /// The color.
  public var color: Color

  /// Creates a shadow.
  public init(x: Double, y: Double, blurRadius: Double, color: Color) {
    self.x = x
    self.y = y
    self.blurRadius = blurRadius
    self.color = color
  }
}

extension TextAttributes {
  /// Whether the attributes have some under keys of a program.
  package var hasCustomAttributes: Bool { rare?.value.custom.values.isEmpty == false }

  /// Takes the attributes under keys of a program from others, and leaves its own.
  package mutating func takeCustomAttributes(of other: TextAttributes) {
    guard let custom = other.rare?.value.custom, !custom.values.isEmpty else { return }
    rareValues.custom.values.merge(custom.values) { $1 }
  }
}
