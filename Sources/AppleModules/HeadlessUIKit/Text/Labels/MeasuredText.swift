import DynamicType
import FontManagement
import Foundation
import LayoutGeometry
import RichText
import Typesetting

/// Text that is shaped once, with its measured sizes.
struct MeasuredText {
  let shaped: ShapedText
  /// The generation of the fonts with which it was shaped.
  private let generation = FontCollection.current.generation

  private struct Entry {
    var width: Double
    var lines: Int
    var scale: Double
    var size: CGSize
  }

  /// A layout requests the size without a limit and at one or two widths.
  private static let maximumSizeCount = 4

  private var sizes: [Entry] = []

  init(_ shaped: ShapedText) {
    self.shaped = shaped
  }

  /// Whether no font was registered or unregistered since the text was shaped.
  fileprivate var isCurrent: Bool { generation == FontCollection.current.generation }

  /// The size of a label: the widest line and the height of the lines, rounded up to pixels.
  ///
  /// - Parameters:
  ///   - width: The maximum width in points; infinite for no limit.
  ///   - lines: The maximum number of lines; 0 for no limit.
  ///   - scale: The pixels of a point.
  ///   - addsLeading: Whether the last line also has its font's leading, as in a text view.
  /// - Returns: The size in points.
  mutating func size(
    width: Double,
    lines: Int,
    scale: Double,
    addsLeading: Bool = false
  ) -> CGSize {
    if let known = sizes.first(where: {
      $0.width == width && $0.lines == lines && $0.scale == scale
    }) {
      return known.size
    }
    LayoutStatistics.count(\.measures)
    let measure = shaped.measure(width: width, maximumLines: lines.lineLimit)
    let size = PixelGrid(scale: scale).roundedUp(
      CGSize(
        width: addsLeading ? min(measure.width, width) : shaped.labelWidth(measure, limit: width),
        height: measure.height + (addsLeading ? lastLeading : 0)
      )
    )
    if sizes.count >= Self.maximumSizeCount { sizes.removeFirst() }
    sizes.append(Entry(width: width, lines: lines, scale: scale, size: size))
    return size
  }

  /// The leading of the last line's font.
  private var lastLeading: Double {
    Font(shaped.text.attributes(at: max(0, shaped.text.count - 1)).font).leading
  }
}

extension MeasuredText? {
  /// The text, unless fonts were registered or unregistered since it was shaped.
  var current: MeasuredText? { self?.isCurrent == true ? self : nil }
}

extension CGFloat {
  /// A width as a limit of lines; 0 and lengths beyond any screen mean no limit.
  var asLineLimit: Double { self > 0 && self < 1e7 ? Double(self) : .infinity }
}
