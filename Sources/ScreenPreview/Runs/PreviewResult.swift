import Diagnostics
import DynamicType
import Rendering
import ScreenAudit

/// Turns what was seen into an outcome: findings, verdicts, report and page.
struct PreviewResult {
  let run: PreviewRun
  let settings: PreviewSettings
  let input: PreviewInput
  let sweep: Sweep

  func outcome(
    _ series: [AuditedSeries],
    _ auditor: ScreenAuditor,
    _ sheet: DrawingSheet
  ) throws(PreviewRun.Failure) -> PreviewRun.Outcome {
    let pipeline = try pipeline()
    let notes = series.map(\.notes)
    let found = auditor.findings(in: notes, location: location).compactMap { finding in
      pipeline.weighed(finding.reported).map { finding.reporting($0) }
    }
    let verdicts = auditor.verdicts(notes, found)
    let others = pipeline.weighed((input.findings + series.flatMap(\.findings)).unique)
    let end = pipeline.outcome(
      of: found.map(\.reported) + others,
      aboutSettings: settings.findings,
      checkedFiles: input.documents
    )
    let generation = settings.generation(run)
    var report = end.report
    report.systemVersion = "\(generation.version)"
    return PreviewRun.Outcome(
      report: report,
      findings: found,
      verdicts: verdicts,
      status: end.status,
      knownCount: end.knownCount,
      screens: notes.map(\.screen).unique,
      documents: input.documents,
      generation: generation,
      writtenFiles: [],
      page: page(series, found, others, verdicts, sheet),
      newBaseline: end.newBaseline.flatMap { baseline in
        settings.baselinePath(run).map { PreviewRun.NewBaseline(baseline: baseline, path: $0) }
      },
      relativeVerdicts: verdicts.map { $0.relative(to: settings.root) },
      series: series.map { PreviewRun.ShownSeries(screen: $0.key.screen, setting: $0.key.setting) }
    )
  }

  private func pipeline() throws(PreviewRun.Failure) -> FindingPipeline {
    FindingPipeline(
      catalog: .all,
      tool: run.tool,
      configuration: settings.configuration,
      policy: run.policy,
      baseline: try baseline(),
      failOn: run.failOn,
      root: settings.root
    )
  }

  private func baseline() throws(PreviewRun.Failure) -> FindingPipeline.BaselineUse {
    guard let path = settings.baselinePath(run) else { return .none }
    if run.writesBaseline { return .replacing }
    do throws(TextFileError) {
      return .comparing(Baseline.read(try TextFile.read(path), file: path), file: path)
    } catch {
      throw .file(error)
    }
  }

  private func location(_ file: String, _ id: String) -> SourceLocation? {
    input.sources.first { $0.screens.first?.file == file }?.location(ofObject: id)
  }

  private func page(
    _ series: [AuditedSeries],
    _ found: [AuditFinding],
    _ others: [Finding],
    _ verdicts: [LargerTextVerdict],
    _ sheet: DrawingSheet
  ) -> HTMLReport? {
    guard run.output != nil, run.writesPage else { return nil }
    let root = settings.root
    return HTMLReport(
      title: title,
      tool: run.tool,
      categories: sweep.categories,
      sheet: sheet,
      pictures: series.compactMap(\.pictures).map { $0.relative(to: root) },
      findings: found.map { $0.relative(to: root) },
      documentFindings: others.map { $0.relative(to: root) },
      verdicts: verdicts.map { $0.relative(to: root) }
    )
  }

  /// The names of the folders or documents that the run is about.
  private var title: String {
    let names = run.paths.map { path in
      let path = FilePath.absolute(path, in: run.folder)
      return path.split(separator: "/").last.map(String.init) ?? path
    }
    return names.count > 2
      ? "\(names[0]) and \(names.count - 1) more" : names.joined(separator: ", ")
  }
}
