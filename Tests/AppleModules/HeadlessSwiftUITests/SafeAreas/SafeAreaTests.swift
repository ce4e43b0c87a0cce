import DynamicType
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Snapshots
import Testing

@MainActor
@Suite("Views keep to the safe area, or reach over it")
struct SafeAreaTests {
  @Test("A view fills the part of the screen that is free")
  func free() {
    let frames = phone(Color.red).frames(of: "Color")
    #expect(frames == [Rect(x: 0, y: 47, width: 390, height: 763)])
  }

  @Test("A view that ignores the safe area fills the screen, or up to one edge")
  func ignoring() {
    let all = phone(Color.red.ignoresSafeArea()).frames(of: "Color")
    #expect(all == [Rect(x: 0, y: 0, width: 390, height: 844)])
    let top = phone(Color.red.ignoresSafeArea(edges: .top)).frames(of: "Color")
    #expect(top == [Rect(x: 0, y: 0, width: 390, height: 810)])
  }

  // Apple's documentation of `offset`: the view is shown elsewhere, and its dimensions stay as they are.
  @Test("A view with an offset reaches over the bars as it does without one")
  func offset() {
    let moved = phone(Color.red.ignoresSafeArea().offset(x: 30, y: 20)).frames(of: "Color")
    #expect(moved == [Rect(x: 30, y: 20, width: 390, height: 844)])
  }

  @Test("Only a view at the edge of the safe area reaches over it")
  func inside() {
    let view = VStack(spacing: 0) {
      Color.red.frame(height: 100)
      Color.blue.ignoresSafeArea()
    }
    let frames = phone(view).frames(of: "Color")
    #expect(frames[0] == Rect(x: 0, y: 47, width: 390, height: 100))
    #expect(frames[1] == Rect(x: 0, y: 147, width: 390, height: 697))
  }

  @Test("An inset makes the room smaller, and content that scrolls reaches under it")
  func inset() {
    let bar = Color.blue.frame(height: 60)
    let still = phone(Color.red.safeAreaInset(edge: .bottom) { bar }).frames(of: "Color")
    #expect(still[0] == Rect(x: 0, y: 47, width: 390, height: 703))
    #expect(still[1] == Rect(x: 0, y: 750, width: 390, height: 60))
    let scrolling = phone(
      ScrollView { Color.red.frame(height: 2000) }.safeAreaInset(edge: .bottom) { bar }
    )
    #expect(scrolling.frames(of: "ScrollView") == [Rect(x: 0, y: 0, width: 390, height: 844)])
    #expect(scrolling.frames(of: "Color").first?.y == 47)
  }

  @Test("A list reaches over the bars, and its first card begins below them")
  func list() {
    let screen = phone(List { Text("One") }, .medium)
    #expect(screen.frames(of: "List") == [Rect(x: 0, y: 0, width: 390, height: 844)])
    // Published pictures: 47 and 35.
    #expect(screen.frames(of: "ListRow").first?.y == 82)
  }
}
