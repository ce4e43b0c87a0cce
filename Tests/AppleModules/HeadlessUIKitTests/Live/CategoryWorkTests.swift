import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("A change of the text size does the work of what depends on it")
struct CategoryWorkTests {
  @Test("The screen has 200 views")
  func size() throws {
    #expect(try LargeScreen(.everything).count >= 200)
  }

  @Test("Nothing depends on the text size: nothing is measured, solved or laid out")
  func nothing() throws {
    let screen = try LargeScreen(.nothing)
    for category in LargeScreen.categories.reversed() {
      #expect(screen.choose(category) == LayoutStatistics(), "\(category)")
    }
  }

  @Test("A second layout does nothing")
  func second() throws {
    let screen = try LargeScreen(.everything)
    for category in LargeScreen.categories {
      _ = screen.choose(category)
      let again = LayoutStatistics.counting { screen.root.layoutIfNeeded() }.statistics
      #expect(again == LayoutStatistics(), "\(category)")
    }
  }

  @Test("The same category again does nothing")
  func same() throws {
    let screen = try LargeScreen(.everything)
    _ = screen.choose(.extraLarge)
    #expect(screen.choose(.extraLarge) == LayoutStatistics())
  }

  @Test("One label of 200 views follows: one text is measured and one solution is made")
  func one() throws {
    let screen = try LargeScreen(.nothing)
    let label = screen.titles[20]
    label.adjustsFontForContentSizeCategory = true
    screen.root.layoutIfNeeded()
    let work = screen.choose(.extraExtraLarge)
    #expect(work.solutions == 1)
    // Without a limit of the width, in the row's width, and once more where that changed the height.
    #expect(work.measures <= 3)
    // The label, its stack, the list and what is below the row: far from the whole screen.
    #expect(work.layouts < screen.count / 2)
    #expect(work.layouts > 0)
  }

  @Test("All labels follow: each text is measured at most once for each width")
  func everything() throws {
    let screen = try LargeScreen(.everything)
    for category in LargeScreen.categories where category != .large {
      let work = screen.choose(category)
      #expect(work.solutions == 1, "\(category)")
      #expect(work.measures > 0)
      #expect(work.measures <= 3 * 120, "\(category)")
      #expect(work.layouts <= screen.count, "\(category)")
    }
  }

  @Test("Coming back to a category gives the same frames")
  func back() throws {
    let screen = try LargeScreen(.everything)
    let before = screen.root.layoutSnapshot()
    for category in LargeScreen.categories { _ = screen.choose(category) }
    _ = screen.choose(.large)
    #expect(screen.root.layoutSnapshot() == before)
  }
}
