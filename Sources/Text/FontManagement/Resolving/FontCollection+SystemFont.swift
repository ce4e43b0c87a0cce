import FontDescriptors

extension FontCollection {
  /// Returns the system font of a design: the user's own, or its stand-in with San Francisco's
  /// advances, tracking and lines where they are known.
  func systemFont(_ design: SystemDesign, _ style: FaceStyle) -> ResolvedFont {
    let families = StandInFamily.designs[design] ?? ([], [])
    let name = PrivateFontName.name(of: design, style)
    for family in families.installed {
      guard let found = match(family: family, style: style, among: .system) else { continue }
      return ResolvedFont(installed(found, design, style), name: .init(of: found.face))
    }
    let found = families.standIns.lazy
      .compactMap { self.match(family: $0, style: style, among: .system) }.first
    let recipe = standIn(found ?? substitute, for: design, style)
    return ResolvedFont(
      recipe,
      name: .init(face: name, family: PrivateFontName.familyName),
      diagnostics: diagnostics(recipe, for: design, families.installed)
    )
  }

  /// The user's own San Francisco or New York at both ends of its optical sizes.
  private func installed(
    _ found: FaceInstance,
    _ design: SystemDesign,
    _ style: FaceStyle
  ) -> FontRecipe {
    var recipe = FontRecipe(text: found)
    recipe.weight = style.weight
    if design == .default || design == .rounded { recipe.optics = .system }
    if found.face.axis(.opticalSize) != nil {
      recipe.text = instance(found.face, found.variations.merging([.opticalSize: 17]) { $1 })
      recipe.display = instance(found.face, found.variations.merging([.opticalSize: 28]) { $1 })
      if design == .serif { recipe.optics = .opticalSizeOnly }
    } else if found.face.names.family == "SF Pro Text" {
      recipe.display = match(family: "SF Pro Display", style: style, among: .system)
      recipe.optics = .systemStatic
    }
    return recipe
  }

  private func standIn(
    _ found: FaceInstance,
    for design: SystemDesign,
    _ style: FaceStyle
  ) -> FontRecipe {
    var recipe = FontRecipe(text: found)
    recipe.weight = style.weight
    switch design {
    case .default, .rounded:
      // Without letters for large sizes the same face is set with the advances of both masters.
      recipe.display = display(of: found, style) ?? found
      recipe.advances = .system(
        SystemFontAdvances(weight: style.weight, design: style.leans ? .italic : .upright)
      )
      recipe.optics = .system
      recipe.line = .system
    case .monospaced:
      recipe.advances = .system(SystemFontAdvances(weight: style.weight, design: .monospaced))
      recipe.line = .system
    case .serif: break
    }
    return recipe
  }

  /// The optical master for large sizes: an axis of the face, or Inter's own family for it.
  private func display(of found: FaceInstance, _ style: FaceStyle) -> FaceInstance? {
    if let axis = found.face.axis(.opticalSize) {
      return instance(found.face, found.variations.merging([.opticalSize: axis.maximum]) { $1 })
    }
    guard found.face.names.family == "Inter" else { return nil }
    return match(family: "Inter Display", style: style, among: .system)
  }
}
