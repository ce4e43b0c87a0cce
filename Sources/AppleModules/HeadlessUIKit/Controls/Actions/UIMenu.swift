import Foundation

/// Actions and menus with a title.
open class UIMenu: UIMenuElement {
  /// The identity of a menu.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates an identifier by name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates an identifier by name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The look of a menu inside another.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: UInt

    /// Creates a value from the raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Its entries are shown inline in the menu around it.
    public static let displayInline = Options(rawValue: 1 << 0)

    /// In the color of destructive actions.
    public static let destructive = Options(rawValue: 1 << 1)

    /// Only one of its entries is selected at a time.
    public static let singleSelection = Options(rawValue: 1 << 5)

    /// Its entries are side by side.
    public static let displayAsPalette = Options(rawValue: 1 << 7)
  }

  /// The identity of this menu.
  public let identifier: Identifier

  /// The look of the menu inside another.
  public let options: Options

  /// The entries.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: Identifier? = nil,
    options: Options = [],
    children: [UIMenuElement] = []
  ) {
    self.identifier = identifier ?? Identifier(title)
    self.options = options
    self.children = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Returns the menu with other entries.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      children: newChildren
    )
  }

  /// The selected actions, including those of inline menus.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      switch child {
      case let menu as UIMenu where menu.options.contains(.displayInline): menu.selectedElements
      case let action as UIAction where action.state == .on: [action]
      default: []
      }
    }
  }
}
