import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Text sizes that an app sets for its views.
  static let dynamicTypeEnvironmentOverride = SourceRule(
    description: RuleDescription(
      id: "dynamic-type-environment-override",
      title: "Text size of a view set by the app",
      explanation: "The view keeps this text size whatever a person chooses.",
      defaultSeverity: .error,
      criteria: .textSize,
      help: "Make room for large text, or limit the size with `.dynamicTypeSize(...)`."
    ),
    examples: [
      #"TabStrip().environment(\.dynamicTypeSize, .large)"#,
      #"List {}.environment(\.sizeCategory, .large)"#,
    ],
    nearMisses: [
      #"#Preview { V().environment(\.dynamicTypeSize, .accessibility5) }"#,
      "struct P: PreviewProvider { static var previews: some View "
        + #"{ V().environment(\.sizeCategory, .accessibilityLarge) } }"#,
      #"V().environment(\.dynamicTypeSize, dynamicTypeSize)"#,
      #"V().environment(\.colorScheme, .dark)"#,
    ],
    checks: .calls(["environment"]) { site, report in
      let arguments = site.node.arguments.map(\.expression)
      guard arguments.count == 2,
        [#"\.dynamicTypeSize"#, #"\.sizeCategory"#].contains(arguments[0].trimmedDescription),
        let path = arguments[1].path, path.count == 2,
        path[0].isEmpty || path[0].hasSuffix("Size")
          || path[0].hasSuffix("Category"), !report.file.path.lowercased().contains("preview")
      else { return }
      report.add(site.node.arguments, "The text size of the view is '\(path.last ?? "")'.")
    }
  )
}
