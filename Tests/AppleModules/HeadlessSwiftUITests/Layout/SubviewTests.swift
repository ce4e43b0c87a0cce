import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Snapshots
import Testing

private struct Separated: _VariadicView.MultiViewRoot {
  func body(children: _VariadicView.Children) -> some View {
    let last = children.last?.id
    return VStack(spacing: 0) {
      ForEach(children) { child in
        child
        if child.id != last { Color.blue.frame(width: 10, height: 2) }
      }
    }
  }
}

@MainActor
@Suite("Views made of the views in them")
struct SubviewTests {
  @ViewBuilder private var three: some View {
    Color.red.frame(width: 10, height: 10)
    ForEach(0..<2) { _ in Color.red.frame(width: 10, height: 10) }
  }

  @Test("A tree puts lines between the views, those of a collection too")
  func tree() {
    let view = _VariadicView.Tree(Separated()) { three }
    #expect(size(of: view).isClose(10, 34))
  }

  @Test("A group knows how many views there are, and shows some of them")
  func group() {
    let view = Group(subviews: three) { subviews in
      HStack(spacing: 0) {
        subviews[0]
        Color.green.frame(width: Double(subviews.count), height: 1)
      }
    }
    #expect(size(of: view).isClose(13, 10))
  }
}
