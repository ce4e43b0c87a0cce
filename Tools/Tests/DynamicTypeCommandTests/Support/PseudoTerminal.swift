import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The two ends of a terminal that nobody sits at.
struct PseudoTerminal {
  /// What a program is given as its terminal.
  let device: Int32
  /// Where its output is read.
  private let reader: Int32

  init(columns: UInt16) throws {
    reader = open("/dev/ptmx", O_RDWR | O_NOCTTY)
    device = open(try Self.unlock(reader), O_RDWR | O_NOCTTY)
    guard device >= 0 else { throw CocoaError(.featureUnsupported) }
    var size = winsize(ws_row: 50, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
    _ = ioctl(device, UInt(TIOCSWINSZ), &size)
  }

  /// Types a text, which a program reads when it asks for it.
  func type(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(reader, bytes, bytes.count)
  }

  /// Closes the terminal and returns what was written to it, 4 kB at most.
  func finish() -> String {
    close(device)
    defer { close(reader) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(reader, &chunk, chunk.count)
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
