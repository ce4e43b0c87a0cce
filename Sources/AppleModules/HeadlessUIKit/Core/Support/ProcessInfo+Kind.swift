#if !canImport(ObjectiveC)
public import Foundation

extension ProcessInfo {
  /// Whether an app for iPad runs on a Mac, which it does not.
  public var isMacCatalystApp: Bool { false }
  /// Whether an app for iOS runs on a Mac, which it does not.
  public var isiOSAppOnMac: Bool { false }
}

extension CGSize {
  /// The width and the height.
  public var debugDescription: String { "(\(width), \(height))" }
}

extension CGPoint {
  /// The distances from the left and from the top.
  public var debugDescription: String { "(\(x), \(y))" }
}

extension CGRect {
  /// The origin and the size.
  public var debugDescription: String {
    "(\(minX), \(minY), \(size.width), \(size.height))"
  }
}
#endif
