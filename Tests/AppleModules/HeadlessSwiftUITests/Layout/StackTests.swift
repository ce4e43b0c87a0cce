import DynamicType
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Testing

@MainActor
@Suite("Stacks share their room as Apple describes it")
struct StackTests {
  @Test("Text beside a spacer takes the room that it needs")
  func spacer() {
    let text = Text("Wireless networks")
    let row = HStack {
      text
      Spacer()
      Text("3")
    }
    let whole = size(of: text)
    let found = frames(of: "Text", in: row, size: Size(width: 240, height: 44))
    #expect(found.first?.width == whole.width && found.first?.height == whole.height)
    #expect(found.last?.maxX == 240)
  }

  @Test("The least flexible view is asked first, and what it leaves goes to the others")
  func flexibility() {
    let view = HStack(spacing: 10) {
      Color.red
      Color.green.frame(width: 50)
      Color.blue.frame(maxWidth: 30)
    }
    let found = frames(of: "Color", in: view, size: Size(width: 200, height: 40))
    #expect(found.map(\.x) == [0, 110, 170])
    #expect(found.map(\.width) == [100, 50, 30])
  }

  @Test("A view of a higher priority gets all room but the smallest lengths of the others")
  func priority() {
    let view = HStack(spacing: 0) {
      Color.red.layoutPriority(1)
      Color.green.frame(minWidth: 20)
    }
    let found = frames(of: "Color", in: view, size: Size(width: 100, height: 10))
    #expect(found.map(\.width) == [80, 20])
  }

  @Test("Most views stand 8 points apart, and a spacer needs no distance")
  func spacing() {
    let box = Color.red.frame(width: 10, height: 10)
    #expect(
      size(
        of: VStack {
          box; box
        }
      ).isClose(10, 28)
    )
    #expect(
      size(
        of: HStack {
          box; Spacer(minLength: 3); box
        }
      ).isClose(23, 10)
    )
    #expect(
      size(
        of: HStack {
          box; Spacer(); box
        },
        width: 100
      ).isClose(100, 10)
    )
  }

  // StanfordSpezi/SpeziViews, lazyText: lines of Body at 16 points begin 64 pixels below each other, and the
  // divider of leboncoin/spark-ios-component-divider has no room between texts in a font without a gap.
  @Test("Texts below each other stand as the lines of a paragraph")
  func texts() {
    func heights(_ view: some View) -> Double { size(of: view, .medium).height }
    let one = heights(Text("One"))
    func below(_ second: some View) -> Double {
      heights(
        VStack {
          Text("One"); second
        }
      ) - one
    }
    #expect(abs(below(Text("Two")) - 64.0 / 3) < 0.01)
    #expect(abs(below(Text("Two").padding(.horizontal, 4)) - 64.0 / 3) < 0.01)
    #expect(abs(below(Text("Two").padding(.top, 4)) - one - 12) < 0.01)
    #expect(abs(below(Button("Two") {}) - one - 8) < 0.01)
    let lazy = heights(
      LazyVStack {
        Text("One"); Text("Two"); Text("Three")
      }
    )
    #expect(abs(lazy - one - 128.0 / 3) < 0.01)
  }

  @Test("Views are lined up along a guide, and a guide of their own moves them")
  func alignment() {
    let view = VStack(alignment: .leading, spacing: 0) {
      Color.red.frame(width: 40, height: 10)
      Color.green.frame(width: 20, height: 10).alignmentGuide(.leading) { _ in -5 }
      Color.blue.frame(width: 10, height: 10).alignmentGuide(.leading) { $0.width }
    }
    let found = frames(of: "Color", in: view)
    #expect(found.map(\.x) == [10, 15, 0])
    #expect(size(of: view).isClose(50, 30))
  }

  @Test("Places are counted from the side on which reading begins")
  func direction() {
    let view = HStack(spacing: 0) {
      Color.red.frame(width: 30, height: 10)
      Color.green.frame(width: 10, height: 10).padding(.leading, 4)
    }
    let found = frames(of: "Color", in: view, traits(direction: .rightToLeft))
    #expect(found.map(\.x) == [14, 0])
  }

  @Test("A pile is as large as its views together, each along the guides")
  func pile() {
    let view = ZStack(alignment: .bottomTrailing) {
      Color.red.frame(width: 40, height: 20)
      Color.green.frame(width: 10, height: 30)
    }
    let found = frames(of: "Color", in: view)
    #expect(found[0].isClose(0, 10, 40, 20))
    #expect(found[1].isClose(30, 0, 10, 30))
  }

  @Test("A divider is one pixel thick, across the direction of its stack")
  func divider() {
    let column = VStack(spacing: 0) {
      Divider(); Color.red.frame(height: 20); Divider()
    }
    #expect(size(of: column, width: 100).isClose(100, 20 + 2.0 / 3))
    let row = HStack(spacing: 0) {
      Color.red.frame(width: 20); Divider()
    }
    #expect(size(of: row, height: 50).isClose(20 + 1.0 / 3, 50))
  }

  @Test("A layout of a program's own, under its own name and without its type")
  func ownLayout() {
    #expect(
      size(
        of: Staircase() {
          step; step
        }
      ).isClose(20, 20)
    )
    #expect(
      size(
        of: AnyLayout(Staircase()) {
          step; step; step
        }
      ).isClose(30, 30)
    )
    let found = frames(
      of: "Color",
      in: AnyLayout(Staircase()) {
        step; step
      }
    )
    #expect(found[1].isClose(10, 10, 10, 10))
  }

  private var step: some View { Color.red.frame(width: 10, height: 10) }

  private struct Staircase: Layout {
    func sizeThatFits(
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) -> CGSize {
      subviews.reduce(into: CGSize.zero) { size, subview in
        let own = subview.sizeThatFits(.unspecified)
        size.width += own.width
        size.height += own.height
      }
    }

    func placeSubviews(
      in bounds: CGRect,
      proposal: ProposedViewSize,
      subviews: Subviews,
      cache: inout ()
    ) {
      var point = bounds.origin
      for subview in subviews {
        let own = subview.dimensions(in: .unspecified)
        subview.place(at: point, proposal: .unspecified)
        point.x += own.width
        point.y += own.height
      }
    }
  }
}
