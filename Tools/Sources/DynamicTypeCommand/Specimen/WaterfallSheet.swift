import CommandSupport
import DynamicType
import FontManagement
import Snapshots
import Typesetting

/// One text in every category, style by style, to show how text grows.
struct WaterfallSheet {
  var content: SpecimenContent
  var text: String
  var theme: SpecimenTheme
  /// The styles whose widest line determines the width of the columns: those of all pages.
  var measuredStyles: [TextStyle]
  /// The columns of the labels to the left of the text.
  private let labels: Sheet.Labels

  init(content: SpecimenContent, text: String, theme: SpecimenTheme) {
    self.content = content
    self.text = text
    self.theme = theme
    measuredStyles = content.styles
    labels = Sheet.Labels(
      names: content.categories.map { content.name(of: $0) },
      sizes: content.styles.flatMap { style in
        content.categories.compactMap { content.table.entry(for: style, at: $0).map(Self.size) }
      }
    )
  }

  private static let margin = 64.0
  private static let gap = 56.0
  private static let titleHeight = 218.0
  private static let headingHeight = 44.0
  private static let sectionGap = 34.0

  /// A sheet for each style.
  var pages: [Sheet] {
    content.styles.map { style in
      var page = self
      page.content.styles = [style]
      return page.sheet
    }
  }

  /// All styles on one sheet.
  var sheet: Sheet {
    let columns = columns
    let width = columnWidth
    var sheet = Sheet(theme: theme, language: content.language)
    let heights = columns.map { $0.map(sectionHeight).reduce(0, +) }
    let height = heights.max() ?? 0
    for (index, column) in columns.enumerated() {
      let x = Self.margin + Double(index) * (width + Self.gap)
      // Columns end at one height if the change is small: the remaining height is distributed between styles.
      let rest = min((height - heights[index]) / Double(max(column.count - 1, 1)), Self.gap)
      var y = Self.titleHeight
      for style in column {
        y = add(style, at: Point(x: x, y: y), width: width, to: &sheet) + rest
      }
    }
    let count = Double(columns.count)
    let total = 2 * Self.margin + count * width + (count - 1) * Self.gap
    addTitle(to: &sheet, width: total)
    sheet.size = PixelGrid.wholePoints.roundedUp(
      Size(width: total, height: Self.titleHeight + height - Self.sectionGap + Self.margin)
    )
    return sheet
  }

  private func addTitle(to sheet: inout Sheet, width: Double) {
    let room = width - 2 * Self.margin
    sheet.add(
      text,
      SpecimenFonts.title,
      at: Point(x: Self.margin, y: 118),
      width: room
    )
    sheet.add(
      content.summary,
      SpecimenFonts.subtitle,
      at: Point(x: Self.margin, y: 166),
      width: room,
      color: theme.note
    )
  }

  /// Adds a style with all its sizes and returns the start of the next.
  private func add(
    _ style: TextStyle,
    at place: Point,
    width: Double,
    to sheet: inout Sheet
  ) -> Double {
    sheet.addRule(from: place.x, to: place.x + width, at: place.y)
    sheet.add(style.name, SpecimenFonts.heading, at: Point(x: place.x, y: place.y + 23))
    if let weight = content.table.entry(for: style, at: .large)?.weight {
      sheet.add(
        "\(weight)",
        SpecimenFonts.note,
        at: Point(x: place.x + width, y: place.y + 23),
        .right,
        color: theme.note
      )
    }
    var y = place.y + Self.headingHeight
    for category in shown(style) {
      y = add(style, category, at: Point(x: place.x, y: y), width: width, to: &sheet)
    }
    return y + Self.sectionGap
  }

  /// Adds a line of the text as high as the style's leading and returns the start of the next.
  private func add(
    _ style: TextStyle,
    _ category: ContentSizeCategory,
    at place: Point,
    width: Double,
    to sheet: inout Sheet
  ) -> Double {
    guard let entry = content.table.entry(for: style, at: category) else { return place.y }
    let font = content.font(style, category)
    let baseline = place.y + (entry.leading - font.lineHeight) / 2 + font.ascender
    let isDefault = category == .large && content.table.supportsDynamicType
    sheet.add(
      content.name(of: category),
      isDefault ? SpecimenFonts.mark : SpecimenFonts.note,
      at: Point(x: place.x, y: baseline),
      color: isDefault ? theme.accent : theme.note
    )
    sheet.add(
      Self.size(entry),
      SpecimenFonts.note,
      at: Point(x: place.x + labels.sizeEnd, y: baseline),
      .right,
      color: theme.note
    )
    sheet.add(
      text,
      font,
      at: Point(x: place.x + labels.width, y: baseline),
      width: width - labels.width
    )
    return place.y + rowHeight(entry)
  }

  /// The leading, or that of the labels if the leading is smaller.
  private func rowHeight(_ entry: TypeTable.Entry) -> Double {
    max(entry.leading, labels.rowHeight)
  }

  /// The label of a size, such as `17/22`.
  private static func size(_ entry: TypeTable.Entry) -> String {
    "\(entry.pointSize.tableText)/\(entry.leading.tableText)"
  }

  private func shown(_ style: TextStyle) -> [ContentSizeCategory] {
    content.table.supportsDynamicType ? content.categories : [.large]
  }
}

extension WaterfallSheet {
  /// As wide as the widest line, up to the limit of a sheet.
  private var columnWidth: Double {
    let widths = measuredStyles.lazy.flatMap { style in
      shown(style).map { category in
        Sheet.line(text, content.font(style, category), content.language).width
      }
    }
    return min(max(widths.max() ?? 0, 240), 620) + labels.width
  }

  private func sectionHeight(_ style: TextStyle) -> Double {
    shown(style).reduce(Self.headingHeight + Self.sectionGap) { height, category in
      height + (content.table.entry(for: style, at: category).map(rowHeight) ?? 0)
    }
  }

  /// The styles in columns, in order: the number of columns that leaves little paper empty on a nearly square
  /// sheet.
  private var columns: [[TextStyle]] {
    let candidates = (1...min(5, content.styles.count)).map(columns(count:))
    return candidates.min { emptiness($0) < emptiness($1) } ?? [content.styles]
  }

  /// The fraction of paper that columns leave empty, increased for sheets that are far from square.
  private func emptiness(_ columns: [[TextStyle]]) -> Double {
    let heights = columns.map { $0.map(sectionHeight).reduce(0, +) }
    let height = heights.max() ?? 1
    let width = Double(columns.count) * (columnWidth + Self.gap)
    let stretch = max(height, width) / min(height, width)
    return 1 - heights.reduce(0, +) / (height * Double(columns.count)) + (stretch - 1) / 4
  }

  /// The styles in a number of columns, with the highest column as low as possible.
  private func columns(count: Int) -> [[TextStyle]] {
    let heights = content.styles.map(sectionHeight)
    let limits = heights.indices.flatMap { start in
      heights.indices[start...].map { heights[start...$0].reduce(0, +) }
    }
    let best = limits.sorted().first { columns(of: heights, within: $0).count <= count }
    return columns(of: heights, within: best ?? .infinity)
  }

  /// Fills columns in order up to a height.
  private func columns(of heights: [Double], within limit: Double) -> [[TextStyle]] {
    var columns: [[TextStyle]] = [[]]
    var used = 0.0
    for (style, height) in zip(content.styles, heights) {
      if used + height > limit + 0.001, !columns[columns.count - 1].isEmpty {
        columns.append([])
        used = 0
      }
      columns[columns.count - 1].append(style)
      used += height
    }
    return columns
  }
}
