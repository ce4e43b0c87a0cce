import CommandSupport
import DynamicType
import SizeStatistics

/// The figures of a distribution as tables with headings.
struct StatsTables {
  /// A table with its heading.
  struct Section {
    var heading: String
    var table: TextTable
  }

  let report: StatsReport
  let total: SizeDistribution

  /// The tables below the chart.
  var sections: [Section] {
    [kinds] + changes.table + groups + [caps] + texts
  }

  /// The numbers of the chart.
  var sizes: Section {
    var table = TextTable([
      .left("Size"), .right("Users"), .right("Share"), .right("95 % interval"),
    ])
    for bin in total.bins {
      let share = Proportion(bin.users, of: total.users)
      table.rows.append([bin.name, "\(bin.users)", share.percentage, share.intervalText])
    }
    return Section(heading: "Users of each size", table: table)
  }

  private var kinds: Section {
    var table = TextTable([
      .left("Text"), .right("Users"), .right("Share"), .right("95 % interval"),
    ])
    for (name, users) in Self.kinds(total) {
      table.rows.append([
        name, users.text, total.share(users).text, total.share(users).intervalText,
      ])
    }
    table.rows.append([
      "median", total.median?.name ?? TextTable.nothing, TextTable.nothing, TextTable.nothing,
    ])
    return Section(heading: "Smaller and larger", table: table)
  }

  static func kinds(_ distribution: SizeDistribution) -> [(String, ClosedRange<Int>)] {
    [
      ("smaller", distribution.smaller), ("default", distribution.atDefault),
      ("larger", distribution.larger), ("accessibility", distribution.accessibility),
    ]
  }

  private var changes: StatsChanges { StatsChanges(from: report.earlier?.total, to: total) }

  private var groups: [Section] {
    guard !report.summary.groups.isEmpty else { return [] }
    let heading = "By \(report.summary.groupedBy.joined(separator: ", "))"
    var table = TextTable(
      [.left("Group"), .right("Users")] + total.bins.map { .right($0.name) } + [.right("Median")]
    )
    for group in report.summary.groups {
      let shares = group.distribution.bins.map {
        Proportion($0.users, of: group.distribution.users).percentage
      }
      table.rows.append(
        [group.name, "\(group.distribution.users)"] + shares
          + [group.distribution.median?.name ?? TextTable.nothing]
      )
    }
    return [Section(heading: heading, table: table)]
  }

  private var caps: Section {
    var table = TextTable([
      .left("Cap"), .right("Covered"), .right("Cut off"), .right("Users cut off"),
      .right("95 % interval"),
    ])
    for cap in report.judgedCaps {
      let cut = total.users(above: cap)
      table.rows.append([
        cap.shortName, total.share(total.users(upTo: cap)).text, total.share(cut).text, cut.text,
        total.share(cut).intervalText,
      ])
    }
    return Section(heading: "Users whose text a cap cuts off", table: table)
  }

  private var texts: [Section] {
    let kind = report.texts.kind
    var table = TextTable([
      .left(kind.prefix(1).uppercased() + kind.dropFirst()), .left("Cap"),
      .right("Under 11 points"), .right("Cut off by a cap"), .right("Sizes"),
    ])
    for capped in report.texts.capped {
      for text in capped.texts {
        let (small, cut) = (total.users(seeing: text), total.users(forWhomIsCut: text))
        guard small.upperBound > 0 || cut.upperBound > 0 else { continue }
        table.rows.append([
          StatsReport.printable(text.name),
          capped.cap == .unspecified ? TextTable.nothing : capped.cap.shortName,
          total.share(small).text, total.share(cut).text, Self.sizes(of: text),
        ])
      }
    }
    guard !table.rows.isEmpty else {
      return []
    }
    return [Section(heading: "Users who see a \(kind) too small or cut off", table: table)]
  }

  private static func sizes(of text: SizedText) -> String {
    let sizes = ContentSizeCategory.allCases.map(text.size(at:))
    let (least, most) = (sizes.min() ?? 0, sizes.max() ?? 0)
    return least == most ? least.tableText : "\(least.tableText)–\(most.tableText)"
  }
}

extension StatsReport {
  /// The caps of the command line, or all from the default on that cut off some users.
  var judgedCaps: [ContentSizeCategory] {
    caps.isEmpty ? ContentSizeCategory.allCases.filter { $0 >= .large }.dropLast() : caps
  }
}

extension ClosedRange<Int> {
  /// The number, or the least and the most.
  var text: String {
    lowerBound == upperBound ? "\(lowerBound)" : "\(lowerBound)–\(upperBound)"
  }
}

extension ClosedRange<Proportion> {
  /// The share, or the least and the most.
  var text: String {
    lowerBound == upperBound
      ? lowerBound.percentage : Proportion.text(lowerBound.value...upperBound.value)
  }

  /// The ends of the confidence intervals of the minimum and the maximum.
  var interval: ClosedRange<Double> {
    lowerBound.confidenceInterval.lowerBound...upperBound.confidenceInterval.upperBound
  }

  var intervalText: String { Proportion.text(interval) }
}
