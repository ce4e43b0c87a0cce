import DynamicType
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import RichText
import Snapshots
import Testing

@MainActor
@Suite("Lists have the distances of published pictures")
struct ListTests {
  /// The frames on the screen of a list 390 wide on a version of the system.
  private func frames(
    of className: String,
    in view: some View,
    version: Int,
    _ category: DynamicType.ContentSizeCategory = .medium
  ) -> [Rect] {
    var all = traits(category)
    all.systemVersion = SystemVersion("\(version)")
    var found: [Rect] = []
    ViewHost(view).snapshot(size: Size(width: 390, height: 800), traits: all).forEach { visit in
      if visit.element.identity.className == className { found.append(visit.frame) }
    }
    return found
  }

  private var two: some View {
    List {
      Section { Text("One") }
      Section { Text("Two") }
    }
  }

  @Test(
    "A card lies 20 or 16 from the side, 35 from the top and 35 from the next",
    arguments: [18, 26]
  )
  func cards(version: Int) {
    let rows = frames(of: "ListRow", in: two, version: version)
    let side: Double = version < 26 ? 20 : 16
    #expect(rows.map(\.x) == [side, side])
    #expect(rows.map(\.width) == [390 - 2 * side, 390 - 2 * side])
    #expect(rows.first?.y == 35)
    #expect(rows[1].y - rows[0].maxY == 35)
  }

  // StanfordSpezi/SpeziViews, listRow.ipad-regular and ipad-XA3: the card begins at 20 and its text at 40.
  @Test("A card of a regular width lies 20 from the side on iOS 26")
  func wideCards() {
    var all = traits(.medium)
    all.systemVersion = SystemVersion("26")
    all.horizontalSizeClass = .regular
    let list = ViewHost(two).snapshot(size: Size(width: 1194, height: 834), traits: all)
    #expect(list.frames(of: "ListRow").map(\.x) == [20, 20])
    #expect(list.frames(of: "ListRow").map(\.width) == [1154, 1154])
    #expect(list.frames(of: "Text").map(\.x) == [40, 40])
  }

  // The edges of listRow.iphone-XA3 in both generations of the package's pictures.
  @Test("Corners of cards are circles on iOS 26", arguments: [18, 26])
  func corners(version: Int) {
    var all = traits(.medium)
    all.systemVersion = SystemVersion("\(version)")
    var curves: [CornerCurve] = []
    ViewHost(two).snapshot(size: Size(width: 390, height: 800), traits: all).forEach { visit in
      if visit.element.role == .listCell { curves.append(visit.element.cornerCurve) }
    }
    let curve: CornerCurve = version < 26 ? .continuous : .circular
    #expect(curves == [curve, curve])
  }

  @Test("The smallest row is 44 or 51 high", arguments: [(18, 44.0), (26, 51.0)])
  func smallest(version: Int, height: Double) {
    #expect(frames(of: "ListRow", in: two, version: version).map(\.height) == [height, height])
    let text = frames(of: "Text", in: two, version: version)[0]
    #expect(text.x == (version < 26 ? 40 : 32))
  }

  @Test("Room of 11 or 15 lies above and below tall content", arguments: [(18, 22.0), (26, 30.0)])
  func room(version: Int, room: Double) {
    let list = List { Color.red.frame(width: 40, height: 96) }
    #expect(frames(of: "ListRow", in: list, version: version).map(\.height) == [96 + room])
  }

  @Test(
    "A row is no higher for a switch, which is drawn whole",
    arguments: [(18, 44.0), (26, 51.0)]
  )
  func toggle(version: Int, height: Double) {
    let list = List { Toggle("Wi-Fi", isOn: .constant(true)) }
    #expect(frames(of: "ListRow", in: list, version: version).map(\.height) == [height])
    let found = frames(of: "Toggle", in: list, version: version)
    #expect(found.map(\.height) == [version < 26 ? 31 : 28])
    #expect(abs(found[0].center.y - (35 + height / 2)) < 0.5)
  }

  @Test("A labelled value is stacked at accessibility sizes, and lies at both edges below")
  func labeledContent() {
    let list = List { LabeledContent("Name", value: "Ada") }
    let usual = frames(of: "Text", in: list, version: 26, .large)
    #expect(usual.first?.x == 32)
    #expect(usual.last?.maxX == 358)
    #expect(usual.map(\.y).min() == usual.map(\.y).max())
    let large = frames(of: "Text", in: list, version: 26, .accessibilityLarge)
    #expect(large.map(\.x) == [32, 32])
  }

