import Diagnostics
import SwiftSyntax

extension ProjectRule {
  /// Installed fonts that are requested without the entitlement.
  static let installedFontsWithoutEntitlement = ProjectRule(
    description: RuleDescription(
      id: "installed-fonts-without-entitlement",
      title: "Installed fonts requested without the entitlement",
      explanation: "Without `app-usage` in `com.apple.developer.user-fonts` the font picker shows "
        + "only the system's fonts, and a request for other fonts fails. Checked only in projects "
        + "with entitlements or an app's property list.",
      defaultSeverity: .warning,
      criteria: [.typography],
      help: "Add the capability Fonts with 'Use Installed Fonts'."
    ),
    examples: [
      [
        .entitlements(nil),
        .init("A.swift", "import UIKit\nlet picker = UIFontPickerViewController()"),
      ],
      [
        .entitlements("<array><string>system-installation</string></array>"),
        .init("A.swift", "import CoreText\nCTFontManagerRequestFonts(descriptors) { _ in }"),
      ],
    ],
    nearMisses: [
      [
        .entitlements("<array><string>app-usage</string></array>"),
        .init(
          "A.swift",
          "import UIKit\nlet p = UIFontPickerViewController(configuration: configuration)"
        ),
      ],
      [
        .entitlements(nil),
        .init("A.swift", "import UIKit\nfunc f(_ p: UIFontPickerViewController) { p.title = t }"),
      ],
      [.init("A.swift", "import UIKit\nlet picker = UIFontPickerViewController()")],
    ],
    sourceChecks: [
      .calls(["UIFontPickerViewController", "CTFontManagerRequestFonts", "init"]) { site, report in
        let asks =
          site.name == "CTFontManagerRequestFonts" || site.node.makes("UIFontPickerViewController")
        guard asks, !report.file.isForMac else { return }
        let what = site.name == "CTFontManagerRequestFonts" ? "The request" : "The font picker"
        report.add(
          site.node,
          "\(what) needs 'app-usage' of '\(FontEntitlement.key)' for installed fonts.",
          unless: [.entitles(FontEntitlement.use), .isNoApp]
        )
      }
    ],
    fileChecks: []
  )
}
