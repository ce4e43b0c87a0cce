import ArgumentParser
import CommandSupport
import Diagnostics
import FileAccess
@_spi(Supervision) import ScreenPreview

/// Writes the page repeatedly until the process is ended.
struct PreviewWatching {
  let run: PreviewRun
  let reporters: PreviewReports
  let isolation: PreviewIsolation

  /// The time between two checks for changes, in milliseconds.
  private static let patience = 60_000

  func stay(_ progress: ProgressLine) throws {
    let watch = PreviewWatch(run)
    let first: PreviewRun.Outcome
    do throws(PreviewRun.Failure) {
      first = try watch.start { progress.show($0) }
    } catch {
      progress.clear()
      throw PreviewFailure.error(error, run, reporters)
    }
    progress.clear()
    if !isolation.hasPrinted { try reporters.write(first) }
    isolation.noteOutcome()
    Self.say("Watching for changes; the open page follows. Ctrl-C ends it.")
    while true {
      let change = watch.next(timeout: Self.patience) { [isolation] path, run in
        isolation.noteChange(of: path)
        run.supervision.endingDocuments = KnownEnds.remaining(
          run.supervision.endingDocuments,
          afterChange: path
        )
      }
      guard let change else { continue }
      Self.say(Self.line(change))
      isolation.noteOutcome()
    }
  }

  /// The changed files with their new findings.
  static func line(_ change: PreviewWatch.Change) -> String {
    let names = change.files.map { FilePath.name($0) }
    let files = names.count > 3 ? "\(names.count) files" : names.joined(separator: ", ")
    switch change.outcome {
    case .success(let outcome):
      let count = outcome.report.findings.count
      return "\(files): \(count) \(count == 1 ? "finding" : "findings"), "
        + "\(change.work.screensLaidOut) screens laid out"
    case .failure(let error):
      return "\(files): \(error); the page stays as it was"
    }
  }

  /// Prints a line at once, even if a program reads it.
  private static func say(_ text: String) { Terminal.writeError(text) }
}
