import Foundation

/// The function that an action performs.
public typealias UIActionHandler = (_ action: UIAction) -> Void

/// An entry of a menu, or the action of a control, as a closure.
///
/// ```swift
/// let save = UIAction(title: "Save") { _ in store.save() }
/// button.addAction(save, for: .primaryActionTriggered)
/// ```
open class UIAction: UIMenuElement {
  /// The identity of an action.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates an identifier by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier by name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identity of this action; the address of the object where none was given.
  public var identifier: Identifier { givenIdentifier ?? Identifier("\(ObjectIdentifier(self))") }

  /// A longer title for help.
  open var discoverabilityTitle: String?

  /// The look of the action, and whether it is available.
  open var attributes: UIMenuElement.Attributes

  /// Whether the action is marked as chosen.
  open var state: UIMenuElement.State

  /// The object that performs the action, during its run.
  open private(set) var sender: Any?

  private let givenIdentifier: Identifier?
  private let handler: UIActionHandler

  /// Creates an action; without an identifier it equals only itself.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) {
    givenIdentifier = identifier
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// The title.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }

  /// The image.
  open override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }

  /// Runs the closure, with the sender set on the action during the call.
  open func performWithSender(_ sender: Any?, target: Any?) {
    let outer = self.sender
    self.sender = sender
    handler(self)
    self.sender = outer
  }
}
