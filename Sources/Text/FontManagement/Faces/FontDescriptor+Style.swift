import DynamicType
package import FontDescriptors

extension FontDescriptor {
  /// The style that the descriptor asks for.
  package var style: FaceStyle {
    let isBold = symbolicTraits.contains(.bold)
    let named = weight.map { Double($0.cssValue) } ?? (isBold ? 700 : 400)
    var style = FaceStyle(weight: variations[.weight] ?? named)
    style.width = variations[.width] ?? width ?? traitWidth
    style.isItalic = symbolicTraits.contains(.italic)
    style.slant = slant ?? 0
    return style
  }

  private var traitWidth: Double {
    if symbolicTraits.contains(.condensed) { return 75 }
    return symbolicTraits.contains(.expanded) ? 125 : 100
  }
}
