public import HeadlessUIKit

/// A device on which a controller is shown: its size, its safe area and its traits.
public struct ViewImageConfig: Sendable {
  /// Upright or sideways.
  public enum Orientation: Sendable {
    /// The long side is the height.
    case portrait
    /// The long side is the width.
    case landscape
  }

  /// Portrait or landscape, with the part of the screen that the app has on a tablet.
  public enum TabletOrientation: Sendable {
    /// The part of a screen that is sideways.
    public enum LandscapeSplits: Sendable {
      /// A third of the width.
      case oneThird
      /// Half of the width.
      case oneHalf
      /// Two thirds of the width.
      case twoThirds
      /// The whole screen.
      case full
    }

    /// The part of a screen that is upright.
    public enum PortraitSplits: Sendable {
      /// A third of the width.
      case oneThird
      /// Two thirds of the width.
      case twoThirds
      /// The whole screen.
      case full
    }

    /// Sideways.
    case landscape(splitView: LandscapeSplits)
    /// Upright.
    case portrait(splitView: PortraitSplits)
  }

  /// The safe area.
  public var safeArea: UIEdgeInsets

  /// The size in points; that of the view where it is nil.
  public var size: CGSize?

  /// The traits of the device.
  public var traits: UITraitCollection

  /// Creates a device.
  public init(
    safeArea: UIEdgeInsets = .zero,
    size: CGSize? = nil,
    traits: UITraitCollection = UITraitCollection()
  ) {
    self.safeArea = safeArea
    self.size = size
    self.traits = traits
  }
}
