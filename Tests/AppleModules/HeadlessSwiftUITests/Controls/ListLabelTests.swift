import DynamicType
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Snapshots
import Testing

@MainActor
@Suite("Labels in rows of lists have a column for their icons")
struct ListLabelTests {
  private func screen(
    _ view: some View,
    _ category: DynamicType.ContentSizeCategory = .medium
  ) -> LayoutSnapshot {
    var all = traits(category)
    all.systemVersion = SystemVersion(26)
    return ViewHost(view).snapshot(size: Size(width: 390, height: 800), traits: all)
  }

  private func lines(_ screen: LayoutSnapshot) -> [Rect] {
    var lines: [Rect] = []
    screen.forEach {
      for case .fill(.rect(let rect), _) in $0.element.overlays { lines.append(rect) }
    }
    return lines
  }

  // A picture of iOS 26 at Medium, 390 wide: 39 points from the content's edge, 48 with an icon of 40 points.
  @Test("A title lines up whatever its symbol, and gives way to a wide icon")
  func titles() throws {
    let list = screen(
      List {
        Label("Narrow", systemImage: "bolt")
        Label("Wide", systemImage: "person.2")
        Label {
          Text("Picture")
        } icon: {
          Color.red.frame(width: 40, height: 40)
        }
      }
    )
    let edge = 32.0
    #expect(try #require(list.frame(ofText: "Narrow")).x == edge + 39)
    #expect(try #require(list.frame(ofText: "Wide")).x == edge + 39)
    #expect(try #require(list.frame(ofText: "Picture")).x == edge + 48)
  }

  @Test("A label of a button in a row has the column, one of a button with a background has none")
  func buttons() throws {
    let list = screen(
      List {
        Button("Plain", systemImage: "bolt") {}
        Button("Bordered", systemImage: "bolt") {}.buttonStyle(.bordered)
      }
    )
    #expect(try #require(list.frame(ofText: "Plain")).x == 32 + 39)
    let icon = try #require(list.frames(of: "Image").last)
    #expect(abs(try #require(list.frame(ofText: "Bordered")).x - icon.maxX - 8) < 0.4)
  }

  // By a style that imitates labels in lists (gist kirsteins/62bd716d): its distances, with a hidden symbol of 41
  // points at Medium, come to these, in whole points.
  @Test(
    "The column grows with the text",
    arguments: zip(
      [
        .extraSmall, .extraExtraLarge, .accessibilityMedium, .accessibilityExtraLarge,
        .accessibilityExtraExtraExtraLarge,
      ] as [DynamicType.ContentSizeCategory],
      [36.9, 44.8, 52.8, 67.5, 82.8]
    )
  )
  func growth(category: DynamicType.ContentSizeCategory, title: Double) throws {
    let list = screen(List { Label("Go", systemImage: "bolt") }, category)
    #expect(abs(try #require(list.frame(ofText: "Go")).x - 32 - title) <= 1.1)
  }

  @Test("Outside of rows the icon stands beside the title")
  func elsewhere() throws {
    let list = screen(
      List {
        Section {
          Text("Row")
        } header: {
          Label("Header", systemImage: "bolt")
        }
      }
    )
    let stack = screen(Label("Header", systemImage: "bolt"))
    func distance(_ screen: LayoutSnapshot) throws -> Double {
      let icon = try #require(screen.frames(of: "Image").first)
      return try #require(screen.frame(ofText: "Header")).x - icon.maxX
    }
    #expect(try abs(distance(list) - 8) < 0.4)
    #expect(try abs(distance(stack) - 8) < 0.4)
  }

  // A picture of iOS 26 at Medium: 13 points between the ink of a value and that of the arrow.
  @Test("A value keeps away from the arrow of its row")
  func values() throws {
    let list = screen(
      List {
        NavigationLink {
          Text("Next")
        } label: {
          HStack {
            Text("Name")
            Spacer()
            Text("Value")
          }
        }
      }
    )
    let arrow = try #require(list.frames(of: "Image").first)
    let value = try #require(list.frame(ofText: "Value"))
    #expect(arrow.x - value.maxX > 10.5 && arrow.x - value.maxX < 13)
  }

  // Hacking with Swift, "How to adjust List row separator insets": the line is aligned to the leading edge of the
  // text.
  @Test("The line below a row begins at its first text")
  func separators() throws {
    let list = screen(
      List {
        Label("Label", systemImage: "bolt")
        HStack {
          Color.red.frame(width: 50, height: 20)
          Text("Name")
          Spacer()
          Text("Value")
        }
        Color.blue.frame(height: 20).overlay { Text("Over") }
        Text("Last")
      }
    )
    let starts = lines(list).map(\.x)
    #expect(starts == [16 + 39, 16 + 58, 16])
  }

  @Test("The line below a row begins at its first text from right to left, too")
  func mirroredSeparators() throws {
    var all = traits(.medium)
    all.systemVersion = SystemVersion(26)
    all.layoutDirection = .rightToLeft
    let list = List {
      Label("Label", systemImage: "bolt")
      Text("Last")
    }
    let screen = ViewHost(list).snapshot(size: Size(width: 390, height: 800), traits: all)
    #expect(lines(screen).map(\.maxX) == [358 - 16 - 39])
  }
}
