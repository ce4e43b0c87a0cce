public import Foundation

/// The contents and the preview of a context menu, as a model: no menu opens here.
///
/// ```swift
/// let configuration = UIContextMenuConfiguration(actionProvider: { _ in
///   UIMenu(children: [UIAction(title: "Copy") { _ in copy() }])
/// })
/// configuration.menu()?.children.map(\.title)  // ["Copy"]
/// ```
open class UIContextMenuConfiguration: NSObject {
  /// Makes the menu from the suggested entries, of which there are none here.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?

  /// Makes the controller that is shown beside the menu.
  public typealias ContentPreviewProvider = () -> UIViewController?

  /// The identity of the configuration.
  public let identifier: AnyHashable

  /// The other items to which the menu applies.
  open var secondaryItemIdentifiers: Set<AnyHashable> = []

  private let previewProvider: ContentPreviewProvider?
  private let actionProvider: ActionProvider?

  /// Creates a configuration; without an identifier it equals no other.
  public init(
    identifier: AnyHashable? = nil,
    previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? AnyHashable(UUID())
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }

  /// The menu, or `nil` for none.
  open func menu() -> UIMenu? { actionProvider?([]) }

  /// The controller beside the menu, or `nil` for a picture of the view.
  open func previewController() -> UIViewController? { previewProvider?() }
}

/// Gives a view a context menu.
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The object that provides the menu.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?

  /// The view of the interaction.
  open private(set) weak var view: UIView?

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }

  /// The configuration for a point of the view, as for a long press there.
  open func configuration(at location: CGPoint) -> UIContextMenuConfiguration? {
    delegate?.contextMenuInteraction(self, configurationForMenuAtLocation: location)
  }
}

/// The source of context menus.
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// The menu at a point of the interaction's view; `nil` for none.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// The animation of a context menu; here everything happens at once.
public protocol UIContextMenuInteractionAnimating: AnyObject {
  var previewViewController: UIViewController? { get }
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

/// The animation with which a preview becomes the screen.
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// The ways in which a preview becomes the full screen.
public enum UIContextMenuInteractionCommitStyle: Int, Hashable, Sendable {
  case dismiss, pop
}

/// Entries of a menu that are created when the menu opens.
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Creates entries that are made once.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Entries that are made whenever the menu opens.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }

  /// Requests the entries.
  public func elements(_ completion: @escaping ([UIMenuElement]) -> Void) { provider(completion) }
}
