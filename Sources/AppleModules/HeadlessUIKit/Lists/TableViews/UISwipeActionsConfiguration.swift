public import Foundation

/// An action of a row that a swipe reveals; pictures show rows at rest.
open class UIContextualAction: NSObject {
  /// The look of an action.
  public enum Style: Int, Hashable, Sendable {
    case normal, destructive
  }

  /// Performs the action.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The look.
  public let style: Style
  /// Performs the action.
  public let handler: Handler
  /// The title.
  open var title: String?
  /// The image.
  open var image: UIImage?
  /// The color behind the title.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var backgroundColor: UIColor!

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    backgroundColor = style == .destructive ? .systemRed : .systemGray
    super.init()
  }
}

/// The actions behind a row.
open class UISwipeActionsConfiguration: NSObject {
  /// The actions.
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates the actions of a row.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
