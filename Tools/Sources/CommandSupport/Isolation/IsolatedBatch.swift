import FileAccess

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Processes a batch in a child process, so that an item that ends the process costs only itself.
///
/// The program restarts itself with the same arguments. The child finds a bookmark, notes each item before it
/// begins, and is restarted after an item that ended it.
///
/// ```swift
/// guard let bookmark = IsolatedBatch.bookmark else { return try IsolatedBatch().run() }
/// for item in items[bookmark.note.position...] { … }
/// IsolatedBatch.exit(0)
/// ```
public struct IsolatedBatch {
  /// The time that one item may take, in seconds.
  public let patience: Int

  /// The time that an item of a batch may take, in seconds.
  public static let patience = 120

  /// Creates a batch.
  public init(patience: Int = IsolatedBatch.patience) { self.patience = patience }

  /// The bookmark of the parent; `nil` in a process that is not a child.
  public static var bookmark: Bookmark? { ChildSeat.current.map { Bookmark($0.notes) } }

  /// A file in which the child stores a stream for its successor.
  public static var spool: Int32? {
    ChildSeat.current == nil ? nil : ChildSeat.spoolDescriptor
  }

  /// Ends the process with a status; a child first reports that its results are complete.
  public static func exit(_ status: Int32) -> Never {
    ChildSeat.current?.finish(status: status)
    #if canImport(Darwin)
    Darwin.exit(status)
    #elseif canImport(Musl)
    Musl.exit(status)
    #else
    Glibc.exit(status)
    #endif
  }

  /// Runs children until one reaches the end of the batch.
  ///
  /// If the output of a child is no longer read, this process ends as the child did.
  ///
  /// - Parameter onTrouble: Called with the note for each item that caused trouble.
  /// - Returns: The exit status of the last child.
  /// - Throws: An error if no child can be started, or none gets past an item.
  public func run(onTrouble: (Bookmark.Note) -> Void = { _ in }) throws(UsageError) -> Int32 {
    let notes = try SharedNotes()
    let bookmark = Bookmark(notes)
    let limits = Supervisor.Limits(patience: patience, seconds: patience, memory: .max)
    let supervisor = try Supervisor(limits, showsScreens: false)
    let spool: Int32
    do throws(FileError) { spool = try TemporaryFile.open() } catch {
      throw UsageError("cannot write into the folder for temporary files: \(error)")
    }
    defer { close(spool) }
    while true {
      try supervisor.start(0, .batch, notes, spool: spool)
      guard let (_, report) = supervisor.next() else { return 1 }
      var note = bookmark.note
      let isRepeated = note.trouble != .none
      switch report.end {
      case .finished(let status): return status
      case .signal(SIGPIPE, _): supervisor.end(by: SIGPIPE)
      case .tookTooLong, .usedTooMuchMemory: (note.trouble, note.signal) = (.hung, 0)
      case .signal(let signal, _): (note.trouble, note.signal) = (.ended, signal)
      case .exited: (note.trouble, note.signal) = (.ended, 0)
      }
      guard !isRepeated else {
        throw UsageError("the work ended at item \(note.position + 1), also when repeated")
      }
      bookmark.note = note
      onTrouble(note)
    }
  }
}
