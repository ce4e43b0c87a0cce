import InterfaceBuilder
import LayoutGeometry

/// The part of a device's screen that a view of a xib takes.
///
/// The view of a controller and that of a launch screen fill the screen, whatever size they were
/// drawn in. Another view has the size in which it was drawn where it is freeform or not the first of
/// its document: how large the app makes it is unknown.
enum XibViewPlace: Hashable {
  /// The whole screen.
  case screen
  /// The width of the screen and the height of the content.
  case width
  /// The width of the document where there is room for it, and the height of the content.
  case narrow
  /// The size of the document, and more where the content needs it.
  case own

  /// The smallest screen of a phone, in points.
  private static let smallestScreen = Size(width: 320, height: 480)
  /// The height of the smallest screen without its status bar, navigation bar and tab bar, which
  /// documents of that time left out.
  private static let leastHeightOfController = 480.0 - 20 - 44 - 49

  init(of node: ObjectNode, in document: InterfaceDocument) {
    let size = node[.view.frame]?.size ?? Self.smallestScreen
    let (width, height) = (size.width, size.height)
    let isFirst = document.objects.first { $0.kind.isView }?.id == node.id
    let isOfController = node.incomingOutlets.contains { $0.property == "view" }
    let hasOwnSize = node.isFreeform || !isFirst
    let leastHeight = isOfController ? Self.leastHeightOfController : Self.smallestScreen.height
    let isLarge = width >= Self.smallestScreen.width && height >= leastHeight
    if document.settings.isLaunchScreen || isLarge && (isOfController || !hasOwnSize) {
      self = .screen
    } else if hasOwnSize {
      self = .own
    } else {
      self = width >= 320 || width == CanvasMetrics.size(of: document).width ? .width : .narrow
    }
  }
}
