import DynamicType
import FontDescriptors
import FontManagement

/// The font of a view, which may follow the text size.
struct AdjustingFont {
  /// The font in its current size.
  private(set) var font: UIFont

  /// Whether a preferred or scaled font follows the text size.
  private(set) var adjusts = false

  init(_ font: UIFont) {
    self.font = font
  }

  mutating func set(_ new: UIFont, in traits: UITraitCollection) {
    font = adjusts ? new.adjusted(to: traits) : new
  }

  mutating func setAdjusts(_ new: Bool, in traits: UITraitCollection) {
    adjusts = new
    if new { font = font.adjusted(to: traits) }
  }

  /// Finds the font again after fonts were registered or unregistered.
  mutating func resolveAgain() { font = UIFont(font.request) }

  /// Follows new traits; returns whether text looks different with them.
  mutating func follow(
    _ traits: UITraitCollection,
    from previous: UITraitCollection,
    _ fonts: AdjustedFonts? = nil
  ) -> Bool {
    let isHeavier = traits.legibilityWeight != previous.legibilityWeight
    guard adjusts, font.adjustsForContentSizeCategory else { return isHeavier }
    let new = fonts?.adjusted(font, to: traits) ?? font.adjusted(to: traits)
    guard new != font else { return isHeavier }
    font = new
    return true
  }

  /// The font for drawing: with bold text a system font is one of the nine weights heavier.
  ///
  /// Apple says that the system's fonts get heavier, but not by how much. One step is this project's
  /// estimate, as in ``FontManagement/Font/preferredFont(forTextStyle:compatibleWith:)``, which already
  /// provides adjusting preferred fonts.
  func drawn(in traits: UITraitCollection) -> UIFont {
    guard traits.legibilityWeight == .bold else { return font }
    let request = font.request
    return request.isPreferred && adjusts ? font : UIFont(request.withBoldText)
  }
}

extension FontRequest {
  /// Whether the font is the preferred font of a text style, in any size.
  var isPreferred: Bool { scaling.textStyle != nil && scaling.base == nil }

  /// A system font one step heavier; other fonts are unchanged.
  var withBoldText: FontRequest {
    guard descriptor.isSystemFont else { return self }
    var descriptor = descriptor
    let weight = descriptor.weight ?? (descriptor.symbolicTraits.contains(.bold) ? .bold : .regular)
    guard let heavier = UIFont.Weight.allCases.first(where: { $0 > weight }) else { return self }
    descriptor.weight = heavier
    return FontRequest(descriptor: descriptor, size: pointSize)
  }
}
