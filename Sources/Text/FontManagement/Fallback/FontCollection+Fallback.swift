import FontDescriptors

extension FontCollection {
  /// Returns the recipe that draws a grapheme cluster which the primary font lacks.
  ///
  /// Asked in order: emoji fonts for emoji, the font's own cascade list, the families for the
  /// script and the language, and last every installed family by name. Fonts that a user has
  /// installed are never chosen unless a cascade list names them.
  ///
  /// - Parameters:
  ///   - cluster: The characters of the cluster.
  ///   - isEmoji: Whether the cluster is to be drawn as emoji.
  ///   - language: The language of the text as a BCP 47 tag.
  ///   - primary: The font that lacks the cluster.
  /// - Returns: The recipe, or `nil` when no installed font has the cluster.
  package func fallback(
    for cluster: some Collection<Unicode.Scalar>,
    isEmoji: Bool,
    language: String?,
    primary: FontRecipe
  ) -> FontRecipe? {
    let needed = RequiredScalars(cluster)
    guard let first = needed.all.first else { return nil }
    let style = primary.style
    if isEmoji, let face = emojiFace(needed, style) { return emojiRecipe(face, beside: primary) }
    for recipe in primary.cascade where needed.areCovered(by: recipe.text) { return recipe }
    let families = FallbackFamilies.families(for: first, language: language ?? primary.language)
    let found =
      instance(in: families, style, needed) ?? (isEmoji ? nil : emojiFace(needed, style))
      ?? lastResort(first, style)
    return found.map { recipe(besideSystem($0, primary), like: primary) }
  }

  /// A Japanese face beside the system font is set smaller, so that both look equally large.
  private func besideSystem(_ instance: FaceInstance, _ primary: FontRecipe) -> FaceInstance {
    guard primary.line == .system, FallbackFamilies.isJapanese(instance.face.names.family) else {
      return instance
    }
    return self.instance(
      instance.face,
      instance.variations,
      synthesis: instance.synthesis,
      scale: FallbackFamilies.japaneseScale
    )
  }

  private func instance(
    in families: [String],
    _ style: FaceStyle,
    _ needed: RequiredScalars
  ) -> FaceInstance? {
    var partial: FaceInstance?
    for family in families {
      guard let instance = match(family: family, style: style, among: .system) else { continue }
      if needed.areCovered(by: instance) { return instance }
      if partial == nil, needed.baseIsCovered(by: instance) { partial = instance }
    }
    return partial
  }

  private func emojiFace(_ needed: RequiredScalars, _ style: FaceStyle) -> FaceInstance? {
    instance(in: FallbackFamilies.emoji, style, needed)
  }

  /// Any installed face with a character, by the name of the family; remembered by character.
  private func lastResort(_ scalar: Unicode.Scalar, _ style: FaceStyle) -> FaceInstance? {
    lastResorts.value(for: LastResortKey(scalar: scalar, style: style)) {
      for family in familyNames {
        guard let instance = match(family: family, style: style, among: .system) else { continue }
        if instance.covers(scalar) { return instance }
      }
      return nil
    }
  }

  /// Beside a font that stands for the system's, emoji take the advances of its emoji.
  private func emojiRecipe(_ instance: FaceInstance, beside primary: FontRecipe) -> FontRecipe {
    var recipe = recipe(instance, like: primary)
    if primary.optics != .none || primary.line != .face { recipe.optics = .emoji }
    return recipe
  }

  private func recipe(_ instance: FaceInstance, like primary: FontRecipe) -> FontRecipe {
    let face = synthesizing(instance, primary.style, primary.synthesis)
    var recipe = FontRecipe(text: face)
    recipe.weight = primary.weight
    recipe.synthesis = primary.synthesis
    recipe.language = primary.language
    return recipe
  }
}

extension FontRecipe {
  /// The style that fallback fonts are matched to.
  var style: FaceStyle {
    FaceStyle(
      weight: weight,
      isItalic: text.face.style.leans || (text.value(of: .slant) ?? 0) < 0
        || text.synthesis.contains(.style)
    )
  }
}

/// The characters of a cluster that need a glyph of their own.
struct RequiredScalars {
  /// Characters that are not ignorable: joiners, variation selectors and tags need no glyph.
  let all: [Unicode.Scalar]
  /// Of those, the ones that are not marks, because marks may be composed with their base.
  let bases: [Unicode.Scalar]

  /// Clusters without end exist (a letter and ten million marks); the first 32 decide.
  static let limit = 32

  init(_ cluster: some Collection<Unicode.Scalar>) {
    all = Array(
      cluster.prefix(Self.limit).filter {
        !$0.properties.isDefaultIgnorableCodePoint && !(0xE0020...0xE007F).contains($0.value)
          && $0.properties.generalCategory != .control
      }
    )
    bases = all.filter { !Self.isMark($0) }
  }

  func areCovered(by instance: FaceInstance) -> Bool { all.allSatisfy(instance.covers) }

  func baseIsCovered(by instance: FaceInstance) -> Bool {
    !bases.isEmpty && bases.allSatisfy(instance.covers)
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark: true
    default: false
    }
  }
}
