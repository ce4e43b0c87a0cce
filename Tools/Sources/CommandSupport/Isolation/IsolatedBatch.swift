#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// Works on a batch in a child process, so that an item that ends the process costs only itself.
///
/// The program starts itself again with the same arguments. The child finds a bookmark, notes each
/// item before it begins, and is started again behind an item that ended it.
///
/// ```swift
/// guard let bookmark = IsolatedBatch.bookmark else { return try IsolatedBatch().run() }
/// for item in items[bookmark.note.position...] { … }
/// ```
public struct IsolatedBatch {
  /// The time that one item may take, in seconds.
  public let patience: Int

  /// The time that an item of a batch may take, in seconds.
  public static let patience = 120

  /// Creates a batch.
  public init(patience: Int = IsolatedBatch.patience) { self.patience = patience }

  /// The bookmark that the parent keeps; `nil` in a process that is no child.
  public static var bookmark: Bookmark? {
    guard getenv(mark) != nil else { return nil }
    return Bookmark(descriptor: noteDescriptor)
  }

  /// The spool as a bookmark, for a child that keeps a text in it.
  public static var spoolBookmark: Bookmark? { spool.map { Bookmark(descriptor: $0) } }

  /// A file in which the child keeps what it read from a stream, for one that comes after it.
  public static var spool: Int32? { getenv(mark) == nil ? nil : spoolDescriptor }

  private static let mark = "DYNAMICTYPE_BATCH"
  private static let noteDescriptor: Int32 = 197
  private static let spoolDescriptor: Int32 = 198
  private static let lifeDescriptor: Int32 = 199

  /// Runs children until one comes to the end of the batch.
  ///
  /// - Parameter onTrouble: Called with the note at each item that made trouble.
  /// - Returns: The exit status of the last child.
  /// - Throws: An error where no child can be started, or none gets past an item.
  public func run(onTrouble: (Bookmark.Note) -> Void = { _ in }) throws(UsageError) -> Int32 {
    try run { trouble, bookmark, _ in
      var note = bookmark.note
      guard note.trouble == .none else { return false }
      note.trouble = trouble
      bookmark.note = note
      onTrouble(note)
      return true
    }
  }

  /// Runs children until one comes to the end, or a closure gives up.
  ///
  /// - Parameter recover: Prepares the bookmark and the spool for the next child after one that made
  ///   trouble; returns whether there shall be another child.
  /// - Returns: The exit status of the last child.
  /// - Throws: An error where no child can be started or the closure gives up.
  public func run(
    recover: (Bookmark.Trouble, _ bookmark: Bookmark, _ spool: Bookmark) -> Bool
  ) throws(UsageError) -> Int32 {
    let bookmark = try Bookmark()
    let spool = try Bookmark()
    endChildWithParent()
    while true {
      let child = try Self.start(bookmark, spool)
      let trouble: Bookmark.Trouble
      switch child.wait(patience: patience, bookmark) {
      case .exited(let status): return status
      case .ended(let signal):
        trouble = .ended
        bookmark.note.signal = signal
      case .hung:
        trouble = .hung
        bookmark.note.signal = 0
      }
      guard recover(trouble, bookmark, spool) else {
        throw UsageError("the work ended at item \(bookmark.note.position + 1), also when repeated")
      }
    }
  }

  private static func start(_ note: Bookmark, _ spool: Bookmark) throws(UsageError) -> Child {
    var life: [Int32] = [0, 0]
    guard pipe(&life) == 0 else { throw UsageError("cannot start a process for the batch") }
    for end in life { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    defer { close(life[1]) }
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    #else
    var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, note.descriptor, noteDescriptor)
    posix_spawn_file_actions_adddup2(&actions, spool.descriptor, spoolDescriptor)
    posix_spawn_file_actions_adddup2(&actions, life[1], lifeDescriptor)
    var process: pid_t = 0
    let arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    // A report of where the child ended helps nobody who reads the answers.
    let environment = variables + [strdup("\(mark)=1"), strdup("SWIFT_BACKTRACE=enable=no"), nil]
    defer { for text in arguments + environment { free(text) } }
    guard posix_spawn(&process, try program, &actions, nil, arguments, environment) == 0 else {
      close(life[0])
      throw UsageError("cannot start a process for the batch")
    }
    runningChild = process
    return Child(process: process, life: life[0])
  }

  /// Copies of the variables of this process.
  private static var variables: [UnsafeMutablePointer<CChar>?] {
    var copies: [UnsafeMutablePointer<CChar>?] = []
    var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    while let place = next, let text = place.pointee {
      copies.append(strdup(text))
      next = place.advanced(by: 1)
    }
    return copies
  }

  /// The path of this program.
  private static var program: String {
    get throws(UsageError) {
      #if canImport(Darwin)
      var path = [CChar](repeating: 0, count: 4096)
      var size = UInt32(path.count)
      guard _NSGetExecutablePath(&path, &size) == 0 else {
        throw UsageError("cannot find the program of the batch")
      }
      return String(decoding: path.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
      #else
      return "/proc/self/exe"
      #endif
    }
  }
}

/// The child that is running, for the handler of signals; written by the thread that waits for it.
private nonisolated(unsafe) var runningChild: pid_t = 0

/// Lets the child end with this process where this one is asked to end.
private func endChildWithParent() {
  for number in [SIGTERM, SIGHUP] {
    signal(number) { number in
      if runningChild > 0 { kill(runningChild, SIGKILL) }
      _exit(128 + number)
    }
  }
}

/// A child that works on a batch.
private struct Child {
  enum End: Equatable {
    case exited(Int32)
    case ended(signal: Int32)
    case hung
  }

  let process: pid_t
  /// The end of a pipe that closes with the child.
  let life: Int32

  /// Waits for the end, and ends the child when it stays at one item too long.
  func wait(patience: Int, _ bookmark: Bookmark) -> End {
    defer { close(life) }
    var seen = bookmark.note
    var waited = 0
    var isHung = false
    while true {
      var state = pollfd(fd: life, events: Int16(POLLIN), revents: 0)
      let count = poll(&state, 1, 1_000)
      if count > 0 { break }
      if count < 0 { continue }
      let note = bookmark.note
      waited = note == seen ? waited + 1 : 0
      seen = note
      guard waited >= patience else { continue }
      kill(process, SIGKILL)
      isHung = true
      break
    }
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    if isHung { return .hung }
    let signal = status & 0x7F
    return signal == 0 ? .exited((status >> 8) & 0xFF) : .ended(signal: signal)
  }
}
