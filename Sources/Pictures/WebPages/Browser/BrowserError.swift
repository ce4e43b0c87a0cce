/// A reason for which a browser shows nothing.
public enum BrowserError: Error, Hashable, Sendable {
  /// No browser is installed.
  case missing
  /// The browser could not be started.
  case notStarted
  /// The browser ended, or its answer cannot be read.
  case ended
  /// The page took longer than it may.
  case tooSlow
  /// The browser refused a command, with its words.
  case refused(String)
}

extension BrowserError: CustomStringConvertible {
  /// The reason as one clause without a full stop.
  public var description: String {
    switch self {
    case .missing:
      "web pages need a headless Chromium; Debian's package is chromium-headless-shell"
    case .notStarted: "the browser cannot be started"
    case .ended: "the browser has ended"
    case .tooSlow: "the page took too long to load"
    case .refused(let reason): "the browser refuses: \(reason)"
    }
  }
}
