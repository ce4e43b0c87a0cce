import DynamicType
import HeadlessUIKit
import InterfaceBuilder

/// The device that Interface Builder's canvas shows around a view.
struct CanvasMetrics {
  /// The size of the canvas where the document does not say: 600 by 600 points, any by any.
  static let anySize = Size(width: 600, height: 600)

  var size: Size
  var traits: TraitCollection
  /// The insets of the device's shape and the status bar.
  var safeArea: EdgeInsets

  init(_ document: InterfaceDocument) {
    let device = document.settings.device
    size = device?.size ?? Self.anySize
    traits = Self.traits(of: device, size)
    safeArea = Self.safeArea(
      of: device,
      hasStatusBar: CanvasGeneration.of(document).showsStatusBar
    )
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
  private static func safeArea(of device: CanvasDevice?, hasStatusBar: Bool) -> EdgeInsets {
    guard let device else { return EdgeInsets(top: 20) }
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
