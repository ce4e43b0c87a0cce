#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif
import FileAccess

/// A program that is run with limits, and what it said.
struct Subprocess {
  /// The end of a program.
  enum End: Equatable {
    /// It ended by itself with a status.
    case exited(Int32)
    /// A signal ended it.
    case signal(Int32)
    /// It took too long and was ended.
    case hung
  }

  let end: End
  /// The last bytes that it wrote.
  let output: String

  /// The bounds of a program.
  struct Limits: Sendable {
    /// Seconds of the processor, and twice as many in all.
    var seconds = 20
    /// Memory in KiB.
    var memory = 3 << 20
    /// Bytes of output that are kept.
    var output = 1 << 16
  }

  /// The number under which the program finds the bytes it is given, as `/proc/self/fd/3`.
  private static let inputDescriptor: Int32 = 3

  /// Runs a program on bytes, which it finds in a file that has no name.
  ///
  /// - Returns: The end and the output; `nil` when the program could not be started.
  /// - Throws: The folder for temporary files when it has no room.
  static func run(
    _ program: String,
    on bytes: UnsafeRawBufferPointer,
    _ limits: Limits = Limits()
  ) throws(FileError) -> Subprocess? {
    let input = try TemporaryFile.open()
    defer { close(input) }
    var offset = 0
    while offset < bytes.count {
      let rest = UnsafeRawBufferPointer(rebasing: bytes[offset...])
      let count = pwrite(input, rest.baseAddress, rest.count, off_t(offset))
      guard count > 0 else { throw FileError(.full, path: "the folder for temporary files") }
      offset += count
    }
    var pipes: [Int32] = [-1, -1]
    guard pipe(&pipes) == 0 else { return nil }
    defer { close(pipes[0]) }
    for end in pipes { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let child = start(program, input, pipes[1], limits)
    close(pipes[1])
    return child.map { wait(for: $0, pipes[0], limits) }
  }

  private static func start(
    _ program: String,
    _ input: Int32,
    _ output: Int32,
    _ limits: Limits
  ) -> pid_t? {
    var start = ProcessStart()
    start.connect("/dev/null", as: STDIN_FILENO, O_RDONLY)
    start.pass(output, as: STDOUT_FILENO)
    start.pass(output, as: STDERR_FILENO)
    start.pass(input, as: inputDescriptor)
    // The shell bounds itself and becomes the program; it writes no file and no core.
    let script =
      "ulimit -c 0; ulimit -f 0; ulimit -t \(limits.seconds); ulimit -v \(limits.memory); "
      + "exec \"$0\" /proc/self/fd/\(inputDescriptor)"
    return start.run(
      "/bin/sh",
      ["sh", "-c", script, program],
      variables: ["PATH=/usr/bin:/bin", "LC_ALL=C"]
    )
  }

  /// Waits for the end of a program that says nothing more, and ends it when its time is over.
  private static func end(of child: pid_t, patience seconds: Int) -> (status: Int32, isLate: Bool) {
    let pause = 500
    var rest = seconds * 1_000_000
    var status: Int32 = 0
    while true {
      let ended = waitpid(child, &status, rest > 0 ? WNOHANG : 0)
      if ended == child || ended < 0 && errno != EINTR { return (status, rest <= 0) }
      usleep(UInt32(pause))
      rest -= pause
      if rest <= 0 { kill(-child, SIGKILL) }
    }
  }

  private static func wait(for child: pid_t, _ output: Int32, _ limits: Limits) -> Subprocess {
    var text: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 14)
    var rest = limits.seconds * 2
    var isHung = false
    while true {
      var state = pollfd(fd: output, events: Int16(POLLIN), revents: 0)
      let ready = poll(&state, 1, 1_000)
      if ready < 0, errno == EINTR { continue }
      if ready == 0 {
        rest -= 1
        guard rest <= 0 else { continue }
        kill(-child, SIGKILL)
        isHung = true
        break
      }
      let count = read(output, &chunk, chunk.count)
      guard count > 0 else { break }
      text += chunk[..<count]
      if text.count > 2 * limits.output { text.removeFirst(text.count - limits.output) }
    }
    let (status, isLate) = end(of: child, patience: rest)
    isHung = isHung || isLate
    let signal = status & 0x7F
    let end: End = isHung ? .hung : signal == 0 ? .exited(status >> 8 & 0xFF) : .signal(signal)
    return Subprocess(end: end, output: String(decoding: text, as: UTF8.self))
  }
}
