import FileAccess

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Runs children that show screens, for a command that determines what each of them does.
public final class ScreenChildren {
  /// The bounds of one screen at a text size.
  public struct Limits: Sendable {
    /// The time, in seconds.
    public var seconds: Int
    /// The maximum growth of the process's memory, in megabytes.
    public var megabytes: Int

    /// The time that a screen may take at a size by default, in seconds.
    public static let usualSeconds = 30

    /// Creates bounds.
    ///
    /// - Parameter seconds: The time; the memory limit is 2 GB, or half of that of a small machine.
    public init(seconds: Int = ScreenChildren.Limits.usualSeconds) {
      self.seconds = seconds
      megabytes = Int(min(2_048, ProcessMemory.ofMachine / 2 / 1_048_576))
    }
  }

  /// The end of a child.
  public enum End: Equatable, Sendable {
    /// It has reported its results, with the status of the command.
    case finished(status: Int32)
    /// It ended without reporting results.
    case exit(status: Int32)
    /// By a signal, with the sentence that the runtime wrote before, if it is known.
    case signal(Int32, words: String?)
    case tookTooLong(seconds: Int)
    case usedTooMuchMemory(megabytes: Int)
  }

  /// A child that has ended.
  public struct Ended {
    /// Its number.
    public var number: Int
    /// The way in which it ended.
    public var end: End
    /// The names of its current work; only one if it took too long.
    public var work: [String]
    /// The step that the first of these had reached; empty if unknown.
    public var step: String
    /// The names of its completed work.
    public var done: [String]
    /// The file that was being decoded.
    public var file: SharedNotes.DecodedFile?
    /// Whether a screen in it has closed a standard stream or changed the folder.
    public var isDisturbed: Bool
    /// The number of its written outcomes, where it stays.
    public var outcomes: Int
    /// The text for the standard output.
    public var report: [UInt8]
  }

  private let limits: Limits
  private let supervisor: Supervisor
  private var notes: [Int: SharedNotes] = [:]
  private let spool: Int32

  /// Prepares to start children.
  public init(_ limits: Limits) throws(UsageError) {
    self.limits = limits
    let bounds = Supervisor.Limits(
      patience: max(IsolatedBatch.patience, limits.seconds),
      seconds: limits.seconds,
      memory: Int64(limits.megabytes) << 20
    )
    supervisor = try Supervisor(bounds, showsScreens: true)
    do throws(FileError) { spool = try TemporaryFile.open() } catch {
      throw UsageError("cannot write into the folder for temporary files: \(error)")
    }
  }

  deinit { close(spool) }

  /// Starts a child.
  ///
  /// - Parameters:
  ///   - number: The number of the child, that of its part in a trial.
  ///   - parts: The number of parts.
  ///   - role: The work of the child.
  ///   - given: The lines that it is given.
  ///   - files: The files that it must not decode, each with a text.
  /// - Throws: A child that cannot be started.
  public func start(
    _ number: Int = 0,
    of parts: Int = 1,
    _ role: ChildSeat.Role,
    given: [String],
    refusing files: [(file: SharedNotes.DecodedFile, text: String)]
  ) throws(UsageError) {
    let notes = try SharedNotes()
    self.notes[number] = notes
    notes.append(given.flatMap { Array($0.utf8) + [0] }, to: .given)
    for (file, text) in files { notes.refuse(file, text) }
    try supervisor.start(number, role, notes, spool: spool, of: parts)
  }

  /// Runs one child that shows everything, prints its report and returns its status.
  ///
  /// - Throws: An error if the child cannot be started, or ended without results.
  public func runOne() throws(UsageError) -> Int32 {
    try start(0, .together, given: [], refusing: [])
    guard let ended = next() else { return 1 }
    let place = ended.work.first.map { " at '\($0)'" } ?? ""
    switch ended.end {
    case .finished(let status):
      StandardOutput.write(ended.report)
      return status
    case .exit(let status): throw UsageError("the work ended\(place) with status \(status)")
    case .signal(let signal, _): throw UsageError("the work ended\(place) with signal \(signal)")
    case .tookTooLong(let seconds):
      throw UsageError("the work took more than \(seconds) s\(place)")
    case .usedTooMuchMemory(let megabytes):
      throw UsageError("the work used more than \(megabytes) MB of memory\(place)")
    }
  }

  /// Waits for the next child that ends; `nil` if there is none.
  public func next() -> Ended? {
    guard let (number, report) = supervisor.next(), let notes = notes.removeValue(forKey: number)
    else { return nil }
    var work = report.work.map(\.name)
    var step = report.work.first?.step ?? ""
    let end: End
    switch report.end {
    case .finished(let status): end = .finished(status: status)
    case .exited(let status): end = .exit(status: status)
    case .signal(let number, let words): end = .signal(number, words: words)
    case .tookTooLong(let slow):
      work = slow.map { [$0.name] } ?? []
      step = slow?.step ?? ""
      end = .tookTooLong(seconds: slow == nil ? IsolatedBatch.patience : limits.seconds)
    case .usedTooMuchMemory: end = .usedTooMuchMemory(megabytes: limits.megabytes)
    }
    return Ended(
      number: number,
      end: end,
      work: work,
      step: step,
      done: ChildSeat.lines(notes[.done]),
      file: report.file,
      isDisturbed: notes[.isDisturbed] != 0,
      outcomes: Int(notes[.outcomes]),
      report: notes.takeReport(spool: spool)
    )
  }
}
