public import Foundation

// On iOS these values print their numbers alone.

extension CGPoint: @retroactive CustomStringConvertible {
  /// The coordinates, such as `(1.0, 2.0)`.
  public var description: String { "(\(x), \(y))" }
}

extension CGSize: @retroactive CustomStringConvertible {
  /// The lengths, such as `(1.0, 2.0)`.
  public var description: String { "(\(width), \(height))" }
}

extension CGRect: @retroactive CustomStringConvertible {
  /// The origin and the size, such as `(1.0, 2.0, 3.0, 4.0)`.
  public var description: String { "(\(origin.x), \(origin.y), \(size.width), \(size.height))" }
}
