public import DynamicType

extension SizeDistribution {
  /// The users with text smaller than the default, Large: at least, and at most.
  public var smaller: ClosedRange<Int> { users(of: .extraSmall ... .medium) }

  /// The users with the default, Large: at least, and at most.
  public var atDefault: ClosedRange<Int> { users(of: .large ... .large) }

  /// The users with larger text than the default, accessibility sizes included: at least, and at most.
  public var larger: ClosedRange<Int> {
    users(of: .extraLarge ... .accessibilityExtraExtraExtraLarge)
  }

  /// The users with one of the five accessibility sizes: at least, and at most.
  public var accessibility: ClosedRange<Int> {
    users(of: .accessibilityMedium ... .accessibilityExtraExtraExtraLarge)
  }

  /// Returns the users with a category up to this one: at least, and at most.
  ///
  /// They keep the size that they chose under a cap, `maximumContentSizeCategory`.
  public func users(upTo category: ContentSizeCategory) -> ClosedRange<Int> {
    users { $0 <= category }
  }

  /// Returns the users with a larger category: at least, and at most.
  ///
  /// They are the cost of a cap: their text stops at this category.
  public func users(above category: ContentSizeCategory) -> ClosedRange<Int> {
    users { $0 > category }
  }

  /// Returns the fewest categories whose layouts a share of the users sees, with the two at the ends.
  ///
  /// All categories of a bin that holds several are among them. XS and AX5 are there because
  /// layouts break at the ends first.
  public func categoriesToPreview(covering share: Double = 0.95) -> [ContentSizeCategory] {
    var chosen: Set<ContentSizeCategory> = [.extraSmall, .accessibilityExtraExtraExtraLarge]
    var covered = users { chosen.contains($0) }.lowerBound
    let order = bins.indices.sorted { (bins[$1].users, $0) < (bins[$0].users, $1) }
    for index in order where Double(covered) < share * Double(users) {
      chosen.formUnion(ContentSizeCategory.allCases.filter(bins[index].categories.contains))
      covered = users { chosen.contains($0) }.lowerBound
    }
    return chosen.sorted()
  }
}
