import Diagnostics
import DynamicType
import FontManagement
import LayoutGeometry
import ScreenAudit
import ScreenSketches
import Snapshots
import Synchronization
import Testing

@testable import ScreenPreview

/// A source that counts the layouts of its screen at each size.
private final class CountedSource: SweepSource {
  let screens = [SweepScreen(id: "A", file: "A.storyboard")]
  private let text: String
  private let counts = Mutex<[ContentSizeCategory: Int]>([:])

  init(_ text: String) { self.text = text }

  var layouts: [ContentSizeCategory: Int] { counts.withLock { $0 } }

  func stage(
    for screen: SweepScreen,
    in setting: SweepSetting,
    at category: ContentSizeCategory
  ) throws(SweepError) -> any SweepStage {
    CountedStage(sketch(category)) { [self] in
      counts.withLock { $0[category, default: 0] += 1 }
    }
  }

  func location(ofObject objectID: String) -> Diagnostics.SourceLocation? { nil }

  func sketch(_ category: ContentSizeCategory) -> LayoutSnapshot {
    let sketch = Sketch(category: category)
    let frame = Rect(x: 16, y: 40, width: 280, height: 90)
    return sketch.snapshot([sketch.label(text, font: .systemFont(ofSize: 15), frame: frame)])
  }
}

private final class CountedStage: SweepStage {
  let findings: [Finding] = []
  private let value: LayoutSnapshot
  private let onLayout: () -> Void

  init(_ value: LayoutSnapshot, _ onLayout: @escaping () -> Void) {
    (self.value, self.onLayout) = (value, onLayout)
  }

  func change(to category: ContentSizeCategory) {}

  func snapshot(findsAmbiguity: Bool) -> LayoutSnapshot {
    onLayout()
    return value
  }
}

@Suite struct `A document beside what code makes of it` {
  private let sizes: [ContentSizeCategory] = [.small, .large, .accessibilityExtraLarge]

  private func series(_ text: String) -> ScreenSeries {
    let source = CountedSource(text)
    return ScreenSeries(
      screen: source.screens[0],
      setting: SweepSetting(device: testDevice),
      launched: sizes.map { ScreenSeries.Step($0, source.sketch($0)) }
    )
  }

  @Test func `Each size is laid out once where it looks different`() {
    let alone = CountedSource("Document")
    let steps = DocumentAlone(source: alone).steps(beside: series("Code"))
    #expect(steps.map(\.category) == sizes)
    #expect(steps.map(\.snapshot) == sizes.map(alone.sketch))
    #expect(alone.layouts == [.small: 1, .large: 1, .accessibilityExtraLarge: 1])
  }

  @Test func `Nothing is shown where Large and the largest size look the same`() {
    let alone = CountedSource("Same")
    #expect(DocumentAlone(source: alone).steps(beside: series("Same")).isEmpty)
    #expect(alone.layouts == [.large: 1, .accessibilityExtraLarge: 1])
  }
}
