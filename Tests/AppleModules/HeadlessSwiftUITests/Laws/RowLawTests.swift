import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Snapshots
import Testing

@MainActor
@Suite("Rows of lists stand as on iOS")
struct RowLawTests {
  private func rows(_ view: some View) -> [Rect] { modernPhone(view).frames(of: "ListRow") }

  // Apple's documentation of `defaultMinListRowHeight`: the smallest height of a row, whatever its insets.
  @Test("A row without insets is not lower than the smallest height")
  func leastHeight() {
    let list = List {
      Text("First").listRowInsets(EdgeInsets())
      Text("Second")
      Text("Third").listRowInsets(EdgeInsets())
    }
    .listStyle(.plain)
    let heights = rows(list).map(\.height)
    #expect(heights.count == 3 && heights.allSatisfy { $0 >= 44 })
    let low = list.environment(\.defaultMinListRowHeight, 10)
    #expect(rows(low)[0].height < 22)
  }

  @Test("The global frame of a row is its place on the screen")
  func globalFrames() throws {
    let screen = modernPhone(
      List {
        ForEach(0..<4) { _ in
          GeometryReader { geometry in Text("y \(Int(geometry.frame(in: .global).minY))") }
        }
      }
    )
    let tops = screen.frames(of: "ListRow").map(\.y)
    #expect(tops.count == 4)
    for top in tops {
      // The room above the content of a row is 15 points on iOS 26.
      let text = "y \(Int(top + 15))"
      #expect(screen.texts.contains(text), "\(text) is not among \(screen.texts)")
    }
  }

  @Test("The global frame of a button in a bar is its place on the screen")
  func globalFramesInBars() throws {
    let stack = NavigationStack {
      Text("Content").navigationTitle("Title").toolbar {
        ToolbarItem(placement: .topBarTrailing) {
          Color.red.frame(width: 60, height: 20)
            .overlay {
              GeometryReader { g in Text("x\(Int(g.frame(in: .global).minX))").fixedSize() }
            }
        }
      }
    }
    let screen = modernPhone(stack)
    let box = try #require(screen.frames(filledWith: .red).first)
    #expect(screen.texts.contains("x\(Int(box.x))"), "\(box.x) is not among \(screen.texts)")
  }

  // A view that scrolls offers its content no height (swiftuifieldguide.com/layout/scrollview), and a list, which
  // scrolls itself, has no ideal one.
  @Test("A list in a view that scrolls has no height")
  func listInScrollView() throws {
    let screen = modernPhone(
      ScrollView {
        List { Text("unseen") }
        Text("after")
      }
    )
    #expect(screen.frames(of: "List").first?.height == 0)
    let top = try #require(screen.frame(ofText: "after")).y
    #expect(top >= 59 && top <= 67.01)
  }

  // The view of a cell is as high as the cell.
  @Test("A color in a row fills the room between the insets")
  func color() throws {
    let screen = modernPhone(List { Color.red })
    let row = try #require(screen.frames(of: "ListRow").first)
    let color = try #require(screen.frames(filledWith: .red).first)
    #expect(color.isClose(row.x + 16, row.y + 15, row.width - 32, row.height - 30))
  }

  @Test("Rows and sections stand apart by the distances that a program sets")
  func spacing() {
    let list = List {
      Section {
        Text("A")
        Text("B")
      }
      Section { Text("C") }
    }
    let spaced = rows(list.listRowSpacing(10))
    #expect(abs(spaced[1].y - spaced[0].maxY - 10) < 0.01)
    let plain = rows(list)
    #expect(plain[1].y == plain[0].maxY)
    #expect(abs(plain[2].y - plain[1].maxY - 35) < 0.01)
    let near = rows(list.listSectionSpacing(12))
    #expect(abs(near[2].y - near[1].maxY - 12) < 0.01)
    // The smaller distance holds where two sections differ: Apple's documentation of `listSectionSpacing`.
    let mixed = List {
      Section { Text("A") }.listSectionSpacing(8)
      Section { Text("B") }.listSectionSpacing(20)
    }
    let two = rows(mixed)
    #expect(abs(two[1].y - two[0].maxY - 8) < 0.01)
  }

  @Test("Rows that stand apart are cards of their own")
  func cards() {
    let list = List {
      Text("A")
      Text("B")
      Text("C")
    }
    .listRowSpacing(6)
    var radii: [Bool] = []
    modernPhone(list).forEach { visit in
      guard visit.element.identity.className == "ListRow" else { return }
      let corners = visit.element.cornerRadii
      radii.append(corners.topLeft > 0 && corners.bottomRight > 0 && visit.element.overlays.isEmpty)
    }
    #expect(radii == [true, true, true])
  }

  @Test("A list in the style of a sidebar has cards")
  func sidebar() {
    let screen = modernPhone(List { Text("e") }.listStyle(.sidebar))
    #expect(screen.texts == ["e"])
    #expect(screen.frames(of: "ListRow").first?.x == 16)
  }
}

// Apple's documentation of `Toggle` and `LabeledContent`: the first text of a label is its title, the second a
// subtitle. Cells of iOS 26 with two labels were measured: Body above Subheadline, with nothing between.
@MainActor
@Suite("The second text of a label is a subtitle")
struct SubtitleTests {
  private func check(_ view: some View) throws {
    let screen = modernPhone(Form { view })
    let title = try #require(screen.frame(ofText: "Title"))
    let subtitle = try #require(screen.frame(ofText: "Subtitle"))
    #expect(subtitle.x == title.x)
    #expect(abs(subtitle.y - title.maxY) < 0.4)
    #expect(subtitle.size.isClose(width(.subheadline), height(.subheadline)))
    #expect(title.size.isClose(size(of: Text("Title")).width, size(of: Text("Title")).height))
  }

  private func width(_ style: Font.TextStyle) -> Double {
    size(of: Text("Subtitle").font(.system(style))).width
  }

  private func height(_ style: Font.TextStyle) -> Double {
    size(of: Text("Subtitle").font(.system(style))).height
  }

  @ViewBuilder private var label: some View {
    Text("Title")
    Text("Subtitle")
  }

  @Test("In switches, values, choices, steppers, dates and labels")
  func controls() throws {
    try check(Toggle(isOn: .constant(true)) { label })
    try check(
      LabeledContent {
        Text("v")
      } label: {
        label
      }
    )
    try check(
      Picker(selection: .constant(1)) {
        Text("One").tag(1)
      } label: {
        label
      }
    )
    try check(Stepper(value: .constant(1), in: 0...3) { label })
    try check(DatePicker(selection: .constant(.distantPast), displayedComponents: .date) { label })
    try check(
      Label {
        label
      } icon: {
        Image(systemName: "star")
      }
    )
  }

  @Test("One text is a title alone")
  func single() throws {
    let screen = modernPhone(Form { Toggle("Title", isOn: .constant(true)) })
    let title = try #require(screen.frame(ofText: "Title"))
    #expect(title.height == size(of: Text("Title")).height)
  }
}
