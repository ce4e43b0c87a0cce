import DynamicType
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import RichText
import Snapshots
import Testing

@MainActor
@Suite("Items of bars look as their bars have them")
struct BarItemTests {
  private func symbols(_ screen: LayoutSnapshot) -> [SymbolContent] {
    var found: [SymbolContent] = []
    screen.forEach { visit in
      for case .symbol(let symbol) in visit.element.drawings { found.append(symbol) }
    }
    return found
  }

  private func screen(_ button: some View) -> LayoutSnapshot {
    modernPhone(NavigationStack { Text("Content").toolbar { button } })
  }

  // Apple's documentation of `Label`: toolbars of iOS show icons only.
  @Test("A label in a toolbar shows its icon, and its title is read")
  func icons() {
    let bar = screen(Button("Filter", systemImage: "line.3.horizontal") {})
    #expect(!bar.texts.contains("Filter"))
    #expect(symbols(bar).map(\.name).contains("line.3.horizontal"))
    var read: [String] = []
    bar.forEach { visit in
      if visit.element.accessibility.isElement {
        read.append(visit.element.accessibility.label ?? "")
      }
    }
    #expect(read.contains("Filter"))
    let both = screen(
      Button("Filter", systemImage: "line.3.horizontal") {}.labelStyle(.titleAndIcon)
    )
    #expect(both.texts.contains("Filter"))
    let title = modernPhone(
      NavigationStack {
        Text("Content").toolbar {
          ToolbarItem(placement: .principal) { Label("Title", systemImage: "star") }
        }
      }
    )
    #expect(title.texts.contains("Title"))
  }

