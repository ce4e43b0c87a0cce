import DynamicType
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Observation
import Testing

@MainActor
@Suite("Objects and stored values that change show in the views that have them")
struct ObjectTests {
  fileprivate class Model: ObservableObject {
    @Published var width: CGFloat = 10
    @Published var name = "Lake"
  }

  fileprivate final class Derived: Model {
    @Published var height: CGFloat = 10
  }

  private func width(_ host: ViewHost) -> Double {
    host.size(offered: .unspecified, traits: traits()).width
  }

  @Test("A published property makes the body of its view anew, once for each update")
  func observed() {
    struct Reader: View {
      @ObservedObject var model: Model
      var body: some View { Color.red.frame(width: model.width, height: 10) }
    }
    let model = Model()
    let host = ViewHost(Reader(model: model))
    #expect(width(host) == 10)
    let count = host.bodyCount
    model.width = 20
    model.width = 30
    #expect(width(host) == 30)
    #expect(host.bodyCount == count + 1)
  }

  @Test("Properties of a class and of the class that it derives from share one source of changes")
  func inheritance() {
    struct Reader: View {
      @ObservedObject var model: Derived
      var body: some View { Color.red.frame(width: model.width, height: model.height) }
    }
    let model = Derived()
    let host = ViewHost(Reader(model: model))
    _ = width(host)
    model.width = 15
    #expect(width(host) == 15)
    model.height = 25
    #expect(host.size(offered: .unspecified, traits: traits()).height == 25)
  }

  @Test("A view keeps an object of its own over updates, and bindings change it")
  func stateObject() {
    final class Remote {
      var press: () -> Void = {}
    }
    struct Inner: View {
      @Binding var width: CGFloat
      let remote: Remote
      var body: some View {
        remote.press = { width += 5 }
        return Color.red.frame(width: width, height: 10)
      }
    }
    struct Owner: View {
      @StateObject private var model = Model()
      let remote: Remote
      var body: some View { Inner(width: $model.width, remote: remote) }
    }
    let remote = Remote()
    let host = ViewHost(Owner(remote: remote))
    #expect(width(host) == 10)
    remote.press()
    #expect(width(host) == 15)
    remote.press()
    #expect(width(host) == 20)
  }

  @Test("An object is handed down through the environment")
  func environmentObject() {
    struct Reader: View {
      @EnvironmentObject private var model: Model
      var body: some View { Color.red.frame(width: model.width, height: 10) }
    }
    let model = Model()
    let host = ViewHost(HStack { Reader() }.environmentObject(model))
    #expect(width(host) == 10)
    model.width = 40
    #expect(width(host) == 40)
  }

  @Observable
  fileprivate final class Trip {
    var length: CGFloat = 10
  }

  @Test("Properties of an observable object have bindings")
  func bindable() {
    struct Editor: View {
      @Bindable var trip: Trip
      var body: some View {
        Color.red.frame(width: trip.length, height: 10).onAppear { $trip.length.wrappedValue = 35 }
      }
    }
    #expect(width(ViewHost(Editor(trip: Trip()))) == 35)
  }

  @Test("Views of a tree share stored values, and another tree begins anew")
  func stored() {
    struct Reader: View {
      @AppStorage("width") private var width = 10.0
      var body: some View { Color.red.frame(width: width, height: 10) }
    }
    struct Writer: View {
      @AppStorage("width") private var width = 10.0
      @SceneStorage("width") private var other = 1.0
      var body: some View {
        Color.red.frame(width: other, height: 10).onAppear { width = 30 }
      }
    }
    let host = ViewHost(
      HStack(spacing: 0) {
        Reader()
        Writer()
      }
    )
    #expect(width(host) == 31)
    #expect(width(ViewHost(Reader())) == 10)
  }

  @Test("A namespace is the same over updates, and another in each other view, also a later one")
  func namespace() {
    final class Names {
      var ids: [Namespace.ID] = []
    }
    struct Named: View {
      @Namespace private var space
      @State private var width: CGFloat = 10
      let names: Names
      var body: some View {
        names.ids.append(space)
        return Color.red.frame(width: width, height: 10).onAppear { width = 20 }
      }
    }
    let names = Names()
    #expect(width(ViewHost(Named(names: names))) == 20)
    #expect(names.ids.count == 2)
    #expect(names.ids.first == names.ids.last)
    for _ in 0..<100 {
      let others = Names()
      #expect(width(ViewHost(Named(names: others))) == 20)
      #expect(names.ids.first != others.ids.first)
    }
  }

  @Test("A value that changes runs its action once, with the values before and after")
  func change() {
    final class Log {
      var entries: [String] = []
    }
    struct Watcher: View {
      let log: Log
      @State private var count = 1
      var body: some View {
        Color.red.frame(width: 10, height: 10)
          .onChange(of: count) { log.entries.append("\($0) \($1)") }
          .onChange(of: count) { log.entries.append("any") }
          .onChange(of: count, initial: true) { log.entries.append("initial \($0) \($1)") }
          .onAppear { count = 2 }
      }
    }
    let log = Log()
    let host = ViewHost(Watcher(log: log))
    _ = width(host)
    _ = width(host)
    #expect(log.entries.sorted() == ["1 2", "any", "initial 1 1", "initial 1 2"])
  }
}
