public import Foundation

/// A transition from one controller of a storyboard to another.
open class UIStoryboardSegue: NSObject {
  /// The identifier of the segue.
  open var identifier: String? { ends.identifier }
  /// The controller that the segue leaves.
  open var source: UIViewController { ends.source }
  /// The controller that is shown.
  open var destination: UIViewController { ends.destination }
  private let ends: (identifier: String?, source: UIViewController, destination: UIViewController)
  private let handler: (() -> Void)?

  /// Creates a way.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController
  ) {
    ends = (identifier, source, destination)
    handler = nil
    super.init()
  }

  /// Creates a segue that a closure performs.
  public init(
    identifier: String?,
    source: UIViewController,
    destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    ends = (identifier, source, destination)
    handler = performHandler
    super.init()
  }

  /// Shows the destination.
  open func perform() {
    if let handler { handler() } else { source.show(destination, sender: nil) }
  }
}

/// The controller at which an unwind segue begins, for finding its destination.
open class UIStoryboardUnwindSegueSource: NSObject {
  /// The controller from which the segue begins.
  public let source: UIViewController
  /// The object that started the segue.
  public let sender: Any?
  /// The method that the segue calls.
  public let unwindAction: Selector

  init(source: UIViewController, sender: Any?, unwindAction: Selector) {
    (self.source, self.sender, self.unwindAction) = (source, sender, unwindAction)
    super.init()
  }
}
