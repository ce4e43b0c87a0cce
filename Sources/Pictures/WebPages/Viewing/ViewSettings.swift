import JSONText
import LayoutGeometry

/// The settings of a browser that stay from page to page.
struct ViewSettings: Hashable {
  var size: Size
  var displayScale: Double
  var isDark = false
  var isTransparent = false
  var allowsPageScripts = true

  init(size: Size, displayScale: Double) {
    self.size = size
    self.displayScale = displayScale
  }

  init(_ request: WebPageRequest) {
    size = request.size
    displayScale = request.displayScale
    isDark = request.isDark
    isTransparent = request.isTransparent
    allowsPageScripts = request.allowsPageScripts
  }

  /// The commands that bring a browser into this state.
  var commands: [(String, JSONValue)] {
    let clear: JSONValue = ["color": ["r": 0, "g": 0, "b": 0, "a": 0]]
    return [
      (
        "Emulation.setDeviceMetricsOverride",
        [
          "width": .number(max(1, size.width.rounded())),
          "height": .number(max(1, size.height.rounded())),
          "deviceScaleFactor": .number(displayScale), "mobile": true,
        ]
      ),
      (
        "Emulation.setEmulatedMedia",
        [
          "features": [
            ["name": "prefers-color-scheme", "value": .string(isDark ? "dark" : "light")]
          ]
        ]
      ),
      ("Emulation.setDefaultBackgroundColorOverride", isTransparent ? clear : [:]),
      ("Emulation.setScriptExecutionDisabled", ["value": .bool(!allowsPageScripts)]),
    ]
  }
}
