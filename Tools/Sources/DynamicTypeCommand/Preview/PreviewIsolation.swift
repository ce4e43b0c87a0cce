import CommandSupport
import ScreenAudit
import ScreenPreview

/// Shows screens in a child process, so that a document that ends it costs only its own screens.
///
/// The first child works as fast as it can. Where it ends, the next one shows one screen after the
/// other and notes the document of each, and the ones behind it leave out what ended it.
struct PreviewIsolation {
  private let bookmark: Bookmark
  /// What ended a process before this one, by the path of the document or the name of the screen.
  let ends: [String: PreviewRun.ProcessEnd]
  /// Whether a process before this one ended, so that one screen is shown after the other and
  /// documents may be left out.
  let isCareful: Bool

  /// The child's side; `nil` in the process that was started by the user.
  init?() {
    guard let bookmark = IsolatedBatch.bookmark, let spool = IsolatedBatch.spoolBookmark else {
      return nil
    }
    self.bookmark = bookmark
    isCareful = bookmark.note.trouble != .none
    ends = Self.ends(in: spool.text)
  }

  /// Runs children until one comes to the end, and returns its exit status.
  static func run() throws(UsageError) -> Int32 {
    try IsolatedBatch().run { trouble, bookmark, spool in
      var note = bookmark.note
      if note.trouble == .none {
        note.trouble = trouble
        bookmark.note = note
        return true
      }
      let document = bookmark.text
      guard !document.isEmpty, ends(in: spool.text)[document] == nil else { return false }
      spool.text += "\(trouble == .hung ? 0 : note.signal) \(document)\n"
      bookmark.text = ""
      return true
    }
  }

  /// Reads the lines of the spool: the signal, or 0 for a document that took too long, and the path.
  private static func ends(in spool: String) -> [String: PreviewRun.ProcessEnd] {
    var ends: [String: PreviewRun.ProcessEnd] = [:]
    for line in spool.split(separator: "\n") {
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let signal = Int32(parts[0]) else { continue }
      ends[String(parts[1])] =
        signal == 0 ? .tookTooLong(seconds: IsolatedBatch.patience) : .signal(signal)
    }
    return ends
  }

  /// Takes over what processes before this one have met.
  func apply(to run: inout PreviewRun) {
    guard isCareful else { return }
    run.endingDocuments = ends
    run.workers = 1
    run.onDocument = { [bookmark] in bookmark.text = $0 }
  }

  /// Notes what is read or shown next, where a process has ended before.
  func begin(_ document: String) {
    if isCareful { bookmark.text = document }
  }

  /// Notes that the work goes on.
  func note(_ step: Sweep.Progress) {
    var note = bookmark.note
    note.position = Int64(step.done)
    bookmark.note = note
  }
}
