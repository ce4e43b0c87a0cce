import FontDescriptors

extension FontCollection {
  /// Returns a font with the styles synthesized that its faces lack and the descriptor allows.
  func synthesizing(_ font: ResolvedFont, for descriptor: FontDescriptor) -> ResolvedFont {
    // A name means one face, and that face as it is.
    guard !descriptor.synthesis.isEmpty, descriptor.postScriptName == nil else { return font }
    let style = descriptor.style
    var recipe = font.recipe
    recipe.synthesis = descriptor.synthesis
    recipe.text = synthesizing(recipe.text, style, descriptor.synthesis)
    recipe.display = recipe.display.map { synthesizing($0, style, descriptor.synthesis) }
    let made = recipe.text.synthesis
    if made.contains(.weight) { recipe.weight = style.weight }
    return ResolvedFont(
      recipe,
      name: font.name,
      diagnostics: font.diagnostics + (made.isEmpty ? [] : [diagnostic(made, font.name)])
    )
  }

  private func diagnostic(_ made: FontSynthesis, _ font: ResolvedFont.Name) -> FontDiagnostic {
    let names = [(FontSynthesis.weight, "bold"), (.style, "oblique")]
      .filter { made.contains($0.0) }.map(\.1).joined(separator: " ")
    return FontDiagnostic(
      kind: .synthesizedStyle,
      requested: "\(font.family), \(names)",
      used: "made up of \(font.face)",
      widthError: made.contains(.weight) ? .unknown : .none,
      hint: "Install a face of \(font.family) that is \(names)."
    )
  }
}