  // SchweizerischeBundesbahnen/mobile-ios-design-swiftui, `testNavigationBarWithSBBIcon`: iOS draws the bar.
  @Test(
    "A screen of nothing but an empty view has its title, and an empty view among others no place"
  )
  func emptyScreen() {
    #expect(
      modernPhone(NavigationStack { EmptyView().navigationTitle("Title") }).texts == ["Title"]
    )
    #expect(
      modernPhone(NavigationView { EmptyView().navigationBarTitle("Title") }).texts == ["Title"]
    )
    let both = VStack(spacing: 10) {
      EmptyView()
      Color.red.frame(width: 10, height: 10)
    }
    #expect(size(of: both) == Size(width: 10, height: 10))
  }

  // WWDC 2025, session 323: icons in toolbars are monochrome, and a tint gives one meaning.
  @Test("A button in a bar of iOS 26 has the color of text unless it has a tint")
  func monochrome() throws {
    let plain = try #require(symbols(screen(Button("Add", systemImage: "plus") {})).first).tint
    #expect(plain == .black)
    let tinted = screen(Button("Add", systemImage: "plus") {}.tint(.red))
    #expect(try #require(symbols(tinted).first).tint != .black)
    var all = traits()
    all.systemVersion = SystemVersion(18)
    let stack = NavigationStack {
      Text("Content").toolbar { Button("Add", systemImage: "plus") {} }
    }
    let old = ViewHost(stack).snapshot(
      screen: Size(width: 390, height: 844),
      covered: LayoutGeometry.EdgeInsets(top: 47, left: 0, bottom: 34, right: 0),
      traits: all
    )
    #expect(try #require(symbols(old).first).tint.blue > 0.9)
  }

  // WWDC 2021, session 10018: tab bars of iOS have the filled variants of symbols.
  @Test("Symbols of tabs are filled where there is such a variant")
  func tabs() {
    let tabs = TabView {
      Text("One").tabItem { Label("One", systemImage: "house") }
      Text("Two").tabItem { Label("Two", systemImage: "magnifyingglass") }
      Text("Three").tabItem {
        Label("Three", systemImage: "heart").environment(\.symbolVariants, .none)
      }
    }
    #expect(symbols(modernPhone(tabs)).map(\.name) == ["house.fill", "magnifyingglass", "heart"])
  }

  // Apple's documentation of `NavigationView`: the second view is a column of its own, which a phone shows only after
  // a choice.
  @Test("Of two views a phone shows the first")
  func columns() {
    let view = NavigationView {
      Text("Master").navigationTitle("List")
      Text("Detail")
    }
    let texts = modernPhone(view).texts
    #expect(texts.contains("Master") && !texts.contains("Detail"))
  }

  // Apple's documentation of `SearchToolbarBehavior.minimize`: "Minimizes the search field into a button-like control".
  @Test("A field for searching that is minimized is a button in the bar at the bottom")
  func minimizedSearch() {
    func screen(_ behavior: SearchToolbarBehavior) -> LayoutSnapshot {
      modernPhone(
        NavigationStack {
          Text("Content").searchable(text: .constant(""), prompt: "Find")
            .searchToolbarBehavior(behavior)
            .toolbar { DefaultToolbarItem(kind: .search, placement: .bottomBar) }
        }
      )
    }
    #expect(screen(.automatic).texts.contains("Find"))
    #expect(!screen(.minimize).texts.contains("Find"))
    #expect(symbols(screen(.minimize)).map(\.name).contains("magnifyingglass"))
  }

  private func frames(_ name: String, _ screen: LayoutSnapshot) -> [Rect] {
    var frames: [Rect] = []
    screen.forEach { visit in
      for case .symbol(let symbol) in visit.element.drawings where symbol.name == name {
        frames.append(visit.frame)
      }
    }
    return frames
  }

  // Paul Hudson, "How to create a toolbar and add buttons to it": a spacer between two buttons of a group in the
  // bottom bar pushes them to the sides.
  @Test("A spacer in a group of the bottom bar is flexible space, without a platter")
  func spacers() throws {
    let bar = modernPhone(
      NavigationStack {
        Text("Content").toolbar {
          ToolbarItemGroup(placement: .bottomBar) {
            Button("First") {}
            Spacer()
            Button("Second") {}
          }
        }
      }
    )
    #expect(try #require(bar.frame(ofText: "First")).x < 60)
    #expect(try #require(bar.frame(ofText: "Second")).maxX > 333)
  }

  // Apple's documentation of `ToggleStyle.automatic`: in a toolbar a toggle uses the button style.
  @Test("A toggle in a toolbar is a button, unless it has a style")
  func toggles() {
    let toggle = Toggle("Bold", systemImage: "bold", isOn: .constant(true))
    #expect(screen(toggle).frames(of: .switch).isEmpty)
    #expect(symbols(screen(toggle)).map(\.name) == ["bold"])
    #expect(screen(toggle.toggleStyle(.switch)).frames(of: .switch).count == 1)
  }

  // WWDC 2025, sessions 284 and 323: neighbors with images share a platter, text and prominent ones have their own.
  @Test("Buttons with images touch each other in bars of iOS 26, and spacers part them")
  func platters() throws {
    func distance(
      _ first: String,
      _ second: String,
      _ content: some ToolbarContent
    ) throws -> Double {
      let screen = modernPhone(NavigationStack { Text("Content").toolbar { content } })
      let (left, right) = (frames(first, screen), frames(second, screen))
      return try #require(right.first).x - #require(left.first).maxX
    }
    let add = Button("Add", systemImage: "plus") {}
    let edit = Button("Edit", systemImage: "pencil") {}
    let group = ToolbarItemGroup(placement: .topBarTrailing) {
      add
      edit
    }
    let together = try distance("plus", "pencil", group)
    let apart = try distance(
      "plus",
      "pencil",
      ToolbarContentBuilder.buildBlock(
        ToolbarItem(placement: .topBarTrailing) { add },
        ToolbarSpacer(.fixed, placement: .topBarTrailing),
        ToolbarItem(placement: .topBarTrailing) { edit }
      )
    )
    #expect(abs(apart - together - 12) < 0.5)
  }

  // WWDC 2025, session 323: "the search tab is separated from the rest of the tabs".
  @Test("The tab for searching is apart at the trailing side on iOS 26, without its title")
  func searchTab() throws {
    let tabs = TabView {
      Tab("One", systemImage: "house") { Text("First") }
      Tab("Search", systemImage: "magnifyingglass", role: .search) { Text("Find") }
      Tab("Two", systemImage: "bell") { Text("Second") }
    }
    let screen = modernPhone(tabs)
    #expect(
      screen.texts == ["First", "One", "Two"] || Set(screen.texts) == ["First", "One", "Two"]
    )
    let search = try #require(frames("magnifyingglass", screen).first)
    let two = try #require(screen.frame(ofText: "Two"))
    #expect(search.x > two.maxX)
    #expect(search.maxX > 393 - 21 - 62)
  }

  // WWDC 2024, session 10147: the tab bar is at the top of the app since iPadOS 18.
  @Test(
    "On an iPad the tabs are at the top since iPadOS 18, beside the buttons of the navigation bar"
  )
  func tabsAtTop() throws {
    func screen(_ version: Int) -> LayoutSnapshot {
      var all = traits()
      all.systemVersion = SystemVersion(UInt16(version))
      all.horizontalSizeClass = .regular
      all.verticalSizeClass = .regular
      all.userInterfaceIdiom = .pad
      let tabs = TabView {
        NavigationStack {
          Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
            .toolbar { Button("Edit") {} }
        }
        .tabItem { Label("One", systemImage: "house") }
        Text("Second").tabItem { Label("Two", systemImage: "bell") }
      }
      return ViewHost(tabs).snapshot(
        screen: Size(width: 820, height: 1180),
        covered: LayoutGeometry.EdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
        traits: all
      )
    }
    #expect(try #require(screen(17).frame(ofText: "One")).y > 1100)
    for version in [18, 26] {
      let pad = screen(version)
      let one = try #require(pad.frame(ofText: "One"))
      let edit = try #require(pad.frame(ofText: "Edit"))
      let title = try #require(pad.frame(ofText: "Title"))
      #expect(one.y < 80 && abs(one.center.y - edit.center.y) < 12)
      #expect(title.maxX < one.x, "the title makes room")
    }
  }
}
