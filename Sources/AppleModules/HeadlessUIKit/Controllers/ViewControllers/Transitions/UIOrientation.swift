import Foundation

/// The orientation of an interface.
public enum UIInterfaceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

  /// Whether the interface is wide.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the interface is high.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// The orientation of an interface, by its size: a wide interface has its home button on the left.
  init(_ size: CGSize) { self = size.width > size.height ? .landscapeLeft : .portrait }
}

/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a value from the raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
  /// Landscape, with the home button on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
  /// Landscape, with the home button on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
  /// Both landscape orientations.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// All orientations.
  public static let all: UIInterfaceOrientationMask = [
    .portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown,
  ]
  /// All orientations except upside down.
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

/// The orientation of a device.
public enum UIDeviceOrientation: Int, Hashable, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

  /// Whether the orientation is landscape.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  /// Whether the orientation is portrait.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the device lies flat.
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}

extension UIWindowScene {
  /// The orientation of the interface, determined by the shape of the screen.
  public var interfaceOrientation: UIInterfaceOrientation {
    UIInterfaceOrientation(screen.bounds.size)
  }
}

extension UIStatusBarManager {
  /// The style of the status bar, which is not drawn here.
  public var statusBarStyle: UIStatusBarStyle { .default }
}
