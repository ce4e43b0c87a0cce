import DynamicType
import Testing

@Suite struct TraitMerging {
  @Test(arguments: TraitCase.all)
  func `a specified trait replaces the other, and the rest stays`(trait: TraitCase) {
    let other = TraitCollection(mutations: trait.set)
    let expected = TraitCase.complete.modifyingTraits(trait.set)
    #expect(expected != TraitCase.complete)
    #expect(TraitCase.complete.merging(other) == expected)
  }

  @Test(arguments: TraitCase.all)
  func `an open trait is filled and leaves the other alone`(trait: TraitCase) {
    let lacking = TraitCase.complete.modifyingTraits(trait.open)
    #expect(lacking != TraitCase.complete)
    #expect(lacking.merging(TraitCase.complete) == TraitCase.complete)
    #expect(TraitCase.complete.merging(lacking) == TraitCase.complete)
  }

  @Test func `an empty collection changes nothing and takes everything`() {
    let empty = TraitCollection()
    #expect(TraitCase.complete.merging(empty) == TraitCase.complete)
    #expect(empty.merging(TraitCase.complete) == TraitCase.complete)
    #expect(empty.merging(empty) == empty)
  }

  @Test func `of several collections the later one holds`() {
    let merged = TraitCollection(traitsFrom: [
      TraitCollection(preferredContentSizeCategory: .small, displayScale: 2),
      TraitCollection(preferredContentSizeCategory: .large, userInterfaceIdiom: .pad),
      TraitCollection(displayScale: 3),
    ])
    #expect(
      merged
        == TraitCollection(
          preferredContentSizeCategory: .large,
          displayScale: 3,
          userInterfaceIdiom: .pad
        )
    )
    #expect(TraitCollection(traitsFrom: []) == TraitCollection())
  }
}

@Suite struct TraitContaining {
  @Test(arguments: TraitCase.all)
  func `a collection contains the traits it has and not others`(trait: TraitCase) {
    let part = TraitCollection(mutations: trait.set)
    #expect(!TraitCase.complete.containsTraits(in: part))
    #expect(TraitCase.complete.modifyingTraits(trait.set).containsTraits(in: part))
    #expect(!TraitCollection().containsTraits(in: part))
  }

  @Test func `every collection contains itself and the empty one`() {
    #expect(TraitCase.complete.containsTraits(in: TraitCase.complete))
    #expect(TraitCase.complete.containsTraits(in: TraitCollection()))
    #expect(TraitCollection().containsTraits(in: TraitCollection()))
    #expect(!TraitCollection().containsTraits(in: TraitCase.complete))
  }
}

@Suite struct TraitModifying {
  @Test(arguments: TraitCase.all)
  func `a modified copy differs in the one trait and leaves the original`(trait: TraitCase) {
    let original = TraitCase.complete
    let copy = original.modifyingTraits(trait.set)
    #expect(copy != original)
    #expect(original == TraitCase.complete)
    #expect(copy.containsTraits(in: TraitCollection(mutations: trait.set)))
  }

  @Test func `a changed collection equals one that was created so, and scales so`() {
    var changed = TraitCollection()
    changed.systemVersion = SystemVersion(26)
    changed.userInterfaceIdiom = .phone
    changed.displayScale = 2
    changed.preferredContentSizeCategory = .accessibilityExtraExtraLarge
    let created = TraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraLarge,
      displayScale: 2,
      userInterfaceIdiom: .phone,
      systemVersion: SystemVersion(26)
    )
    #expect(changed == created)
    #expect(changed.hashValue == created.hashValue)
    // 17 x 51 / 22 is 39.409.
    #expect(
      FontMetrics(forTextStyle: .headline).scaledValue(for: 17, compatibleWith: changed) == 39.5
    )
    changed.systemVersion?.major = 18
    // 17 x 56 / 22 is 43.273.
    #expect(
      FontMetrics(forTextStyle: .headline).scaledValue(for: 17, compatibleWith: changed) == 43.5
    )
  }

  @Test func `limits move the category and nothing else`() {
    let limits = ContentSizeCategoryLimits(maximum: .extraLarge)
    let limited = TraitCase.complete.limited(by: limits)
    let expected = TraitCase.complete.modifyingTraits {
      $0.preferredContentSizeCategory = .extraLarge
    }
    #expect(limited == expected)
    #expect(TraitCase.complete.limited(by: .none) == TraitCase.complete)
    #expect(TraitCollection().limited(by: limits) == TraitCollection())
  }
}
