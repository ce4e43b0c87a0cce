import CommandSupport
import SizeStatistics

/// The changes of the kinds of sizes since an earlier file.
struct StatsChanges {
  /// A kind with its changes if its current number of users is the minimum or the maximum.
  private struct Row {
    var kind: String
    var before: ClosedRange<Proportion>
    var now: ClosedRange<Proportion>

    /// If sizes are merged, a kind may have a range of users; its change is then also a range.
    var least: ProportionChange {
      ProportionChange(from: before.upperBound, to: now.lowerBound)
    }
    var most: ProportionChange {
      ProportionChange(from: before.lowerBound, to: now.upperBound)
    }

    var exceedsChance: Bool {
      least.confidenceInterval.lowerBound > 0 || most.confidenceInterval.upperBound < 0
    }
  }

  private let rows: [Row]

  /// Compares the users of two files; there are no changes if one has none.
  init(from earlier: SizeDistribution?, to total: SizeDistribution) {
    guard let earlier, earlier.users > 0, total.users > 0 else {
      rows = []
      return
    }
    rows = zip(StatsTables.kinds(earlier), StatsTables.kinds(total)).map { before, now in
      Row(kind: now.0, before: earlier.share(before.1), now: total.share(now.1))
    }
  }

  /// The table with its heading, or an empty list.
  var table: [StatsTables.Section] {
    guard !rows.isEmpty else { return [] }
    var table = TextTable([
      .left("Text"), .right("Before"), .right("Now"), .right("Change"), .right("95 % interval"),
      .left("More than chance"),
    ])
    for row in rows {
      table.rows.append([
        row.kind, row.before.text, row.now.text, Self.points(row.least.value, row.most.value),
        Self.points(
          row.least.confidenceInterval.lowerBound,
          row.most.confidenceInterval.upperBound
        ),
        row.exceedsChance ? "yes" : "no",
      ])
    }
    return [
      StatsTables.Section(heading: "Changes since the earlier file, in points", table: table)
    ]
  }

  /// The changes for a program, as a member of the report, or an empty list.
  var members: [JSONValue.Member] {
    guard !rows.isEmpty else { return [] }
    let changes = rows.map { row in
      JSONValue.object([
        .init("kind", .string(row.kind)),
        .init("before", Self.numbers(row.before.lowerBound.value, row.before.upperBound.value)),
        .init("change", Self.numbers(row.least.value, row.most.value)),
        .init(
          "interval",
          Self.numbers(
            row.least.confidenceInterval.lowerBound,
            row.most.confidenceInterval.upperBound
          )
        ),
        .init("exceedsChance", .bool(row.exceedsChance)),
      ])
    }
    return [.init("changes", .array(changes))]
  }

  /// Differences of shares in percentage points; a single one if both round to the same value.
  private static func points(_ first: Double, _ second: Double) -> String {
    let (first, second) = (point(first), point(second))
    return first == second ? first : "\(first) to \(second)"
  }

  private static func point(_ value: Double) -> String {
    let tenths = (value * 1000).rounded()
    guard tenths != 0 else { return "0.0" }
    let whole = Int(abs(tenths))
    return "\(tenths > 0 ? "+" : "−")\(whole / 10).\(whole % 10)"
  }

  private static func numbers(_ first: Double, _ second: Double) -> JSONValue {
    .array([.number(first), .number(second)])
  }
}
