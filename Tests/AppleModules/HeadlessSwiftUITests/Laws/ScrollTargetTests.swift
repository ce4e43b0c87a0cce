import Combine
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Snapshots
import Testing

/// Keeps a proxy outside the main actor, as danielsaidi/ScrollKit does: Apple's `ScrollViewProxy` has no actor.
private final class Scroller {
  var proxy: ScrollViewProxy?

  func scroll(to id: Int) { proxy?.scrollTo(id, anchor: .top) }
}

/// Asks for a page each time its body is made, as danielsaidi/PageView does.
private struct Pages: View {
  @State private var page = 2
  var scroller: Scroller?

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView(.horizontal) {
        HStack(spacing: 0) {
          ForEach(0..<4) { number in
            (number == 2 ? Color.red : Color.blue).frame(width: 393).id(number)
          }
        }
      }
      .onReceive(Just($page)) { page in
        if let scroller {
          scroller.proxy = proxy
          scroller.scroll(to: page.wrappedValue)
        } else {
          proxy.scrollTo(page.wrappedValue)
        }
      }
    }
  }
}

@MainActor
@Suite("A proxy scrolls to a view")
struct ScrollTargetTests {
  private func checked(_ view: some View) throws {
    let host = ViewHost(view)
    let screen = host.snapshot(size: Size(width: 393, height: 800), traits: traits())
    #expect(try #require(screen.frames(filledWith: .red).first).x == 0)
    #expect(screen.issues.isEmpty, "\(screen.issues.map(\.message))")
  }

  @Test("An action that asks at each update does not cause the next update")
  func repeatedly() throws {
    try checked(Pages())
  }

  @Test("An object without an actor scrolls")
  func withoutActor() throws {
    try checked(Pages(scroller: Scroller()))
  }
}
