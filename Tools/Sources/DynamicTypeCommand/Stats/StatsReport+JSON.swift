import CommandSupport
import DynamicType
import SizeStatistics

extension StatsReport {
  /// The figures for a program; its bins can be read again as counts.
  var json: JSONValue {
    let rows: JSONValue = [
      "counted": .number(Double(statistics.rows.counted)),
      "replaced": .number(Double(statistics.rows.replaced)),
      "leftOut": .number(Double(statistics.rows.leftOut)),
      "usersLeftOut": .number(Double(statistics.usersLeftOut)),
    ]
    let head: JSONValue = [
      "minimumGroup": .number(Double(summary.minimumGroup)),
      "counts": .string(statistics.isOfEvents && !statistics.namesUsers ? "sessions" : "users"),
      "rows": rows,
      "unspecified": Self.numbers(summary.unspecified),
    ]
    guard let total = summary.total else { return head.adding([.init("users", .null)]) }
    return head.adding(Self.members(of: total)).adding(
      [
        .init("preview", .array(total.categoriesToPreview().map { .string($0.shortName) })),
        .init("groups", .array(summary.groups.map(object))),
        .init("caps", .array(judgedCaps.map { Self.object($0, total) })),
        .init("texts", .array(texts.capped.flatMap { objects($0, total) })),
      ] + StatsChanges(from: earlier?.total, to: total).members
    )
  }

  private static func members(of distribution: SizeDistribution) -> [JSONValue.Member] {
    let kinds = StatsTables.kinds(distribution).map { name, users in
      JSONValue.Member(name, share(users, of: distribution))
    }
    return [
      .init("users", .number(Double(distribution.users))),
      .init("bins", .array(distribution.bins.map { object($0, distribution) })),
      .init("median", JSONValue(distribution.median?.name)),
    ] + kinds
  }

  private static func object(_ bin: SizeBin, _ distribution: SizeDistribution) -> JSONValue {
    let share = Proportion(bin.users, of: distribution.users)
    return [
      "category": .string(bin.name),
      "users": .number(Double(bin.users)),
      "share": .number(share.value),
      "interval": numbers(share.confidenceInterval),
    ]
  }

  private func object(_ group: SizeSummary.Group) -> JSONValue {
    let values = zip(summary.groupedBy, group.values).map {
      JSONValue.Member($0, .string($1))
    }
    return JSONValue.object([
      .init("values", group.values.isEmpty ? .null : .object(values)),
      .init("mergedGroups", .number(Double(group.merged))),
    ]).adding(Self.members(of: group.distribution))
  }

  private static func object(_ cap: ContentSizeCategory, _ total: SizeDistribution) -> JSONValue {
    [
      "cap": .string(cap.shortName),
      "covered": share(total.users(upTo: cap), of: total),
      "cutOff": share(total.users(above: cap), of: total),
    ]
  }

  private func objects(_ capped: StatsTexts.Capped, _ total: SizeDistribution) -> [JSONValue] {
    capped.texts.map { text in
      [
        "name": .string(text.name),
        "cap": JSONValue(capped.cap == .unspecified ? nil : capped.cap.shortName),
        "pointSizes": .array(ContentSizeCategory.allCases.map { .number(text.size(at: $0)) }),
        "under11Points": Self.share(total.users(seeing: text), of: total),
        "cutOff": Self.share(total.users(forWhomIsCut: text), of: total),
      ]
    }
  }

  /// The minimum and the maximum of users, with their shares and the confidence interval around both.
  private static func share(_ users: ClosedRange<Int>, of total: SizeDistribution) -> JSONValue {
    let shares = total.share(users)
    return [
      "users": numbers(users),
      "share": numbers(shares.lowerBound.value...shares.upperBound.value),
      "interval": numbers(shares.interval),
    ]
  }

  private static func numbers(_ range: ClosedRange<Int>) -> JSONValue {
    [.number(Double(range.lowerBound)), .number(Double(range.upperBound))]
  }

  private static func numbers(_ range: ClosedRange<Double>) -> JSONValue {
    [.number(range.lowerBound), .number(range.upperBound)]
  }
}
