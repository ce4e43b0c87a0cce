/// The result of resolving a descriptor, shared by all fonts made from it.
final class ResolvedFont: Sendable {
  let recipe: FontRecipe
  let diagnostics: [FontDiagnostic]
  let name: Name

  /// The names that a font gives.
  struct Name: Sendable {
    /// The PostScript name.
    var face: String
    var family: String
  }

  init(_ recipe: FontRecipe, name: Name, diagnostics: [FontDiagnostic] = []) {
    (self.recipe, self.name, self.diagnostics) = (recipe, name, diagnostics)
  }

  /// The font in the form of San Francisco before iOS 14.
  var withTwoFonts: ResolvedFont {
    var recipe = recipe
    recipe.optics = .systemTwoFonts
    return ResolvedFont(recipe, name: name, diagnostics: diagnostics)
  }
}

extension ResolvedFont.Name {
  /// The names of a face in its file.
  init(of face: FontFace) { self.init(face: face.names.postScript, family: face.names.family) }
}
