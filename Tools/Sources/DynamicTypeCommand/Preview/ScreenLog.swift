import CommandSupport
import DynamicType
@_spi(Supervision) import ScreenPreview
import Synchronization

/// Notes for the parent the current work of a child that shows screens, and whether a screen has disturbed
/// the others.
final class ScreenLog: Sendable {
  private let seat: ChildSeat
  private let place = ProcessPlace()
  /// The screen that was begun last, if they are shown one at a time.
  private let last = Mutex<String?>(nil)

  init(_ seat: ChildSeat) { self.seat = seat }

  /// Notes a step of the work.
  func note(_ work: PreviewRun.Work) {
    switch work {
    case .reads(let path): seat.log.begin(path)
    case .shows(let name):
      // A screen is done when the next one begins, as it is shown in several settings.
      let before = last.withLock { last in
        defer { last = name }
        return last
      }
      if seat.role == .trial, let before, before != name { seat.log.add(done: before) }
      seat.log.begin(name)
    case .goesOn(let size): seat.log.goOn(to: size?.shortName)
    case .ends:
      checkPlace()
      seat.log.end()
    }
  }

  private func checkPlace() {
    guard !place.isUndisturbed else { return }
    seat.noteDisturbance()
    // While other screens are shown in parallel, their files may have the descriptors of the streams.
    if seat.role.isInOrder { place.restore() }
  }
}
