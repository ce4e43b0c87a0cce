#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A child that was started with notes and has not been waited for.
struct ChildProcess {
  let process: pid_t
  let notes: SharedNotes
  let role: ChildSeat.Role
  /// The standard error of the child, if it is read; otherwise the child writes to that of this process.
  let errors: ErrorPipe?

  /// Restarts this program with the same arguments.
  ///
  /// - Parameters:
  ///   - role: The work of the child. One that shows screens has its own process group, no input, and its
  ///     standard error as standard output; if its role is to show screens in order, its output passes
  ///     through this process.
  ///   - notes: The notes that it shares.
  ///   - spool: A file for data that it stores.
  ///   - part: The number of its part.
  ///   - parts: The number of parts.
  ///   - folder: The folder for its temporary files; `nil` for that of this process.
  /// - Returns: The child.
  /// - Throws: A process that cannot be started.
  static func start(
    _ role: ChildSeat.Role,
    _ notes: SharedNotes,
    spool: Int32,
    part: Int = 0,
    of parts: Int = 1,
    temporaryFolder folder: String? = nil
  ) throws(UsageError) -> ChildProcess {
    #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    var attributes: posix_spawnattr_t?
    #else
    var actions = posix_spawn_file_actions_t()
    var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, spool, ChildSeat.spoolDescriptor)
    #if os(Linux)
    let number = notes.number
    #else
    posix_spawn_file_actions_adddup2(&actions, notes.number, ChildSeat.notesDescriptor)
    let number = ChildSeat.notesDescriptor
    #endif
    var flags = POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK
    // A trial repeats the output of screens; only the last message of one that ends it is new.
    let errors = role.isInOrder ? ErrorPipe(isHeard: role != .trial) : nil
    defer { errors?.closeWriter() }
    if role.showsScreens {
      if role.stays {
        posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, ChildSeat.outputDescriptor)
      }
      posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
      if let errors {
        posix_spawn_file_actions_adddup2(&actions, errors.writer, STDERR_FILENO)
      }
      posix_spawn_file_actions_adddup2(&actions, STDERR_FILENO, STDOUT_FILENO)
      posix_spawnattr_setpgroup(&attributes, 0)
      flags |= POSIX_SPAWN_SETPGROUP
    }
    var usual = sigset_t()
    sigemptyset(&usual)
    posix_spawnattr_setsigmask(&attributes, &usual)
    for signal in [SIGPIPE, SIGINT, SIGTERM, SIGHUP, SIGCHLD] { sigaddset(&usual, signal) }
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setflags(&attributes, Int16(flags))
    let terminal = Terminal.standardOutput
    let seat =
      "\(role.rawValue) \(number) \(part) \(parts) \(terminal.isInteractive ? 1 : 0) "
      + "\(terminal.width ?? 0)"
    // A stack trace of the child does not help the user; the sentence of a trap does.
    var own = ["\(ChildSeat.variable)=\(seat)", "SWIFT_BACKTRACE=enable=no"]
    if let folder { own.append("TMPDIR=\(folder)") }
    let ownCopies: [UnsafeMutablePointer<CChar>?] = own.map { strdup($0) }
    let replaced =
      ["\(ChildSeat.variable)=", "SWIFT_BACKTRACE="] + (folder == nil ? [] : ["TMPDIR="])
    let environment = variables(without: replaced) + ownCopies + [nil]
    let arguments = CommandLine.arguments.map { strdup($0) } + [nil]
    defer { for text in arguments + environment { free(text) } }
    var process: pid_t = 0
    let program = try program
    guard posix_spawn(&process, program, &actions, &attributes, arguments, environment) == 0 else {
      throw UsageError("cannot start a process for the work")
    }
    return ChildProcess(process: process, notes: notes, role: role, errors: errors)
  }

  /// Copies of the variables of this process, without those that begin with one of some texts.
  private static func variables(without left: [String]) -> [UnsafeMutablePointer<CChar>?] {
    var copies: [UnsafeMutablePointer<CChar>?] = []
    var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = environ
    while let place = next, let text = place.pointee {
      if !left.contains(where: { strncmp(text, $0, $0.utf8.count) == 0 }) {
        copies.append(strdup(text))
      }
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

  /// The unfinished work of the child's threads.
  var work: [WorkSlot.Work] {
    (0..<SharedNotes.slotCount).lazy.map { WorkSlot(notes.slot($0)) }
      .prefix { $0.owner != 0 }.compactMap(\.work)
  }

  /// Whether the process has ended; this does not wait for it.
  var hasEnded: Bool {
    var info = siginfo_t()
    return waitid(P_PID, id_t(process), &info, WEXITED | WNOHANG | WNOWAIT) != 0
      || info.si_signo == SIGCHLD
  }

  /// Ends the process with its group, and waits for it.
  ///
  /// - Returns: The status of `waitpid`.
  func end() -> Int32 {
    // The group before the process: until it has been waited for, its number is not reused.
    if role.showsScreens { kill(-process, SIGKILL) }
    kill(process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    return status
  }
}
