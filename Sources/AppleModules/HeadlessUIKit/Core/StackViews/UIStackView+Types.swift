public import Foundation

extension UIStackView {
  /// The rules by which the arranged views share the stack's length along its axis.
  public enum Distribution: Int, Hashable, Sendable, CaseIterable {
    /// The views fill the length as their hugging and compression resistance say.
    case fill
    /// The views fill the length and are all equally long.
    case fillEqually
    /// The views fill the length in proportion to their content.
    case fillProportionally
    /// The gaps between the views are equal, and at least the spacing.
    case equalSpacing
    /// The distances between the views' centers are equal, and the gaps at least the spacing.
    case equalCentering
  }

  /// The place of the arranged views across the stack's axis.
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    case fill
    /// At the leading edge of a vertical stack, at the top of a horizontal one.
    case leading
    /// On the first line of text; only for horizontal stacks.
    case firstBaseline
    case center
    /// At the trailing edge of a vertical stack, at the bottom of a horizontal one.
    case trailing
    /// On the last line of text; only for horizontal stacks.
    case lastBaseline

    /// The same as ``leading``, in the words of a row.
    public static let top = Alignment.leading
    /// The same as ``trailing``, in the words of a row.
    public static let bottom = Alignment.trailing
  }

  /// Takes the stack's spacing after a view: what ``setCustomSpacing(_:after:)`` takes back.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

  /// Takes the system's spacing between two views: 8 points, or the fonts' where baselines count.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}
