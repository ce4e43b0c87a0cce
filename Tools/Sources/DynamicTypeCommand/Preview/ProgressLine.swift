import CommandSupport
import ScreenAudit

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// How far a run has come, on one line of a terminal; nothing where errors go into a file.
struct ProgressLine: Sendable {
  private let isShown = isatty(STDERR_FILENO) == 1
  /// The characters that fit into a line of every terminal.
  private static let width = 78

  /// Shows a step in place of the one before.
  func show(_ progress: Sweep.Progress) {
    guard isShown else { return }
    let text =
      "\(progress.done)/\(progress.total)  \(progress.screen.title) · \(progress.setting.name)"
    send("\r\u{1B}[K" + Self.plain(text).prefix(Self.width))
  }

  /// Removes the line.
  func clear() {
    if isShown { send("\r\u{1B}[K") }
  }

  /// Titles come from files: their control characters must not steer the terminal.
  private static func plain(_ text: String) -> String {
    String(
      text.map { $0.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F } ? " " : $0 }
    )
  }

  private func send(_ text: String) {
    let bytes = Array(text.utf8)
    _ = bytes.withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
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
