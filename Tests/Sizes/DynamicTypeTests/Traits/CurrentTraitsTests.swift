import DynamicType
import Testing

@Suite struct CurrentTraits {
  private let small = TraitCollection(preferredContentSizeCategory: .small)

  private static var category: ContentSizeCategory {
    TraitCollection.current.preferredContentSizeCategory
  }

  @Test func `current traits are the application's until something is performed`() {
    TraitEnvironment(TraitCase.complete).performAsApplication {
      #expect(TraitCollection.current == TraitCase.complete)
    }
    #expect(TraitCollection.current == .fallback)
  }

  @Test func `what the application leaves open is the fallback's`() {
    TraitEnvironment(small).performAsApplication {
      #expect(TraitCollection.current == TraitCollection.fallback.merging(small))
    }
  }

  @Test func `traits are current inside the closure, filled from the application's, only there`() {
    TraitEnvironment(TraitCase.complete).performAsApplication {
      small.performAsCurrent {
        #expect(TraitCollection.current == TraitCase.complete.merging(small))
      }
      #expect(TraitCollection.current == TraitCase.complete)
    }
  }

  @Test func `inside another closure the inner traits are current, then the outer again`() {
    let large = TraitCollection(preferredContentSizeCategory: .extraLarge)
    small.performAsCurrent {
      large.performAsCurrent { #expect(Self.category == .extraLarge) }
      #expect(Self.category == .small)
    }
    #expect(Self.category == .large)
  }

  @Test func `the closure's result is returned`() {
    #expect(small.performAsCurrent { Self.category } == .small)
  }

  @Test func `an error leaves the closure with its type and ends the scope`() {
    struct Failure: Error, Equatable { var category: ContentSizeCategory }
    #expect(throws: Failure(category: .small)) {
      try small.performAsCurrent { () throws(Failure) in
        throw Failure(category: Self.category)
      }
    }
    #expect(Self.category == .large)
  }

  @Test func `child tasks inherit the traits, detached tasks do not`() async {
    let tasks = small.performAsCurrent {
      (child: Task { Self.category }, detached: Task.detached { Self.category })
    }
    #expect(await tasks.child.value == .small)
    #expect(await tasks.detached.value == .large)
  }

  @Test func `tasks side by side have traits of their own`() async {
    let found = await withTaskGroup(of: (ContentSizeCategory, ContentSizeCategory).self) { group in
      for category in ContentSizeCategory.allCases {
        group.addTask {
          let traits = TraitCollection(preferredContentSizeCategory: category)
          let task = traits.performAsCurrent {
            Task {
              await Task.yield()
              return Self.category
            }
          }
          return (category, await task.value)
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(found.count == 12)
    #expect(found.allSatisfy { $0.0 == $0.1 })
  }

  @Test func `the fallback has every trait`() {
    let expected = TraitCollection(
      preferredContentSizeCategory: .large,
      displayScale: 3,
      userInterfaceIdiom: .phone,
      horizontalSizeClass: .compact,
      verticalSizeClass: .regular,
      layoutDirection: .leftToRight,
      legibilityWeight: .regular,
      userInterfaceStyle: .light,
      systemVersion: .unspecified
    )
    #expect(TraitCollection.fallback == expected)
  }
}
