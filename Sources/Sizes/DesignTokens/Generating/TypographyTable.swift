import DynamicType
import JSONText

/// Typography tokens at the text sizes as a table.
public struct TypographyTable: Hashable, Sendable {
  /// The tokens.
  public let scales: [TypographyScale]

  /// Creates a table.
  public init(_ scales: [TypographyScale]) {
    self.scales = scales
  }

  /// The table as JSON: a list of tokens, each with the numbers of the twelve categories.
  public var json: String {
    var writer = JSONWriter(JSONStyle(isIndented: true, endsWithLineBreak: true, fractionDigits: 4))
    writer.array { writer in
      for scale in scales { Self.write(scale, to: &writer) }
    }
    return writer.text
  }

  private static func write(_ scale: TypographyScale, to writer: inout JSONWriter) {
    writer.object { writer in
      writer.member("name", scale.name)
      writer.member("textStyle", scale.textStyle.name)
      writer.array("fontFamilies", scale.typography.fontFamilies)
      writer.member("fontWeight", scale.typography.fontWeight)
      writer.array("categories") { writer in
        for metrics in scale.metrics {
          writer.object { writer in
            writer.member("category", metrics.category.shortName)
            writer.member("fontSize", metrics.fontSize)
            writer.member("letterSpacing", metrics.letterSpacing)
            writer.member("lineHeight", metrics.lineHeight)
            writer.member("lineSpacing", metrics.lineSpacing)
            writer.member("halfLineSpacing", metrics.halfLineSpacing)
          }
        }
      }
    }
  }

  /// The table as Markdown: a row a token, with size and line height in each category.
  public var markdown: String {
    guard let categories = scales.first?.metrics.map(\.category) else { return "" }
    let titles = ["Token", "Style"] + categories.map(\.shortName)
    let rows = scales.map { scale in
      [scale.name, scale.textStyle.name]
        + scale.metrics.map { "\(Self.text($0.fontSize)) / \(Self.text($0.lineHeight))" }
    }
    return Self.table(titles, rows)
  }

  /// The two rules for line heights beside each other as Markdown, as multiples of the font size.
  ///
  /// Each cell has the line height of article 002, and the column of the design the ratio that
  /// ``TypographyOptions/LineHeightRule/ratio`` keeps in every category.
  public var lineHeightComparison: String {
    guard let categories = scales.first?.metrics.map(\.category) else { return "" }
    let titles = ["Token", "Design"] + categories.map(\.shortName)
    let rows = scales.map { scale in
      var options = scale.options
      options.lineHeightRule = .ratio
      let kept = scale.with(options).metrics(at: .large)
      options.lineHeightRule = .scaledValue
      let article = scale.with(options)
      return [scale.name, Self.text(kept.lineHeightRatio)]
        + article.metrics.map { Self.text($0.lineHeightRatio) }
    }
    return Self.table(titles, rows)
  }

  private static func table(_ titles: [String], _ rows: [[String]]) -> String {
    let lines = [titles, titles.map { _ in "---" }] + rows
    return lines.map { "| " + $0.joined(separator: " | ") + " |\n" }.joined()
  }

  private static func text(_ value: Double) -> String {
    JSONWriter.text(of: (value * 100).rounded() / 100)
  }
}

extension TypographyScale {
  func with(_ options: TypographyOptions) -> TypographyScale {
    TypographyScale(path: path, typography: typography, behavior: behavior, options: options)
  }
}
