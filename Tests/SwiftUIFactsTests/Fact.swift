import HeadlessSwiftUI
import HeadlessUIKit
import Observation
import SwiftUI
import Testing

/// A fact of SwiftUI's layout with the view that shows it.
struct Fact: Sendable, CustomTestStringConvertible {
  let id: String
  let statement: String
  let source: String
  /// The version of iOS as which the view is laid out; empty for the newest one.
  let system: String
  let device: String
  let size: String
  /// Expectations as launched, before any step.
  let before: [String]
  /// Changes while the screen is shown: `step`, or `size` and a text size.
  let steps: [String]
  let expects: [String]
  /// The reason why the fact is known not to hold; nil for a fact that holds.
  let wrong: String?
  let preview: @Sendable (FactSignal) -> CodePreview

  init<Content: View>(
    _ id: String,
    _ statement: String,
    source: String,
    system: String = "",
    device: String = "iPhone 16",
    size: String = "L",
    before: [String] = [],
    steps: [String] = [],
    expects: [String],
    wrong: String? = nil,
    _ content: @escaping @MainActor @Sendable (Int) -> Content
  ) {
    (self.id, self.statement, self.source) = (id, statement, source)
    (self.system, self.device, self.size) = (system, device, size)
    (self.before, self.steps, self.expects, self.wrong) = (before, steps, expects, wrong)
    preview = { signal in
      CodePreview(id, file: #filePath) { SteppedView(signal: signal, content: content) }
    }
  }

  var testDescription: String { id }
}

/// The number of steps that a screen has taken.
@MainActor
@Observable
final class FactSignal {
  var step = 0

  nonisolated init() {}
}

/// A view that is made anew at each step.
private struct SteppedView<Content: View>: View {
  let signal: FactSignal
  let content: @MainActor @Sendable (Int) -> Content

  var body: some View { content(signal.step) }
}
