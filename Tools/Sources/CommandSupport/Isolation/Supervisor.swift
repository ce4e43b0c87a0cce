internal import CProcesses
import FileAccess

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Waits for children, ends those that take too much time or memory, and ends all of them when this process
/// is interrupted.
///
/// Children that show screens have their own process group, and orphaned processes become children of this
/// one, so nothing that a screen has started outlives it.
final class Supervisor {
  /// The bounds of the work.
  struct Limits: Sendable {
    /// The maximum time between two signs of life of a child without noted work, in seconds.
    var patience = IsolatedBatch.patience
    /// The time that one piece of noted work may take between two of its steps, in seconds.
    var seconds: Int
    /// The maximum growth of a process's memory during a piece of work, in bytes.
    var memory: Int64
  }

  /// The end of a child.
  enum End: Equatable {
    /// It has reported its results.
    case finished(status: Int32)
    /// It ended without reporting results.
    case exited(status: Int32)
    /// By a signal, with the sentence that the runtime wrote before.
    case signal(Int32, words: String?)
    /// It was ended during some work, or during none that it noted.
    case tookTooLong(WorkSlot.Work?)
    case usedTooMuchMemory(WorkSlot.Work)
  }

  /// The end of a child with its current work.
  struct Report {
    var end: End
    /// The unfinished work.
    var work: [WorkSlot.Work]
    /// The file that was being decoded.
    var file: SharedNotes.DecodedFile?
  }

  private let limits: Limits
  private let showsScreens: Bool
  /// The folder for the temporary files of children that show screens.
  let temporaryFolder: String?
  private var children: [Int: ChildProcess] = [:]
  private let wake: WakePipe

  /// Prepares to start children.
  init(_ limits: Limits, showsScreens: Bool) throws(UsageError) {
    (self.limits, self.showsScreens) = (limits, showsScreens)
    wake = try WakePipe.shared()
    temporaryFolder = showsScreens ? Supervisor.makeTemporaryFolder() : nil
    if showsScreens { _ = dt_adopt_orphans() }
  }

  deinit {
    if let temporaryFolder { Supervisor.remove(temporaryFolder) }
  }

  /// Starts a child with a number.
  func start(
    _ number: Int,
    _ role: ChildSeat.Role,
    _ notes: SharedNotes,
    spool: Int32,
    of parts: Int = 1
  ) throws(UsageError) {
    notes.begin()
    children[number] = try ChildProcess.start(
      role,
      notes,
      spool: spool,
      part: number,
      of: parts,
      temporaryFolder: temporaryFolder
    )
  }

  /// Waits until a child has ended, or must be ended.
  func next() -> (number: Int, report: Report)? {
    while !children.isEmpty {
      for (number, child) in children.sorted(by: { $0.key < $1.key }) {
        if let report = report(of: child) {
          endWithGroup(child, report.end)
          children[number] = nil
          return (number, report)
        }
      }
      if let signal = wake.wait(milliseconds: 50, orAt: passErrors()) { end(by: signal) }
    }
    return nil
  }

  /// Passes on the children's standard error, and returns the sources of further output.
  private func passErrors() -> [Int32] {
    children.values.compactMap { child in
      guard let errors = child.errors, errors.pass() else { return nil }
      return errors.descriptor
    }
  }

  /// Ends this process if a child in its process group was interrupted: a user has interrupted both.
  private func endWithGroup(_ child: ChildProcess, _ end: End) {
    guard case .signal(let number, _) = end, !child.role.showsScreens,
      ProcessSignals.ending.contains(number)
    else { return }
    for _ in 0..<4 {
      if let signal = wake.wait(milliseconds: 50) { self.end(by: signal) }
    }
  }

  private func report(of child: ChildProcess) -> Report? {
    if child.hasEnded { return end(child, nil) }
    let now = SteadyTime.now
    let work = child.work
    if let slow = work.first(where: { (now - $0.start) / 1_000_000_000 >= Int64(limits.seconds) }) {
      return end(child, .tookTooLong(slow))
    }
    if work.isEmpty, !child.role.stays,
      (now - child.notes[.activity]) / 1_000_000_000 >= Int64(limits.patience)
    {
      return end(child, .tookTooLong(nil))
    }
    if child.role.showsScreens, let last = work.max(by: { $0.start < $1.start }),
      let memory = ProcessMemory.bytes(of: child.process),
      let first = work.map(\.memory).min(), memory - first > limits.memory
    {
      return end(child, .usedTooMuchMemory(last))
    }
    return nil
  }

  private func end(_ child: ChildProcess, _ reason: End?) -> Report {
    let status = child.end()
    child.errors?.pass()
    let (work, file) = (child.work, child.notes.decodedFile)
    DraftFiles.removeAll(listedIn: child.notes.drafts)
    if showsScreens { endOrphans() }
    let signal = status & 0x7F
    let code = (status >> 8) & 0xFF
    let end: End =
      if child.notes[.hasEnded] != 0, child.role.showsScreens {
        .finished(status: Int32(truncatingIfNeeded: child.notes[.status]))
      } else if child.notes[.hasEnded] != 0, signal == 0 {
        // The last output of a batch is written only now, which may fail.
        .finished(status: code)
      } else if let reason {
        reason
      } else if signal != 0 {
        .signal(signal, words: child.errors?.lastWords)
      } else {
        .exited(status: code)
      }
    return Report(end: end, work: work, file: file)
  }

  /// Ends this process by a signal, with all children.
  func end(by number: Int32) -> Never {
    for child in children.values {
      _ = child.end()
      DraftFiles.removeAll(listedIn: child.notes.drafts)
    }
    children = [:]
    if showsScreens { endOrphans() }
    if let temporaryFolder { Self.remove(temporaryFolder) }
    ProcessSignals.endProcess(by: number)
  }

  /// Ends processes that a screen has started and that outlived it: they have become children of this one.
  private func endOrphans() {
    let known = Set(children.values.map(\.process))
    for _ in 0..<16 {
      let orphans = ProcessTable.children(of: getpid()).filter { !known.contains($0) }
      guard !orphans.isEmpty else { return }
      for orphan in orphans { kill(orphan, SIGKILL) }
      for orphan in orphans { waitpid(orphan, nil, 0) }
    }
  }

  private static func makeTemporaryFolder() -> String? {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? ""
    var template = Array("\(parent.isEmpty ? "/tmp" : parent)/dynamictype-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { return nil }
    return String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  /// Removes a folder without following links.
  private static func remove(_ folder: String) {
    for name in FileSystem.names(in: folder) {
      let path = FilePath.join(folder, name)
      if unlink(path) != 0 { remove(path) }
    }
    rmdir(folder)
  }
}
