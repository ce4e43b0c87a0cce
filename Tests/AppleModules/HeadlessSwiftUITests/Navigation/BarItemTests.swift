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
}
