import DynamicType
import FontManagement
import Snapshots
import Typesetting

/// A word in six scripts, each in every style and category: one table per script.
struct ScriptSheet {
  /// A script with a sample word.
  struct Script {
    var name: String
    var word: String
    var language: String
  }

  var content: SpecimenContent
  var theme: SpecimenTheme
  /// The scripts to show.
  var shown = Self.scripts

  static let scripts = [
    Script(name: "Latin", word: "Type", language: "en"),
    Script(name: "Arabic", word: "خطوط", language: "ar"),
    Script(name: "Devanagari", word: "अक्षर", language: "hi"),
    Script(name: "Thai", word: "อักษร", language: "th"),
    Script(name: "Japanese", word: "書体", language: "ja"),
    Script(name: "Emoji and text", word: "é👩🏽‍🎨", language: "en"),
  ]

  private static let title = "Six scripts"
  private static let margin = 64.0
  private static let gap = 56.0
  private static let gutter = 52.0
  private static let titleHeight = 218.0
  private static let headingHeight = 84.0
  private static let columnGap = 16.0
  private static let blockGap = 48.0

  /// A sheet for each script.
  var pages: [Sheet] {
    shown.map { script in
      var page = self
      page.shown = [script]
      return page.sheet
    }
  }

  /// All scripts on one sheet.
  var sheet: Sheet {
    let across = min(content.styles.count > 5 ? 2 : 3, shown.count)
    let widths = shown.map(columnWidths)
    let tables = widths.map { Self.gutter + $0.reduce(0, +) }
    let blockWidth = max(tables.max() ?? 0, shown.map(headingWidth).max() ?? 0)
    var sheet = Sheet(theme: theme, language: nil)
    for (index, script) in shown.enumerated() {
      // Every table is as wide as the widest: the remaining width is distributed between its columns.
      let rest = blockWidth - Self.gutter - widths[index].reduce(0, +)
      let share = rest / Double(widths[index].count)
      let place = Point(
        x: Self.margin + Double(index % across) * (blockWidth + Self.gap),
        y: Self.titleHeight + Double(index / across) * (blockHeight + Self.blockGap)
      )
      add(script, widths[index].map { $0 + share }, at: place, width: blockWidth, to: &sheet)
    }
    let rows = Double((shown.count + across - 1) / across)
    sheet.size = PixelGrid.wholePoints.roundedUp(
      Size(
        width: 2 * Self.margin
          + max(
            Double(across) * (blockWidth + Self.gap) - Self.gap,
            Sheet.headWidth(Self.title, content.summary)
          ),
        height: Self.titleHeight + rows * (blockHeight + Self.blockGap) - Self.blockGap
          + Self.margin
      )
    )
    sheet.language = nil
    sheet.add(Self.title, SpecimenFonts.title, at: Point(x: Self.margin, y: 118))
    sheet.add(
      content.summary,
      SpecimenFonts.subtitle,
      at: Point(x: Self.margin, y: 166),
      color: theme.note
    )
    return sheet
  }

  private func add(
    _ script: Script,
    _ widths: [Double],
    at place: Point,
    width: Double,
    to sheet: inout Sheet
  ) {
    sheet.addRule(from: place.x, to: place.x + width, at: place.y)
    sheet.language = "en"
    sheet.add(script.name, SpecimenFonts.heading, at: Point(x: place.x, y: place.y + 23))
    sheet.add(
      script.language,
      SpecimenFonts.note,
      at: Point(x: place.x + width, y: place.y + 23),
      .right,
      color: theme.note
    )
    var x = place.x + Self.gutter
    for (style, width) in zip(content.styles, widths) {
      sheet.add(
        style.name,
        SpecimenFonts.note,
        at: Point(x: x, y: place.y + 60),
        color: theme.note
      )
      x += width
    }
    var y = place.y + Self.headingHeight
    for category in categories {
      y = add(category, of: script, widths, at: Point(x: place.x, y: y), to: &sheet)
    }
  }

  private func add(
    _ category: ContentSizeCategory,
    of script: Script,
    _ widths: [Double],
    at place: Point,
    to sheet: inout Sheet
  ) -> Double {
    let fonts = content.styles.map { content.font($0, category) }
    let baseline = place.y + (fonts.map(\.ascender).max() ?? 0)
    let isDefault = category == .large && content.table.supportsDynamicType
    sheet.language = "en"
    sheet.add(
      content.name(of: category),
      isDefault ? SpecimenFonts.mark : SpecimenFonts.note,
      at: Point(x: place.x, y: baseline),
      color: isDefault ? theme.accent : theme.note
    )
    sheet.language = script.language
    var x = place.x + Self.gutter
    for (font, width) in zip(fonts, widths) {
      sheet.add(script.word, font, at: Point(x: x, y: baseline))
      x += width
    }
    return place.y + rowHeight(category)
  }
}

extension ScriptSheet {
  private var categories: [ContentSizeCategory] {
    content.table.supportsDynamicType ? content.categories : [.large]
  }

  /// The height of the highest style, with space for marks above and below Arabic and Thai letters.
  private func rowHeight(_ category: ContentSizeCategory) -> Double {
    let heights = content.styles.map { content.font($0, category).lineHeight }
    return ((heights.max() ?? 0) * 1.3 + 4).rounded()
  }

  private var blockHeight: Double {
    categories.reduce(Self.headingHeight) { $0 + rowHeight($1) }
  }

  /// The width of a table's heading: the script and its language.
  private func headingWidth(_ script: Script) -> Double {
    Sheet.line(script.name, SpecimenFonts.heading, "en").width + Self.columnGap
      + Sheet.line(script.language, SpecimenFonts.note, "en").width
  }

  /// For each style the width of its widest word or of its name.
  private func columnWidths(_ script: Script) -> [Double] {
    content.styles.map { style in
      let name = Sheet.line(style.name, SpecimenFonts.note, "en").width
      let words = categories.map {
        Sheet.line(script.word, content.font(style, $0), script.language).width
      }
      return PixelGrid.wholePoints.roundedUp(max(name, words.max() ?? 0)) + Self.columnGap
    }
  }
}
