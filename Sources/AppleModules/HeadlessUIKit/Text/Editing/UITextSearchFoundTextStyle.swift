/// The look of text that a search found.
public enum UITextSearchFoundTextStyle: Int, Hashable, Sendable {
  /// Text that was not found.
  case normal
  /// Text that was found.
  case found
  /// The search result that is currently shown.
  case highlighted
}
