import Diagnostics
import InterfaceBuilder

/// Collects the findings of one loading, each text about an object once.
final class FindingSink {
  /// The findings in the order in which they were reported.
  private(set) var findings: [Finding] = []
  private var reported: Set<String> = []

  func report(
    _ rule: String,
    _ severity: Severity = .note,
    _ message: String,
    at node: ObjectNode,
    hint: String? = nil
  ) {
    guard reported.insert("\(rule) \(node.id) \(message)").inserted else { return }
    findings.append(
      Finding(
        rule: rule,
        severity: severity,
        message: message,
        location: node.location,
        hint: hint
      )
    )
  }
}
