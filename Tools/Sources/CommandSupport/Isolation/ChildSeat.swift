internal import CProcesses
import Diagnostics
import FileAccess
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The child's side of supervised work.
///
/// A child must report its results explicitly: one that ends otherwise has failed, whatever its status. If it
/// shows screens, their code runs in the child, too; its standard output is then standard error, and the
/// report reaches the parent through memory. A child that stays prints its reports itself, past the output of
/// screens.
public final class ChildSeat: Sendable {
  /// The work of a child.
  public enum Role: String, Sendable {
    /// A batch that prints its own answers.
    case batch
    /// All screens at once.
    case together
    /// A part of the screens, in order, to learn which of them end the process.
    case trial
    /// The screens that do not end the process.
    case rest
    /// The same, in order.
    case restInOrder
    /// All screens except those that end the process, again whenever a file changes.
    case watching
    /// The same, in order.
    case watchingInOrder

    /// Whether code of an app may run.
    var showsScreens: Bool { self != .batch }

    /// Whether screens are shown one at a time, so that the one that ends the process is known.
    public var isInOrder: Bool {
      switch self {
      case .trial, .restInOrder, .watchingInOrder: true
      case .batch, .together, .rest, .watching: false
      }
    }

    /// Whether the child stays after showing all screens, and waits for changes.
    public var stays: Bool { self == .watching || self == .watchingInOrder }
  }

  /// The seat of this process; `nil` in a process without a supervising parent.
  public static let current = ChildSeat()

  /// The work.
  public let role: Role
  /// The number of its own part of a trial.
  public let part: Int
  /// The number of parts of a trial.
  public let parts: Int
  /// The log of the threads' work.
  public let log: WorkLog

  let notes: SharedNotes
  private let report = CollectedText()

  static let variable = "DYNAMICTYPE_BATCH"
  static let notesDescriptor: Int32 = 197
  static let spoolDescriptor: Int32 = 198
  static let outputDescriptor: Int32 = 199

  private init?() {
    guard let text = getenv(Self.variable).map({ String(cString: $0) }) else { return nil }
    let words = text.split(separator: " ").map(String.init)
    guard words.count == 6, let role = Role(rawValue: words[0]), let number = Int32(words[1]),
      let notes = SharedNotes(number: number), let part = Int(words[2]), let parts = Int(words[3])
    else {
      // A child that mistook itself for a parent would start children endlessly.
      Terminal.writeError("error: the notes of the process '\(text)' cannot be found")
      _exit(ExitStatus.failure.rawValue)
    }
    // Programs that a screen starts are not such children.
    unsetenv(Self.variable)
    (self.role, self.part, self.parts, self.notes) = (role, part, parts, notes)
    log = WorkLog(notes)
    DraftFiles.keepPaths(in: notes.drafts)
    _ = dt_end_with_parent()
    guard role.showsScreens else { return }
    let terminal = Terminal(isInteractive: words[4] == "1", columns: Int(words[5])) { name in
      getenv(name).map { String(cString: $0) }
    }
    let stays = role.stays
    StandardOutput.redirection = StandardOutput.Redirection(terminal: terminal) { [report] text in
      if stays {
        FileDescriptorText.write(text, to: Self.outputDescriptor)
      } else {
        report.add(text)
      }
    }
  }

  /// The lines of the text that the parent passes.
  public var given: [String] { Self.lines(notes[.given]) }

  /// Notes that a screen has closed a standard stream or changed the folder.
  public func noteDisturbance() { notes[.isDisturbed] = 1 }

  /// Whether a screen has closed a standard stream or changed the folder.
  public var isDisturbed: Bool { notes[.isDisturbed] != 0 }

  /// Notes that a child that stays has written its results.
  public func noteOutcome() { notes[.outcomes] += 1 }

  /// Reports that the work is done, with the status of the command.
  ///
  /// A child that shows screens exits at once: pending work of their code is dropped.
  public func finish(status: Int32) {
    var status = status
    if role.showsScreens, !notes.share(report.bytes) {
      Terminal.writeError("error: there is no memory for the report")
      status = ExitStatus.unwritableOutput.rawValue
    }
    notes[.status] = Int64(status)
    notes[.hasEnded] = 1
    guard role.showsScreens else { return }
    fflush(nil)
    _exit(status)
  }

  static func lines(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }
}

/// Writes texts past the streams of C.
private enum FileDescriptorText {
  static func write(_ text: String, to descriptor: Int32) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send(descriptor, $0) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  private static func send(_ descriptor: Int32, _ bytes: UnsafeRawBufferPointer) -> Int {
    #if canImport(Darwin)
    Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
    Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
    Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}

/// The child's text for its parent's standard output.
private final class CollectedText: Sendable {
  private let text = Mutex<[UInt8]>([])

  var bytes: [UInt8] { text.withLock { $0 } }

  func add(_ piece: String) { text.withLock { $0 += Array(piece.utf8) } }
}
