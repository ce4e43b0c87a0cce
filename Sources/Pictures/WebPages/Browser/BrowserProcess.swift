import FileAccess

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A running browser with the connection over which it is driven.
///
/// The browser reads commands from descriptor 3 and writes answers to 4, each with a zero byte at the end.
/// Both are one end of a pair of sockets, so that writing to a browser that has ended is an error and no
/// signal. The process and its profile go when the object goes.
final class BrowserProcess {
  private let process: pid_t
  private let socket: Int32
  private let profile: String
  private var received: [UInt8] = []
  private var searched = 0

  init(_ command: BrowserCommand) throws(BrowserError) {
    guard let profile = Self.temporaryFolder() else { throw .notStarted }
    self.profile = profile
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0 else { throw .notStarted }
    // Above 4, so that neither is overwritten while the child's descriptors are made.
    socket = fcntl(ends[0], F_DUPFD_CLOEXEC, 10)
    let theirs = fcntl(ends[1], F_DUPFD_CLOEXEC, 10)
    close(ends[0])
    close(ends[1])
    let process = Self.start(command.arguments(profile: profile), socket: theirs)
    close(theirs)
    self.process = process ?? -1
    guard process != nil else { throw .notStarted }
  }

  deinit {
    close(socket)
    if process > 0 {
      kill(-process, SIGKILL)
      var status: Int32 = 0
      waitpid(process, &status, 0)
    }
    Self.remove(profile)
  }

  /// Sends a command.
  func post(_ message: String) throws(BrowserError) {
    let bytes = Array(message.utf8) + [0]
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { buffer in
        Self.write(socket, buffer[start...])
      }
      guard count > 0 else { throw .ended }
      start += count
    }
  }

  /// Waits for the next message until a time of the steady clock.
  func receive(until deadline: ContinuousClock.Instant) throws(BrowserError) -> String {
    while true {
      if let end = received[searched...].firstIndex(of: 0) {
        let message = String(decoding: received[..<end], as: UTF8.self)
        received.removeFirst(end + 1)
        searched = 0
        return message
      }
      searched = received.count
      try fill(until: deadline)
    }
  }

  private func fill(until deadline: ContinuousClock.Instant) throws(BrowserError) {
    let left = ContinuousClock.now.duration(to: deadline)
    let milliseconds = Int(left / .milliseconds(1))
    guard milliseconds > 0 else { throw .tooSlow }
    var waiting = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
    guard poll(&waiting, 1, Int32(clamping: milliseconds)) > 0 else { throw .tooSlow }
    var chunk = [UInt8](repeating: 0, count: 1 << 18)
    let count = read(socket, &chunk, chunk.count)
    guard count > 0 else { throw .ended }
    received += chunk[..<count]
  }
}

extension BrowserProcess {
  private static func write(_ socket: Int32, _ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    let bytes = UnsafeRawBufferPointer(rebasing: bytes)
    return send(socket, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL))
  }

  private static func start(_ arguments: [String], socket: Int32) -> pid_t? {
    guard let program = arguments.first else { return nil }
    var start = ProcessStart()
    start.pass(socket, as: 3)
    start.pass(socket, as: 4)
    for descriptor in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      start.connect("/dev/null", as: descriptor, O_RDWR)
    }
    return start.run(program, arguments)
  }

  private static func temporaryFolder() -> String? {
    let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    var template = Array("\(parent)/dynamictype-browser-XXXXXX".utf8CString)
    return mkdtemp(&template).map { String(cString: $0) }
  }

  private static func remove(_ folder: String) {
    for name in FileSystem.names(in: folder) {
      let path = FilePath.join(folder, name)
      if unlink(path) != 0 { remove(path) }
    }
    rmdir(folder)
  }
}
