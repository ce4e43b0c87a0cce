/// The result of resolving a descriptor, shared by all fonts made from it.
final class ResolvedFont: Sendable {
  let recipe: FontRecipe
  let diagnostics: [FontDiagnostic]
  let fontName: String
  let familyName: String

  init(
    recipe: FontRecipe,
    diagnostics: [FontDiagnostic] = [],
    fontName: String,
    familyName: String
  ) {
    self.recipe = recipe
    self.diagnostics = diagnostics
    self.fontName = fontName
    self.familyName = familyName
  }

  /// The font in the form of San Francisco before iOS 14.
  var withTwoFonts: ResolvedFont {
    var recipe = recipe
    recipe.optics = .systemTwoFonts
    return ResolvedFont(
      recipe: recipe,
      diagnostics: diagnostics,
      fontName: fontName,
      familyName: familyName
    )
  }
}
