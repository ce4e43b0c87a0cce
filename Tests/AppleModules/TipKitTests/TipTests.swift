import Snapshots
import SwiftUI
import Testing
import TipKit

// The tips are those of Apple's article "Highlighting app features with TipKit", with other names.

private struct FavoriteTip: Tip {
  var title: Text { Text("Save as a Favorite") }
  var message: Text? { Text("Your favorites always appear at the top.") }
  var image: Image? { Image(systemName: "star") }
  var actions: [Action] { Action(id: "learn-more", title: "Learn More") }
  var options: [any TipOption] { Tips.MaxDisplayCount(1) }
}

private struct SecondTip: Tip {
  var title: Text { Text("Second") }
}

private struct PlainStyle: TipViewStyle {
  func makeBody(configuration: Configuration) -> some View {
    if let title = configuration.title { title.bold() }
  }
}

@Suite("Tips", .serialized)
@MainActor
struct TipTests {
  private func texts(_ view: some View) -> [String] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = UIHostingController(rootView: view)
    var found: [String] = []
    window.layoutSnapshot().walk { visit in
      for case .text(let text) in visit.element.drawings { found.append(text.string) }
      return true
    }
    return found
  }

  @Test("A tip shows its title, its message and its buttons until it ends")
  func ending() throws {
    try Tips.resetDatastore()
    let view = TipView(FavoriteTip(), arrowEdge: .bottom)
    #expect(
      texts(view) == [
        "Save as a Favorite", "Your favorites always appear at the top.", "Learn More",
      ]
    )
    FavoriteTip().invalidate(reason: .actionPerformed)
    #expect(FavoriteTip().status == .invalidated(.actionPerformed))
    #expect(texts(view).isEmpty)
    try Tips.resetDatastore()
    #expect(FavoriteTip().shouldDisplay)
  }

  @Test("A tip has the look that the app gives it")
  func style() throws {
    try Tips.resetDatastore()
    #expect(texts(TipView(FavoriteTip()).tipViewStyle(PlainStyle())) == ["Save as a Favorite"])
  }

  @Test("A group shows the first tip that did not end")
  func group() throws {
    try Tips.resetDatastore()
    let group = TipGroup(.ordered) {
      FavoriteTip()
      SecondTip()
    }
    #expect(group.currentTip is FavoriteTip)
    FavoriteTip().invalidate(reason: .tipClosed)
    #expect(group.currentTip is SecondTip)
    try Tips.resetDatastore()
  }
}
