import FontDescriptors

extension FontCollection {
  /// Returns what stands in for a family that is not installed, and by how much widths are off.
  ///
  /// Metric-compatible families come first, then families of the same kind. Where the missing
  /// face's advances are published, characters take them; where its line or that of its family is,
  /// lines keep its height.
  package func standIn(
    forFamily name: String,
    style: FaceStyle
  ) -> (recipe: FontRecipe, diagnostic: FontDiagnostic) {
    let missing = StandInFamily.named(name)
    let width = missing.width(of: style)
    let found = missing.candidates(ofWidth: width).lazy
      .compactMap { self.match(family: $0, style: style, among: .system) }.first
    var recipe = FontRecipe(text: found ?? substitute)
    recipe.weight = style.weight
    let index = NamedFace.index(family: name, style: style)
    if let line = index.flatMap({ NamedFace.all[$0].line }) ?? missing.line {
      recipe.line = .fixed(
        ascender: line.ascender,
        descender: line.descender,
        lineGap: line.lineGap
      )
    }
    if let index, found != nil, !isCompatible(recipe.text, missing, style) {
      recipe.advances = NamedFontAdvances(index).map { .named($0) }
    }
    return (recipe, diagnostic(recipe, for: missing, width, isFound: found != nil))
  }

  /// Whether a face has the widths of a missing one: its family is metric-compatible and has the
  /// weight.
  private func isCompatible(
    _ instance: FaceInstance,
    _ missing: StandInFamily,
    _ style: FaceStyle
  ) -> Bool {
    let weight = instance.value(of: .weight) ?? instance.face.style.weight
    return missing.standIns.contains(instance.face.names.family)
      && abs(weight - style.weight) < 50 && instance.face.style.leans == style.leans
  }

  private func diagnostic(
    _ recipe: FontRecipe,
    for missing: StandInFamily,
    _ width: Double,
    isFound: Bool
  ) -> FontDiagnostic {
    FontDiagnostic(
      kind: isFound ? .standIn : .substitute,
      requested: missing.name,
      used: isFound ? recipe.text.face.names.family : Self.boxes,
      widthError: isFound ? widthError(recipe, missing, width) : .unknown,
      hint: "Install \(missing.name), or choose an installed family."
    )
  }

  private func widthError(
    _ recipe: FontRecipe,
    _ missing: StandInFamily,
    _ width: Double
  ) -> FontDiagnostic.WidthError {
    if case .named(let advances) = recipe.advances {
      return .measured(by: advances.face.source, within: advances.face.widthError)
    }
    let face = recipe.text.face
    if missing.standIns.contains(face.names.family) { return .expected(0) }
    let regular = instance(face, [.weight: 400])
    guard let average = StandInFamily.averageWidth(of: regular) else { return .unknown }
    if width == 100, let published = missing.averageWidth {
      return .expected(average / published - 1)
    }
    guard missing.kind != .mono, let widths = StandInFamily.publishedWidths(of: missing.kind)
    else { return missing.kind == .mono ? .upTo(0.05) : .unknown }
    // A narrow face is as wide as its class says, or as the next class, which is an eighth wider.
    let narrowest = widths.lowerBound * min(width, 100) / 100
    let widest = widths.upperBound * (width < 100 ? width + 12.5 : 100) / 100
    return .upTo(max(abs(average / narrowest - 1), abs(average / widest - 1)))
  }

  /// The name of the substitute that is used when nothing is installed.
  static let boxes = "boxes, because no usable font is installed"

  /// The diagnostic of a stand-in for a design of the system font; none where the stand-in has
  /// everything that is known of San Francisco: its advances and a kerning much like it.
  func diagnostics(
    _ recipe: FontRecipe,
    for design: SystemDesign,
    _ installed: [String]
  ) -> [FontDiagnostic] {
    let family = recipe.text.face.names.family
    let isBoxes = recipe.text.face == substitute.face
    if design == .default, family.hasPrefix("Inter") { return [] }
    let name = installed.first ?? "\(design)"
    return [
      FontDiagnostic(
        kind: isBoxes ? .substitute : .standIn,
        requested: name,
        used: isBoxes ? Self.boxes : family,
        widthError: Self.widthError(of: design),
        hint: isBoxes ? "Install fonts-inter." : "Install \(name) to have its own letters."
      )
    ]
  }

  /// San Francisco's advances are used for the default and the monospaced design, so that only
  /// kerning differs; SF Rounded and New York were not measured, and the figures are estimates.
  private static func widthError(of design: SystemDesign) -> FontDiagnostic.WidthError {
    switch design {
    case .default: .upTo(0.01)
    case .monospaced: .none
    case .rounded: .upTo(0.05)
    case .serif: .upTo(0.1)
    }
  }
}
