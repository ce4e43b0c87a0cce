import DynamicType
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import RichText
import Snapshots
import Testing

private struct Pushed: View {
  @State private var path = [7]

  var body: some View {
    NavigationStack(path: $path) {
      List { NavigationLink("Seven", value: 7) }
        .navigationTitle("Numbers")
        .navigationDestination(for: Int.self) { number in
          Text(verbatim: "Number \(number)").navigationTitle("Detail")
            .navigationBarTitleDisplayMode(.inline)
        }
    }
  }
}

@MainActor
@Suite("Screens have bars with titles and buttons")
struct NavigationTests {
  @Test("A large title lies below the bar, and a list begins below it")
  func largeTitle() {
    let view = NavigationStack { List { Text("Row") }.navigationTitle("Inbox") }
    let screen = phone(view, .medium)
    #expect(screen.texts.contains("Inbox"))
    // UIKit's bar: 44 for the buttons and 52 for the title, from 47 (Reference/bars.json).
    #expect(screen.frames(of: .navigationBar) == [Rect(x: 0, y: 47, width: 390, height: 96)])
    #expect(screen.frames(of: "ListRow").first.map { abs($0.y - 178) < 0.01 } ?? false)
    #expect(screen.frames(of: "List") == [Rect(x: 0, y: 0, width: 390, height: 844)])
  }

  @Test("An inline title lies in the bar")
  func inline() {
    let view = NavigationView {
      Color.red.navigationBarTitle("Inbox", displayMode: .inline)
    }
    let screen = phone(view)
    #expect(screen.frames(of: .navigationBar) == [Rect(x: 0, y: 47, width: 390, height: 44)])
    #expect(screen.frames(of: "Color") == [Rect(x: 0, y: 91, width: 390, height: 719)])
  }

  @Test("Buttons stand at the sides of the bar, and those at the bottom have a bar of their own")
  func buttons() {
    let view = NavigationStack {
      Color.red
        .navigationTitle("Inbox")
        .navigationBarTitleDisplayMode(.inline)
        .toolbar {
          ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
          ToolbarItem(placement: .confirmationAction) { Button("Done") {} }
          ToolbarItemGroup(placement: .bottomBar) {
            Button("One") {}
            Spacer()
            Button("Two") {}
          }
        }
    }
    let screen = phone(view)
    #expect(screen.texts.contains("Cancel") && screen.texts.contains("Done"))
    let buttons = screen.frames(of: "Button")
    let bar = buttons.filter { $0.y < 91 }
    #expect(bar.count == 2)
    #expect(bar.allSatisfy { $0.y + $0.height / 2 > 60 && $0.y + $0.height / 2 < 78 })
    #expect(bar.map(\.x).min().map { $0 < 20 } ?? false)
    #expect(bar.map(\.maxX).max().map { $0 > 370 } ?? false)
    #expect(screen.frames(of: .toolbar).count == 1)
    #expect(buttons.contains { $0.y > 740 })
  }

  @Test("A part of a bar may depend on a condition", arguments: [true, false])
  func conditions(isShown: Bool) {
    let view = NavigationStack {
      Color.red.toolbar {
        if isShown { ToolbarItem(placement: .confirmationAction) { Button("Done") {} } }
        ToolbarItem(placement: .cancellationAction) { Button("Cancel") {} }
      }
    }
    let screen = phone(view)
    #expect(screen.texts.contains("Done") == isShown)
    #expect(screen.texts.contains("Cancel"))
  }

  @Test("Titles of buttons in bars do not grow beyond XXXL, and large content shows them")
  func largeContent() {
    let view = NavigationStack {
      Color.red.navigationTitle("Inbox").toolbar { Button("Add") {} }
    }
    let largest = phone(view, .extraExtraExtraLarge)
    let accessible = phone(view, .accessibilityExtraExtraExtraLarge)
    #expect(largest.frames(of: "Button").map(\.size) == accessible.frames(of: "Button").map(\.size))
    var titles: [String] = []
    accessible.forEach { if let title = $0.element.largeContent?.title { titles.append(title) } }
    #expect(titles == ["Add"])
  }

