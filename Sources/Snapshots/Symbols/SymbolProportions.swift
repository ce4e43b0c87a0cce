import DynamicType
import LayoutGeometry

/// The widths and heights of symbols in em, at medium scale and regular weight.
enum SymbolProportions {
  static func of(_ name: String) -> Size {
    if let size = table[name] { return size }
    let base = name.hasSuffix(".fill") ? String(name.dropLast(5)) : name
    if let size = table[base] { return size }
    if base.hasSuffix(".circle") { return circle }
    if base.hasSuffix(".square") { return square }
    return table[String(base.prefix { $0 != "." })] ?? circle
  }

  /// `clock` is 27.5 points at 18 points in the large scale.
  private static let circle = Size(width: 1.182, height: 1.182)
  private static let square = Size(width: 1.15, height: 1.03)

  private static func em(_ width: Double, _ height: Double) -> Size {
    Size(width: width, height: height)
  }

  private static let table: [String: Size] = [
    "calendar": em(1.246, 1.074), "clock": circle, "circle": circle,
    "chevron.right": em(0.78, 1.04), "chevron.left": em(0.78, 1.04),
    "chevron.forward": em(0.78, 1.04), "chevron.backward": em(0.78, 1.04),
    "chevron.up": em(1.1, 0.62), "chevron.down": em(1.1, 0.62),
    "chevron.up.chevron.down": em(0.8, 1.1),
    "plus": em(0.98, 0.865), "minus": em(0.98, 0.2), "xmark": em(0.98, 0.865),
    "multiply": em(0.98, 0.865), "checkmark": em(1.02, 0.94),
    "gear": em(1.2, 1.12), "gearshape": em(1.2, 1.12), "timer": em(1.19, 1.13),
    "star": em(1.22, 1.1), "heart": em(1.18, 1.02), "house": em(1.29, 1.11),
    "person": em(1.02, 1.06), "trash": em(1.05, 1.2), "magnifyingglass": em(1.08, 1.06),
    "square": square, "square.and.arrow.up": em(1.07, 1.19),
    "square.and.arrow.down": em(1.12, 1.19), "square.and.pencil": em(1.15, 1.06),
    "line.horizontal.3": em(1.12, 0.56), "line.3.horizontal": em(1.12, 0.56),
    "list.bullet": em(1.18, 0.86), "list.dash": em(1.18, 0.86), "ellipsis": em(1.02, 0.25),
    "doc": em(0.98, 1.18), "doc.text": em(1.06, 1.18), "folder": em(1.25, 1.02),
    "bell": em(1.05, 1.17), "envelope": em(1.28, 0.96), "phone": em(1.06, 1.06),
    "camera": em(1.34, 1.06), "photo": em(1.3, 1.02), "bookmark": em(0.78, 1.12),
    "lock": em(0.85, 1.15), "eye": em(1.4, 0.93), "pencil": em(1.03, 0.9), "cart": em(1.27, 1.1),
    "map": em(1.27, 1.1), "mappin": em(0.55, 1.15), "wifi": em(1.26, 0.93), "mic": em(0.85, 1.2),
    "paperplane": em(1.18, 1.18), "tag": em(1.2, 1.12), "flag": em(0.95, 1.15),
    "link": em(1.22, 1.14), "moon": em(1.1, 1.12), "sun": em(1.3, 1.3), "cloud": em(1.4, 1),
    "bolt": em(0.85, 1.2), "bag": em(1.08, 1.15), "play": em(0.98, 1), "pause": em(0.84, 0.94),
    "arrow.left": em(1.15, 0.93), "arrow.right": em(1.15, 0.93), "arrow.up": em(0.93, 1.06),
    "arrow.down": em(0.93, 1.06), "arrow.clockwise": em(1.02, 1.18),
    "arrow.counterclockwise": em(1.02, 1.18), "exclamationmark.triangle": em(1.25, 1.12),
    "exclamationmark": em(0.3, 0.98), "questionmark": em(0.62, 0.98),
    "grid": em(1.06, 0.93), "square.grid.2x2": em(1.06, 1.02),
  ]
}
