import Foundation

/// A segue of a storyboard before it is performed, and the object that controls call to perform it.
package final class StoryboardSegueTemplate: NSObject {
  /// The way in which the destination is shown.
  package enum Kind {
    /// Pushes inside a navigation controller, and presents otherwise.
    case show
    /// Shown in place of the details.
    case showDetail
    /// Presented.
    case present(UIModalPresentationStyle?, UIModalTransitionStyle?)
    /// Presented in a bubble at a view or a bar item.
    case popover(anchor: AnyObject?)
    /// Embedded in a container view when the source's view is loaded.
    case embed(UIView)
    /// Shown by a class of the program.
    case custom((UIViewController, UIViewController) -> UIStoryboardSegue?)
    /// Returns to the controller that implements a method.
    case unwind(Selector)
  }

  /// The name of the segue.
  package let identifier: String?
  private let kind: () -> Kind
  private let makeDestination: (UIViewController, Any?) -> UIViewController?
  private weak var source: UIViewController?

  /// Creates a segue.
  ///
  /// - Parameters:
  ///   - identifier: The name.
  ///   - source: The controller that is left.
  ///   - kind: Returns the way in which the destination is shown, which may depend on views.
  ///   - makeDestination: Makes the destination for a source and a sender.
  package init(
    identifier: String?,
    source: UIViewController,
    kind: @escaping () -> Kind,
    makeDestination: @escaping (UIViewController, Any?) -> UIViewController?
  ) {
    self.identifier = identifier
    self.kind = kind
    self.makeDestination = makeDestination
    self.source = source
    super.init()
    #if !canImport(ObjectiveC)
    Self.registration
    #endif
  }

  #if !canImport(ObjectiveC)
  /// Registers the method, which controls call by name.
  private static let registration: Void = ObjectiveCMethods.register {
    [
      ObjectiveCMethod(StoryboardSegueTemplate.self, action.description) { object, arguments in
        arguments.pass { (sender: Any?) in
          (object as? StoryboardSegueTemplate)?.performIfAllowed(sender: sender)
        }
      }
    ]
  }
  #endif

  /// The method that controls, items and gesture recognizers call.
  package static let action = Selector("performStoryboardSegue:")

  /// Performs the segue unless the source refuses; called for a person's action and for embedding segues.
  package func performIfAllowed(sender: Any?) {
    guard let source,
      source.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
    else { return }
    perform(sender: sender)
  }

  /// Performs the segue.
  package func perform(sender: Any?) {
    guard let source else { return }
    let kind = kind()
    if case .unwind(let action) = kind {
      return source.unwind(identifier: identifier, action, sender: sender)
    }
    guard let destination = makeDestination(source, sender) else { return }
    let segue = segue(kind, from: source, to: destination)
    source.prepare(for: segue, sender: sender)
    segue.perform()
  }

  private func segue(
    _ kind: Kind,
    from source: UIViewController,
    to destination: UIViewController
  ) -> UIStoryboardSegue {
    let show: () -> Void
    switch kind {
    case .show, .unwind: show = { source.show(destination, sender: nil) }
    case .showDetail: show = { source.showDetailViewController(destination, sender: nil) }
    case .present(let style, let transition):
      if let style { destination.modalPresentationStyle = style }
      if let transition { destination.modalTransitionStyle = transition }
      show = { source.present(destination, animated: true) }
    case .popover(let anchor):
      destination.modalPresentationStyle = .popover
      let popover = destination.presentationController as? UIPopoverPresentationController
      if let view = anchor as? UIView {
        popover?.sourceView = view
        popover?.sourceRect = view.bounds
      }
      popover?.barButtonItem = anchor as? UIBarButtonItem
      show = { source.present(destination, animated: true) }
    case .embed(let container): show = { source.embed(destination, in: container) }
    case .custom(let make):
      if let segue = make(source, destination) { return segue }
      show = { source.show(destination, sender: nil) }
    }
    return UIStoryboardSegue(
      identifier: identifier,
      source: source,
      destination: destination,
      performHandler: show
    )
  }
}

extension UIViewController {
  /// Puts a child into a container view, which it fills.
  fileprivate func embed(_ child: UIViewController, in container: UIView) {
    addChild(child)
    if let view = child.view {
      view.translatesAutoresizingMaskIntoConstraints = true
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.frame = container.bounds
      container.addSubview(view)
    }
    child.didMove(toParent: self)
  }
}
