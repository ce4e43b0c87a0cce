package import HeadlessUIKit

/// A fact of a framework with the screen that shows it.
package struct Fact: Sendable, CustomStringConvertible {
  package let id: String
  package let statement: String
  package let source: String
  /// The version of iOS as which the screen is laid out; empty for the newest one.
  package let system: String
  package let device: String
  package let size: String
  /// Expectations as launched, before any step.
  package let before: [String]
  /// Changes while the screen is shown: `step`, `landscape`, or `size` and a text size.
  package let steps: [String]
  package let expects: [String]
  /// The reason why the fact is known not to hold; nil for a fact that holds.
  package let wrong: String?
  package let preview: @Sendable (FactProgress) -> CodePreview

  package init(
    _ id: String,
    _ statement: String,
    source: String,
    system: String,
    device: String,
    size: String,
    before: [String],
    steps: [String],
    expects: [String],
    wrong: String?,
    preview: @escaping @Sendable (FactProgress) -> CodePreview
  ) {
    (self.id, self.statement, self.source) = (id, statement, source)
    (self.system, self.device, self.size) = (system, device, size)
    (self.before, self.steps, self.expects, self.wrong) = (before, steps, expects, wrong)
    self.preview = preview
  }

  package var description: String { id }

  /// The expectations that are not fulfilled, each with the fact and its source.
  @MainActor
  package func messages() throws -> [String] {
    try FactRun(self).failures().map { "\(id): \(statement)\n\($0)\nSource: \(source)" }
  }
}
