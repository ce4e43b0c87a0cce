public import Foundation

/// A view that replaces the keyboard or is above it.
open class UIInputView: UIView {
  /// The looks.
  public enum Style: Int, Hashable, Sendable { case `default`, keyboard }

  /// The style of the view.
  public let inputViewStyle: Style
  open var allowsSelfSizing = false

  /// Creates a view.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }

  /// Creates a view, ignoring the coder.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}
