import Diagnostics
import InterfaceBuilder

extension ProjectRule {
  /// Entries of `UIAppFonts` without a file.
  static let appFontMissingFile = ProjectRule(
    description: RuleDescription(
      id: "app-font-missing-file",
      title: "Entry of UIAppFonts whose file is missing",
      explanation: "The font is not registered, and its text falls back to another one. Checked "
        + "only in projects with other font files; names that differ only in case count as the "
        + "same.",
      defaultSeverity: .warning,
      criteria: [.typography],
      help: "Add the file to the target, or remove the entry."
    ),
    examples: [
      [.plist("Brand-Bold.otf", "Brand-Light.otf"), .init("Fonts/Brand-Bold.otf", "")]
    ],
    nearMisses: [
      [
        .plist("Brand-Bold.otf", "Fonts/Brand-Light.ttf"), .init("Fonts/Brand-Bold.otf", ""),
        .init("Fonts/brand-light.ttf", ""),
      ],
      [.plist("Brand-Bold.otf")],
      [.plist("$(BRAND_FONT).otf"), .init("Fonts/Brand-Bold.otf", "")],
    ],
    fileChecks: [
      .properties(["UIAppFonts"]) { element, report in
        for entry in element.fontFiles {
          report.add(
            entry.element,
            "There is no file '\(entry.name)' in the project.",
            holding: .fontFileIsLacking(entry.name)
          )
        }
      }
    ]
  )
}
