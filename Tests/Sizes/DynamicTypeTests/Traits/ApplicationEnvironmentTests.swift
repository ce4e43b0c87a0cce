import DynamicType
import Testing

@Suite struct ApplicationEnvironment {
  @Test func `each task can have an application of its own`() async {
    let categories = await withTaskGroup(of: ContentSizeCategory.self) { group in
      for category in [ContentSizeCategory.small, .accessibilityLarge] {
        group.addTask {
          let traits = TraitCollection(preferredContentSizeCategory: category)
          return TraitEnvironment(traits).performAsApplication {
            TraitCollection.current.preferredContentSizeCategory
          }
        }
      }
      return await group.reduce(into: Set<ContentSizeCategory>()) { $0.insert($1) }
    }
    #expect(categories == [.small, .accessibilityLarge])
  }

  @Test func `the application begins with the fallback`() {
    #expect(TraitEnvironment.application.traitCollection == .fallback)
  }

  @Test func `an environment begins with open traits unless given some`() {
    #expect(TraitEnvironment().traitCollection == TraitCollection())
    #expect(TraitEnvironment(TraitCase.complete).traitCollection == TraitCase.complete)
  }
}
