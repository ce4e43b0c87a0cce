import DynamicType
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Snapshots
import Testing

@MainActor
@Suite("Inspectors, menus of titles and links follow their modifiers")
struct ColumnModifierTests {
  private func pad(_ view: some View) -> LayoutSnapshot {
    var all = traits()
    all.systemVersion = SystemVersion(26)
    all.horizontalSizeClass = .regular
    all.verticalSizeClass = .regular
    all.userInterfaceIdiom = .pad
    return ViewHost(view).snapshot(
      screen: Size(width: 1_024, height: 768),
      covered: LayoutGeometry.EdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
      traits: all
    )
  }

  private func inspected(_ isPresented: Bool) -> some View {
    Color.blue.inspector(isPresented: .constant(isPresented)) {
      Color.red.inspectorColumnWidth(min: 200, ideal: 260, max: 400)
    }
  }

  // Apple's documentation of `inspector(isPresented:content:)`: a trailing column where the width is regular.
  @Test("An inspector is a trailing column of its ideal width on an iPad")
  func column() throws {
    let shown = pad(inspected(true))
    let column = try #require(shown.frames(filledWith: .red).first)
    #expect(column.width == 260)
    #expect(column.maxX == 1_024)
    let content = try #require(shown.frames(filledWith: .blue).first)
    #expect(content.maxX <= column.x && content.maxX > column.x - 2)
    let hidden = pad(inspected(false))
    #expect(hidden.frames(filledWith: .red).isEmpty)
    #expect(hidden.frames(filledWith: .blue).first?.width == 1_024)
  }

  // The same page: a sheet where the width is compact.
  @Test("An inspector is a sheet on a phone while it is presented")
  func sheet() throws {
    let shown = modernPhone(inspected(true))
    let sheet = try #require(shown.frames(filledWith: .red).first)
    #expect(sheet.width > 300 && sheet.y > 0)
    #expect(shown.frames(of: "DimmingView").count == 1)
    #expect(modernPhone(inspected(false)).frames(filledWith: .red).isEmpty)
  }

  private func symbols(_ screen: LayoutSnapshot) -> [String] {
    var names: [String] = []
    screen.forEach { visit in
      for case .symbol(let symbol) in visit.element.drawings { names.append(symbol.name) }
    }
    return names
  }

  @Test(
    "A menu of a title is reported, because its chevron is not drawn",
    arguments: [true, false]
  )
  func titleMenu(inToolbar: Bool) {
    let plain = Text("Content").navigationTitle("Lake").navigationBarTitleDisplayMode(.inline)
    let menu = modernPhone(
      NavigationStack {
        if inToolbar {
          plain.toolbar { ToolbarTitleMenu { Button("Rename") {} } }
        } else {
          plain.toolbarTitleMenu { Button("Rename") {} }
        }
      }
    )
    #expect(menu.texts.contains("Lake"))
    #expect(menu.issues.contains { $0.message.contains("toolbarTitleMenu") })
    #expect(!modernPhone(NavigationStack { plain }).issues.contains { $0.message.contains("Menu") })
  }

  // Apple's documentation of `navigationLinkIndicatorVisibility(_:)`: hidden links have no indicator.
  @Test("A link in a list has no chevron where its indicator is hidden")
  func indicator() {
    func list(_ visibility: Visibility) -> LayoutSnapshot {
      modernPhone(
        List { NavigationLink("Lake") { Text("Shore") } }
          .navigationLinkIndicatorVisibility(visibility)
      )
    }
    #expect(symbols(list(.hidden)).isEmpty)
    #expect(symbols(list(.visible)) == ["chevron.forward"])
    #expect(symbols(list(.automatic)) == ["chevron.forward"])
  }
}
