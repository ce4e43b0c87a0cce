import Foundation

/// The side of an interface that is at the top.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether the interface is wide.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface is high.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// The orientation of an interface, by its size: a wide interface has its home button on the left.
  init(_ size: CGSize) { self = size.width > size.height ? .landscapeLeft : .portrait }
}

/// Sides of an interface that may be at the top.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates sides from bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// UIKit's value of this name.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// UIKit's value of this name.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// UIKit's value of this name.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// UIKit's value of this name.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// UIKit's value of this name.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// UIKit's value of this name.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
  ]
  /// UIKit's value of this name.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [
    .portrait, .landscapeLeft, .landscapeRight,
  ]
}

/// The color of the status bar's texts.
public enum UIStatusBarStyle: Int, Hashable, Sendable {
  case `default`, lightContent
  case darkContent = 3
}

/// The way in which the status bar changes.
public enum UIStatusBarAnimation: Int, Hashable, Sendable {
  case none, fade, slide
}

/// The side of a device that is at the top.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// UIKit's property of this name.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// UIKit's property of this name.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// UIKit's property of this name.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

extension UIWindowScene {
  /// The side of the interface that is at the top, by the shape of the screen.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(screen.bounds.size)
  }
}

extension UIStatusBarManager {
  /// The style of the status bar, which is not drawn here.
  public var statusBarStyle: UIStatusBarStyle { .default }
}
