import FontDescriptors

/// A stretch of a paragraph that is shaped at once: one style, font, script and direction.
struct ShapedItem: Equatable, Sendable {
  /// The kind of an item's characters.
  enum Kind: UInt8, Sendable {
    /// Characters that have glyphs.
    case text
    /// Tabs, separators and other controls, which have none.
    case control
    /// An attachment.
    case attachment
  }

  /// The first code unit.
  var start: Int32

  /// One past the last code unit.
  var end: Int32

  /// One past the last cluster.
  var clusterEnd: Int32 = 0

  /// The four letters of the script.
  var script: UInt32

  /// The style.
  var style: UInt16

  /// The font: a style's own, or from the number of styles on a fallback.
  var recipe: UInt16

  /// The embedding level.
  var level: UInt8

  /// The kind of its characters.
  var kind: Kind

  /// Whether it is emoji whose advances depend on the size in their own way.
  var isSizedEmoji = false

  /// Returns the item of a mark that is not in the text, such as an ellipsis.
  ///
  /// - Parameters:
  ///   - count: The number of code units, each a cluster.
  ///   - level: The embedding level.
  /// - Returns: The item, in the first style.
  static func mark(ofUnits count: Int, level: UInt8) -> ShapedItem {
    ShapedItem(
      start: 0,
      end: Int32(count),
      clusterEnd: Int32(count),
      script: latin,
      style: 0,
      recipe: 0,
      level: level,
      kind: .text
    )
  }

  /// The four letters of the Latin script.
  static let latin = ("Latn" as OpenTypeTag).rawValue

  /// The code units.
  var range: Range<Int> { Int(start)..<Int(end) }

  var isRightToLeft: Bool { level & 1 == 1 }

  /// Whether a cluster with this description belongs to the same item.
  func continues(_ other: ShapedItem) -> Bool {
    style == other.style && recipe == other.recipe && level == other.level
      && kind == other.kind && script == other.script && kind != .attachment
      && end - start < Self.longest
  }

  /// The most code units that are shaped at once; HarfBuzz takes memory for each.
  static let longest: Int32 = 4_096
}
