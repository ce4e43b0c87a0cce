import CommandSupport
import Diagnostics
import DynamicType
import FileAccess
import ScreenAudit
import ScreenPreview

/// The reports of a run: one that is printed, and others that are written to files.
struct PreviewReports {
  let printed: Reporter
  /// Whether the printed output is for people, rather than for a program.
  let isForPeople: Bool
  let isQuiet: Bool
  /// Whether a person wants the summary alone.
  let isSummary: Bool
  let files: [(reporter: Reporter, path: String)]

  /// The files, as they were named.
  var paths: [String] { files.map { $0.path } }

  /// Writes the report of an app that is not covered; people get an explanation instead.
  func write(_ report: FindingReport) throws {
    try writeFiles(report)
    guard !isForPeople else { return }
    StandardOutput.write(text(printed, report))
  }

  /// Writes the files, prints, and returns the printed text.
  @discardableResult
  func write(_ outcome: PreviewRun.Outcome) throws -> String {
    try writeFiles(outcome.report)
    let text = text(outcome)
    StandardOutput.write(text)
    return text
  }

  private func writeFiles(_ report: FindingReport) throws {
    for (reporter, path) in files {
      do throws(FileError) {
        try FileReplacement.write(reporter.text(for: report), to: path)
      } catch {
        throw UsageError(error)
      }
    }
  }

  private func text(_ outcome: PreviewRun.Outcome) -> String {
    let terminal = Terminal.standardOutput
    let summary = PreviewSummary(outcome: outcome)
    guard !isForPeople || !isSummary else { return summary.short(on: terminal) + "\n" }
    let reporter = isForPeople ? Reporter.text(usesColor: terminal.allowsBold) : printed
    let text = text(reporter, outcome.report)
    return isForPeople && !isQuiet ? text + summary.text(on: terminal) + "\n" : text
  }

  private func text(_ reporter: Reporter, _ report: FindingReport) -> String {
    let text = reporter.text(for: report)
    return text.hasSuffix("\n") || text.isEmpty ? text : text + "\n"
  }
}

/// The end of the output for people: the verdicts, and the path of the page.
struct PreviewSummary {
  let outcome: PreviewRun.Outcome

  func text(on terminal: Terminal) -> String {
    let isOnBoth = Set(outcome.verdicts.map(\.idiom)).count > 1
    let device: [TextTable.Column] = isOnBoth ? [.left("On")] : []
    var table = TextTable([.left("Screen")] + device + [.left("Larger Text"), .left("Why")])
    let titles = outcome.titles
    table.rows = outcome.verdicts.filter { $0.content == .text }.map { verdict in
      let device = isOnBoth ? [verdict.idiom == .pad ? "iPad" : "iPhone"] : []
      return [titles[verdict.screen]] + device + [Self.words(verdict.outcome), why(verdict)]
    }
    let verdicts = table.rows.isEmpty ? [] : [table.text(on: terminal), ""]
    return (verdicts + footnotes).joined(separator: "\n")
  }

  /// The summary for people who do not see the findings, with their number.
  func short(on terminal: Terminal) -> String {
    let counts = FindingCounts(outcome.report.findings)
    let number = counts.total == 1 ? "1 finding" : "\(counts.total) findings"
    return "\(number): \(counts).\n\n" + text(on: terminal)
  }

  private static func words(_ outcome: LargerTextVerdict.Outcome) -> String {
    switch outcome {
    case .supported: "supported"
    case .notSupported: "not yet"
    case .notEvaluated: "not evaluated"
    }
  }

  private func why(_ verdict: LargerTextVerdict) -> String {
    switch verdict.outcome {
    case .notSupported:
      verdict.reasons.count == 1
        ? "1 finding up to AX3" : "\(verdict.reasons.count) findings up to AX3"
    case .notEvaluated: verdict.reasons.first ?? ""
    case .supported: ""
    }
  }

  /// The number of screens that are not listed, because they have no text.
  private var folded: String? {
    let screens = Dictionary(grouping: outcome.verdicts, by: \.screen).values.map { verdicts in
      verdicts.map(\.content).max() ?? .blank
    }
    let (blank, textless) = (screens.count { $0 == .blank }, screens.count { $0 == .withoutText })
    guard blank + textless > 0 else { return nil }
    let parts = [
      blank == 0 ? nil : "\(blank) \(blank == 1 ? "screen is" : "screens are") blank",
      textless == 0
        ? nil : "\(textless) \(textless == 1 ? "screen shows" : "screens show") no text",
    ]
    let list = parts.compactMap(\.self).joined(separator: " and ")
    return "\(list); the list leaves \(blank + textless == 1 ? "it" : "them") out."
  }

  /// The languages that are not shown, with the options for showing them.
  private var languages: String? {
    let tags = outcome.furtherLanguages
    guard let first = tags.first else { return nil }
    let some = tags.prefix(2).joined(separator: ",")
    let found = tags.count == 1 ? "'\(first)'" : "\(tags.count) more languages"
    let more = tags.count > 2 ? ", '--language \(some)' two of them" : ""
    return "The language is that of the documents. Texts in \(found) were found; "
      + "'--language all' also shows these\(more)."
  }

  private var footnotes: [String] {
    var notes = ["Screens are drawn as iOS \(outcome.generation.version)."]
    if let folded { notes.append(folded) }
    let failed = outcome.report.findings.count { $0.rule.id == "screen-failed" }
    if failed > 0 {
      notes.append(
        (failed == 1 ? "1 screen" : "\(failed) screens")
          + " could not be shown and \(failed == 1 ? "is" : "are") not listed; the findings say why."
      )
    }
    if outcome.knownCount > 0 {
      notes.append("\(outcome.knownCount) known findings of the baseline are not listed.")
    }
    notes += outcome.report.findings.filter { $0.rule.id == "code-not-shown" }.map(\.message)
    notes += outcome.coverage.sentences
    if let languages { notes.append(languages) }
    if !outcome.hasTranslations, !outcome.showsPseudoLanguage {
      notes.append(
        "The texts are in one language; '--language base,pseudo' also shows them 40 % longer and "
          + "from right to left."
      )
    }
    let page = outcome.writtenFiles.last { $0.hasSuffix("index.html") }
    if let page {
      let place = FilePath.relative(page, to: WorkingFolder.path)
      notes.append("The page with all pictures: \(place)")
    }
    return notes
  }
}
