import Foundation

/// An entry of a menu that calls a method of the responder chain; there is no menu bar here.
open class UICommand: UIMenuElement {
  /// The title that a person sees.
  open var discoverabilityTitle: String?
  /// The method.
  public let action: Selector?
  /// A value of the program.
  public let propertyList: Any?
  /// The look of the entry, and whether it is available.
  open var attributes: Attributes
  /// Whether the entry is marked as chosen.
  open var state: State

  /// Creates an entry.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    action: Selector,
    propertyList: Any? = nil,
    discoverabilityTitle: String? = nil,
    attributes: Attributes = [],
    state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }
}
