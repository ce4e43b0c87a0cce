public import Foundation

/// A way from one controller of a storyboard to another.
open class UIStoryboardSegue: NSObject {
  /// The name of the way.
  open var identifier: String? { ends.identifier }
  /// The controller that is left.
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

/// The controller from which an unwind segue begins, when its way back is looked for.
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