  /// StanfordSpezi/SpeziViews, listRow.iphone-XA3, drawn by iOS 17 and by iOS 26.
  @Test("A stacked value has its distance from the label", arguments: [(18, 0.333), (26, 4)])
  func stackedValue(version: Int, distance: Double) throws {
    let list = List { LabeledContent("San Francisco", value: "20 °C, Sunny") }
    let texts = frames(of: "Text", in: list, version: version, .accessibilityExtraLarge)
    let (label, value) = (try #require(texts.first), try #require(texts.last))
    #expect(abs(value.y - label.maxY - distance) < 0.01)
  }

  /// StanfordSpezi/SpeziViews, optionSetPicker.option-picker-inline: the card begins 39.33 points below the safe area.
  @Test("The first header of a list of cards on iOS 26 has ten points above and below its title")
  func firstHeader() throws {
    let list = List { Section("Code") { Text("Option 1") } }
    let row = try #require(frames(of: "ListRow", in: list, version: 26, .medium).first)
    #expect(abs(row.y - 39.333) < 0.01)
  }

  @Test("A header is in capitals before iOS 26, and loose rows make a section of their own")
  func headers() {
    let list = List {
      Text("Loose")
      Section("Network") { Text("Wi-Fi") }
    }
    func labels(_ version: Int) -> [String] {
      var all = traits()
      all.systemVersion = SystemVersion("\(version)")
      var labels: [String] = []
      ViewHost(list).snapshot(size: Size(width: 390, height: 800), traits: all).forEach {
        if let label = $0.element.accessibility.label { labels.append(label) }
      }
      return labels
    }
    #expect(labels(18).contains("NETWORK"))
    #expect(labels(26).contains("Network"))
    #expect(frames(of: "ListRow", in: list, version: 26).count == 2)
  }

  @Test("A row sets its own room and background, and its line can be left out")
  func rowModifiers() throws {
    let list = List {
      Color.red.frame(height: 10).listRowInsets(EdgeInsets())
      Text("B").listRowBackground(Color.yellow).listRowSeparator(.hidden)
      Text("C")
    }
    .listStyle(.plain)
    let rows = frames(of: "ListRow", in: list, version: 18)
    #expect(rows.map(\.x) == [0, 0, 0])
    // Insets leave the smallest height as it is: Apple's documentation of `defaultMinListRowHeight`.
    #expect(rows.first?.height == 44)
    var lines: [Int] = []
    ViewHost(list).snapshot(size: Size(width: 390, height: 800), traits: traits()).forEach {
      if $0.element.identity.className == "ListRow" { lines.append($0.element.overlays.count) }
    }
    #expect(lines == [1, 0, 0])
    #expect(frames(of: "Color", in: list, version: 18).contains(rows[1]))
  }

  @Test("The line below a row begins and ends where the content says")
  func separatorGuides() throws {
    let list = List {
      Text("A")
        .alignmentGuide(.listRowSeparatorLeading) { _ in 30 }
        .alignmentGuide(.listRowSeparatorTrailing) { $0[.leading] + 100 }
      Text("B")
    }
    .listStyle(.plain)
    var all = traits()
    all.systemVersion = SystemVersion("18")
    var lines: [Rect] = []
    ViewHost(list).snapshot(size: Size(width: 390, height: 800), traits: all).forEach {
      guard $0.element.identity.className == "ListRow" else { return }
      for case .fill(.rect(let rect), _) in $0.element.overlays { lines.append(rect) }
    }
    let content = try #require(frames(of: "Text", in: list, version: 18).first).x
    #expect(lines.map(\.x) == [content + 30])
    #expect(lines.map(\.width) == [70])
  }

  @Test("The icon of a label in a row has the color of what can be acted on, or that of the list")
  func iconColors() {
    func colors(_ view: some View) -> [RichText.Color] {
      var found: [RichText.Color] = []
      ViewHost(view).snapshot(size: Size(width: 390, height: 300), traits: traits()).forEach {
        visit in
        for case .symbol(let symbol) in visit.element.drawings {
          found.append(symbol.tint)
        }
      }
      return found
    }
    let label = Label("Lake", systemImage: "star")
    let red = RichText.Color(red: 1, green: 0, blue: 0)
    let own = Color(red: 1, green: 0, blue: 0)
    let blue = colors(List { label })
    #expect(blue.count == 1 && blue[0].blue > 0.9 && blue[0].red < 0.1)
    #expect(colors(List { label }.listItemTint(own)) == [red])
    #expect(colors(List { label }.listItemTint(.fixed(own))) == [red])
    #expect(colors(List { label }.tint(own)) == [red])
    #expect(colors(List { label }.listItemTint(.monochrome)) == colors(label))
    #expect(
      colors(
        List {
          Section {
            Text("One")
          } header: {
            label
          }
        }
      ) != blue
    )
  }

  @Test("A section outside of a list has its parts one below the other")
  func sectionOutside() {
    let column = VStack(alignment: .leading, spacing: 0) {
      Section("Title") { Text("Row") }
    }
    let texts = frames(of: "Text", in: column, version: 26)
    #expect(texts.count == 2)
    #expect(texts[1].y == texts[0].maxY)
  }

  @Test("A list scrolls over all of its rows")
  func scrolling() throws {
    let list = List(0..<30, id: \.self) { Text("Row \($0)") }
    var state: ScrollState?
    ViewHost(list).snapshot(size: Size(width: 390, height: 400), traits: traits()).forEach {
      if $0.element.identity.className == "List" { state = $0.element.scroll }
    }
    #expect(try #require(state).contentSize.height > 30 * 44)
    #expect(state?.scrollsHorizontally == false)
  }

  @Test("Content below a bar is scrolled from its start to its end")
  func belowBar() throws {
    let screens: [(name: String, host: ViewHost)] = [
      ("List", ViewHost(NavigationStack { List(0..<30, id: \.self) { Text("Row \($0)") } })),
      ("ScrollView", ViewHost(NavigationStack { ScrollView { Color.red.frame(height: 2000) } })),
    ]
    for (name, host) in screens {
      var found: SnapshotElement?
      host.snapshot(
        screen: Size(width: 390, height: 800),
        covered: LayoutGeometry.EdgeInsets(top: 50, left: 0, bottom: 34, right: 0),
        traits: traits()
      ).forEach { if $0.element.identity.className == name { found = $0.element } }
      let element = try #require(found)
      let scroll = try #require(element.scroll)
      #expect(scroll.contentInsets.top >= 50 && scroll.contentInsets.bottom == 34)
      #expect(scroll.offset == Point(x: 0, y: -scroll.contentInsets.top))
      #expect(element.boundsOrigin == scroll.offset)
      let ends = element.children.map(\.frame.maxY)
      #expect(try #require(ends.max()) <= scroll.contentSize.height)
      #expect(try #require(element.children.map(\.frame.y).min()) >= 0)
    }
  }
}
