import FontDescriptors
import DynamicType
import FontManagement
import RichText
import Typesetting

/// A label to be measured: a text in one font, as in a `UILabel`.
struct Label {
  var text: String
  var font: Font
  /// The maximum width of the label; infinite for no limit.
  var width = Double.infinity
  /// The maximum number of lines; 0 for no limit.
  var lines = 0
  var language: String?
  var displayScale = 3.0

  /// Measures the label.
  var size: LabelSize {
    guard !text.isEmpty else { return LabelSize(label: self) }
    var style = ParagraphStyle.default
    style.lineBreakMode = .truncateTail
    let shaped = ShapedText(
      AttributedText(text, font: font.request),
      style: style,
      language: language,
      cache: ShapingCache(byteLimit: 0)
    )
    let limit = lines > 0 ? lines : nil
    let measure = shaped.measure(width: width, maximumLines: limit)
    var size = LabelSize(label: self)
    let grid = PixelGrid(scale: displayScale)
    size.width = grid.roundedUp(shaped.labelWidth(measure, limit: width))
    size.height = grid.roundedUp(measure.height)
    size.lines = measure.lineCount
    size.isTruncated = measure.isTruncated
    size.faces = faces(of: shaped.layout(width: width, maximumLines: limit))
    return size
  }

  private func faces(of layout: ParagraphLayout) -> [String] {
    var names: [String] = []
    for run in layout.lines.lazy.flatMap(\.glyphRuns) {
      let name = run.face.face.names.postScript
      if !names.contains(name) { names.append(name) }
    }
    return names
  }
}

/// The measurements of a label: its size in points on whole pixels, and its lines and fonts.
struct LabelSize {
  var label: Label
  var width = 0.0
  var height = 0.0
  /// An empty label has no line and no height.
  var lines = 0
  var isTruncated = false
  /// The iOS version for drawing the label, or `nil` for another system.
  var systemVersion: SystemVersion?
  /// The PostScript names of the faces that draw the text, in the order of their first use.
  var faces: [String] = []
}
