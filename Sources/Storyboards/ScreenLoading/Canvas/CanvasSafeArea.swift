import DynamicType
import InterfaceBuilder
import LayoutGeometry

/// Finds the part of a view that the canvas's device and bars cover.
struct CanvasSafeArea {
  let metrics: CanvasMetrics
  let generation: CanvasGeneration
  let usesSafeAreas: Bool

  /// The height from which a view of a xib is taken for a screen with a status bar.
  private static let minimumScreenHeight = 200.0
  /// The height of a navigation bar in a sheet.
  static let sheetBarHeight = 56.0

  /// Returns the insets of a controller's screen.
  func insets(of controller: ObjectNode, root: ObjectNode, bars: CanvasBars) -> EdgeInsets {
    let whole = insets(bars: bars, of: [controller, root])
    return controller.isFreeform ? whole : besideBars(whole, root[.view.frame], bars)
  }

  /// Returns the insets of a view of a xib.
  func insets(ofXibView node: ObjectNode) -> EdgeInsets {
    guard node.kind == .view else { return .zero }
    let isScreen = (node[.view.frame]?.height ?? 0) >= Self.minimumScreenHeight
    guard isScreen || metrics.safeArea.bottom > 0 || generation.statusBar == .everywhere else {
      return .zero
    }
    let bars = CanvasBars(simulatedBy: node, generation)
    var value = insets(bars: bars, of: [node])
    // A view that is lower than the canvas by the bar that it simulates lies beside that bar.
    if bars.navigationBar > 0, let frame = node[.view.frame],
      metrics.size.height - frame.height == bars.navigationBar
    {
      value.top = 0
    }
    return value
  }

  /// Returns the insets of the whole screen, bars included.
  private func insets(bars: CanvasBars, of nodes: [ObjectNode]) -> EdgeInsets {
    var value = metrics.safeArea
    func isNil(_ key: String) -> Bool {
      nodes.contains { $0.element.children.contains { $0.name == "nil" && $0["key"] == key } }
    }
    // Safe areas keep the height of a status bar that is hidden; layout guides do not.
    let hidesStatusBar =
      isNil("simulatedStatusBarMetrics") && (isNil("simulatedTopBarMetrics") || !usesSafeAreas)
    if hidesStatusBar && value.top <= 20 { value.top = 0 }
    value.top += bars.navigationBar
    value.bottom += max(bars.tabBar, bars.hasToolbar ? metrics.toolbarHeight : 0)
    return value
  }

  /// Returns the insets of a screen that is shorter than the device by the height of bars, so that it
  /// lies beside them.
  private func besideBars(
    _ whole: EdgeInsets,
    _ frame: Rect?,
    _ bars: CanvasBars
  ) -> EdgeInsets {
    guard let frame, frame.y == 0, frame.width == metrics.size.width else { return whole }
    let missing = metrics.size.height - frame.height
    guard missing > 0 else { return whole }
    var value = whole
    if missing >= 44 {
      value.top = isSheet(missing) && bars.navigationBar > 0 ? Self.sheetBarHeight : 0
    }
    return value
  }

  /// Whether a screen is as high as a sheet on a device without a home button.
  private func isSheet(_ missing: Double) -> Bool { metrics.safeArea.bottom > 0 && missing == 54 }

  /// Returns the part of the screen's insets that reaches a view at its place on the canvas.
  ///
  /// All of them reach a view of a xib that is wider than the canvas (7 of 7 such views), and every
  /// such view from the tools on that show a status bar everywhere (2 of 2). Before, they reach a
  /// narrower one where it lies (8 of 8).
  func part(of whole: EdgeInsets, reaching frame: Rect?, isXib: Bool) -> EdgeInsets {
    guard let frame else { return whole }
    let isWhole = frame.width > metrics.size.width || generation.statusBar == .everywhere
    if isXib, frame.x == 0, frame.y == 0, isWhole { return whole }
    var value = whole
    value.top = max(0, whole.top - frame.y)
    let below = metrics.size.height - frame.y - frame.height
    value.bottom = below > 0 ? max(0, whole.bottom - below) : whole.bottom
    let right = metrics.size.width - frame.x - frame.width
    value.left = max(0, whole.left - frame.x)
    value.right = right > 0 ? max(0, whole.right - right) : whole.right
    return value
  }
}
