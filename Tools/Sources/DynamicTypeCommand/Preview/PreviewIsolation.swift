import CommandSupport
import ScreenAudit
import ScreenPreview

/// Shows screens in a child process, so that a document that ends it costs only its own screens.
///
/// The first child works as fast as it can. Where it ends, the next one shows one screen after the
/// other and notes the document of each, and the ones behind it leave out what ended it.
struct PreviewIsolation {
  private let bookmark: Bookmark
  private let endingDocuments: [String]
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
    endingDocuments = spool.text.split(separator: "\n").map(String.init)
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
      let known = spool.text.split(separator: "\n").map(String.init)
      let document = bookmark.text
      guard !document.isEmpty, !known.contains(document) else { return false }
      spool.text = (known + [document]).joined(separator: "\n")
      bookmark.text = ""
      return true
    }
  }

  /// Takes over what processes before this one have met.
  func apply(to run: inout PreviewRun) {
    guard isCareful else { return }
    run.endingDocuments = Set(endingDocuments)
    run.workers = 1
    run.onDocument = { [bookmark] in bookmark.text = $0 }
  }

  /// Notes that the work goes on.
  func note(_ step: Sweep.Progress) {
    var note = bookmark.note
    note.position = Int64(step.done)
    bookmark.note = note
  }
}
