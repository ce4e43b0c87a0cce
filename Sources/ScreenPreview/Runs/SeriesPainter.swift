import Diagnostics
import DynamicType
import Rendering
import ScreenAudit
import Snapshots

/// Draws the screens of a series for the page.
struct SeriesPainter: Sendable {
  /// All drawings of the page.
  let sheet: DrawingSheet
  /// Whether a page is made.
  let isWanted: Bool

  /// The pictures for the page; nil where no page is made or nothing could be shown.
  func pictures(
    of series: ScreenSeries,
    _ notes: ScreenAuditor.Notes
  ) -> HTMLReport.PictureSet? {
    guard isWanted, let first = series.launched.first else { return nil }
    var set = HTMLReport.PictureSet(
      screen: series.screen,
      setting: series.setting,
      size: first.snapshot.size,
      launched: [:]
    )
    var last = LastPicture(sheet: sheet)
    for step in series.launched {
      set.launched[step.category] = last.picture(of: step.snapshot)
    }
    for step in series.changed {
      let launched = series.launched(at: step.category)
      guard step.snapshot.root != launched?.root else { continue }
      set.changed[step.category] = last.picture(of: step.snapshot)
    }
    set.scrolled = scrolledPictures(of: series, notes)
    set.fold = BarEdges(first.snapshot).free.maxY
    return set
  }

  /// Draws a screen that looks as it did at the size before only once: text that does not grow is
  /// the rule in many projects.
  private struct LastPicture {
    let sheet: DrawingSheet
    private var root: SnapshotElement?
    private var drawing: DrawingSheet.Drawing?

    init(sheet: DrawingSheet) { self.sheet = sheet }

    mutating func picture(of snapshot: LayoutSnapshot) -> DrawingSheet.Drawing? {
      guard snapshot.root != root else { return drawing }
      root = snapshot.root
      drawing = try? sheet.draw(snapshot)
      return drawing
    }
  }

  /// The screen scrolled to what was seen below its edge: each object once, where it is seen first.
  private func scrolledPictures(
    of series: ScreenSeries,
    _ notes: ScreenAuditor.Notes
  ) -> [HTMLReport.ScrolledPicture] {
    var known: Set<String> = []
    let ordered =
      notes.observations.filter { $0.observation.category >= .large } + notes.observations
    return ordered.compactMap { sighting -> HTMLReport.ScrolledPicture? in
      let seen = sighting.observation
      guard known.insert(sighting.identity).inserted,
        let snapshot = seen.isChanged
          ? series.changed(to: seen.category) : series.launched(at: seen.category),
        let scrolled = ScrolledScreen(snapshot, showing: seen.region),
        let picture = try? sheet.draw(scrolled.snapshot)
      else { return nil }
      return HTMLReport.ScrolledPicture(
        category: seen.category,
        isChanged: seen.isChanged,
        region: seen.region,
        distance: scrolled.distance,
        picture: picture
      )
    }
  }
}
