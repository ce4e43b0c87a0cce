import DynamicType
import Testing

@Suite(.timeLimit(.minutes(1))) struct TraitChanges {
  let environment = TraitEnvironment(.fallback)

  @Test func `an update changes the traits`() {
    environment.update { $0.preferredContentSizeCategory = .extraLarge }
    #expect(environment.traitCollection.preferredContentSizeCategory == .extraLarge)
    #expect(environment.traitCollection.displayScale == 3)
  }

  @Test func `a notification carries the new category under UIKit's names`() throws {
    let file: CategoryNamesFile = try ReferenceData.read("content-size-categories")
    #expect(ContentSizeCategory.didChangeNotification.rawValue == file.notification.raw)
    #expect(ContentSizeCategory.newValueUserInfoKey == file.notification.userInfoKeyRaw)
    let log = Log<TraitNotification>()
    environment.addObserver(forName: ContentSizeCategory.didChangeNotification) { log.append($0) }
    environment.update { $0.preferredContentSizeCategory = .accessibilityLarge }
    #expect(log.elements.map(\.name.rawValue) == [file.notification.raw])
    #expect(
      log.elements.map(\.userInfo) == [[file.notification.userInfoKeyRaw: .accessibilityLarge]]
    )
  }

  @Test func `a notification is sent for the category alone and under no other name`() {
    let log = Log<TraitNotification>()
    let other = TraitNotification.Name(rawValue: "other")
    environment.addObserver(forName: ContentSizeCategory.didChangeNotification) { log.append($0) }
    environment.addObserver(forName: other) { log.append($0) }
    environment.update { $0.displayScale = 2 }
    #expect(log.elements == [])
    environment.update { $0.preferredContentSizeCategory = .small }
    #expect(log.elements.map(\.name) == [ContentSizeCategory.didChangeNotification])
  }

  @Test func `a callback receives the environment and the previous traits`() {
    let log = Log<[TraitCollection]>()
    environment.registerForTraitChanges { log.append([$1, $0.traitCollection]) }
    environment.update { $0.preferredContentSizeCategory = .small }
    environment.update { $0.displayScale = 2 }
    let small = TraitCollection.fallback.modifyingTraits {
      $0.preferredContentSizeCategory = .small
    }
    let dense = small.modifyingTraits { $0.displayScale = 2 }
    #expect(log.elements == [[.fallback, small], [small, dense]])
  }

  @Test func `a sequence gives each change once, and each sequence all of them`() async {
    var first = environment.changes().makeAsyncIterator()
    var second = environment.changes().makeAsyncIterator()
    environment.update { $0.preferredContentSizeCategory = .small }
    environment.update { $0.preferredContentSizeCategory = .medium }
    for previous in [ContentSizeCategory.large, .small] {
      let change = await first.next()
      #expect(change?.previous.preferredContentSizeCategory == previous)
      #expect(await second.next() == change)
    }
  }

  @Test func `a sequence ends with the task that iterates over it`() async {
    let stream = environment.changes()
    let log = Log<TraitChange>()
    let task = Task { for await change in stream { log.append(change) } }
    environment.update { $0.preferredContentSizeCategory = .small }
    while log.elements.isEmpty { await Task.yield() }
    task.cancel()
    await task.value
    environment.update { $0.preferredContentSizeCategory = .medium }
    #expect(log.elements.count == 1)
  }

  @Test func `setting an equal value tells nobody`() {
    let log = Log<TraitCollection>()
    environment.registerForTraitChanges { log.append($1) }
    environment.update { $0.preferredContentSizeCategory = .large }
    environment.update { _ in }
    environment.update {
      $0.displayScale = 1
      $0.displayScale = 3
    }
    #expect(log.elements == [])
    environment.update { $0.preferredContentSizeCategory = .small }
    #expect(log.elements.count == 1)
  }

  @Test func `one update of several traits is one change`() {
    let log = Log<TraitCollection>()
    environment.registerForTraitChanges([
      PreferredContentSizeCategoryTrait.self, DisplayScaleTrait.self,
    ]) { log.append($1) }
    environment.update {
      $0.preferredContentSizeCategory = .small
      $0.displayScale = 1
    }
    #expect(log.elements == [.fallback])
  }
}
