extension Proportion: CustomStringConvertible {
  /// The part of the whole, and the percentage: `12 of 40 (30.0 %)`.
  public var description: String { "\(part) of \(whole) (\(value.percent))" }
}

extension ProportionChange: CustomStringConvertible {
  /// The percentages before and now, and the change in percentage points.
  public var description: String {
    "\(before.value.percent) before, \(now.value.percent) now"
      + (exceedsChance ? "" : ", which may be chance")
  }
}

extension SizeBin: CustomStringConvertible {
  /// The categories and the number of users.
  public var description: String { "\(name): \(users)" }
}

extension SizeDistribution: CustomStringConvertible {
  /// The bins with their users.
  public var description: String { bins.map(\.description).joined(separator: ", ") }
}

extension SizeDiagnostic: CustomStringConvertible {
  /// The place, the severity and the finding, as compilers write them.
  public var description: String { "\(location): \(severity): \(message)" }
}

extension SizeSummary: CustomStringConvertible {
  /// The users of all groups, and the number of groups.
  public var description: String {
    let all = total.map(\.description) ?? "fewer than \(minimumGroup) users"
    return groups.isEmpty
      ? all : "\(all); \(groups.count) groups by \(groupedBy.joined(separator: ", "))"
  }
}

extension Double {
  /// A share with one decimal and its sign.
  fileprivate var percent: String {
    let tenths = Int((self * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
