import DynamicType

/// The view whose readable content guide is requested.
struct ReadableView {
  /// The content to which the guide applies.
  enum Content {
    case rootView(insetsFromSafeArea: Bool)
    case cell(followsReadableWidth: Bool)
  }

  var width: Double
  var safeArea = EdgeInsets.zero
  var device: Device?
  var orientation: Device.Orientation?

  init(width: Double) {
    self.width = width
  }

  init(device: Device, orientation: Device.Orientation) {
    width = device.size(in: orientation).width
    safeArea = device.safeArea(in: orientation)
    self.device = device
    self.orientation = orientation
  }

  /// Returns the guide of the view or of a cell as wide as the view.
  func guide(
    for content: Content,
    at category: ContentSizeCategory,
    systemVersion: SystemVersion?
  ) -> ReadableContentGuide {
    switch content {
    case .rootView(let insetsFromSafeArea):
      ReadableContentGuide(
        viewWidth: width,
        margins: LayoutMargins.resolved(
          LayoutMargins.rootView(forWidth: width),
          safeArea: safeArea,
          insetsFromSafeArea: insetsFromSafeArea
        ),
        safeArea: safeArea,
        category: category,
        systemVersion: systemVersion
      )
    case .cell(let followsReadableWidth):
      .cell(
        tableWidth: width,
        safeArea: safeArea,
        followsReadableWidth: followsReadableWidth,
        category: category,
        idiom: device?.idiom ?? .phone,
        systemVersion: systemVersion
      )
    }
  }
}
