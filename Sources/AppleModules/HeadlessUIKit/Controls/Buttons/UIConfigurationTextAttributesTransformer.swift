public import Foundation

/// Changes the attributes of a configuration's text.
public struct UIConfigurationTextAttributesTransformer {
  /// The closure that changes them.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a transformer of a closure.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }

  /// Returns changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer {
    transform(input)
  }
}

/// Changes a color of a configuration.
public struct UIConfigurationColorTransformer {
  /// The closure that changes it.
  public let transform: (UIColor) -> UIColor
  private let identity = Identity()

  private final class Identity: Sendable {}

  /// Creates a transformer of a closure.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }

  /// Returns a changed color.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}

/// Two transformers are equal if they are copies of one.
extension UIConfigurationColorTransformer: Hashable {
  /// Whether both are copies of one transformer.
  public static func == (
    first: UIConfigurationColorTransformer,
    second: UIConfigurationColorTransformer
  ) -> Bool {
    first.identity === second.identity
  }

  /// Hashes the identity of the transformer.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
