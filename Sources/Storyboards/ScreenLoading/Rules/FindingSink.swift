import Diagnostics
import InterfaceBuilder

/// Collects the findings of one loading, each text about an object once.
final class FindingSink {
  /// The findings in the order in which they were reported.
  private(set) var findings: [Finding] = []
  private var reported: Set<String> = []

  func report(
    _ rule: RuleDescription,
    _ message: String,
    at node: ObjectNode,
    hint: String? = nil
  ) {
    guard reported.insert("\(rule.id) \(node.id) \(message)").inserted else { return }
    findings.append(
      Finding(
        rule: rule,
        message: message,
        location: node.location,
        hint: hint
      )
    )
  }
}
