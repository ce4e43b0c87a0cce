import Diagnostics
import InterfaceBuilder

extension FileRule {
  /// Unknown values of the font entitlement.
  static let unknownFontEntitlement = FileRule(
    description: RuleDescription(
      id: "unknown-font-entitlement",
      title: "Entitlement for fonts with an unknown value",
      explanation: "`com.apple.developer.user-fonts` is an array of `app-usage` and "
        + "`system-installation`. With any other value, the app has neither right.",
      defaultSeverity: .error,
      criteria: [.typography],
      help: "Add the capability Fonts in Xcode, and check 'Install Fonts' or 'Use Installed Fonts'."
    ),
    examples: [
      .entitlements("<array><string>app_usage</string></array>"),
      .entitlements("<true/>"), .entitlements("<string>app-usage</string>"),
    ],
    nearMisses: [
      .entitlements("<array><string>app-usage</string></array>"),
      .entitlements(
        "<array><string>app-usage</string><string>system-installation</string></array>"
      ),
      .entitlements("<array/>"), .entitlements("<array><string>$(FONTS)</string></array>"),
      .init("Info.plist", "<plist><dict><key>UIAppFonts</key><array/></dict></plist>"),
    ],
    check: .properties([FontEntitlement.key]) { element, report in
      guard element.name == "array" else {
        return report.add(element, "The value is not an array of rights.")
      }
      for entry in element.children(named: "string") {
        guard let value = entry.text, !value.contains("$("), !FontEntitlement.values.contains(value)
        else { continue }
        report.add(entry, "'\(value)' is neither 'app-usage' nor 'system-installation'.")
      }
    }
  )
}

extension FileRule.Example {
  /// An app's entitlements with or without a value for fonts.
  static func entitlements(_ value: String?) -> FileRule.Example {
    let entry = value.map { "<key>\(FontEntitlement.key)</key>\($0)" } ?? ""
    return .init("App.entitlements", "<plist><dict>\(entry)</dict></plist>")
  }
}
