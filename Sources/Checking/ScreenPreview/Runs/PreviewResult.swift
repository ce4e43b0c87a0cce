import FileAccess
import Diagnostics
import DynamicType
import Rendering
import ScreenAudit
import ScreenLoading

/// Turns the observations into an outcome: findings, verdicts, report and page.
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
    let real = auditor.findings(in: notes, location: location).filter(isReal)
    let seen = real.map(marked).map(placed).compactMap { finding in
      pipeline.weighed(finding.reported).map { finding.reporting($0) }
    }
    let verdicts = auditor.verdicts(notes, seen)
    let found = seen.toldOnce.toldOncePerDocument(preferring: preferredCopies, \.reported)
    let all = pipeline.weighed((input.findings + series.flatMap(\.findings)).unique)
    let others = all.toldOncePerDocument(preferring: preferredCopies, \.self).refusalsToldOnce
    let end = pipeline.outcome(
      of: found.map(\.reported) + others,
      aboutSettings: settings.findings,
      checkedFiles: input.documents
    )
    let generation = settings.generation(run)
    var report = end.report
    report.systemVersion = "\(generation.version)"
    let coverage = coverage(notes.map(\.screen).unique)
    return PreviewRun.Outcome(
      report: report,
      findings: found,
      verdicts: verdicts,
      status: status(end.status, verdicts),
      knownCount: end.knownCount,
      screens: notes.map(\.screen).unique,
      documents: input.documents,
      hasTranslations: !Set(input.languages).isSubset(of: input.developmentLanguages),
      furtherLanguages: settings.furtherLanguages(run, of: input),
      coverage: coverage,
      generation: generation,
      writtenFiles: [],
      page: try page(series, found, others, uncovered(all, series).unique, verdicts, sheet),
      newBaseline: end.newBaseline.flatMap { baseline in
        settings.baselinePath(run).map { PreviewRun.NewBaseline(baseline: baseline, path: $0) }
      },
      relativeCoverage: coverage.relative(to: settings.root),
      relativeVerdicts: verdicts.map { $0.relative(to: settings.root) },
      series: series.map { PreviewRun.ShownSeries(screen: $0.key.screen, setting: $0.key.setting) }
    )
  }

  /// The status of the run, if a clean result is meaningful: documents without text, such as a launch screen,
  /// prove nothing about an app whose screens are made in code that is not shown.
  private func status(_ status: ExitStatus, _ verdicts: [LargerTextVerdict]) -> ExitStatus {
    let showsText = verdicts.contains { $0.content == .text }
    guard status == .clean, !showsText, run.shown.codeScreens.isEmpty,
      input.findings.contains(where: { $0.rule == .codeNotShown })
    else { return status }
    return .notCovered
  }

  /// Whether a person could encounter the fault.
  private func isReal(_ finding: AuditFinding) -> Bool {
    guard finding.isAboutTouch, let id = finding.object.objectID else { return true }
    return input.idleButtons[finding.screen.file]?.contains(id) != true
  }

  /// The language folders whose copy of a document is named: that from which Xcode derives the others, and
  /// those of the app's development languages.
  private var preferredCopies: [String] { ["Base"] + input.developmentLanguages }

  /// Notes on a finding that its text is in no document.
  private func marked(_ finding: AuditFinding) -> AuditFinding {
    guard let id = finding.object.objectID, input.inventedTexts[finding.screen.file]?[id] != nil
    else { return finding }
    var finding = finding
    finding.reported.context.append(FindingContext("text", "invented", identifies: false))
    return finding
  }

  /// Notes on a finding which code causes it.
  private func placed(_ finding: AuditFinding) -> AuditFinding {
    guard let id = finding.object.objectID, let code = input.code[finding.screen.file] else {
      return finding
    }
    return finding.naming(code.applied(to: id, finding.aspects))
  }

  private func coverage(_ screens: [SweepScreen]) -> PreviewCoverage {
    var coverage = input.coverage
    coverage.add(screens, of: input.documents, input.code)
    return coverage
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
    do throws(FileError) {
      return .comparing(Baseline.read(try FileBytes.read(path), file: path), file: path)
    } catch {
      throw .file(error)
    }
  }

  private func location(_ file: String, _ id: String) -> SourceLocation? {
    // A source file may have several screens, each with its own source.
    let sources = input.sources.map(\.source).filter { $0.screens.first?.file == file }
    let own = sources.first { $0.screens.contains { $0.id == id } } ?? sources.first
    return own?.location(ofObject: id)
  }

  private func page(
    _ series: [AuditedSeries],
    _ found: [AuditFinding],
    _ others: [Finding],
    _ uncovered: [HTMLReport.Uncovered],
    _ verdicts: [LargerTextVerdict],
    _ sheet: DrawingSheet
  ) throws(PreviewRun.Failure) -> HTMLReport? {
    guard run.writing.folder != nil, run.writing.writesPage else { return nil }
    let root = settings.root
    var page = HTMLReport(
      title: title,
      tool: run.tool,
      systemVersion: "\(settings.generation(run).version)",
      categories: sweep.categories,
      sheet: sheet,
      pictures: series.compactMap(\.pictures).map { $0.relative(to: root) },
      findings: found.map { $0.relative(to: root) },
      documentFindings: others.map { $0.relative(to: root) },
      verdicts: verdicts.map { $0.relative(to: root) }
    )
    page.uncovered = uncovered
    let code = others.filter { $0.rule.id == RuleDescription.codeNotShown.id }
    page.notices = code.map(\.message).unique
    page.coverage = coverage(series.map(\.key.screen).unique).relative(to: root)
    page.furtherLanguages = settings.furtherLanguages(run, of: input)
    page.inventedTexts = input.inventedTexts.sorted { $0.key < $1.key }.flatMap { file, texts in
      texts.sorted { $0.key < $1.key }.map { id, text in
        HTMLReport.InventedText(
          file: FilePath.relative(file, to: root),
          objectID: id,
          text: text.text(in: nil) ?? ""
        )
      }
    }
    page.earlier = try earlier()
    return page
  }

  private func earlier() throws(PreviewRun.Failure) -> EarlierRun? {
    guard let path = run.writing.comparePath else { return nil }
    do throws(EarlierRun.Failure) {
      return try EarlierRun(path: FilePath.absolute(path, in: run.folder))
    } catch {
      switch error {
      case .file(let error): throw .file(error)
      case .notAPage(let path): throw .noEarlierRun(path)
      }
    }
  }

  /// The documents that could not be read and the screens that could not be made.
  private func uncovered(_ others: [Finding], _ series: [AuditedSeries]) -> [HTMLReport.Uncovered] {
    let rules: [RuleDescription] = [.documentUnreadable, .documentRefused, .screenFailed]
    return others.filter { rules.map(\.id).contains($0.rule.id) }.map { finding in
      let screen = series.first {
        $0.key.screen.file == finding.location.file && $0.key.screen.id == finding.location.objectID
      }
      return HTMLReport.Uncovered(
        name: screen?.key.screen.title ?? FilePath.name(finding.location.file),
        file: FilePath.relative(finding.location.file, to: settings.root),
        reason: finding.message
      )
    }
  }

  /// The names of the run's folders or documents.
  private var title: String {
    let names = run.paths.map { path in
      let path = FilePath.absolute(path, in: run.folder)
      return path.split(separator: "/").last.map(String.init) ?? path
    }
    return names.count > 2
      ? "\(names[0]) and \(names.count - 1) more" : names.joined(separator: ", ")
  }
}
