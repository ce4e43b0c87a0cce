import DynamicType
import FontDescriptors
import FontManagement
import Foundation
import LayoutGeometry
import RichText
import Snapshots
import Typesetting

extension Text: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] { [TextItem(self, place.environment)] }
}

/// The layout item of a text.
///
/// A line is as high as the font, rounded up to the pixel, and the lines after the first have the leading of
/// their text style as distance: published baselines of text at 16 points are 21 points apart.
final class TextItem: LayoutItem {
  let string: String
  private let shaped: ShapedText
  private let color: RichText.Color
  private let images: [InlineImage]
  private var unbounded: ParagraphMeasure?

  init(_ text: Text, _ environment: EnvironmentValues) {
    var whole: AttributedText?
    var images: [InlineImage] = []
    let locale = environment.locale
    let parts = text.resolved(in: locale)
    for part in parts {
      if case .image(let image) = part.content {
        images.append(
          InlineImage(
            image,
            number: images.count,
            font: part.shownFont(in: environment),
            color: part.color,
            environment
          )
        )
      }
      let attributed = part.attributed(in: environment, images.last)
      whole = whole.map { $0 + attributed } ?? attributed
    }
    let shown = Text.string(of: parts)
    string = environment.textCase?.applied(to: shown, in: locale) ?? shown
    color = environment.shownForeground
    self.images = images
    shaped = ShapedText(
      whole ?? AttributedText("", font: environment.request(.body)),
      style: environment.paragraphStyle,
      language: locale.textLanguageCode
    )
    super.init(environment)
  }

  /// The text with its fonts and colors.
  var attributed: AttributedText { shaped.text }

  override var leadingText: CGFloat? { origin.x }

  private var lineLimit: Int { environment.lineLimit ?? 0 }

  /// As many lines as fit in the height, at least one; all if no height is proposed.
  private func measure(_ proposal: ProposedViewSize, width: Double) -> ParagraphMeasure {
    let whole = measure(width: width)
    guard let height = proposal.height, height < whole.height - 0.5 * grid.pixel else {
      return whole
    }
    let limit = height + 0.5 * grid.pixel
    func lines(_ count: Int) -> ParagraphMeasure { broken(into: count, width) }
    // The height grows with the lines. Doubling first limits the cost to that of the visible lines.
    var (fitting, count) = (lines(1), 2)
    while count < whole.lineCount, case let next = lines(count), next.height <= limit {
      (fitting, count) = (next, count * 2)
    }
    var tooMany = min(count, whole.lineCount)
    while tooMany - fitting.lineCount > 1 {
      let next = lines((fitting.lineCount + tooMany) / 2)
      if next.height <= limit { fitting = next } else { tooMany = next.lineCount }
    }
    return fitting
  }

  /// The lines at a width, measured once if they fit.
  private func measure(width: Double) -> ParagraphMeasure {
    if let unbounded, unbounded.width <= width { return unbounded }
    let measure = broken(into: lineLimit, width)
    if width == .infinity { unbounded = measure }
    return measure
  }

  /// The lines at a width, up to a number; 0 means all.
  private func broken(into count: Int, _ width: Double) -> ParagraphMeasure {
    let measure = shaped.measure(width: width, maximumLines: count.lineLimit)
    environment.host?.measuredLines += measure.lineCount
    return measure
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    if proposal == .zero { return CGSize(width: 0, height: max(0, wholePixels(leastHeight))) }
    let limit = proposal.width.map { Double($0) } ?? .infinity
    let fit = fitting(limit)
    let measure =
      fit.factor < 1
      ? fit.text.measure(width: limit, maximumLines: lineLimit.lineLimit)
      : measure(proposal, width: limit)
    return CGSize(
      width: min(wholePixels(measure.width), max(limit, 0)),
      height: wholePixels(max(measure.height, leastHeight))
    )
  }

  /// The reserved height of lines, in the font of the environment.
  private var leastHeight: Double {
    guard let least = environment.lineReserve.least, least > 0 else { return 0 }
    let font = environment.fontChanges.applied(to: environment.font ?? .body)
    let letters = Array(repeating: "x", count: least).joined(separator: "\n")
    let lines = ShapedText(
      AttributedText(letters, font: environment.request(font)),
      style: environment.paragraphStyle
    )
    return lines.measure().height
  }

  /// A length rounded up to pixels.
  private func wholePixels(_ length: Double) -> CGFloat {
    WholePixels.multiple(grid.roundedUp(length), pixel: grid.pixel)
  }

  /// The text, scaled down if it may shrink and does not fit.
  private func fitting(_ width: Double) -> (factor: Double, text: ShapedText) {
    let smallest = environment.minimumScaleFactor
    guard smallest < 1, lineLimit > 0, width.isFinite else { return (1, shaped) }
    return TextShrinking.fit(
      shaped,
      width: width,
      maximumLines: lineLimit.lineLimit,
      minimumScaleFactor: smallest
    )
  }

