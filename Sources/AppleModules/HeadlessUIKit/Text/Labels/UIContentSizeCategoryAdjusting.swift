import DynamicType

/// A view whose text can follow the text size while the program runs.
public protocol UIContentSizeCategoryAdjusting: AnyObject {
  /// Whether preferred and scaled fonts of the view follow the text size.
  ///
  /// Fonts of a fixed size never do. Without the flag, a preferred font keeps the size that it had when it
  /// was created.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
