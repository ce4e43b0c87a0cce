import Diagnostics
import SwiftSyntax

extension ProjectRule {
  /// Fonts that are installed for all apps without the entitlement.
  static let fontInstallationWithoutEntitlement = ProjectRule(
    description: RuleDescription(
      id: "font-installation-without-entitlement",
      title: "Fonts installed without the entitlement",
      explanation: "Registration with the scope `.persistent` fails with `missingEntitlement` "
        + "unless `com.apple.developer.user-fonts` has `system-installation`. Checked only in "
        + "projects with entitlements or an app's property list.",
      defaultSeverity: .error,
      criteria: [.typography],
      help: "Add the capability Fonts with 'Install Fonts', or register with the scope `.process`."
    ),
    examples: [
      [
        .entitlements(nil),
        .init(
          "A.swift",
          "import CoreText\nCTFontManagerRegisterFontURLs(urls as CFArray, .persistent, true, nil)"
        ),
      ],
      [
        .entitlements("<array><string>app-usage</string></array>"),
        .init(
          "A.swift",
          "import CoreText\nCTFontManagerRegisterFontsForURL(url, CTFontManagerScope.persistent, "
            + "nil)"
        ),
      ],
      [
        .init("Info.plist", "<plist><dict><key>UILaunchScreen</key><dict/></dict></plist>"),
        .init(
          "A.swift",
          "import CoreText\nCTFontManagerRegisterFontDescriptors(faces, .user, true, nil)"
        ),
      ],
    ],
    nearMisses: [
      [
        .entitlements("<array><string>system-installation</string></array>"),
        .init(
          "A.swift",
          "import CoreText\nCTFontManagerRegisterFontURLs(urls as CFArray, .persistent, true, nil)"
        ),
      ],
      [
        .entitlements(nil),
        .init("A.swift", "import CoreText\nCTFontManagerRegisterFontsForURL(url, .process, nil)"),
      ],
      [
        .entitlements(nil),
        .init("A.swift", "import CoreText\nCTFontManagerRegisterFontsForURL(url, scope, nil)"),
      ],
      [
        .entitlements("<array><string>$(FONT_RIGHTS)</string></array>"),
        .init(
          "A.swift",
          "import CoreText\nCTFontManagerRegisterFontURLs(urls as CFArray, .persistent, true, nil)"
        ),
      ],
      [
        .init(
          "A.swift",
          "import CoreText\nCTFontManagerRegisterFontURLs(urls as CFArray, .persistent, true, nil)"
        )
      ],
    ],
    sourceChecks: [
      .calls([
        "CTFontManagerRegisterFontURLs", "CTFontManagerRegisterFontDescriptors",
        "CTFontManagerRegisterFontsWithAssetNames", "CTFontManagerRegisterFontsForURL",
        "CTFontManagerRegisterFontsForURLs",
      ]) { site, report in
        let scope = site.node.arguments.first { lasts($0.expression) }
        guard let scope, !report.file.isForMac else { return }
        report.add(
          scope.expression,
          "'\(scope.expression.trimmedDescription)' needs 'system-installation' of "
            + "'\(FontEntitlement.key)'.",
          unless: [.entitles(FontEntitlement.install), .isNoApp]
        )
      }
    ],
    fileChecks: []
  )

  /// Whether a scope outlives the program; `user` does the same on iOS.
  private static func lasts(_ scope: ExprSyntax) -> Bool {
    guard let path = scope.path, let name = path.last else { return false }
    let isMember = path.count > 1 && ["", "CTFontManagerScope"].contains(path[path.count - 2])
    return isMember && ["persistent", "user"].contains(name)
      || ["kCTFontManagerScopePersistent", "kCTFontManagerScopeUser"].contains(name)
  }
}
