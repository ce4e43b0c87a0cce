import HeadlessSwiftUI
import HeadlessUIKit
import Snapshots
import Testing

@Suite("Views of a tuple, and lists with selections")
@MainActor
struct TupleViewTests {
  private struct Item: Identifiable {
    let id: Int
  }

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

  @Test("A view made of a tuple shows its views in their order")
  func tuple() {
    let view = TupleView((Text("a"), Text("b")))
    #expect(texts(VStack { view }) == ["a", "b"])
    #expect(texts(VStack { TupleView(Text("c")) }) == ["c"])
  }

  @Test("A list shows the same rows whatever may be chosen")
  func selections() {
    let items = [Item(id: 1), Item(id: 2)]
    let several = Binding<Set<Int>>.constant([1])
    let one = Binding<Int?>.constant(1)
    #expect(texts(List(items, selection: several) { Text("\($0.id)") }) == ["1", "2"])
    #expect(texts(List(items, selection: one) { Text("\($0.id)") }) == ["1", "2"])
    #expect(texts(List(items, id: \.id, selection: several) { Text("\($0.id)") }) == ["1", "2"])
    #expect(texts(List(selection: several) { Text("x") }) == ["x"])
  }
}
