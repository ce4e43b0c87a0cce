public import DynamicType

/// Numbers of users by category, as they are collected.
///
/// A source may know only several categories together, such as "smaller than the default". Their
/// users are kept as such, and ``distribution`` has bins as fine as all sources allow.
public struct SizeCounts: Hashable, Sendable {
  /// The numbers by the first and the last position, in rows of twelve.
  private var users = [Int](repeating: 0, count: 144)

  /// The users whose category is unspecified.
  public private(set) var unspecified = 0

  /// The users whose category is known.
  public private(set) var total = 0

  /// Creates counts without users.
  public init() {}

  /// Creates counts from numbers by category; `unspecified` is counted apart.
  ///
  /// - Precondition: No number is negative, and their sum is below 2^63.
  public init(_ numbers: [ContentSizeCategory: Int]) {
    for (category, number) in numbers {
      let isAdded =
        category == .unspecified
        ? addUnspecified(number) : add(number, to: category...category)
      precondition(isAdded, "numbers of users are not negative, and their sum is below 2^63")
    }
  }

  /// Adds users of one or several categories.
  ///
  /// - Returns: Whether they were added: a negative number and a sum beyond 2^63 are not.
  public mutating func add(_ number: Int, to categories: ClosedRange<ContentSizeCategory>) -> Bool {
    guard number >= 0, let sum = Self.sum(total, number) else { return false }
    total = sum
    users[Self.index(categories.positions)] += number
    return true
  }

  /// Adds users whose category is unspecified; returns `false` where ``add(_:to:)`` does.
  public mutating func addUnspecified(_ number: Int) -> Bool {
    guard number >= 0, let sum = Self.sum(unspecified, number) else { return false }
    unspecified = sum
    return true
  }

  /// Takes one user out again, whose newer event names another category.
  mutating func removeOne(from categories: ClosedRange<ContentSizeCategory>?) {
    guard let categories else {
      unspecified -= 1
      return
    }
    total -= 1
    users[Self.index(categories.positions)] -= 1
  }

  /// The users in the finest bins that all sources allow.
  public var distribution: SizeDistribution {
    let ranges = users.indices.filter { users[$0] > 0 }
    var joins = [Bool](repeating: false, count: 12)
    for range in ranges {
      for position in range / 12..<range % 12 { joins[position] = true }
    }
    var bins: [SizeBin] = []
    for category in ContentSizeCategory.allCases {
      let position = category.position
      let held = ranges.filter { $0 % 12 == position }.reduce(0) { $0 + users[$1] }
      if position > 0, joins[position - 1], let last = bins.indices.last {
        bins[last].categories = bins[last].categories.lowerBound...category
        bins[last].users += held
      } else {
        bins.append(SizeBin(categories: category...category, users: held))
      }
    }
    return SizeDistribution(bins: bins)
  }

  private static func index(_ positions: ClosedRange<Int>) -> Int {
    positions.lowerBound * 12 + positions.upperBound
  }

  private static func sum(_ first: Int, _ second: Int) -> Int? {
    let (sum, overflows) = first.addingReportingOverflow(second)
    return overflows ? nil : sum
  }
}

extension SizeCounts {
  /// Returns the counts of both; sums beyond 2^63 stay at the largest number.
  static func + (first: SizeCounts, second: SizeCounts) -> SizeCounts {
    var result = first
    for index in second.users.indices where second.users[index] > 0 {
      let number = min(second.users[index], Int.max - result.total)
      result.users[index] += number
      result.total += number
    }
    result.unspecified += min(second.unspecified, Int.max - result.unspecified)
    return result
  }
}
