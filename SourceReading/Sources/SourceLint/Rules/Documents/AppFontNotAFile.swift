import Diagnostics
import InterfaceBuilder

extension FileRule {
  /// Entries of `UIAppFonts` that name no file.
  static let appFontNotAFile = FileRule(
    description: RuleDescription(
      id: "app-font-not-a-file",
      title: "Entry of UIAppFonts that names no font file",
      explanation: "The system looks up files by name with extension; without the extension the "
        + "font is missing, and text falls back to another one.",
      defaultSeverity: .error,
      criteria: [.typography],
      help: "Write the name of the file, such as `Brand-Bold.otf`."
    ),
    examples: [
      .init(
        "Info.plist",
        "<plist><dict><key>UIAppFonts</key><array><string>Brand-Bold</string></array></dict></plist>"
      )
    ],
    nearMisses: [
      .init(
        "Info.plist",
        "<plist><dict><key>UIAppFonts</key><array><string>Brand.otf</string></array></dict></plist>"
      ),
      .init(
        "Info.plist",
        "<plist><dict><key>CFBundleName</key><string>Brand</string></dict></plist>"
      ),
    ],
    check: .properties(["UIAppFonts"]) { element, report in
      for entry in element.children(named: "string") {
        guard let name = entry.text, !name.contains("$(") else { continue }
        let lower = name.lowercased()
        guard ![".ttf", ".otf", ".ttc", ".otc"].contains(where: lower.hasSuffix) else { continue }
        report.add(entry, "'\(name)' is not the name of a font file.")
      }
    }
  )
}
