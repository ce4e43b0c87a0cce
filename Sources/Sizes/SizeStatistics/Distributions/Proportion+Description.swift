extension Proportion: CustomStringConvertible {
  /// The part of the whole, and the percentage: `12 of 40 (30.0 %)`.
  public var description: String { "\(part) of \(whole) (\(value.percent))" }
}

extension SizeBin: CustomStringConvertible {
  /// The categories and the number of users.
  public var description: String { "\(name): \(users)" }
}

extension SizeDistribution: CustomStringConvertible {
  /// The bins that have users, with their number.
  public var description: String {
    let filled = bins.filter { $0.users > 0 }
    return filled.isEmpty ? "no users" : filled.map(\.description).joined(separator: ", ")
  }
}

extension Double {
  /// A share with one decimal and its sign.
  var percent: String {
    let tenths = Int((self * 1000).rounded())
    return "\(tenths / 10).\(tenths % 10) %"
  }
}
