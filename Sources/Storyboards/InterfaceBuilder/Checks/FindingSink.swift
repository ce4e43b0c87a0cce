import Diagnostics

/// Findings up to a limit; of those beyond it only the number is kept.
///
/// A damaged or hostile document can be wrong in every one of its elements.
struct FindingSink {
  /// As many findings of one pass as a person could look at.
  static let limit = 1000

  private(set) var findings: [Finding] = []
  private(set) var left = 0

  mutating func add(_ finding: @autoclosure () -> Finding) {
    if findings.count < Self.limit {
      findings.append(finding())
    } else {
      left += 1
    }
  }

  /// The findings, and one that tells of those that were left out.
  func all(for root: Element) -> [Finding] {
    guard left > 0 else { return findings }
    let message = "\(left) more findings of the same kinds are left out."
    let rest = Finding(
      rule: .ibMoreFindings,
      message: message,
      location: root.location
    )
    return findings + [rest]
  }
}
