import Foundation
import Snapshots
import Testing

@testable import HeadlessUIKit

@Suite("Trees are laid out alike, alone and beside each other")
struct ParallelTests {
  private static func snapshots(_ following: LargeScreen.Following) throws -> [LayoutSnapshot] {
    let screen = try LargeScreen(following, rows: 12)
    return LargeScreen.categories.map { category in
      _ = screen.choose(category)
      return screen.root.layoutSnapshot()
    }
  }

  @Test("The same input twice gives equal snapshots and equal bytes")
  func twice() throws {
    let first = try Self.snapshots(.everything)
    let second = try Self.snapshots(.everything)
    #expect(first == second)
    for (one, two) in zip(first, second) { #expect(one.json() == two.json()) }
  }

  @Test("Trees on several tasks at once give what each gives alone")
  func tasks() async throws {
    let kinds: [LargeScreen.Following] = [.everything, .titles, .nothing, .everything]
    let alone = try kinds.map(Self.snapshots)
    let together = try await withThrowingTaskGroup(of: (Int, [LayoutSnapshot]).self) { group in
      for (index, kind) in kinds.enumerated() {
        group.addTask { (index, try Self.snapshots(kind)) }
      }
      var found: [Int: [LayoutSnapshot]] = [:]
      for try await (index, snapshots) in group { found[index] = snapshots }
      return kinds.indices.compactMap { found[$0] }
    }
    #expect(together == alone)
  }

  @Test("A tree laid out step by step is the tree that was made at the last size")
  func steps() throws {
    let stepped = try LargeScreen(.everything, rows: 12)
    for category in LargeScreen.categories { _ = stepped.choose(category) }
    let direct = try LargeScreen(.everything, rows: 12)
    _ = direct.choose(.accessibilityExtraExtraExtraLarge)
    #expect(stepped.root.layoutSnapshot() == direct.root.layoutSnapshot())
  }
}
