import FileAccess
import Diagnostics
import DynamicType
import Rendering
import Snapshots
public import ScreenAudit

/// A long-lived preview: it shows and audits screens, and repeats only the work that a change affects.
///
/// ```swift
/// let session = PreviewSession(PreviewRun(paths: ["MyApp"], folder: folder))
/// _ = try session.audit()
/// session.run.shown.categories.append(.accessibilityLarge)
/// let outcome = try session.audit()  // lays out one more size
/// session.fileChanged("MyApp/Main.storyboard")
/// ```
///
/// A session computes and writes nothing; a ``PreviewWriter`` writes the files of an outcome. It belongs to
/// one task; the screens of an audit are processed in parallel.
public final class PreviewSession {
  /// Counts of the work that a session has done since its creation.
  public struct Work: Hashable, Sendable {
    /// The documents that were read.
    public var documentsRead = 0

    /// The screens that were laid out, each size separately.
    public var screensLaidOut = 0

    /// The screens in a setting that the rules have checked.
    public var seriesAudited = 0

    /// Creates counts of no work.
    public init() {}
  }

  /// The options of the run, which may be changed between audits.
  public var run: PreviewRun

  /// The work so far.
  public var work: Work { counter.current }

  private let counter = WorkCounter()
  private let keepsScreens: Bool
  /// The sources of another front end, or `nil` if documents are read.
  private let sources: [PreviewSource]?
  private var documents = PreviewDocuments()
  private var known: [AuditedSeries.Key: AuditedSeries] = [:]
  private let sheet = DrawingSheet()
  /// The pieces of a page that the next one reuses, or `nil` if each page is made from scratch.
  private let pieces: PagePieces?

  /// Creates a session whose pages are written repeatedly.
  init(_ run: PreviewRun, pieces: PagePieces) {
    self.run = run
    self.pieces = pieces
    keepsScreens = true
    sources = nil
  }

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - run: The screens to show and the findings that count.
  ///   - sources: The screens of another front end, which are shown instead of the run's documents.
  ///   - keepsScreens: Whether screens are kept for the next audit, which needs memory for each.
  public init(
    _ run: PreviewRun,
    sources: [any SweepSource]? = nil,
    keepsScreens: Bool = true
  ) {
    self.run = run
    self.keepsScreens = keepsScreens
    pieces = nil
    let counter = counter
    self.sources = sources?.map {
      keepsScreens ? PreviewSource(kept: CachedSource($0, counter: counter)) : PreviewSource($0)
    }
  }

  /// Notifies the session that a file was changed, added or removed.
  ///
  /// - Parameter path: The path; relative to the folder of the run, or absolute.
  public func fileChanged(_ path: String) {
    documents.forget(path: FilePath.absolute(path, in: run.folder))
  }

  /// Shows and audits the screens, and weighs the findings.
  ///
  /// - Parameters:
  ///   - progress: Called after each screen and setting, one call at a time, from any thread.
  ///   - onSeries: Called with each screen in a setting that was audited again, from any thread.
  /// - Returns: The outcome; no file is written.
  /// - Throws: An error for a missing path, for nothing to show, or for an unreadable file.
  public func audit(
    progress: @Sendable (Sweep.Progress) -> Void = { _ in },
    onSeries: @Sendable (ScreenSeries) -> Void = { _ in }
  ) throws(PreviewRun.Failure) -> PreviewRun.Outcome {
    let shown = try show(progress: progress, onSeries: onSeries)
    guard !shown.series.isEmpty else {
      guard shown.input.endings.isEmpty else { throw .documentsEndedProcess(shown.input.endings) }
      throw .nothingToShow(
        run.paths.map { "'\($0)'" }.joined(separator: ", "),
        because: shown.input.findings.filter(\.isAboutUnshownDocument)
      )
    }
    var outcome = try PreviewResult(
      run: run,
      settings: shown.settings,
      input: shown.input,
      sweep: shown.sweep
    )
    .outcome(shown.series, shown.auditor, sheet)
    if let pieces { outcome.page?.pieces = pieces }
    return outcome
  }

  /// Shows, audits and draws without keeping a result, to learn which screens end the process.
  func tryOut(
    onSeries: @Sendable (ScreenSeries) -> Void
  ) throws(PreviewRun.Failure) {
    _ = try show(progress: { _ in }, onSeries: onSeries)
  }

  /// The screens of a run with their inputs.
  private struct Shown {
    var settings: PreviewSettings
    var input: PreviewInput
    var sweep: Sweep
    var auditor: ScreenAuditor
    var series: [AuditedSeries]
  }

