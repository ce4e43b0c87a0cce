import Diagnostics
import DynamicType
import JSONText

/// A distribution as a chart in SVG: a bar for each bin, with its share and its confidence interval.
///
/// Text stays text. A title and a description say the same in words. Colors follow the light or
/// dark appearance of the reader's system, and the chart loads nothing from the network.
public struct SizeChart: Sendable {
  private let title: String
  private let panels: [(name: String?, distribution: SizeDistribution)]
  private let notes: [String]

  private static let (width, labels, bars, row) = (660, 120, 430, 28)

  /// Creates the chart of a summary.
  ///
  /// - Parameters:
  ///   - summary: The users.
  ///   - title: The title.
  ///   - notes: Lines below the chart.
  public init(_ summary: SizeSummary, title: String, notes: [String] = []) {
    self.title = title
    self.notes = notes
    let groups = summary.groups.map { (name: String?.some($0.name), distribution: $0.distribution) }
    let total = summary.total.map { [(name: groups.isEmpty ? nil : "all", distribution: $0)] } ?? []
    panels = total + groups
  }

  /// The chart as a document.
  public var svg: String {
    var y = 56
    var body: [String] = []
    for panel in panels {
      if let name = panel.name {
        body.append(Self.text(name, x: 16, y: y + 4, "heading"))
        y += 22
      }
      for bin in panel.distribution.bins {
        body += Self.bar(bin, of: panel.distribution, scale: scale, y: y)
        y += Self.row
      }
      y += 14
    }
    for note in notes {
      body.append(Self.text(note, x: 16, y: y + 4, "note"))
      y += 20
    }
    return PageTemplates.chart(
      width: "\(Self.width)",
      height: "\(y + 4)",
      title: title,
      description: description,
      body: ([Self.text(title, x: 16, y: 30, "title")] + body).joined(separator: "\n")
    )
  }

  /// The largest end of an interval, which fills the chart's width.
  private var scale: Double {
    let ends = panels.flatMap { panel in
      panel.distribution.bins.filter { $0.users > 0 }
        .map { Proportion($0.users, of: panel.distribution.users).confidenceInterval.upperBound }
    }
    return max(ends.max() ?? 1, 0.05)
  }

  /// The numbers of the chart in words.
  private var description: String {
    let sentences = panels.map { panel in
      let bins = panel.distribution.bins.filter { $0.users > 0 }.map { bin in
        "\(bin.name) \(Proportion(bin.users, of: panel.distribution.users).percentage)"
      }
      let name = panel.name.map { "\($0), " } ?? ""
      return "\(name)\(panel.distribution.users) users: \(bins.joined(separator: ", "))."
    }
    return "Share of the users by text size, with 95 % confidence intervals. "
      + sentences.joined(separator: " ")
  }

  private static func bar(
    _ bin: SizeBin,
    of distribution: SizeDistribution,
    scale: Double,
    y: Int
  ) -> [String] {
    let share = Proportion(bin.users, of: distribution.users)
    let middle = y + 8
    func x(_ value: Double) -> String {
      number(Double(labels) + min(value / scale, 1) * Double(bars))
    }
    let interval = share.confidenceInterval
    let width = number(share.value / scale * Double(bars))
    let bar = PageTemplates.bar(x: "\(labels)", y: "\(y)", width: width)
    let line = PageTemplates.interval(
      start: x(interval.lowerBound),
      y: "\(middle)",
      end: x(interval.upperBound)
    )
    return [text(bin.name, x: labels - 12, y: y + 13, "label", anchor: "end")]
      + (bin.users > 0 ? [bar, line] : [])
      + [text(share.percentage, x: labels + bars + 14, y: y + 13, "value")]
  }

  private static func text(
    _ text: String,
    x: Int,
    y: Int,
    _ name: String,
    anchor: String = "start"
  ) -> String {
    PageTemplates.text(kind: name, x: "\(x)", y: "\(y)", anchor: anchor, text: text)
  }

  private static func number(_ value: Double) -> String {
    JSONWriter.text(of: (value * 100).rounded() / 100)
  }
}

extension PageTemplates {
  /// The text for XML, which knows no control characters.
  static func escaped(_ text: String) -> String {
    text.xmlEscaped([
      "\"": "&quot;", "\t": "\u{FFFD}", "\n": "\u{FFFD}", "\r": "\u{FFFD}", "\u{7F}": "\u{FFFD}",
    ])
  }
}
