#if !canImport(ObjectiveC)
/// The name of a message.
///
/// Off Apple's platforms there is no `#selector`, and nothing sends messages by name. The type is
/// there so that a program that says `action: nil`, or names a message by a string, compiles.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Creates the name of a message.
  public init(_ name: String) { description = name }

  /// Creates the name of a message.
  public init(stringLiteral name: String) { description = name }
}
#endif

extension UIBarButtonItem {
  /// Creates a button with a title, for a target.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title, style: style)
    take(target, action)
  }

  /// Creates a button with an image, for a target.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image, style: style)
    take(target, action)
  }

  /// Creates a button with an image, and another one for bars of little height, for a target.
  public convenience init(
    image: UIImage?,
    landscapeImagePhone: UIImage?,
    style: Style,
    target: Any?,
    action: Selector?
  ) {
    self.init(image: image, landscapeImagePhone: landscapeImagePhone, style: style)
    take(target, action)
  }

  /// Creates one of the system's buttons or spaces, for a target.
  public convenience init(barButtonSystemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(systemItem: barButtonSystemItem)
    take(target, action)
  }

  private func take(_ target: Any?, _ action: Selector?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
  }
}
