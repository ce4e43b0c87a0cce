import CommandSupport
import Diagnostics
import DynamicType
import FileAccess
import ScreenAudit
import ScreenPreview

/// The reports of a run: one that is printed, others that are written into files.
struct PreviewReports {
  let printed: Reporter
  /// Whether a person reads what is printed, rather than a program.
  let isForPeople: Bool
  let isQuiet: Bool
  /// Whether a person wants the summary alone.
  let isSummary: Bool
  let files: [(reporter: Reporter, path: String)]

  func write(_ outcome: PreviewRun.Outcome) throws {
    for (reporter, path) in files {
      do throws(FileError) {
        try FileReplacement.write(reporter.text(for: outcome.report), to: path)
      } catch {
        throw PreviewFailure.report(error)
      }
    }
    let terminal = Terminal.standardOutput
    guard !isForPeople || !isSummary else {
      print(PreviewSummary(outcome: outcome).short(on: terminal))
      return
    }
    let reporter = isForPeople ? Reporter.text(usesColor: terminal.allowsBold) : printed
    let text = reporter.text(for: outcome.report)
    print(text, terminator: text.hasSuffix("\n") || text.isEmpty ? "" : "\n")
    guard isForPeople, !isQuiet else { return }
    print(PreviewSummary(outcome: outcome).text(on: terminal))
  }
}

/// What a person wants to know at the end: the verdicts, and where the page is.
struct PreviewSummary {
  let outcome: PreviewRun.Outcome

  func text(on terminal: Terminal) -> String {
    let isOnBoth = Set(outcome.verdicts.map(\.idiom)).count > 1
    let device: [TextTable.Column] = isOnBoth ? [.left("On")] : []
    var table = TextTable([.left("Screen")] + device + [.left("Larger Text"), .left("Why")])
    table.rows = outcome.verdicts.map { verdict in
      let device = isOnBoth ? [verdict.idiom == .pad ? "iPad" : "iPhone"] : []
      return [verdict.screen.title] + device + [Self.words(verdict.outcome), why(verdict)]
    }
    return ([table.text(on: terminal)] + footnotes).joined(separator: "\n")
  }

  /// The summary for somebody who does not see the findings: their number stands above.
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

  private var footnotes: [String] {
    var notes = ["Screens are drawn as iOS \(outcome.generation.version)."]
    if outcome.knownCount > 0 {
      notes.append("\(outcome.knownCount) known findings of the baseline are not listed.")
    }
    let page = outcome.writtenFiles.last { $0.hasSuffix("index.html") }
    if let page { notes.append("The page with all pictures: \(page)") }
    return [""] + notes
  }
}
