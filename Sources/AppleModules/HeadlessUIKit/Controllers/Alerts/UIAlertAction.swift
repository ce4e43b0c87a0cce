public import Foundation

/// A button of an alert or an action sheet.
open class UIAlertAction: NSObject {
  /// The purpose of the button.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    case `default`
    /// Closes without a change.
    case cancel
    /// Deletes data.
    case destructive
  }

  /// The title of the button.
  public let title: String?
  /// The purpose of the button.
  public let style: Style
  /// Whether the button can be used.
  open var isEnabled = true { didSet { onChange?() } }
  private let handler: ((UIAlertAction) -> Void)?
  var onChange: (() -> Void)?

  /// Creates a button.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  /// Performs the button's action, as if a person had touched it.
  package func perform() { if isEnabled { handler?(self) } }
}
