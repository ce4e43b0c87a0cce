public import Foundation

/// An entry of a menu: an action or a menu.
open class UIMenuElement: NSObject {
  /// Whether an action is marked as chosen.
  public enum State: Int, Hashable, Sendable, CaseIterable {
    /// Not chosen.
    case off

    /// Chosen.
    case on

    /// Selected for a part of what it represents.
    case mixed
  }

  /// The look of an action, and whether it is available.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits.
    public var rawValue: UInt

    /// Creates a value from the raw bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Dimmed and without effect.
    public static let disabled = Attributes(rawValue: 1 << 0)

    /// In the color of destructive actions.
    public static let destructive = Attributes(rawValue: 1 << 1)

    /// Left out.
    public static let hidden = Attributes(rawValue: 1 << 2)

    /// Without closing the menu.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title.
  open var title: String

  /// The text below the title.
  open var subtitle: String?

  /// The image beside the title.
  open var image: UIImage?

  init(title: String, subtitle: String?, image: UIImage?) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
  }
}
