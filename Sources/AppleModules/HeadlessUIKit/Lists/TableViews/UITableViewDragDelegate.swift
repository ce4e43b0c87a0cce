public import Foundation

/// The source of the dragged rows of a table.
public protocol UITableViewDragDelegate: AnyObject {
  func tableView(
    _ tableView: UITableView,
    itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem]
}

/// The receiver of items that are dropped on a table.
public protocol UITableViewDropDelegate: AnyObject {
  func tableView(
    _ tableView: UITableView,
    performDropWith coordinator: any UITableViewDropCoordinator
  )
}

/// The answer of a table to items above it.
open class UITableViewDropProposal: UIDropProposal {
  /// The change of the rows around the drop.
  public enum Intent: Int, Hashable, Sendable {
    case unspecified, insertAtDestinationIndexPath, insertIntoDestinationIndexPath, automatic
  }

  /// The place where the rows would be inserted.
  public let intent: Intent

  /// Creates an answer.
  public override convenience init(operation: UIDropOperation) {
    self.init(operation: operation, intent: .unspecified)
  }

  /// Creates an answer.
  public init(operation: UIDropOperation, intent: Intent) {
    self.intent = intent
    super.init(operation: operation)
  }
}

/// An item that is dropped on a table.
public protocol UITableViewDropItem: _ListDropItem {}

/// The items of a drop with their place.
public protocol UITableViewDropCoordinator: _ListDropCoordinator {
  var items: [any UITableViewDropItem] { get }
  var proposal: UITableViewDropProposal { get }
  func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
}

/// An action of a swiped row, the predecessor of contextual actions.
open class UITableViewRowAction: NSObject {
  /// The looks.
  public enum Style: Int, Hashable, Sendable {
    case `default`, normal
    /// The style of an action that deletes.
    public static let destructive = Style.default
  }

  /// The style of the action.
  public let style: Style
  open var title: String?
  open var backgroundColor: UIColor?
  open var backgroundEffect: UIVisualEffect?
  private let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(
    style: Style,
    title: String?,
    handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
  }

  /// Performs the action, as a touch does.
  public func perform(at indexPath: IndexPath) { handler(self, indexPath) }
}
