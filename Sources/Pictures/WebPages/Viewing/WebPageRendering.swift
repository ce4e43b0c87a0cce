import DynamicType

/// The renderer that views of web pages use.
public enum WebPageRendering {
  /// The renderer of this task, the installed browser unless
  /// ``WebPageRenderer/performAsCurrent(_:)`` says otherwise.
  public static var current: any WebPageRenderer { ScreenContext.current.webPageRenderer }
}

extension WebPageRenderer {
  /// Runs a closure in which this renderer is ``WebPageRendering/current``; child tasks inherit it.
  public func performAsCurrent<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try ScreenContext.with(\.webPageRenderer, self).perform(operation)
  }
}

extension ScreenContext {
  private enum WebPageRendererKey: ScreenContextKey {
    static var defaultValue: any WebPageRenderer { InstalledBrowser.shared }
  }

  /// The renderer of web pages.
  fileprivate var webPageRenderer: any WebPageRenderer {
    get { self[WebPageRendererKey.self] }
    set { self[WebPageRendererKey.self] = newValue }
  }
}
