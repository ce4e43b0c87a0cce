import Diagnostics
import DynamicType
import FileAccess
public import ScreenAudit

extension PreviewRun {
  /// Reads, shows, looks, draws and writes.
  ///
  /// - Parameter progress: Is told after each screen and setting, one call at a time, from any
  ///   thread.
  /// - Returns: What came out.
  /// - Throws: A path that is not there, nothing to show, a file that cannot be read or written.
  public func run(
    progress: @Sendable (Sweep.Progress) -> Void = { _ in }
  ) throws(Failure) -> Outcome {
    let settings = try PreviewSettings(self)
    let input = try PreviewInput(self, settings)
    let sweep = Sweep(
      settings: SweepSetting.all(
        devices: settings.devices(self),
        orientations: orientations,
        languages: settings.languages(self, shipped: input.languages),
        styles: styles
      ),
      categories: settings.categories(self),
      changesWhileRunning: changesWhileRunning,
      workers: workers
    )
    let auditor = ScreenAuditor(lookingFor: settings.configuration.mayReport)
    let painter = SeriesPainter(self)
    let shots = sweep.map(input.sources, progress: progress) { series, _ in
      let notes = auditor.observe(series)
      return SeriesShot(
        notes: notes,
        pictures: painter.pictures(of: series, notes),
        written: painter.writeFiles(of: series),
        findings: series.findings.filter { $0.severity >= .warning }
          + (series.failure.map { [.failed(series, $0)] } ?? [])
      )
    }
    guard !shots.isEmpty else {
      throw .nothingToShow(paths.map { "'\($0)'" }.joined(separator: ", "))
    }
    return try PreviewEnding(run: self, settings: settings, input: input, sweep: sweep)
      .outcome(shots, auditor, painter.sheet)
  }
}

/// What is kept of a series, without its snapshots.
struct SeriesShot: Sendable {
  var notes: ScreenAuditor.Notes
  var pictures: HTMLReport.PictureSet?
  var written: Result<[String], FileError>
  var findings: [Finding]
}
