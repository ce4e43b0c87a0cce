#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The user's terminal, taken over for a screen, even if the program's streams are redirected.
///
/// ``restore()`` restores its state, as does a signal that ends the program.
package final class TerminalDevice {
  private let file: Int32
  private let signals: [Int32]
  private var decoder = KeyDecoder()

  /// Takes over the controlling terminal; `nil` if the program has none.
  package init?() {
    file = open("/dev/tty", O_RDWR | O_CLOEXEC)
    guard file >= 0, isatty(file) == 1, let signals = TerminalRestoration.begin(file) else {
      if file >= 0 { close(file) }
      return nil
    }
    self.signals = signals
    write("\u{1B}[?1049h\u{1B}[?2004h\u{1B}[2J")
  }

  deinit {
    restore()
    close(file)
    for end in signals { close(end) }
  }

  /// Restores the terminal.
  package func restore() { TerminalRestoration.end() }

  /// Writes text and sequences.
  package func write(_ text: String) {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { writeBytes(file, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { return }
      rest = rest.dropFirst(count)
    }
  }

  /// The size at this moment.
  package var size: ScreenSize {
    var size = winsize()
    guard ioctl(file, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
      return ScreenSize(columns: 80, rows: 24)
    }
    let (columns, rows) = (Int(size.ws_col), Int(size.ws_row))
    let cell = CellSize(width: Int(size.ws_xpixel) / columns, height: Int(size.ws_ypixel) / rows)
    let isKnown = cell.width > 1 && cell.height > 1
    return ScreenSize(columns: columns, rows: rows, cell: isKnown ? cell : nil)
  }

  /// An event of a screen.
  package enum Event: Hashable, Sendable {
    case keys([Key])
    /// The size is another.
    case resized
    /// The terminal is gone.
    case closed
  }

  /// The time that a byte that may begin a key's sequence waits for the next one.
  private static let escapeDelay: Int32 = 40

  /// Waits for keys or a change of the size.
  package func nextEvent() -> Event {
    while true {
      var states = [pollfd(fd: file, events: Int16(POLLIN), revents: 0)]
      states.append(pollfd(fd: signals[0], events: Int16(POLLIN), revents: 0))
      let ready = poll(&states, 2, decoder.isWaiting ? Self.escapeDelay : -1)
      if ready < 0, errno != EINTR { return .closed }
      if ready < 0 { continue }
      if states[1].revents != 0 {
        _ = bytes(signals[0])
        return .resized
      }
      let input = ready == 0 ? [] : bytes(file)
      if ready > 0, input.isEmpty { return .closed }
      let keys = decoder.keys(from: input, isPause: ready == 0)
      if !keys.isEmpty { return .keys(keys) }
    }
  }

  /// Sends the terminal a query.
  ///
  /// - Parameters:
  ///   - question: A sequence that the terminal answers.
  ///   - end: The last byte of an answer.
  ///   - patience: The maximum time in milliseconds.
  /// - Returns: The bytes that arrived in time.
  package func answer(
    to question: String,
    endingWith end: Character,
    within patience: Int32
  ) -> [UInt8] {
    write(question)
    var answer: [UInt8] = []
    while true {
      var state = pollfd(fd: file, events: Int16(POLLIN), revents: 0)
      guard poll(&state, 1, patience) > 0 else { break }
      let input = bytes(file)
      guard !input.isEmpty else { break }
      answer += input
      if answer.contains(end.asciiValue ?? 0) { break }
    }
    return answer
  }

  private func bytes(_ file: Int32) -> [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &chunk, chunk.count)
    return count > 0 ? Array(chunk.prefix(count)) : []
  }
}

/// C's `write`, which the method of the device hides.
private func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
