import Foundation

/// The person at the terminal, in place of fingers on a screen.
enum Console {
  /// Writes a line at once.
  static func write(_ line: String) {
    FileHandle.standardOutput.write(Data((line + "\n").utf8))
  }

  /// Calls a closure on the main queue with each command; the end of the input is `quit`.
  static func read(_ handler: @escaping @Sendable (_ command: String, _ argument: String) -> Void) {
    Thread.detachNewThread {
      while let line = readLine() {
        let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
        DispatchQueue.main.async { handler(parts.first ?? "", parts.count > 1 ? parts[1] : "") }
      }
      DispatchQueue.main.async { handler("quit", "") }
    }
  }
}
