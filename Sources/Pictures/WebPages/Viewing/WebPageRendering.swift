/// The renderer that views of web pages use.
public enum WebPageRendering {
  @TaskLocal fileprivate static var override: (any WebPageRenderer)?

  /// The renderer of this task, the installed browser unless
  /// ``WebPageRenderer/performAsCurrent(_:)`` says otherwise.
  public static var current: any WebPageRenderer { override ?? InstalledBrowser.shared }
}

extension WebPageRenderer {
  /// Runs a closure in which this renderer is ``WebPageRendering/current``; child tasks inherit it.
  public func performAsCurrent<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try WebPageRendering.$override.withValue(self, operation: operation)
  }
}
