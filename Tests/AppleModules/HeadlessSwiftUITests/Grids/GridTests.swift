import DynamicType
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Testing

private typealias Category = DynamicType.ContentSizeCategory

@MainActor
@Suite("Grids are as wide as their widest cells and as high as their highest")
struct GridTests {
  private func block(_ width: CGFloat, _ height: CGFloat) -> some View {
    Color.red.frame(width: width, height: height)
  }

  @Test("Columns and rows take the largest cell, and short rows leave cells empty")
  func cells() {
    let grid = Grid(horizontalSpacing: 10, verticalSpacing: 5) {
      GridRow {
        block(20, 10)
        block(40, 30)
      }
      GridRow { block(50, 10) }
    }
    #expect(size(of: grid).isClose(100, 45))
    let found = frames(of: "Color", in: grid)
    #expect(found[0].isClose(15, 10, 20, 10))
    #expect(found[1].isClose(60, 0, 40, 30))
    #expect(found[2].isClose(0, 35, 50, 10))
  }

  @Test("A cell takes several columns, and a view that is no row takes all of them")
  func spans() {
    let grid = Grid(alignment: .leading, horizontalSpacing: 10, verticalSpacing: 0) {
      GridRow {
        block(20, 10)
        block(30, 10)
      }
      GridRow { block(100, 10).gridCellColumns(2) }
      block(80, 10)
    }
    #expect(size(of: grid).isClose(100, 30))
    let found = frames(of: "Color", in: grid)
    #expect(found[1].x == 50)
    #expect(found[3].x == 0)
  }

  @Test("Anchors, guides of columns and guides of rows place views in their cells")
  func places() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow(alignment: .top) {
        block(20, 10).gridColumnAlignment(.trailing)
        block(40, 40)
      }
      GridRow {
        block(60, 20)
        block(10, 10).gridCellAnchor(.bottomTrailing)
      }
    }
    let found = frames(of: "Color", in: grid)
    #expect(found[0].isClose(40, 0, 20, 10))
    #expect(found[3].isClose(90, 50, 10, 10))
  }

  @Test("A line between rows widens the grid unless it asks for no room")
  func unsized() {
    func grid(_ axes: Axis.Set) -> some View {
      Grid(verticalSpacing: 0) {
        GridRow { block(50, 10) }
        Color.blue.frame(height: 2).gridCellUnsizedAxes(axes)
      }
    }
    #expect(size(of: grid([]), width: 300).width == 300)
    #expect(size(of: grid(.horizontal), width: 300).width == 50)
    let found = frames(of: "Color", in: grid(.horizontal), size: Size(width: 300, height: 12))
    #expect(found.map(\.width) == [50, 50])
  }

  @Test(
    "Text in a grid wraps in the room that its columns get, on the baseline of its row",
    arguments: [Category.large, .accessibilityExtraLarge]
  )
  fileprivate func text(category: Category) throws {
    let grid = Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 8) {
      GridRow {
        Text("Lake").font(.caption)
        Text("A long way around the whole lake, with a rest on the other side")
      }
    }
    let whole = size(of: grid, category, width: 200)
    #expect(whole.width <= 200)
    let label = size(of: Text("Lake").font(.caption), category)
    let long = Text("A long way around the whole lake, with a rest on the other side")
    let wrapped = size(of: long, category, width: 200 - 8 - label.width)
    #expect(whole.isClose(label.width + 8 + wrapped.width, wrapped.height))
    let found = frames(of: "Text", in: grid, size: Size(width: 200, height: 900), traits(category))
    #expect(found[0].y > found[1].y)
  }

  @Test("Where reading begins on the right the first column is on the right")
  func rightToLeft() {
    let grid = Grid(horizontalSpacing: 10) {
      GridRow {
        block(20, 10)
        block(40, 10)
      }
    }
    let found = frames(of: "Color", in: grid, traits(direction: .rightToLeft))
    #expect(found.map(\.x) == [50, 0])
  }
}

@MainActor
@Suite("Lazy grids and stacks fill their room")
struct LazyTests {
  private func block(_ height: CGFloat) -> some View { Color.red.frame(height: height) }

