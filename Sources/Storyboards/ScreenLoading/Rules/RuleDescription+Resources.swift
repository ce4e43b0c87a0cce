import Diagnostics

extension RuleDescription {
  static let imageMissing = RuleDescription(
    id: "image-missing",
    title: "Image that is not in the project or cannot be read",
    explanation: "A placeholder with the size given in the document takes the image's place.",
    defaultSeverity: .warning,
    help: "Name the folder that holds the asset catalog, or fetch its files."
  )

  static let fontFile = RuleDescription(
    id: "font-file",
    title: "Font file that cannot be used",
    explanation: "Text in this font is shown in another font.",
    defaultSeverity: .warning,
    help: "Replace the file with a TrueType or OpenType font, or remove it from the font map."
  )

  static let fontStandIn = RuleDescription(
    id: "font-stand-in",
    title: "Font that another font stands in for",
    explanation: "The widths of letters may differ from those on a device.",
    defaultSeverity: .note,
    help: "Name the project's font files, or map the font in the font map."
  )

  static let runtimeTextStyle = RuleDescription(
    id: "runtime-text-style",
    title: "Text style from a runtime attribute",
    explanation: "The app's code is not run, so the attribute is assumed to set the label's text "
      + "style.",
    defaultSeverity: .note,
    help: "If the attribute means something else, describe the class in the project's custom "
      + "classes."
  )

  static let loadingSettings = RuleDescription(
    id: "loading-settings",
    title: "Settings of the project that cannot be used",
    explanation: "A part of the sample data, the font map or the custom classes has no effect.",
    defaultSeverity: .warning,
    help: "Correct the place that the message names."
  )
}
