import FontDescriptors

extension FontCollection {
  /// The system font that a private name means; the descriptor's own weight and traits win.
  func privateFont(_ name: PrivateFontName, _ descriptor: FontDescriptor) -> ResolvedFont {
    var style = descriptor.style
    if descriptor.weight == nil, descriptor.variations[.weight] == nil,
      !descriptor.symbolicTraits.contains(.bold)
    {
      style.weight = name.weight
    }
    style.isItalic = style.isItalic || name.isItalic
    let design = name.design ?? descriptor.design
    let font = systemFont(design, style)
    let diagnostic = FontDiagnostic(
      kind: name.design == nil ? .unknownPrivateName : .privateName,
      requested: descriptor.postScriptName ?? descriptor.family ?? "",
      used: "the system font, \(design) design, weight \(Int(style.weight.rounded()))",
      widthError: name.design == nil ? .unknown : .none,
      hint: "Private names are not supported: ask for the system font or a text style."
    )
    return ResolvedFont(
      font.recipe,
      name: font.name,
      diagnostics: [diagnostic] + font.diagnostics
    )
  }
}
