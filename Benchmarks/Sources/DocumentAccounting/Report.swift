import Diagnostics
import InterfaceBuilder

/// The sums over all documents.
struct Report {
  private var documents = 0
  private var unreadable: [InterfaceDocumentError] = []
  private var refused: [String: Int] = [:]
  private var elements = Accounting.Counts()
  private var attributes = Accounting.Counts()
  private var findings: [Finding] = []
  private var times: [(milliseconds: Double, path: String)] = []

  mutating func add(_ document: InterfaceDocument, took time: Duration) {
    documents += 1
    times.append((time / .milliseconds(1), document.file))
    elements = elements + document.accounting.elements
    attributes = attributes + document.accounting.attributes
    findings += document.findings
    if let refusal = document.refusal { refused["\(refusal)", default: 0] += 1 }
  }

  /// Whether there were documents, all could be read, and nothing in them was unknown.
  var isComplete: Bool {
    documents > 0 && unreadable.isEmpty && elements.reported + attributes.reported == 0
  }

  mutating func refuse(_ error: InterfaceDocumentError) { unreadable.append(error) }

  func print(details rule: String?) {
    line("documents", "\(documents), \(unreadable.count) unreadable")
    for error in unreadable { line("unreadable", error.description) }
    for (kind, count) in refused.sorted(by: { $0.key < $1.key }) {
      line("refused", "\(count) \(kind)")
    }
    line("elements", text(elements))
    line("attributes", text(attributes))
    let byRule = Dictionary(grouping: findings, by: \.rule.id)
    for (rule, found) in byRule.sorted(by: { $0.key < $1.key }) {
      line("findings", "\(found.count) \(rule)")
    }
    printTimes()
    for finding in findings where finding.rule.id == rule {
      let place = finding.location
      Swift.print("\(place.file):\(place.line):\(place.column): \(finding.message)")
    }
  }

  private func printTimes() {
    let sorted = times.sorted { $0.milliseconds < $1.milliseconds }
    guard let worst = sorted.last else { return }
    line("median", "\(sorted[sorted.count / 2].milliseconds) ms")
    line("mean", "\(sorted.reduce(0) { $0 + $1.milliseconds } / Double(sorted.count)) ms")
    line("worst", "\(worst.milliseconds) ms, \(worst.path)")
  }

  private func text(_ counts: Accounting.Counts) -> String {
    "\(counts.total): \(counts.used) used, \(counts.irrelevant) irrelevant, \(counts.reported) reported"
  }

  private func line(_ name: String, _ text: String) {
    Swift.print(name + String(repeating: " ", count: max(12 - name.count, 1)) + text)
  }
}
