@testable import DynamicType
import Foundation
import Synchronization
import Testing

/// Eight tasks make 2,000 changes each; every change adds one to the display scale, so that none
/// can be lost unnoticed, and every third moves the category as well.
@Suite(.timeLimit(.minutes(2))) struct TraitConcurrency {
  static let tasks = 8
  static let changesPerTask = 2000
  static var changes: Int { tasks * changesPerTask }

  let environment = TraitEnvironment(.fallback)

  private func change(
    at moment: @escaping @Sendable (_ task: Int, _ step: Int) -> Void = { _, _ in }
  ) async {
    await withTaskGroup { group in
      for task in 0..<Self.tasks {
        group.addTask { [environment] in
          for step in 0..<Self.changesPerTask {
            environment.update { traits in
              traits.displayScale += 1
              guard step.isMultiple(of: 3) else { return }
              traits.preferredContentSizeCategory = ContentSizeCategory.allCases[step % 12]
            }
            moment(task, step)
          }
        }
      }
    }
  }

  /// Holds up the delivery now and then, so that other tasks get in its way.
  private static func dawdle(_ traits: TraitCollection) {
    guard Int(traits.displayScale).isMultiple(of: 64) else { return }
    Thread.sleep(forTimeInterval: 50e-6)
  }

  private func expectChain(_ chain: [TraitChange]) {
    #expect(chain.count == Self.changes)
    #expect(chain.first?.previous == .fallback)
    #expect(chain.last?.current == environment.traitCollection)
    let breaks = zip(chain, chain.dropFirst()).filter { $0.current != $1.previous }
    #expect(breaks.isEmpty)
    #expect(environment.traitCollection.displayScale == 3 + Double(Self.changes))
  }

  @Test func `observers of every kind see one chain of changes, none lost and none doubled`() async
  {
    let changes = [Log<TraitChange>(), Log<TraitChange>()]
    let previous = Log<TraitCollection>()
    let categories = Log<ContentSizeCategory?>()
    for log in changes {
      _ = environment.add(when: { _ in true }) { change in
        Self.dawdle(change.current)
        log.append(change)
      }
    }
    environment.registerForTraitChanges { previous.append($1) }
    environment.addObserver(forName: ContentSizeCategory.didChangeNotification) {
      categories.append($0.userInfo[ContentSizeCategory.newValueUserInfoKey])
    }
    await change()
    let chain = changes[0].elements
    expectChain(chain)
    #expect(changes[1].elements == chain)
    #expect(previous.elements == chain.map(\.previous))
    let moves = chain.map { ($0.previous, $0.current) }.compactMap { old, new in
      old.preferredContentSizeCategory == new.preferredContentSizeCategory
        ? nil : new.preferredContentSizeCategory
    }
    #expect(!moves.isEmpty)
    #expect(categories.elements == moves)
  }

  @Test func `a sequence sees the same chain`() async {
    var iterator = environment.changes().makeAsyncIterator()
    await change()
    environment.update { $0.layoutDirection = .rightToLeft }
    var chain: [TraitChange] = []
    while let change = await iterator.next(), change.current.layoutDirection == .leftToRight {
      chain.append(change)
    }
    environment.update { $0.layoutDirection = .leftToRight }
    expectChain(chain)
  }

  @Test func `handlers never run two at a time`() async {
    let running = Mutex((now: 0, most: 0, calls: 0))
    for _ in 0..<3 {
      environment.registerForTraitChanges { _, previous in
        running.withLock {
          $0.now += 1
          $0.most = max($0.most, $0.now)
          $0.calls += 1
        }
        Self.dawdle(previous)
        running.withLock { $0.now -= 1 }
      }
    }
    await change()
    #expect(running.withLock { $0.most } == 1)
    #expect(running.withLock { $0.calls } == 3 * Self.changes)
  }

  @Test func `observers that register meanwhile see all changes from then on`() async {
    let whole = Log<TraitChange>()
    let suffixes = Log<Log<TraitChange>>()
    _ = environment.add(when: { _ in true }) { whole.append($0) }
    await change { [environment] _, step in
      guard step % 500 == 250 else { return }
      let log = Log<TraitChange>()
      suffixes.append(log)
      _ = environment.add(when: { _ in true }) { log.append($0) }
    }
    let chain = whole.elements
    expectChain(chain)
    #expect(suffixes.elements.count == Self.tasks * 4)
    for suffix in suffixes.elements.map(\.elements) {
      // The last of the four is registered with 249 changes of the same task still to come.
      #expect(suffix.count >= 249)
      #expect(suffix.count < Self.changes)
      #expect(suffix == Array(chain.suffix(suffix.count)))
    }
  }

  @Test func `observers that end meanwhile see a gapless part`() async {
    let whole = Log<TraitChange>()
    let part = Log<TraitChange>()
    _ = environment.add(when: { _ in true }) { whole.append($0) }
    let registration = environment.add(when: { _ in true }) { part.append($0) }
    await change { [environment] task, step in
      if task == 0, step == 1000 { environment.unregisterForTraitChanges(registration) }
    }
    let seen = part.elements
    #expect(seen.count < Self.changes)
    #expect(seen == Array(whole.elements.prefix(seen.count)))
  }
}
