extension TraitCollection {
  /// Creates a collection from several; where two specify a trait the later one holds.
  public init(traitsFrom collections: [TraitCollection]) {
    self = collections.reduce(TraitCollection()) { $0.merging($1) }
  }

  /// Creates a collection by setting traits in a closure, as in iOS 17.
  public init(mutations: (inout TraitCollection) -> Void) {
    self.init()
    mutations(&self)
  }

  /// Returns a copy that a closure has changed.
  public func modifyingTraits(_ mutations: (inout TraitCollection) -> Void) -> TraitCollection {
    var copy = self
    mutations(&copy)
    return copy
  }

  /// Returns this collection with every trait that `other` specifies taken from it.
  public func merging(_ other: TraitCollection) -> TraitCollection {
    var merged = self
    if other.preferredContentSizeCategory != .unspecified {
      merged.preferredContentSizeCategory = other.preferredContentSizeCategory
    }
    if other.displayScale != 0 { merged.displayScale = other.displayScale }
    if other.userInterfaceIdiom != .unspecified {
      merged.userInterfaceIdiom = other.userInterfaceIdiom
    }
    if other.horizontalSizeClass != .unspecified {
      merged.horizontalSizeClass = other.horizontalSizeClass
    }
    if other.verticalSizeClass != .unspecified {
      merged.verticalSizeClass = other.verticalSizeClass
    }
    if other.layoutDirection != .unspecified { merged.layoutDirection = other.layoutDirection }
    if other.legibilityWeight != .unspecified { merged.legibilityWeight = other.legibilityWeight }
    if other.userInterfaceStyle != .unspecified {
      merged.userInterfaceStyle = other.userInterfaceStyle
    }
    if other.systemVersion != nil { merged.systemVersion = other.systemVersion }
    return merged
  }

  /// Returns whether every trait that `other` specifies has the same value here.
  public func containsTraits(in other: TraitCollection) -> Bool {
    merging(other) == self
  }

  /// Returns this collection with its category moved inside limits; the rest is unchanged.
  public func limited(by limits: ContentSizeCategoryLimits) -> TraitCollection {
    var copy = self
    copy.preferredContentSizeCategory = limits.clamp(preferredContentSizeCategory)
    return copy
  }
}
