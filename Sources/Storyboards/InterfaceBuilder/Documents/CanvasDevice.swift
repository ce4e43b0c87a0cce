public import DynamicType
public import LayoutGeometry

/// The device on whose screen Xcode drew the document.
public struct CanvasDevice: Hashable, Sendable {
  /// Xcode's name, such as `retina6_1`.
  public var id: String
  /// The way in which it is held.
  public var orientation: Device.Orientation
  /// Light or dark.
  public var appearance: UserInterfaceStyle
  /// The way in which the app shares an iPad's screen, such as `fullscreen`; `nil` where nothing is
  /// written.
  public var layout: String?

  /// The size of the screen upright, in points; `nil` for an unknown name.
  public var portraitSize: Size? { Self.table[id]?.size }

  /// The size of the screen as it is held, in points.
  public var size: Size? {
    portraitSize.map {
      orientation == .portrait ? $0 : Size(width: $0.height, height: $0.width)
    }
  }

  /// The pixels per point; `nil` for an unknown name.
  public var displayScale: Double? { Self.table[id]?.scale }

  /// Whether it is an iPad.
  public var isPad: Bool { id.hasPrefix("ipad") }

  init(_ element: Element) {
    id = element[.canvasDevice.id]
    orientation = element[.canvasDevice.orientation] == "landscape" ? .landscape : .portrait
    appearance =
      switch element[.canvasDevice.appearance] {
      case "light": .light
      case "dark": .dark
      default: .unspecified
      }
    layout = element[.canvasDevice.layout]
  }

  /// Screens by Xcode's name: the sizes of the root views in public documents drawn on them, with
  /// the pixels per point of the models of that size.
  private static let table: [String: (size: Size, scale: Double)] = [
    "retina3_5": (Size(width: 320, height: 480), 2),
    "retina4_0": (Size(width: 320, height: 568), 2),
    "retina4_7": (Size(width: 375, height: 667), 2),
    "retina5_5": (Size(width: 414, height: 736), 3),
    "retina5_9": (Size(width: 375, height: 812), 3),
    "retina6_0": (Size(width: 390, height: 844), 3),
    "retina6_1": (Size(width: 414, height: 896), 2),
    "retina6_12": (Size(width: 393, height: 852), 3),
    "retina6_3": (Size(width: 402, height: 874), 3),
    "retina6_5": (Size(width: 414, height: 896), 3),
    "retina6_54": (Size(width: 375, height: 812), 3),
    "retina6_7": (Size(width: 428, height: 926), 3),
    "retina6_72": (Size(width: 430, height: 932), 3),
    "retina6_9": (Size(width: 440, height: 956), 3),
    "ipad9_7": (Size(width: 768, height: 1024), 2),
    "ipad10_5": (Size(width: 834, height: 1112), 2),
    "ipad10_9rounded": (Size(width: 820, height: 1180), 2),
    "ipad11_0rounded": (Size(width: 834, height: 1194), 2),
    "ipad12_9": (Size(width: 1024, height: 1366), 2),
    "ipad12_9rounded": (Size(width: 1024, height: 1366), 2),
  ]
}
