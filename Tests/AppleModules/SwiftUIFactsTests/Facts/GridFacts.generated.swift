// Written by Scripts/generate-tables from Reference/swiftui-facts/grid.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import SwiftUI

@MainActor @ViewBuilder private func fact1(step: Int) -> some View {
  Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
    GridRow {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
      Color.red.frame(width: 30, height: 20).accessibilityIdentifier("b")
    }
    GridRow {
      Color.blue.frame(width: 70, height: 20).accessibilityIdentifier("c")
      Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("d")
    }
  }
}

@MainActor @ViewBuilder private func fact2(step: Int) -> some View {
  Grid(alignment: .topLeading, horizontalSpacing: 10, verticalSpacing: 5) {
    GridRow {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
      Color.red.frame(width: 30, height: 50).accessibilityIdentifier("b")
    }
    GridRow {
      Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("c")
    }
  }
}

@MainActor @ViewBuilder private func fact3(step: Int) -> some View {
  Grid {
    GridRow {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
      Color.red.frame(width: 30, height: 60).accessibilityIdentifier("b")
    }
    GridRow {
      Color.blue.frame(width: 80, height: 20).accessibilityIdentifier("c")
      Color.blue.frame(width: 30, height: 20)
    }
  }
}

@MainActor @ViewBuilder private func fact4(step: Int) -> some View {
  Grid(horizontalSpacing: 0, verticalSpacing: 0) {
    GridRow {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
      Color.red.frame(width: 40, height: 20)
      Color.red.frame(width: 40, height: 20)
    }
    GridRow {
      Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("b")
    }
  }
  .background { Color.green.accessibilityIdentifier("s") }
}

@MainActor @ViewBuilder private func fact5(step: Int) -> some View {
  Grid(horizontalSpacing: 10, verticalSpacing: 0) {
    GridRow {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
      Color.red.frame(width: 60, height: 20).accessibilityIdentifier("b")
    }
    GridRow {
      Color.blue.frame(height: 20).gridCellColumns(2).gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("c")
    }
  }
}

@MainActor @ViewBuilder private func fact6(step: Int) -> some View {
  Grid(horizontalSpacing: 10, verticalSpacing: 0) {
    GridRow {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
      Color.red.frame(width: 60, height: 20).accessibilityIdentifier("b")
    }
    Color.blue.frame(height: 10).gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("c")
  }
}

@MainActor @ViewBuilder private func fact7(step: Int) -> some View {
  Grid {
    GridRow {
      Color.red.frame(width: 40, height: 20)
      Color.red.frame(width: 60, height: 20)
    }
    Divider().accessibilityIdentifier("d")
  }
}

@MainActor @ViewBuilder private func fact8(step: Int) -> some View {
  Grid(horizontalSpacing: 8) {
    GridRow {
      Color.red.frame(width: 40, height: 20)
      Color.red.frame(width: 60, height: 20)
    }
    Divider().gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("d")
  }
}

@MainActor @ViewBuilder private func fact9(step: Int) -> some View {
  Grid(horizontalSpacing: 0, verticalSpacing: 0) {
    GridRow {
      Color.clear.gridCellUnsizedAxes([.horizontal, .vertical])
      Color.red.frame(width: 60, height: 20).accessibilityIdentifier("b")
    }
    GridRow {
      Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("c")
      Color.blue.frame(width: 60, height: 20)
    }
  }
  .background { Color.green.accessibilityIdentifier("s") }
}

@MainActor @ViewBuilder private func fact10(step: Int) -> some View {
  Grid(horizontalSpacing: 10, verticalSpacing: 0) {
    GridRow {
      Color.red.frame(width: 20, height: 20).gridColumnAlignment(.trailing).accessibilityIdentifier("a")
      Color.red.frame(width: 20, height: 20)
    }
    GridRow {
      Color.blue.frame(width: 80, height: 20).accessibilityIdentifier("b")
      Color.blue.frame(width: 20, height: 20)
    }
    GridRow {
      Color.green.frame(width: 30, height: 20).accessibilityIdentifier("c")
      Color.green.frame(width: 20, height: 20)
    }
  }
}

@MainActor @ViewBuilder private func fact11(step: Int) -> some View {
  Grid {
    GridRow(alignment: .bottom) {
      Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
      Color.red.frame(width: 20, height: 60).accessibilityIdentifier("b")
    }
  }
}

@MainActor @ViewBuilder private func fact12(step: Int) -> some View {
  Grid(horizontalSpacing: 0, verticalSpacing: 0) {
    GridRow {
      Color.red.frame(width: 20, height: 20).gridCellAnchor(.bottomTrailing).accessibilityIdentifier("a")
      Color.red.frame(width: 20, height: 60).accessibilityIdentifier("b")
    }
    GridRow {
      Color.blue.frame(width: 80, height: 20).accessibilityIdentifier("c")
      Color.blue.frame(width: 20, height: 20)
    }
  }
}

@MainActor @ViewBuilder private func fact13(step: Int) -> some View {
  Grid(horizontalSpacing: 13, verticalSpacing: 0) {
    GridRow {
      Color.red.frame(height: 20).accessibilityIdentifier("a")
      Color.blue.frame(height: 20).accessibilityIdentifier("b")
    }
  }
  .frame(width: 213)
}

