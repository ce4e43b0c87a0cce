import CommandSupport
import Rendering
import ScreenAudit
@_spi(Supervision) import ScreenPreview

/// The side of a child that shows screens: what it leaves out, and what it notes for its parent.
///
/// ``ScreenSupervision`` is the parent's side.
struct PreviewIsolation {
  private let seat: ChildSeat
  private let known: KnownEnds

  /// The ends of earlier processes, by the path of the document or the name of the screen.
  var ends: [String: PreviewRun.ProcessEnd] { known.ends }

  /// Whether all screens are shown at once, and none is known to end the process.
  var isFirst: Bool { seat.role == .together }

  /// Whether the screens are shown only to learn which of them end the process, without output.
  var isTrial: Bool { seat.role == .trial }

  /// Whether the process stays after showing all screens, and waits for changes.
  var stays: Bool { seat.role.stays }

  /// Whether an earlier process has printed a report.
  var hasPrinted: Bool { known.hasPrinted }

  /// The child's side; `nil` in the process that the user started.
  init?() {
    guard let seat = ChildSeat.current else { return nil }
    self.seat = seat
    known = KnownEnds(seat.given, files: seat.refusedFiles)
  }

  /// Applies the findings of earlier processes.
  func apply(to run: inout PreviewRun) {
    run.supervision.endingDocuments = known.ends
    run.supervision.endingSizes = known.sizes
    run.supervision.endingFiles = known.files
    let (seat, known) = (seat, known)
    if seat.role == .trial {
      run.supervision.isChosen = { name in
        KnownEnds.part(of: name, among: seat.parts) == seat.part && !known.done.contains(name)
      }
    }
    if seat.role.isInOrder { run.workers = 1 }
    watchDecoding()
    let log = ScreenLog(seat)
    run.supervision.onWork = { log.note($0) }
  }

  /// Notes which file is decoded if screens are shown one at a time, and rejects files that ended a process.
  private func watchDecoding() {
    let isInOrder = seat.role.isInOrder
    guard isInOrder || !known.files.isEmpty else { return }
    let (seat, files) = (seat, known.files)
    DecodingWatch.install(
      DecodingWatch.Watcher {
        bytes in
        guard !files.contains(where: { $0.isEqual(to: bytes) }) else { return false }
        if isInOrder { seat.begin(decoding: bytes) }
        return true
      } end: {
        if isInOrder { seat.endDecoding() }
      }
    )
  }

  /// Notes the shown screens while the process stays.
  ///
  /// If a screen has closed a stream or changed the folder for the others, the process ends, and the next one
  /// shows screens one at a time.
  func noteOutcome() {
    seat.noteOutcome()
    guard seat.isDisturbed, !seat.role.isInOrder else { return }
    seat.finish(status: 0)
  }

  /// Notes that a file has changed while the process stays.
  func noteChange(of path: String) { seat.log.add(done: path) }

  /// Lists the screens of a file with a closure that runs its code.
  func begin(_ file: String) {
    seat.log.end()
    seat.log.begin(file)
  }

  /// Notes that the screens of all files are listed.
  func endListing() { seat.log.end() }
}
