import Diagnostics
import DynamicType
import FileAccess
import Rendering
import ScreenAudit

/// Turns what was seen into a report, an exit status and files.
struct PreviewEnding {
  let run: PreviewRun
  let settings: PreviewSettings
  let input: PreviewInput
  let sweep: Sweep

  func outcome(
    _ shots: [SeriesShot],
    _ auditor: ScreenAuditor,
    _ sheet: DrawingSheet
  ) throws(PreviewRun.Failure) -> PreviewRun.Outcome {
    let notes = shots.map(\.notes)
    let found = auditor.findings(in: notes, location: location).compactMap(configured)
    let verdicts = auditor.verdicts(notes, found)
    let others = (input.findings + shots.flatMap(\.findings)).unique
    let rest = run.policy.adjusted(
      settings.configuration.applied(to: others, root: settings.root)
    )
    let all = found.map(\.reported) + rest
    let match = try compare(all)
    let aboutSettings = settings.configuration.applied(
      to: match.staleFindings + settings.findings,
      root: settings.root
    )
    var outcome = PreviewRun.Outcome(
      report: FindingReport(
        findings: match.new + aboutSettings,
        catalog: .all,
        tool: run.tool,
        root: settings.root,
        checkedFiles: input.documents
      ),
      findings: found,
      verdicts: verdicts,
      status: status(match.new, aboutSettings),
      knownCount: match.knownCount,
      screens: notes.map(\.screen).unique,
      documents: input.documents,
      writtenFiles: match.written
    )
    try write(&outcome, shots, sheet, rest)
    return outcome
  }

  private func location(_ file: String, _ id: String) -> SourceLocation? {
    input.sources.first { $0.file == file }?.location(ofObject: id)
  }

  /// The finding as the configuration and the policy leave it.
  private func configured(_ finding: AuditFinding) -> AuditFinding? {
    let kept = settings.configuration.applied(
      to: [finding.reported],
      root: settings.root
    )
    guard let first = run.policy.adjusted(kept).first else { return nil }
    var finding = finding
    finding.reported = first
    return finding
  }

  private func status(_ new: [Finding], _ aboutSettings: [Finding]) -> ExitStatus {
    let reading = ExitStatus(afterReading: aboutSettings)
    guard reading == .clean else { return reading }
    return ExitStatus(
      after: new,
      failingOn: run.failOn ?? settings.configuration.failOn ?? .error
    )
  }
}

extension PreviewEnding {
  private struct Comparison {
    var new: [Finding]
    var staleFindings: [Finding] = []
    var knownCount = 0
    var written: [String] = []
  }

  /// Compares with the baseline, or writes it.
  private func compare(_ findings: [Finding]) throws(PreviewRun.Failure) -> Comparison {
    guard let path = settings.baselinePath(run) else { return Comparison(new: findings) }
    do throws(FileError) {
      if run.writesBaseline {
        try FileReplacement.write(Baseline(findings, root: settings.root).text, to: path)
        return Comparison(new: [], knownCount: findings.count, written: [path])
      }
      let reading = Baseline.read(try FileBytes.read(path), file: path)
      let match = reading.value.match(findings, root: settings.root)
      return Comparison(
        new: match.new,
        staleFindings: reading.findings + match.staleFindings(in: path),
        knownCount: match.known.count
      )
    } catch {
      throw .file(error)
    }
  }

  private func write(
    _ outcome: inout PreviewRun.Outcome,
    _ shots: [SeriesShot],
    _ sheet: DrawingSheet,
    _ rest: [Finding]
  ) throws(PreviewRun.Failure) {
    guard let output = run.output else { return }
    let folder = OutputFolder(path: FilePath.absolute(output, in: run.folder))
    do throws(FileError) {
      for shot in shots {
        outcome.writtenFiles += try shot.written.get().map { "\(folder.path)/\($0)" }
      }
      try folder.write(
        LargerTextVerdict.json(outcome.verdicts.map(relative)),
        to: "larger-text.json"
      )
      outcome.writtenFiles.append("\(folder.path)/larger-text.json")
      guard run.writesPage else { return }
      let page = HTMLReport(
        title: title,
        tool: run.tool,
        categories: sweep.categories,
        sheet: sheet,
        pictures: shots.compactMap(\.pictures).map(relative),
        findings: outcome.findings.map(relative),
        documentFindings: rest.map { $0.relative(to: settings.root) },
        verdicts: outcome.verdicts.map(relative)
      )
      try folder.write(to: "index.html", pieces: page.write)
      outcome.writtenFiles.append("\(folder.path)/index.html")
    } catch {
      throw .file(error)
    }
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

  private func relative(_ screen: SweepScreen) -> SweepScreen {
    var screen = screen
    screen.file = FilePath.relative(screen.file, to: settings.root)
    return screen
  }

  private func relative(_ set: HTMLReport.PictureSet) -> HTMLReport.PictureSet {
    var set = set
    set.screen = relative(set.screen)
    return set
  }

  private func relative(_ verdict: LargerTextVerdict) -> LargerTextVerdict {
    var verdict = verdict
    verdict.screen = relative(verdict.screen)
    return verdict
  }

  private func relative(_ finding: AuditFinding) -> AuditFinding {
    var finding = finding
    finding.screen = relative(finding.screen)
    finding.reported = finding.reported.relative(to: settings.root)
    return finding
  }
}