  override func placeContent(_ proposal: ProposedViewSize) {
    if environment.allowsTightening, measure(proposal, width: frame.width).isTruncated {
      environment.report(
        "allowsTightening: a line is cut off whose letters may stand closer on a device."
      )
    }
  }

  override func computedGuide(_ guide: GuideID, in dimensions: ViewDimensions) -> CGFloat? {
    let measure = measure(width: dimensions.width)
    switch guide {
    case GuideID(VerticalAlignment.firstTextBaseline): return grid.roundedUp(measure.firstBaseline)
    case GuideID(VerticalAlignment.lastTextBaseline): return grid.roundedUp(measure.lastBaseline)
    default: return nil
    }
  }

  override var computedSpacing: ViewSpacing {
    let distances = shaped.text.runs.map { run in
      TextDistances(environment.measures(of: run.attributes.font), roundedUp: grid.roundedUp)
    }
    guard let first = distances.first else { return ViewSpacing() }
    return .text(distances.dropFirst().reduce(first) { $0.union($1) })
  }

  override func elements() -> [SnapshotElement] {
    var element = SnapshotElement(Identity(className: "Text"), role: .label, frame: bounds)
    element.accessibility.isElement = true
    element.accessibility.label = string
    let fit = fitting(bounds.width)
    let content = TextContent(
      laying: fit.text,
      in: bounds,
      color: color,
      fonts: fontUses,
      numberOfLines: lineLimit,
      place: .top,
      displayScale: environment.displayScale,
      scaleFactor: fit.factor
    )
    if environment.isRedacted {
      element.drawings = content.layout.lines.indices.map { index in
        .redaction(content.rect(ofLine: index).inset(by: grid.pixel), color)
      }
    } else {
      element.drawings = [.text(content)] + drawings(of: content)
    }
    return [element]
  }

  /// The images in the lines, in their order.
  private func drawings(of content: TextContent) -> [Drawing] {
    guard !images.isEmpty else { return [] }
    return content.layout.lines.flatMap { line in
      line.attachments.compactMap { placed in
        guard let index = Int(placed.attachment.identifier), images.indices.contains(index)
        else { return nil }
        let box = CGRect(
          x: content.origin.x + line.x + placed.x,
          y: content.origin.y + line.baseline + placed.y,
          width: placed.attachment.width,
          height: placed.attachment.height
        )
        return images[index].drawing(in: box, color: color, traits: environment.traits)
      }
    }
  }

  private var fontUses: [FontUse] {
    var uses: [FontUse] = []
    for run in shaped.text.runs {
      let use = environment.use(of: run.attributes.font)
      if !uses.contains(use) { uses.append(use) }
    }
    return uses
  }
}

extension Text.Part {
  /// The font in an environment.
  fileprivate func shownFont(in environment: EnvironmentValues) -> Font {
    changes.applied(to: environment.fontChanges.applied(to: font ?? environment.font ?? .body))
  }

  /// The part with its attributes at the text size of an environment.
  fileprivate func attributed(
    in environment: EnvironmentValues,
    _ image: InlineImage?
  ) -> AttributedText {
    let shown = shownFont(in: environment)
    var attributes = TextAttributes(font: environment.request(shown))
    let around = environment.textChanges
    attributes.letterSpacing = tracking == 0 ? around.tracking : tracking
    attributes.baselineOffset = baselineOffset == 0 ? around.baselineOffset : baselineOffset
    attributes.foregroundColor =
      style?.style.paint(at: environment).mean ?? color?.resolved(in: environment)
    attributes.backgroundColor = backgroundColor?.resolved(in: environment)
    attributes.underline = (underline ?? around.underline)?.decoration(in: environment)
    attributes.strikethrough = (strikethrough ?? around.strikethrough)?.decoration(in: environment)
    var style = environment.paragraphStyle
    if style.lineSpacing > 0 {
      style.lineSpacing -= min(style.lineSpacing, leading(of: attributes.font))
    }
    style.lineSpacing += shown.addedLeading
    attributes.paragraphStyle = style
    guard case .string(let string) = content else {
      guard let image else { return AttributedText("", attributes: attributes) }
      return AttributedText(attachment: image.box, attributes: attributes)
    }
    let letters = environment.textCase?.applied(to: string, in: environment.locale) ?? string
    return AttributedText(letters, attributes: attributes)
  }

  /// The font's own line gap, which `lineSpacing` replaces.
  ///
  /// Lines of the font `SBBWeb-Light`, which has a leading of 0.52 points at 16, are 23.9 points apart with a
  /// spacing of 6 in the references of SchweizerischeBundesbahnen/mobile-ios-design-swiftui: 17.9 and 6.
  private func leading(of request: FontRequest) -> Double {
    if case .preferred = request.scaling { return 0 }
    return max(FontManagement.Font(request).measures.leading, 0)
  }
}