  @Test("Fixed columns come first, flexible ones share the rest within their limits")
  func columns() {
    let grid = LazyVGrid(
      columns: [
        GridItem(.fixed(50), spacing: 10), GridItem(.flexible(maximum: 60), spacing: 10),
        GridItem(.flexible()),
      ],
      spacing: 4
    ) {
      ForEach(0..<4) { index in block(CGFloat(10 + index)) }
    }
    #expect(size(of: grid, width: 300).isClose(300, 12 + 4 + 13))
    let found = frames(of: "Color", in: grid, size: Size(width: 300, height: 29))
    #expect(found.map(\.width) == [50, 60, 170, 50])
    #expect(found.map(\.x) == [0, 60, 130, 0])
    #expect(found[0].y == 1)
    #expect(found[3].y == 16)
  }

  @Test(
    "An adaptive column becomes as many as fit",
    arguments: [(90.0, 1), (208, 2), (324, 3), (423, 3)]
  )
  func adaptive(width: Double, count: Int) {
    let grid = LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
      ForEach(0..<6) { _ in block(10) }
    }
    let found = frames(of: "Color", in: grid, size: Size(width: width, height: 200))
    #expect(Set(found.map(\.x)).count == count)
    #expect(Set(found.map(\.width)) == [max(100, (width - Double(count - 1) * 8) / Double(count))])
  }

  @Test("Rows of a grid that grows across share the height")
  func rows() {
    let grid = LazyHGrid(rows: [GridItem(.flexible(), spacing: 0), GridItem(.flexible())]) {
      ForEach(0..<3) { _ in Color.red.frame(width: 20) }
    }
    let found = frames(of: "Color", in: grid, size: Size(width: 48, height: 100))
    #expect(found.map(\.height) == [50, 50, 50])
    #expect(found.map(\.x) == [0, 0, 28])
  }

  @Test(
    "The header of a section takes a line of a grid",
    arguments: [Category.large, .accessibilityExtraLarge]
  )
  fileprivate func header(category: Category) {
    let columns = [GridItem(.flexible()), GridItem(.flexible())]
    let grid = LazyVGrid(columns: columns, alignment: .leading, spacing: 0) {
      Section(header: Text("Trips")) { ForEach(0..<3) { _ in block(10) } }
    }
    let line = size(of: Text("Trips"), category).height
    #expect(size(of: grid, category, width: 200).isClose(200, line + 20))
  }

  @Test("A lazy stack is as wide as its room, and each view has its own height")
  func stack() {
    let stack = LazyVStack(alignment: .leading, spacing: 5) {
      Color.red.frame(width: 20, height: 10)
      Color.red.frame(width: 40, height: 10)
    }
    #expect(size(of: stack, width: 300).isClose(300, 25))
    #expect(size(of: stack).isClose(40, 25))
    let found = frames(of: "Color", in: stack, size: Size(width: 300, height: 100))
    #expect(found.map(\.x) == [0, 0])
    #expect(size(of: LazyHStack { block(10) }, height: 70).height == 70)
  }

  @Test("A layout names guides of its own, also behind a layout of any type")
  func guides() {
    struct Marked: Layout {
      func sizeThatFits(
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) -> CGSize { CGSize(width: 10, height: 40) }

      func placeSubviews(
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) {}

      func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout ()
      ) -> CGFloat? { guide == .firstTextBaseline ? 30 : nil }
    }
    func row(_ layout: some Layout) -> some View {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        layout { EmptyView() }
        Color.red.frame(width: 10, height: 10)
      }
    }
    #expect(frames(of: "Color", in: row(Marked())).first?.y == 20)
    #expect(frames(of: "Color", in: row(AnyLayout(Marked()))).first?.y == 20)
  }

  // Cells of public apps ask for all the height in a row that others make high (AndreFoulem/AndresPlayground).
  @Test("A cell of a lazy grid that takes all the height fills its row")
  func lazyCells() {
    let grid = LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 0) {
      Color.clear.frame(width: 20, height: 80)
      Text("Two").frame(maxWidth: .infinity, maxHeight: .infinity).background(Color.red)
    }
    let found = frames(of: "Color", in: grid)
    #expect(found.contains { $0.isClose(58, 0, 50, 80) })
  }
}
