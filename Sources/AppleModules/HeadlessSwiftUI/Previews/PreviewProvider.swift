/// A type that shows views during development.
@MainActor
@preconcurrency
public protocol PreviewProvider {
  /// The type of the previews.
  associatedtype Previews: View

  /// The views, each on its own screen if a group contains several.
  @ViewBuilder
  static var previews: Previews { get }
}

/// The size of a preview.
public enum PreviewLayout: Sendable, Hashable {
  /// As large as a device.
  case device
  /// As large as the view by itself.
  case sizeThatFits
  /// Of a given size in points.
  case fixed(width: Double, height: Double)
}

/// A device by its name.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable, Hashable {
  /// The name.
  public var rawValue: String

  /// Creates a device by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a device by its name.
  public init(stringLiteral value: String) { self.init(rawValue: value) }
}

/// The orientation of a device.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable {
  private let name: String
  /// All orientations.
  public static let allCases: [InterfaceOrientation] = [
    .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
  ]
  /// Upright.
  public static let portrait = InterfaceOrientation(name: "portrait")
  /// Upside down.
  public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
  /// Landscape, with the device on its left side.
  public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
  /// Landscape, with the device on its right side.
  public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}

/// A value of a preview context.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The default value of the context.
  static var defaultValue: Value { get }
}

/// The context of a preview, such as a widget.
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

extension PreviewContext {
  /// The default value of the context.
  public subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}
