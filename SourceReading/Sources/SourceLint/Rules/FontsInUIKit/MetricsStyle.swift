import SwiftSyntax

/// The text style by whose curve a font is scaled.
enum MetricsStyle {
  /// Reads the receiver of `scaledFont(for:)`; `nil` if the style is not a literal.
  static func of(_ call: FunctionCallExprSyntax) -> String? {
    guard let base = call.base?.bare else { return nil }
    if let metrics = base.call, metrics.makes("UIFontMetrics") {
      return metrics.argument("forTextStyle").flatMap(FontValue.styleName)
    }
    return base.path == ["UIFontMetrics", "default"] ? "body" : nil
  }
}