  private func show(
    progress: @Sendable (Sweep.Progress) -> Void,
    onSeries: @Sendable (ScreenSeries) -> Void
  ) throws(PreviewRun.Failure) -> Shown {
    let settings = try PreviewSettings(run)
    let input = try input(settings)
    if sources == nil { try settings.checkLanguages(run, of: input) }
    let sweep = Sweep(
      settings: SweepSetting.all(
        devices: settings.devices(run),
        orientations: run.shown.orientations.isEmpty
          ? input.usualOrientations : run.shown.orientations,
        languages: settings.languages(run, shipped: input.languages),
        styles: run.shown.styles,
        systemVersion: settings.generation(run).version
      ),
      categories: settings.categories(run),
      changesWhileRunning: run.shown.changesWhileRunning,
      workers: run.workers,
      onSize: { [onWork = run.supervision.onWork] in onWork?(.goesOn($0)) }
    )
    let auditor = ScreenAuditor(lookingFor: settings.configuration.mayReport)
    return Shown(
      settings: settings,
      input: input,
      sweep: sweep,
      auditor: auditor,
      series: audited(input, sweep, auditor, progress, onSeries)
    )
  }

  private func input(_ settings: PreviewSettings) throws(PreviewRun.Failure) -> PreviewInput {
    if let sources { return PreviewInput(sources: sources) }
    return try documents.input(run, settings, onRead: counter.countDocument) { source in
      guard keepsScreens else { return PreviewSource(source) }
      // A page that is written repeatedly needs the findings and drawings, but no snapshots.
      return PreviewSource(
        kept: CachedSource(
          source,
          counter: counter,
          keepsSnapshots: pieces == nil,
          versions: source.makeVersions?()
        )
      )
    }
  }

  /// The screens in their settings; known ones are not audited again.
  private func audited(
    _ input: PreviewInput,
    _ sweep: Sweep,
    _ auditor: ScreenAuditor,
    _ progress: @Sendable (Sweep.Progress) -> Void,
    _ onSeries: @Sendable (ScreenSeries) -> Void
  ) -> [AuditedSeries] {
    let onWork = run.supervision.onWork
    let painter = SeriesPainter(
      sheet: sheet,
      isWanted: run.writing.folder != nil && run.writing.writesPage,
      onPicture: { onWork?(.goesOn(nil)) }
    )
    let (kept, counter, keepsScreens) = (known, counter, keepsScreens)
    let (sources, invented, doubts) = (input.sources, input.inventedTexts, input.codeDoubts)
    let documentsAlone = input.documentsAlone
    let endingFiles = EndingFiles(files: run.supervision.endingFiles)
    @Sendable func key(
      _ screen: SweepScreen,
      _ setting: SweepSetting,
      _ index: Int
    ) -> AuditedSeries.Key {
      let version = version(screen, index)?.content
      return AuditedSeries.Key(screen, setting, version, sweep, auditor, painter)
    }
    @Sendable func version(_ screen: SweepScreen, _ index: Int) -> ScreenVersions.Version? {
      sources[index].version?(screen)
    }
    @Sendable func unchanged(
      _ screen: SweepScreen,
      _ setting: SweepSetting,
      _ index: Int
    ) -> AuditedSeries? {
      guard keepsScreens, let series = kept[key(screen, setting, index)],
        series.findings.isEmpty || series.lines == version(screen, index)?.lines
      else { return nil }
      return series
    }
    let series = sweep.map(sources.map(\.source), progress: progress) { screen, setting, index in
      let known = unchanged(screen, setting, index)
      if known == nil { onWork?(.shows(PreviewRun.name(of: screen))) }
      return known
    } _: { series, index in
      defer { onWork?(.ends) }
      onWork?(.goesOn(nil))
      let notes = auditor.observe(
        series,
        inventedTexts: Set(invented[series.screen.file, default: [:]].keys),
        code: doubts[series.screen.file] ?? CodeDoubts()
      )
      let alone = painter.isWanted ? documentsAlone[series.screen.file] : nil
      let stepsAlone = alone?.steps(beside: series) ?? []
      counter.countAudit()
      onSeries(series)
      return AuditedSeries(
        key: key(series.screen, series.setting, index),
        lines: version(series.screen, index)?.lines,
        notes: notes,
        pictures: painter.pictures(of: series, notes, alone: stepsAlone),
        findings: series.findings.filter { $0.severity >= .warning }
          + Finding.messages(of: series) { sources[index].source.location(ofObject: $0) }
          + endingFiles.findings(about: series) { sources[index].source.location(ofObject: $0) }
          + (series.failure.map { [.failed(series, $0)] } ?? [])
      )
    }
    if keepsScreens {
      self.known = Dictionary(series.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    }
    return series
  }
}