  @Test("The background of a bar has its style where it is seen")
  func background() {
    func isRed(_ view: some View, inTabs: Bool = false) -> Bool {
      var found = false
      let stack = NavigationStack { view.navigationTitle("Lakes") }
      let screen =
        inTabs ? phone(TabView { stack.tabItem { Text("Lakes") } }) : phone(stack)
      screen.forEach { visit in
        for drawing in visit.element.drawings {
          guard case .fill(_, .color(let color)) = drawing else { continue }
          if color.red == 1, color.green == 0, color.blue == 0 { found = true }
        }
      }
      return found
    }
    let red = Color(red: 1, green: 0, blue: 0)
    let view = Text("One").toolbarBackground(red, for: .navigationBar)
    #expect(isRed(view.toolbarBackground(.visible, for: .navigationBar)))
    #expect(!isRed(view))
    #expect(!isRed(view.toolbarBackground(.hidden, for: .navigationBar)))
    #expect(
      !isRed(
        Text("One").toolbarBackground(red, for: .bottomBar)
          .toolbarBackground(.visible, for: .navigationBar)
      )
    )
    let buttons = Text("One").toolbar { ToolbarItem(placement: .bottomBar) { Button("Go") {} } }
    let bottom = buttons.toolbarBackground(red, for: .bottomBar)
    #expect(isRed(bottom.toolbarBackground(.visible, for: .bottomBar)))
    #expect(!isRed(bottom.toolbarBackground(.visible, for: .tabBar)))
    let tabs = Text("One").toolbarBackground(red, for: .tabBar)
    #expect(isRed(tabs.toolbarBackground(.visible, for: .tabBar), inTabs: true))
    #expect(!isRed(tabs.toolbarBackground(.hidden, for: .tabBar), inTabs: true))
    let hidden = phone(NavigationStack { buttons.toolbar(.hidden, for: .bottomBar) })
    #expect(!hidden.texts.contains("Go"))
  }

  @Test("The screen of the last value of the path is shown, with a way back")
  func path() {
    let screen = phone(Pushed())
    #expect(screen.texts.contains("Number 7"))
    #expect(screen.texts.contains("Detail"))
    #expect(screen.texts.contains("Numbers"))
    #expect(!screen.texts.contains("Seven"))
  }

  @Test("A value that no destination shows is reported")
  func missing() {
    let view = NavigationStack(path: .constant(NavigationPath([1]))) { Text("Root") }
    let screen = phone(view)
    #expect(screen.texts.contains("Root"))
    #expect(screen.issues.contains { $0.message.contains("navigationDestination") })
  }

  @Test("Tabs have a bar at the bottom, and the chosen one is shown")
  func tabs() {
    let view = TabView(selection: .constant(2)) {
      Text("First").tabItem { Label("One", systemImage: "star") }.tag(1)
      Text("Second").tabItem { Label("Two", systemImage: "heart") }.tag(2).badge(3)
    }
    let screen = phone(view)
    #expect(screen.texts.contains("Second"))
    #expect(!screen.texts.contains("First"))
    #expect(screen.texts.contains("One") && screen.texts.contains("Two"))
    #expect(screen.texts.contains("3"))
    // UIKit's bar: 49 above the 34 of the device (Reference/bars.json).
    #expect(screen.frames(of: .tabBar) == [Rect(x: 0, y: 761, width: 390, height: 83)])
    let text = screen.frames(of: "Text")[0]
    #expect(abs(text.y + text.height / 2 - (47 + 761) / 2) < 0.5)
  }

  @Test("A stack in a tab lies between the bars")
  func both() {
    let view = TabView {
      NavigationStack { Color.red.navigationTitle("Inbox").navigationBarTitleDisplayMode(.inline) }
        .tabItem { Label("One", systemImage: "star") }
    }
    #expect(phone(view).frames(of: "Color") == [Rect(x: 0, y: 91, width: 390, height: 670)])
  }
}
