public import FontDescriptors

extension FontCollection {
  /// Returns what a descriptor means to the typesetter; the size plays no part.
  package func recipe(for descriptor: FontDescriptor) -> FontRecipe { resolve(descriptor).recipe }

  /// Returns the replacements that a descriptor's font needs; usually none.
  public func diagnostics(for descriptor: FontDescriptor) -> [FontDiagnostic] {
    resolve(descriptor).diagnostics
  }

  /// Returns the font of a request, found by the request's stored hash when it was asked for before.
  func resolve(_ request: FontRequest) -> ResolvedFont {
    requests.value(for: request) {
      let font = resolve(request.descriptor)
      guard request.edition == .twoFonts, font.recipe.hasTwoFonts else { return font }
      return twoFonts.value(for: ObjectIdentifier(font)) { font.withTwoFonts }
    }
  }

  /// Returns the font of a descriptor in whatever size.
  func resolve(_ descriptor: FontDescriptor) -> ResolvedFont {
    var key = descriptor.withoutRegistrationAttributes
    key.pointSize = 0
    key.textStyle = nil
    key.preferredLeading = nil
    return resolved.value(for: key) { make(key) }
  }

  private func make(_ descriptor: FontDescriptor) -> ResolvedFont {
    let found = synthesizing(find(descriptor), for: descriptor)
    var recipe = found.recipe
    let features = recipe.features.filter { descriptor.features[$0.tag] == nil }
    recipe.features = (features + descriptor.featureSettings).sorted { $0.tag < $1.tag }
    recipe.language = descriptor.language
    recipe.cascade = descriptor.cascadeList.map { self.recipe(for: $0) }
    if recipe.features.contains(where: { $0.tag == .tabularFigures && $0.value != 0 }) {
      recipe.advances = recipe.advances?.withTabularFigures
    }
    return ResolvedFont(recipe, name: found.name, diagnostics: found.diagnostics)
  }

  private func find(_ descriptor: FontDescriptor) -> ResolvedFont {
    for name in [descriptor.postScriptName, descriptor.family].compactMap(\.self) {
      if let name = PrivateFontName(name) { return privateFont(name, descriptor) }
    }
    if let font = namedFace(descriptor) ?? familyFace(descriptor) { return font }
    guard let wanted = descriptor.family ?? descriptor.postScriptName else {
      return systemFont(descriptor.design, descriptor.style)
    }
    return missing(wanted, descriptor)
  }

  private func namedFace(_ descriptor: FontDescriptor) -> ResolvedFont? {
    guard let name = descriptor.postScriptName, let found = face(named: name) else { return nil }
    guard !descriptor.variations.isEmpty else { return ResolvedFont(found) }
    let variations = found.variations.merging(descriptor.variations) { _, new in new }
    return ResolvedFont(instance(found.face, variations))
  }

  private func familyFace(_ descriptor: FontDescriptor) -> ResolvedFont? {
    guard let family = descriptor.family else { return nil }
    if let name = descriptor.face, let found = face(named: name, inFamily: family) {
      return ResolvedFont(found)
    }
    guard let found = match(family: family, style: descriptor.style) else { return nil }
    let extra = descriptor.variations.filter { found.face.axis($0.key) != nil }
    guard !extra.isEmpty else { return ResolvedFont(found) }
    return ResolvedFont(
      instance(found.face, found.variations.merging(extra) { _, new in new })
    )
  }

  private func missing(_ name: String, _ descriptor: FontDescriptor) -> ResolvedFont {
    var style = descriptor.style
    var family = name
    if let split = descriptor.postScriptName.flatMap(PostScriptName.init) {
      if descriptor.family == nil { family = split.family }
      style.take(split.style, whereOpenIn: descriptor)
    }
    let (recipe, diagnostic) = standIn(forFamily: family, style: style)
    return ResolvedFont(recipe, name: .init(of: recipe.text.face), diagnostics: [diagnostic])
  }
}

extension FaceStyle {
  /// Takes what the name of a face says where a descriptor leaves it open.
  fileprivate mutating func take(_ named: FaceStyle, whereOpenIn descriptor: FontDescriptor) {
    if descriptor.weight == nil, descriptor.variations[.weight] == nil,
      !descriptor.symbolicTraits.contains(.bold)
    {
      weight = named.weight
    }
    if width == 100 { width = named.width }
    isItalic = isItalic || named.isItalic
  }
}

/// A PostScript name split into family and style, as in `AvenirNext-DemiBold`.
struct PostScriptName {
  var family: String
  var style: FaceStyle

  init?(_ name: String) {
    let parts = name.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, let style = FaceStyle(faceName: String(parts[1])) else { return nil }
    family = String(parts[0])
    self.style = style
  }
}

extension ResolvedFont {
  /// A face that was found by its own name or family.
  convenience init(_ instance: FaceInstance) {
    var recipe = FontRecipe(text: instance)
    recipe.weight = instance.value(of: .weight) ?? instance.face.style.weight
    self.init(recipe, name: .init(of: instance.face))
  }
}
