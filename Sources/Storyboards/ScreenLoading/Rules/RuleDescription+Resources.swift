import Diagnostics

extension RuleDescription {
  static let imageMissing = RuleDescription(
    id: "image-missing",
    title: "Image that is not in the project or cannot be read",
    explanation: "A placeholder of the size that the document gives stands for the image.",
    defaultSeverity: .warning,
    help: "Name the folder that holds the asset catalog, or fetch its files."
  )

  static let fontFile = RuleDescription(
    id: "font-file",
    title: "Font file that cannot be used",
    explanation: "Text in the font is set in another one.",
    defaultSeverity: .warning,
    help: "Replace the file by a TrueType or OpenType font, or remove it from the font map."
  )

  static let fontStandIn = RuleDescription(
    id: "font-stand-in",
    title: "Font that is replaced by another one",
    explanation: "The widths of letters may differ from those on a device.",
    defaultSeverity: .note,
    help: "Name the project's font files, or map the font in the font map."
  )

  static let runtimeTextStyle = RuleDescription(
    id: "runtime-text-style",
    title: "Text style that a runtime attribute sets",
    explanation: "The code of the app is not run; the attribute is taken for the text style of the "
      + "label.",
    defaultSeverity: .note,
    help: "Say what the class does in the custom classes where the attribute has another meaning."
  )

  static let loadingSettings = RuleDescription(
    id: "loading-settings",
    title: "Settings of the project that cannot be used",
    explanation: "A part of the sample data, the font map or the custom classes has no effect.",
    defaultSeverity: .warning,
    help: "Correct the place that the message names."
  )
}
