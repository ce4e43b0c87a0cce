import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// `read` of C, whose name a method hides.
private func readBytes(_ file: Int32, _ bytes: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(file, bytes, count)
}

/// The two ends of a terminal that nobody sits at.
struct PseudoTerminal {
  /// The terminal that a program is given.
  let device: Int32
  /// Where its output is read.
  private let reader: Int32

  init(columns: UInt16, rows: UInt16 = 50) throws {
    reader = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    device = open(try Self.unlock(reader), O_RDWR | O_NOCTTY)
    guard device >= 0 else { throw CocoaError(.featureUnsupported) }
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(device, UInt(TIOCSWINSZ), &size)
  }

  /// Types a text, which a program reads when it asks for it.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(reader, bytes, bytes.count)
  }

  /// Reads what is written until a text stands there, for ten seconds at most.
  func read(until text: String) -> String {
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while !String(decoding: bytes, as: UTF8.self).contains(text) {
      var state = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
      guard poll(&state, 1, 10_000) > 0 else { break }
      let count = Self.bytes(reader, &chunk)
      guard count > 0 else { break }
      bytes += chunk.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Whether lines are edited and keys are echoed, as before a program took the terminal over.
  var isEditing: Bool {
    var attributes = termios()
    let flags = tcflag_t(ICANON | ECHO | ISIG)
    return tcgetattr(device, &attributes) == 0 && attributes.c_lflag & flags == flags
  }

  /// Changes the size, of which the program is told.
  func resize(columns: UInt16, rows: UInt16) {
    var size = winsize(ws_row: rows, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(reader, UInt(TIOCSWINSZ), &size)
  }

  private static func bytes(_ file: Int32, _ chunk: inout [UInt8]) -> Int {
    readBytes(file, &chunk, chunk.count)
  }

  /// Closes the terminal and returns what was written to it, 4 kB at most.
  func finish() -> String {
    close(device)
    defer { close(reader) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = Self.bytes(reader, &chunk)
      guard count > 0 else { break }
      bytes += chunk.prefix(count)
    }
    return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n")
  }

  #if os(Linux)
  /// `unlockpt` and `ptsname` by their system calls: Glibc's module hides the functions.
  private static func unlock(_ reader: Int32) throws -> String {
    let (setLock, getNumber): (UInt, UInt) = (0x4004_5431, 0x8004_5430)
    var (lock, number): (Int32, UInt32) = (0, 0)
    guard ioctl(reader, setLock, &lock) == 0, ioctl(reader, getNumber, &number) == 0 else {
      throw CocoaError(.featureUnsupported)
    }
    return "/dev/pts/\(number)"
  }
  #else
  private static func unlock(_ reader: Int32) throws -> String {
    guard grantpt(reader) == 0, unlockpt(reader) == 0, let name = ptsname(reader) else {
      throw CocoaError(.featureUnsupported)
    }
    return String(cString: name)
  }
  #endif
}
