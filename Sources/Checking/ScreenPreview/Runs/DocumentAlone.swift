import DynamicType
import ScreenAudit
import Snapshots

/// A document without settings from code.
struct DocumentAlone: Sendable {
  /// The screens of the document.
  let source: any SweepSource

  /// Lays out a screen of the document, at most once at each size.
  ///
  /// - Parameter series: The screen with settings from code.
  /// - Returns: The screen in the sizes of the series, in ascending order; none if it looks the same at Large
  ///   and at the largest size.
  func steps(beside series: ScreenSeries) -> [ScreenSeries.Step] {
    var known: [ContentSizeCategory: LayoutSnapshot] = [:]
    func snapshot(at category: ContentSizeCategory) -> LayoutSnapshot? {
      if let snapshot = known[category] { return snapshot }
      let stage = try? source.stage(for: series.screen, in: series.setting, at: category)
      known[category] = stage?.snapshot(findsAmbiguity: false)
      return known[category]
    }
    let ends = series.launched.filter { $0.category == .large } + series.launched.suffix(1)
    guard ends.contains(where: { snapshot(at: $0.category)?.root != $0.snapshot.root }) else {
      return []
    }
    return series.launched.compactMap { step in
      snapshot(at: step.category).map { ScreenSeries.Step(step.category, $0) }
    }
  }
}
