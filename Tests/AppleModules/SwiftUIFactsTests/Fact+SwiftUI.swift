import FactTesting
import HeadlessSwiftUI
import HeadlessUIKit
import SwiftUI

extension Fact {
  /// Creates a fact of a view that is made anew at each step.
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
    self.init(
      id,
      statement,
      source: source,
      system: system,
      device: device,
      size: size,
      before: before,
      steps: steps,
      expects: expects,
      wrong: wrong
    ) { progress in
      CodePreview(id, file: #filePath) { SteppedView(progress: progress, content: content) }
    }
  }
}

/// A view that is made anew at each step.
private struct SteppedView<Content: View>: View {
  let progress: FactProgress
  let content: @MainActor @Sendable (Int) -> Content

  var body: some View { content(progress.step) }
}
