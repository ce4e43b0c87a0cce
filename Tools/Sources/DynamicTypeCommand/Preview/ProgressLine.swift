import CommandSupport
import FileAccess
import ScreenAudit
import ScreenPreview

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// The progress of a run, on one line of a terminal; none if errors are redirected to a file.
struct ProgressLine: Sendable {
  /// The columns of a terminal that does not report their number.
  private static let usualWidth = 80

  /// Replaces the previous step; the width of the terminal may have changed since.
  func show(_ progress: Sweep.Progress) {
    let terminal = Terminal.standardError
    guard terminal.isInteractive else { return }
    let text =
      "\(progress.done)/\(progress.total)  \(progress.screen.title) · \(progress.setting.name)"
    // A character in the last column makes some terminals start a new line.
    let line = Self.fitting(
      TerminalText.line(text),
      columns: (terminal.width ?? Self.usualWidth) - 1
    )
    send("\r\u{1B}[K" + line)
  }

  /// Removes the line.
  func clear() {
    if Terminal.standardError.isInteractive { send("\r\u{1B}[K") }
  }

  /// The beginning of a text that fits into a number of columns; wide characters such as ideographs take two.
  static func fitting(_ text: String, columns: Int) -> String {
    var room = columns
    let fitting = text.prefix { character in
      room -= character.unicodeScalars.contains(where: \.isWide) ? 2 : 1
      return room >= 0
    }
    return String(fitting)
  }

  private func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}

extension Unicode.Scalar {
  /// Whether terminals give the character two columns: the blocks that are entirely wide by Unicode's East
  /// Asian Width, and emoji.
  fileprivate var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: false
    }
  }
}

/// The folder in which the command was started.
enum WorkingFolder {
  static var path: String {
    guard let buffer = getcwd(nil, 0) else { return "/" }
    defer { free(buffer) }
    return String(cString: buffer)
  }
}