@MainActor @ViewBuilder private func fact14(step: Int) -> some View {
  Grid(horizontalSpacing: 10, verticalSpacing: 0) {
    GridRow {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
      Color.blue.frame(height: 20).accessibilityIdentifier("b")
    }
    GridRow {
      Color.red.frame(width: 60, height: 20).accessibilityIdentifier("c")
      Color.blue.frame(height: 20).accessibilityIdentifier("d")
    }
  }
  .frame(width: 270)
}

@MainActor @ViewBuilder private func fact15(step: Int) -> some View {
  Grid(horizontalSpacing: 10, verticalSpacing: 4) {
    ForEach(0..<3, id: \.self) { row in
      GridRow {
        ForEach(0..<2, id: \.self) { column in
          Color.red.frame(width: 30, height: 20).accessibilityIdentifier("v\(row)\(column)")
        }
      }
    }
  }
}

extension Fact {
  static let grid: [Fact] = [
    Fact(
      "grid-column-width",
      "A column of a Grid is as wide as its widest view.",
      source: "https://developer.apple.com/documentation/swiftui/grid",
      expects: ["b.minX == a.minX + 80", "d.minX == b.minX", "c.minX == a.minX"],
      fact1
    ),
    Fact(
      "grid-row-height",
      "A row of a Grid is as high as its highest view.",
      source: "https://developer.apple.com/documentation/swiftui/grid",
      expects: ["a.minY == b.minY", "c.minY == b.maxY + 5"],
      fact2
    ),
    Fact(
      "grid-centers",
      "A Grid centers the views in their cells unless told otherwise.",
      source: "https://developer.apple.com/documentation/swiftui/grid/init(alignment:horizontalspacing:verticalspacing:content:)",
      expects: ["a.midX == c.midX", "a.midY == b.midY"],
      fact3
    ),
    Fact(
      "grid-missing-cells",
      "A row with fewer views leaves the cells at its end empty.",
      source: "https://developer.apple.com/documentation/swiftui/grid",
      expects: ["s.width == 120", "s.height == 40", "b.minX == a.minX"],
      fact4
    ),
    Fact(
      "grid-cell-columns",
      "A cell of two columns is as wide as both with the spacing between them.",
      source: "https://developer.apple.com/documentation/swiftui/view/gridcellcolumns(_:)",
      expects: ["c.width == 110", "c.minX == a.minX", "c.maxX == b.maxX"],
      fact5
    ),
    Fact(
      "grid-view-without-row",
      "A view that stands in no row spans all columns.",
      source: "https://developer.apple.com/documentation/swiftui/grid",
      expects: ["c.width == 110", "c.minX == a.minX"],
      fact6
    ),
    Fact(
      "grid-divider-grows",
      "A divider between the rows makes a Grid as wide as what is offered.",
      source: "https://developer.apple.com/documentation/swiftui/view/gridcellunsizedaxes(_:)",
      expects: ["d.width == 393"],
      fact7
    ),
    Fact(
      "grid-divider-unsized",
      "A divider without a say in the width is as wide as the rows.",
      source: "https://developer.apple.com/documentation/swiftui/view/gridcellunsizedaxes(_:)",
      expects: ["d.width == 108"],
      fact8
    ),
    Fact(
      "grid-empty-cell",
      "A clear color without a say in both axes is an empty cell that changes no row or column.",
      source: "https://developer.apple.com/documentation/swiftui/grid",
      expects: ["s.width == 100", "s.height == 40", "b.minX == c.maxX"],
      fact9
    ),
    Fact(
      "grid-column-alignment",
      "An alignment on one cell holds for its column.",
      source: "https://developer.apple.com/documentation/swiftui/view/gridcolumnalignment(_:)",
      expects: ["a.maxX == b.maxX", "c.maxX == b.maxX"],
      fact10
    ),
    Fact(
      "grid-row-alignment",
      "An alignment of a row holds for its views.",
      source: "https://developer.apple.com/documentation/swiftui/gridrow",
      expects: ["a.maxY == b.maxY"],
      fact11
    ),
    Fact(
      "grid-cell-anchor",
      "An anchor of a cell places its view over the alignments of row and column.",
      source: "https://developer.apple.com/documentation/swiftui/view/gridcellanchor(_:)",
      expects: ["a.maxX == c.maxX", "a.maxY == b.maxY"],
      fact12
    ),
    Fact(
      "grid-flexible-columns",
      "Flexible views in two columns share the width less the spacing.",
      source: "https://developer.apple.com/documentation/swiftui/grid",
      expects: ["a.width == 100", "b.width == 100"],
      fact13
    ),
    Fact(
      "grid-flexible-beside-fixed",
      "A flexible column takes what a column of fixed views leaves.",
      source: "https://developer.apple.com/documentation/swiftui/grid",
      expects: ["b.width == 200", "d.width == 200", "b.minX == d.minX"],
      fact14
    ),
    Fact(
      "grid-foreach-rows",
      "Rows of a ForEach are rows of the Grid.",
      source: "https://developer.apple.com/documentation/swiftui/gridrow",
      expects: ["v01.minX == v00.maxX + 10", "v20.minY == v00.minY + 48", "v21.minX == v01.minX"],
      fact15
    ),
  ]
}
