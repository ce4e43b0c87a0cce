public import Foundation

extension UIStackView {
  /// The rules by which the arranged views share the stack's length along its axis.
  public enum Distribution: Int, Hashable, Sendable, CaseIterable {
    /// The views fill the length according to their hugging and compression resistance.
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

  /// The alignment of the arranged views across the stack's axis.
  public enum Alignment: Int, Hashable, Sendable, CaseIterable {
    case fill
    /// At the leading edge of a vertical stack, at the top of a horizontal one.
    case leading
    /// By the first baselines; only for horizontal stacks.
    case firstBaseline
    case center
    /// At the trailing edge of a vertical stack, at the bottom of a horizontal one.
    case trailing
    /// By the last baselines; only for horizontal stacks.
    case lastBaseline

    /// The same as ``leading``, for a row.
    public static let top = Alignment.leading
    /// The same as ``trailing``, for a row.
    public static let bottom = Alignment.trailing
  }

  /// Restores the stack's spacing after a view, which ``setCustomSpacing(_:after:)`` had changed.
  public static let spacingUseDefault = CGFloat(Float.greatestFiniteMagnitude)

  /// Uses the system's spacing between two views: 8 points, or the fonts' between baselines.
  public static let spacingUseSystem = CGFloat(Float.leastNormalMagnitude)
}
