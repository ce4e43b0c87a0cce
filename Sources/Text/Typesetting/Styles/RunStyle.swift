import FontManagement
import RichText

/// The attributes that decide the shape of text: all but sizes, distances and colors.
struct RunStyle: Hashable, Sendable {
  /// The font without its size.
  var recipe: FontRecipe

  /// The language as a BCP 47 tag, or `nil` for the paragraph's.
  var language: String?

  /// Whether pairs are kerned.
  var kerning: Bool

  /// Whether the usual ligatures are used; never when characters are spaced.
  var ligatures: Bool

  /// Whether letter spacing is not 0.
  var isSpaced: Bool

  var isAttachment: Bool

  /// Creates the style of attributes.
  ///
  /// - Parameters:
  ///   - attributes: The attributes.
  ///   - font: The font that their request was resolved to.
  init(_ attributes: TextAttributes, font: Font) {
    recipe = font.recipe
    language = attributes.language ?? recipe.language
    kerning = attributes.kerning
    isSpaced = attributes.letterSpacing != 0
    ligatures = attributes.ligatures && !isSpaced
    isAttachment = attributes.attachment != nil
  }
}

extension ScaledStyle {
  /// Creates the style of attributes: of their font, or of the box of their attachment.
  ///
  /// - Parameters:
  ///   - attributes: The attributes.
  ///   - font: The font that their request was resolved to.
  init(_ attributes: TextAttributes, font: Font) {
    guard let attachment = attributes.attachment else {
      self.init(
        font,
        letterSpacing: attributes.letterSpacing,
        baselineOffset: attributes.baselineOffset
      )
      return
    }
    let offset = attachment.baselineOffset + attributes.baselineOffset
    self.init(
      pointSize: attachment.width,
      ascent: attachment.height + offset,
      descent: -offset,
      leading: font.leading
    )
  }
}
