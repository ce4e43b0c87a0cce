import Foundation

/// A text that items are dropped on.
public protocol UITextDroppable: UITextInput {
  var textDropDelegate: (any UITextDropDelegate)? { get set }
}

/// Items over a text.
public protocol UITextDropRequest: AnyObject {
  var dropPosition: UITextPosition { get }
  var suggestedProposal: UITextDropProposal { get }
  var isSameView: Bool { get }
  var dropSession: any UIDropSession { get }
}

/// The answer of a text to items above it.
open class UITextDropProposal: UIDropProposal {
  /// The way in which dropped items change the text.
  public enum Action: UInt, Sendable {
    case insert, replaceSelection, replaceAll
  }

  /// The view that performs the drop.
  public enum Performer: UInt, Sendable {
    case view, delegate
  }

  /// The way in which dropped items change the text.
  open var dropAction = Action.insert
  /// Whether the fast path of the same view is used.
  open var useFastSameViewOperations = true
  /// The view that performs the drop.
  open var dropPerformer = Performer.view
}

/// The receiver of items that are dropped on a text; there is no dropping here.
public protocol UITextDropDelegate: AnyObject {
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal
  func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willPerformDrop drop: any UITextDropRequest
  )
}

extension UITextDropDelegate {
  /// Returns the answer that the request suggests.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    proposalForDrop drop: any UITextDropRequest
  ) -> UITextDropProposal { drop.suggestedProposal }
  /// Does nothing.
  public func textDroppableView(
    _ textDroppableView: any UIView & UITextDroppable,
    willPerformDrop drop: any UITextDropRequest
  ) {}
}

extension UITextView: UITextDroppable {
  /// The delegate of drops above the text.
  public var textDropDelegate: (any UITextDropDelegate)? {
    get { keptObject() }
    set { keepObject(newValue) }
  }
}
