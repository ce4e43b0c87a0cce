import Diagnostics
import DynamicType
import FileAccess
import Rendering
import ScreenAudit
import Snapshots

/// Draws the screens of a series for the page.
struct SeriesPainter: Sendable {
  /// All drawings of the page.
  let sheet: DrawingSheet
  /// Whether a page is made.
  let isWanted: Bool
  /// Called before each picture is drawn.
  let onPicture: @Sendable () -> Void

  /// The pictures for the page; `nil` if no page is made or nothing could be shown.
  ///
  /// - Parameters:
  ///   - series: The screen in a setting.
  ///   - notes: The observations on it.
  ///   - alone: The screen without settings from code; none if it looks the same.
  /// - Returns: The pictures.
  func pictures(
    of series: ScreenSeries,
    _ notes: ScreenAuditor.Notes,
    alone: [ScreenSeries.Step]
  ) -> HTMLReport.PictureSet? {
    guard isWanted, let first = series.launched.first else { return nil }
    var set = HTMLReport.PictureSet(
      screen: series.screen,
      setting: series.setting,
      size: first.snapshot.size,
      launched: [:],
      fold: first.snapshot.size.height
    )
    var last = LastPicture(sheet: sheet, screen: series.screen, onPicture: onPicture)
    for step in series.launched {
      let picture = last.picture(of: step.snapshot)
      set.launched[step.category] = picture?.drawing
      set.launchedRegions[step.category] = picture?.region
    }
    for step in series.changed {
      let launched = series.launched(at: step.category)
      guard step.snapshot.root != launched?.root else { continue }
      let picture = last.picture(of: step.snapshot)
      set.changed[step.category] = picture?.drawing
      set.changedRegions[step.category] = picture?.region
    }
    for step in alone {
      let picture = last.picture(of: step.snapshot)
      set.alone[step.category] = picture?.drawing
      set.aloneRegions[step.category] = picture?.region
    }
    set.fold = BarEdges(first.snapshot).free.maxY
    set.objectIDs = objectIDs(in: first.snapshot)
    set.largeContent = largeContent(of: series)
    guard set.fillsDevice else { return set }
    set.statusBarInk = StatusBarInk(on: first.snapshot)
    set.scrolled = scrolledPictures(of: series, notes)
    return set
  }

  /// The objects of the document on a screen.
  private func objectIDs(in snapshot: LayoutSnapshot) -> Set<String> {
    var ids: Set<String> = []
    snapshot.walk { visit in
      guard !visit.isHidden else { return false }
      if let id = visit.element.identity.objectID { ids.insert(id) }
      return true
    }
    return ids
  }

  /// Draws a screen only once if it looks as it did at the previous size: in many projects most text does not
  /// grow.
  private struct LastPicture {
    let sheet: DrawingSheet
    let screen: SweepScreen
    let onPicture: @Sendable () -> Void
    private var root: SnapshotElement?
    private var last: (drawing: DrawingSheet.Drawing, region: Rect)?

    init(sheet: DrawingSheet, screen: SweepScreen, onPicture: @escaping @Sendable () -> Void) {
      self.sheet = sheet
      self.screen = screen
      self.onPicture = onPicture
    }

    mutating func picture(
      of snapshot: LayoutSnapshot
    ) -> (drawing: DrawingSheet.Drawing, region: Rect)? {
      guard snapshot.root != root else { return last }
      root = snapshot.root
      onPicture()
      let part = ShownPart(snapshot, of: screen)
      last = (try? sheet.draw(part.snapshot)).map { ($0, part.region) }
      return last
    }
  }

  /// The screen scrolled to observations below its edge: each object once, at its first observation.
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
