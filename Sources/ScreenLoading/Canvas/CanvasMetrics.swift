import DynamicType
import HeadlessUIKit
import InterfaceBuilder

/// What Interface Builder's canvas shows around a view: the device and the bars.
struct CanvasMetrics {
  /// The size of the canvas where the document does not say: 600 by 600 points, any by any.
  static let anySize = Size(width: 600, height: 600)

  var size: Size
  var traits: TraitCollection
  /// What the device's shape and the status bar cover.
  var safeArea: EdgeInsets

  init(_ document: InterfaceDocument) {
    let device = document.settings.device
    size = device?.size ?? Self.anySize
    traits = Self.traits(of: device, size)
    safeArea = Self.safeArea(of: device, tools: document.settings.toolsVersion ?? 0)
  }

  /// The height of a toolbar: 49 points on phones without a home button, as it is in documents.
  var toolbarHeight: Double {
    traits.userInterfaceIdiom == .phone && safeArea.bottom >= 34 ? 49 : 44
  }

  private static func traits(of device: CanvasDevice?, _ size: Size) -> TraitCollection {
    guard let device else { return TraitCollection(displayScale: 1) }
    let isLandscape = device.orientation == .landscape
    let isPlus = ["retina5_5", "retina6_1", "retina6_5", "retina6_7"].contains(device.id)
    return TraitCollection(
      displayScale: device.displayScale ?? 2,
      userInterfaceIdiom: device.isPad ? .pad : .phone,
      horizontalSizeClass: device.isPad || (isLandscape && isPlus) ? .regular : .compact,
      verticalSizeClass: device.isPad || !isLandscape ? .regular : .compact
    )
  }

  /// The insets of the canvas devices: measured from frames in saved documents that are aligned with
  /// the safe area.
  ///
  /// Since Xcode 11 the canvas shows no status bar on devices with a home button: screens saved by
  /// tools before 14810 stand below 20 points, of later ones only those of one project do.
  private static func safeArea(of device: CanvasDevice?, tools: Double) -> EdgeInsets {
    guard let device else { return EdgeInsets(top: 20) }
    let hasStatusBar = tools < 14_800 || tools >= 30_000
    if device.orientation == .landscape {
      return notched.contains(device.id)
        ? EdgeInsets(left: 44, bottom: 21, right: 44)
        : EdgeInsets(top: device.isPad && hasStatusBar ? 20 : 0)
    }
    if let top = tops[device.id] { return EdgeInsets(top: top, bottom: 34) }
    return EdgeInsets(
      top: hasStatusBar ? 20 : 0,
      bottom: device.id == "ipad12_9rounded" ? 20 : 0
    )
  }

  private static let tops: [String: Double] = [
    "retina5_9": 44, "retina6_1": 44, "retina6_5": 44, "retina6_0": 47, "retina6_7": 44,
    "retina6_12": 59, "retina5_4": 44, "retina6_54": 44,
  ]

  private static let notched = Set(tops.keys)
}
