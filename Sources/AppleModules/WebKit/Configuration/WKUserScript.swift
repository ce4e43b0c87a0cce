public import Foundation

/// The time at which a script runs.
public enum WKUserScriptInjectionTime: Int, Hashable, Sendable, CaseIterable {
  /// Before the scripts of the page.
  case atDocumentStart
  /// After the page is loaded.
  case atDocumentEnd
}

/// A script that a program puts into each page.
open class WKUserScript: NSObject {
  /// The text of the script.
  public let source: String
  /// The time at which it runs.
  public let injectionTime: WKUserScriptInjectionTime
  /// Whether it runs in the page alone and not in its frames; frames are not reached here.
  public let isForMainFrameOnly: Bool

  /// Creates a script.
  public init(
    source: String,
    injectionTime: WKUserScriptInjectionTime,
    forMainFrameOnly: Bool
  ) {
    self.source = source
    self.injectionTime = injectionTime
    isForMainFrameOnly = forMainFrameOnly
  }
}
