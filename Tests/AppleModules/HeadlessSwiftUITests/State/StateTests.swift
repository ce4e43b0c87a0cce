import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Snapshots
import Observation
import Testing

@MainActor
@Suite("Views keep state, and only what changed is made anew")
struct StateTests {
  private final class Remote {
    var press: () -> Void = {}
  }

  private struct Counter: View {
    let remote: Remote
    @State private var width: CGFloat = 10

    var body: some View {
      remote.press = { width += 5 }
      return HStack(spacing: 0) {
        Color.red.frame(width: width, height: 10)
        Still()
      }
    }
  }

  private struct Still: View {
    var body: some View { Color.blue.frame(width: 10, height: 10) }
  }

  @Test("A change of state shows, and the body of a view that did not change is not asked again")
  func change() {
    let remote = Remote()
    let host = ViewHost(Counter(remote: remote))
    #expect(host.size(offered: .unspecified, traits: traits()).isClose(20, 10))
    let first = host.bodyCount
    remote.press()
    #expect(host.size(offered: .unspecified, traits: traits()).isClose(25, 10))
    #expect(host.bodyCount == first + 1)
    _ = host.size(offered: .unspecified, traits: traits())
    #expect(host.bodyCount == first + 1)
  }

  private final class RowRemote {
    var presses: [Int: () -> Void] = [:]
  }

  private struct CountingRow: View {
    let index: Int
    let remote: RowRemote
    @State private var count = 0

    var body: some View {
      remote.presses[index] = { count += 1 }
      return HStack {
        Text(verbatim: "Row \(index)")
        Text(verbatim: "\(count)")
      }
    }
  }

  @Test("A change in one row of many asks for the body of that row alone")
  func oneRow() {
    let remote = RowRemote()
    let host = ViewHost(
      VStack { ForEach(0..<66, id: \.self) { CountingRow(index: $0, remote: remote) } }
    )
    let screen = Size(width: 320, height: 4000)
    _ = host.snapshot(size: screen, traits: traits())
    let bodies = host.bodyCount
    #expect(bodies == 66)
    remote.presses[40]?()
    _ = host.snapshot(size: screen, traits: traits())
    #expect(host.bodyCount == bodies + 1)
  }

  @Test("A binding changes the state of the view above")
  func binding() {
    struct Inner: View {
      @Binding var width: CGFloat
      let remote: Remote

      var body: some View {
        remote.press = { width = 40 }
        return Color.red.frame(width: width, height: 10)
      }
    }
    struct Outer: View {
      @State private var width: CGFloat = 10
      let remote: Remote
      var body: some View { Inner(width: $width, remote: remote) }
    }
    let remote = Remote()
    let host = ViewHost(Outer(remote: remote))
    _ = host.size(offered: .unspecified, traits: traits())
    remote.press()
    #expect(host.size(offered: .unspecified, traits: traits()).width == 40)
  }

  @Test("An action when a view appears runs once, and what it changes is shown")
  func appear() {
    struct Growing: View {
      @State private var width: CGFloat = 10
      var body: some View {
        Color.red.frame(width: width, height: 10).onAppear { width += 7 }
      }
    }
    let host = ViewHost(Growing())
    #expect(host.size(offered: .unspecified, traits: traits()).width == 17)
    #expect(host.size(offered: .unspecified, traits: traits()).width == 17)
  }

  @Observable
  fileprivate final class Model {
    var width: CGFloat = 10
  }

  @Test("A change of an observable object shows in the views that read it")
  func observable() {
    struct Reader: View {
      @Environment(Model.self) private var model
      var body: some View { Color.red.frame(width: model.width, height: 10) }
    }
    let model = Model()
    let host = ViewHost(Reader().environment(model))
    #expect(host.size(offered: .unspecified, traits: traits()).width == 10)
    model.width = 30
    #expect(host.size(offered: .unspecified, traits: traits()).width == 30)
  }

  @Test("Views of a collection keep their state with their element when the order changes")
  func identity() {
    struct Row: View {
      let name: String
      let remote: Remote
      @State private var width: CGFloat = 10
      var body: some View {
        if name == "b" { remote.press = { width = 25 } }
        return Color.red.frame(width: width, height: 10)
      }
    }
    struct Rows: View {
      @State private var names = ["a", "b"]
      let row: Remote
      let order: Remote
      var body: some View {
        order.press = { names = ["b", "c", "a"] }
        return VStack(spacing: 0) {
          ForEach(names, id: \.self) { Row(name: $0, remote: row) }
        }
      }
    }
    let row = Remote()
    let order = Remote()
    let host = ViewHost(Rows(row: row, order: order))
    _ = host.snapshot(traits: traits())
    row.press()
    order.press()
    var widths: [Double] = []
    host.snapshot(traits: traits()).forEach { visit in
      if visit.element.identity.className == "Color" { widths.append(visit.frame.width) }
    }
    #expect(widths == [25, 10, 10])
  }
}
