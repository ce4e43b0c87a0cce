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
  /// The insets that views can show: also the device's own, where the canvas counts them twice.
  ///
  /// Screens that are lower than the device have 59 above (3 of 3) or 34 below (13 of 13) there.
  var possibleSafeAreas: [EdgeInsets]

  init(_ document: InterfaceDocument, _ generation: CanvasGeneration) {
    let device = document.settings.device
    size = Self.size(of: document)
    traits = Self.traits(of: device, size)
    let safeArea = Self.safeArea(of: device, generation)
    let own = EdgeInsets(top: safeArea.top / 2, bottom: safeArea.bottom / 2)
    let countsTwice = generation.deviceInsets == .twice && safeArea.bottom == 2 * 34
    self.safeArea = safeArea
    possibleSafeAreas = [safeArea] + (countsTwice ? [own] : [])
  }

  /// The size of a document's canvas.
  static func size(of document: InterfaceDocument) -> Size {
    document.settings.device?.size ?? anySize
  }

  /// The height of a toolbar: 49 points on phones without a home button, as it is in documents.
  var toolbarHeight: Double {
    traits.userInterfaceIdiom == .phone && safeArea.bottom >= 34 ? 49 : 44
  }

  /// Whether a screen is as high as a sheet: the device without its status bar, or without 54 points
  /// where it has no home button.
  func isSheet(_ height: Double) -> Bool {
    size.height - height == (safeArea.bottom > 0 ? 54 : 20)
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
  private static func safeArea(
    of device: CanvasDevice?,
    _ generation: CanvasGeneration
  ) -> EdgeInsets {
    guard let device else { return EdgeInsets(top: 20) }
    let isLandscape = device.orientation == .landscape
    let hasStatusBar = generation.statusBar != .nowhere
    guard let tops = tops[device.id] else {
      let top = hasStatusBar && (device.isPad || !isLandscape) ? 20.0 : 0
      guard device.id.hasSuffix("rounded") else { return EdgeInsets(top: top) }
      // One landscape canvas of tools 24765 has 50 below.
      let repeated = isLandscape && generation.deviceInsets == .twice
      return EdgeInsets(top: 24, bottom: repeated ? 50 : 20)
    }
    let top = tops.top(generation.deviceInsets)
    switch (generation.deviceInsets, isLandscape) {
    case (.twice, false): return EdgeInsets(top: 2 * top, bottom: 2 * 34)
    // Those of the upright device beside those of the device as it is held.
    case (.twice, true): return EdgeInsets(top: top, left: top, bottom: 34 + 21, right: top)
    case (_, _): return EdgeInsets(top: top, bottom: 34)
    }
  }

  /// The inset above of a device without a home button.
  private struct Top {
    var original: Double
    /// That of the models, where canvases had another one at first.
    var ofModel: Double?
    /// The first canvases with that of the models.
    var since = CanvasGeneration.DeviceInsets.ofModels

    func top(_ insets: CanvasGeneration.DeviceInsets) -> Double {
      insets < since ? original : ofModel ?? original
    }
  }

  private static let tops: [String: Top] = [
    "retina5_4": Top(original: 44),
    "retina5_9": Top(original: 44, ofModel: 50, since: .ofLaterModels),
    "retina6_0": Top(original: 44, ofModel: 47, since: .ofXcode14),
    "retina6_1": Top(original: 44, ofModel: 48),
    "retina6_12": Top(original: 59), "retina6_3": Top(original: 62),
    "retina6_5": Top(original: 44), "retina6_54": Top(original: 44),
    "retina6_7": Top(original: 44, ofModel: 47), "retina6_72": Top(original: 59),
    "retina6_9": Top(original: 62),
  ]
}
