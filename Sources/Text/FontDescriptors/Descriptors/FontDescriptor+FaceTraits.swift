import DynamicType

extension FontDescriptor {
  /// The traits that the name of the face says: bold and italic for `Helvetica-BoldOblique`.
  ///
  /// Programs that choose faces by family and traits need them beside the name. Semibold counts as bold, as
  /// it does in Cocoa.
  package var faceTraits: SymbolicTraits {
    let style = styleName.lowercased()
    guard !style.isEmpty else { return [] }
    var traits: SymbolicTraits = []
    if ["bold", "demi", "heavy", "black"].contains(where: style.contains) { traits.insert(.bold) }
    if style.contains("italic") || style.contains("oblique") { traits.insert(.italic) }
    return traits
  }

  /// Whether the face is bold by its traits, its weight or its name.
  package var isBold: Bool {
    symbolicTraits.contains(.bold) || faceTraits.contains(.bold)
  }

  /// Whether the face is italic by its traits or its name.
  package var isItalic: Bool {
    symbolicTraits.contains(.italic) || faceTraits.contains(.italic)
  }

  /// The part of the name that tells the face from others of the family; empty where it has none.
  ///
  /// Pages name faces as families, so a family such as `Helvetica-Bold` has a style, too.
  private var styleName: Substring {
    if postScriptName == nil, let face { return face[...] }
    guard let name = postScriptName ?? family, !name.contains(" "),
      let hyphen = name.lastIndex(of: "-")
    else { return "" }
    return name[name.index(after: hyphen)...]
  }
}
