import CommandSupport
import DesignTokens
import DynamicType
import FontDescriptors
import FontManagement
import RichText
import Snapshots
import Typesetting

/// Typography tokens in every category: a section per token, a row per category, two lines of text per row.
struct TokenSheet {
  var scales: [TypographyScale]
  var title: String
  var text: String
  var theme: SpecimenTheme

  private static let margin = 64.0
  private static let gap = 56.0
  private static let textWidth = 420.0
  private static let titleHeight = 218.0
  private static let headingHeight = 44.0
  private static let headingGap = 16.0
  private static let rowGap = 8.0

  /// All tokens on one sheet, at most three side by side.
  var sheet: Sheet {
    let across = min(3, scales.count)
    let labels = labels
    let width = labels.width + Self.textWidth
    let total = 2 * Self.margin + Double(across) * (width + Self.gap) - Self.gap
    var sheet = Sheet(theme: theme, language: nil)
    let room = total - 2 * Self.margin
    sheet.add(title, SpecimenFonts.title, at: Point(x: Self.margin, y: 118), width: room)
    sheet.add(
      summary,
      SpecimenFonts.subtitle,
      at: Point(x: Self.margin, y: 166),
      width: room,
      color: theme.note
    )
    var y = Self.titleHeight
    for start in stride(from: 0, to: scales.count, by: across) {
      var bottom = y
      for (column, scale) in scales[start..<min(start + across, scales.count)].enumerated() {
        let x = Self.margin + Double(column) * (width + Self.gap)
        bottom = max(bottom, add(scale, labels, at: Point(x: x, y: y), width: width, to: &sheet))
      }
      y = bottom + Self.gap
    }
    sheet.size = PixelGrid.wholePoints.roundedUp(
      Size(width: total, height: y - Self.gap + Self.margin)
    )
    return sheet
  }

  /// The substitutes for families that are not installed, each once.
  var standIns: [FontDiagnostic] {
    var known: Set<FontDiagnostic> = []
    return scales.flatMap { scale in scale.metrics.map { Self.font(scale, $0) } }
      .flatMap(\.diagnostics).filter { known.insert($0).inserted }
  }

  /// The columns of the labels to the left of the text.
  private var labels: Sheet.Labels {
    let metrics = scales.flatMap(\.metrics)
    return Sheet.Labels(
      names: metrics.map(\.category.shortName),
      sizes: metrics.map(Self.size)
    )
  }

  /// The label of a size, such as `17/22`.
  private static func size(_ metrics: TypographyMetrics) -> String {
    "\(metrics.fontSize.tableText)/\(metrics.lineHeight.tableText)"
  }

  /// The name of the system font in a design.
  private static func systemFont(_ design: SystemDesign) -> String {
    design == .default ? "system font" : "\(design) system font"
  }

  private var summary: String {
    let tokens = scales.count == 1 ? "1 typography token" : "\(scales.count) typography tokens"
    return "\(tokens), \(scales.first?.metrics.count ?? 0) categories"
  }

  /// Adds a token in all sizes and returns the end of its section.
  private func add(
    _ scale: TypographyScale,
    _ labels: Sheet.Labels,
    at place: Point,
    width: Double,
    to sheet: inout Sheet
  ) -> Double {
    sheet.addRule(from: place.x, to: place.x + width, at: place.y)
    let facts = [
      scale.typography.namedFamily ?? Self.systemFont(scale.typography.systemDesign),
      "\(scale.typography.nearestFontWeight)",
      scale.behavior.scales ? "grows as \(scale.textStyle.name)" : "does not grow",
    ].joined(separator: ", ")
    let heading = Point(x: place.x, y: place.y + 23)
    // If two texts are long, the name keeps half of the width.
    let nameWidth = Sheet.line(scale.name, SpecimenFonts.heading, nil).width
    let factsRoom = width - min(nameWidth, width / 2) - Self.headingGap
    let factsWidth = Sheet.line(facts, SpecimenFonts.note, nil, width: factsRoom).width
    sheet.add(
      scale.name,
      SpecimenFonts.heading,
      at: heading,
      width: width - factsWidth - Self.headingGap
    )
    sheet.add(
      facts,
      SpecimenFonts.note,
      at: Point(x: place.x + width, y: heading.y),
      .right,
      width: factsRoom,
      color: theme.note
    )
    var y = place.y + Self.headingHeight
    for metrics in scale.metrics {
      y = add(scale, metrics, labels, at: Point(x: place.x, y: y), to: &sheet) + Self.rowGap
    }
    return y
  }

  /// Adds the lines of a category and returns their end.
  private func add(
    _ scale: TypographyScale,
    _ metrics: TypographyMetrics,
    _ labels: Sheet.Labels,
    at place: Point,
    to sheet: inout Sheet
  ) -> Double {
    let font = Self.font(scale, metrics)
    // Half of the line spacing is above the first line, where UIKit has all of it.
    let half = (metrics.lineHeight - font.lineHeight) / 2
    let baseline = place.y + half + font.ascender
    let isDefault = metrics.category == .large
    sheet.add(
      metrics.category.shortName,
      isDefault ? SpecimenFonts.mark : SpecimenFonts.note,
      at: Point(x: place.x, y: baseline),
      color: isDefault ? theme.accent : theme.note
    )
    sheet.add(
      Self.size(metrics),
      SpecimenFonts.note,
      at: Point(x: place.x + labels.sizeEnd, y: baseline),
      .right,
      color: theme.note
    )
    let layout = layout(font, metrics)
    sheet.add(layout, of: text, at: Point(x: place.x + labels.width, y: place.y - half))
    let height = metrics.lineHeight * Double(max(layout.lines.count, 1))
    return place.y + max(height, labels.rowHeight)
  }

  private func layout(_ font: Font, _ metrics: TypographyMetrics) -> ParagraphLayout {
    var style = ParagraphStyle.default
    style.lineBreakMode = .truncateTail
    style.minimumLineHeight = metrics.lineHeight
    style.maximumLineHeight = metrics.lineHeight
    var attributes = TextAttributes(font: font.request)
    attributes.letterSpacing = metrics.letterSpacing
    return ShapedText(AttributedText(text, attributes: attributes), style: style, language: nil)
      .layout(width: Self.textWidth, maximumLines: 2)
  }

  private static func font(_ scale: TypographyScale, _ metrics: TypographyMetrics) -> Font {
    var descriptor = FontDescriptor(
      family: scale.typography.namedFamily,
      weight: scale.typography.nearestFontWeight
    )
    descriptor = descriptor.withDesign(scale.typography.systemDesign) ?? descriptor
    return Font(descriptor: descriptor, size: metrics.fontSize)
  }
}
