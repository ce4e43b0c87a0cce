import Foundation

/// The sizes of widgets in points by the size of the screen in portrait.
///
/// Source: the tables of dimensions on the page about widgets of Apple's Human Interface Guidelines.
/// iPads have the sizes of their canvas, which the system scales.
struct WidgetSizes {
  /// Widths and heights in pairs: the screen, then the families in the order of the table.
  private let lengths: [Double]
  private let families: [WidgetFamily]

  /// Screen, small, medium, large, circular, rectangular, inline.
  private static let phones: [[Double]] = [
    [430, 932, 170, 170, 364, 170, 364, 382, 76, 76, 172, 76, 257, 26],
    [428, 926, 170, 170, 364, 170, 364, 382, 76, 76, 172, 76, 257, 26],
    [414, 896, 169, 169, 360, 169, 360, 379, 76, 76, 160, 72, 248, 26],
    [414, 736, 159, 159, 348, 157, 348, 357, 76, 76, 170, 76, 248, 26],
    [393, 852, 158, 158, 338, 158, 338, 354, 72, 72, 160, 72, 234, 26],
    [390, 844, 158, 158, 338, 158, 338, 354, 72, 72, 160, 72, 234, 26],
    [375, 812, 155, 155, 329, 155, 329, 345, 72, 72, 157, 72, 225, 26],
    [375, 667, 148, 148, 321, 148, 321, 324, 68, 68, 153, 68, 225, 26],
    [360, 780, 155, 155, 329, 155, 329, 345, 72, 72, 157, 72, 225, 26],
    [320, 568, 141, 141, 292, 141, 292, 311],
  ]

  /// Screen, small, medium, large, extra large.
  private static let tablets: [[Double]] = [
    [768, 1024, 141, 141, 305.5, 141, 305.5, 305.5, 634.5, 305.5],
    [744, 1133, 141, 141, 305.5, 141, 305.5, 305.5, 634.5, 305.5],
    [810, 1080, 146, 146, 320.5, 146, 320.5, 320.5, 669, 320.5],
    [820, 1180, 155, 155, 342, 155, 342, 342, 715.5, 342],
    [834, 1112, 150, 150, 327.5, 150, 327.5, 327.5, 682, 327.5],
    [834, 1194, 155, 155, 342, 155, 342, 342, 715.5, 342],
    [1024, 1366, 170, 170, 378.5, 170, 378.5, 378.5, 795, 378.5],
  ]

  /// The sizes on the listed screen that is nearest to a screen, held either way.
  init(onScreenNearestTo screen: CGSize) {
    let width = Double(min(screen.width, screen.height))
    let height = Double(max(screen.width, screen.height))
    let isPhone = width < 700
    let listed = isPhone ? WidgetSizes.phones : WidgetSizes.tablets
    func distance(_ row: [Double]) -> Double { abs(row[0] - width) + abs(row[1] - height) }
    lengths = listed.min { first, second in distance(first) < distance(second) } ?? []
    families =
      isPhone
      ? [
        .systemSmall, .systemMedium, .systemLarge, .accessoryCircular, .accessoryRectangular,
        .accessoryInline,
      ] : [.systemSmall, .systemMedium, .systemLarge, .systemExtraLarge]
  }

  /// The size of a family; nil where the device has none.
  func size(of family: WidgetFamily) -> CGSize? {
    guard let place = families.firstIndex(of: family), lengths.count > 2 * place + 3 else {
      return nil
    }
    return CGSize(width: lengths[2 * place + 2], height: lengths[2 * place + 3])
  }
}
