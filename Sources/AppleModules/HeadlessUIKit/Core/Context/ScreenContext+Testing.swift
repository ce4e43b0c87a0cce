package import DynamicType

/// The observers of a screen that tests set.
extension ScreenContext {
  private enum DocumentMessagesKey: ScreenContextKey {
    static var defaultValue: (@Sendable (String) -> Void)? { nil }
  }

  /// Called with each message about documents, which is otherwise written to standard error.
  package var onDocumentMessage: (@Sendable (String) -> Void)? {
    get { self[DocumentMessagesKey.self] }
    set { self[DocumentMessagesKey.self] = newValue }
  }

  private enum LayoutCounterKey: ScreenContextKey {
    static var defaultValue: LayoutStatistics.Counter? { nil }
  }

  /// The counter of layout work; `nil` when it is not counted.
  var layoutCounter: LayoutStatistics.Counter? {
    get { self[LayoutCounterKey.self] }
    set { self[LayoutCounterKey.self] = newValue }
  }
}
