// Written by Scripts/generate-tables from Reference/swiftui-facts/lazy.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import SwiftUI

@MainActor @ViewBuilder private func fact1(step: Int) -> some View {
  LazyVStack(spacing: 0) {
    Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
  }
  .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact2(step: Int) -> some View {
  LazyHStack(spacing: 0) {
    Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
  }
  .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact3(step: Int) -> some View {
  ScrollView {
    LazyVStack(spacing: 11) {
      ForEach(0..<3, id: \.self) { index in
        Color.red.frame(height: 20).accessibilityIdentifier("v\(index)")
      }
    }
  }
}

@MainActor @ViewBuilder private func fact4(step: Int) -> some View {
  ScrollView {
    LazyVStack(alignment: .leading) {
      Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
    }
  }
}

@MainActor @ViewBuilder private func fact5(step: Int) -> some View {
  ScrollView {
    LazyVStack(spacing: 0) {
      ForEach(0..<1000, id: \.self) { index in
        Color.red.frame(height: 100).onAppear { tally("made") }
      }
    }
  }
}

@MainActor @ViewBuilder private func fact6(step: Int) -> some View {
  ScrollView {
    LazyVStack(spacing: 0) {
      Color.red.accessibilityIdentifier("a")
    }
  }
}

@MainActor @ViewBuilder private func fact7(step: Int) -> some View {
  LazyVGrid(columns: [GridItem(.fixed(70)), GridItem(.adaptive(minimum: 40))]) {
    ForEach(0..<6, id: \.self) { index in
      Color.red.frame(height: 20).accessibilityIdentifier("v\(index)")
    }
  }
  .frame(width: 200)
}

@MainActor @ViewBuilder private func fact8(step: Int) -> some View {
  LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]) {
    ForEach(0..<3, id: \.self) { index in
      Color.red.frame(height: 20).accessibilityIdentifier("v\(index)")
    }
  }
  .frame(width: 316)
}

@MainActor @ViewBuilder private func fact9(step: Int) -> some View {
  LazyVGrid(columns: [GridItem(.flexible(), spacing: 20), GridItem(.flexible(), spacing: 0)], spacing: 0) {
    ForEach(0..<2, id: \.self) { index in
      Color.red.frame(height: 20).accessibilityIdentifier("v\(index)")
    }
  }
  .frame(width: 220)
}

@MainActor @ViewBuilder private func fact10(step: Int) -> some View {
  LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.fixed(100))]) {
    ForEach(0..<2, id: \.self) { index in
      Color.red.frame(height: 20).accessibilityIdentifier("v\(index)")
    }
  }
  .frame(width: 120)
}

@MainActor @ViewBuilder private func fact11(step: Int) -> some View {
  LazyVGrid(columns: [GridItem(.adaptive(minimum: 80), spacing: 10)], spacing: 0) {
    ForEach(0..<5, id: \.self) { index in
      Color.red.frame(height: 20).accessibilityIdentifier("v\(index)")
    }
  }
  .frame(width: 393)
}

@MainActor @ViewBuilder private func fact12(step: Int) -> some View {
  LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 5) {
    Color.red.frame(height: 20).accessibilityIdentifier("a")
    Color.red.frame(height: 60).accessibilityIdentifier("b")
    Color.red.frame(height: 20).accessibilityIdentifier("c")
  }
}

@MainActor @ViewBuilder private func fact13(step: Int) -> some View {
  LazyVGrid(columns: [GridItem(.fixed(100), alignment: .topLeading), GridItem(.fixed(50))]) {
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
    Color.red.frame(height: 60).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact14(step: Int) -> some View {
  VStack(spacing: 0) {
    LazyVGrid(columns: [GridItem(.fixed(50))], alignment: .leading) {
      Color.red.frame(height: 20).accessibilityIdentifier("a")
    }
    LazyVGrid(columns: [GridItem(.fixed(50))]) {
      Color.red.frame(height: 20).accessibilityIdentifier("b")
    }
  }
}

@MainActor @ViewBuilder private func fact15(step: Int) -> some View {
  LazyVGrid(columns: [GridItem(.flexible(minimum: 10, maximum: 60)), GridItem(.flexible())]) {
    Color.red.frame(height: 20).accessibilityIdentifier("a")
    Color.red.frame(height: 20).accessibilityIdentifier("b")
  }
  .frame(width: 308)
}

@MainActor @ViewBuilder private func fact16(step: Int) -> some View {
  LazyVGrid(columns: [GridItem(.flexible(), spacing: 0), GridItem(.flexible(), spacing: 0)], spacing: 0) {
    ForEach(0..<3, id: \.self) { index in
      Color.red.aspectRatio(1, contentMode: .fit).accessibilityIdentifier("v\(index)")
    }
  }
  .frame(width: 240)
}

@MainActor @ViewBuilder private func fact17(step: Int) -> some View {
  LazyHGrid(rows: [GridItem(.fixed(30), spacing: 5), GridItem(.fixed(50))], spacing: 10) {
    ForEach(0..<3, id: \.self) { index in
      Color.red.frame(width: 40).accessibilityIdentifier("v\(index)")
    }
  }
}

@MainActor @ViewBuilder private func fact18(step: Int) -> some View {
  ScrollView {
    LazyVStack(spacing: 0) {
      Section {
        Color.red.frame(height: 30).accessibilityIdentifier("a")
      } header: {
        Color.blue.frame(height: 20).accessibilityIdentifier("h")
      } footer: {
        Color.green.frame(height: 10).accessibilityIdentifier("f")
      }
    }
  }
}

extension Fact {
  static let lazy: [Fact] = [
    Fact(
      "lazy-vstack-fills-width",
      "A LazyVStack is as wide as what is offered and as high as its content.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["b.width == 393", "b.height == 20", "a.midX == 196.5"],
      fact1
    ),
    Fact(
      "lazy-hstack-fills-height",
      "A LazyHStack is as high as what is offered and as wide as its content.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["b.width == 50", "b.height == 759", "a.midY == 438.5"],
      fact2
    ),
    Fact(
      "lazy-vstack-spacing",
      "The spacing of a LazyVStack stands between its views.",
      source: "https://developer.apple.com/documentation/swiftui/lazyvstack",
      expects: ["v1.minY == v0.maxY + 11", "v2.minY == v1.maxY + 11"],
      fact3
    ),
    Fact(
      "lazy-vstack-alignment",
      "A LazyVStack lines its views up at its leading edge where told so.",
      source: "https://developer.apple.com/documentation/swiftui/lazyvstack/init(alignment:spacing:pinnedviews:content:)",
      expects: ["a.minX == 0"],
      fact4
    ),
    Fact(
      "lazy-makes-few",
      "A LazyVStack in a ScrollView makes the views that are near the screen, not all thousand.",
      source: "https://developer.apple.com/documentation/swiftui/lazyvstack",
      expects: ["made >= 8", "made < 60"],
      wrong: "A lazy container makes its first 200 rows, and only those after them are left until they are seen.",
      fact5
    ),
    Fact(
      "lazy-color-ideal",
      "A color in a LazyVStack in a ScrollView is ten points high and as wide as the stack.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["a.width == 393", "a.height == 10"],
      fact6
    ),
    Fact(
      "lazy-grid-fixed-and-adaptive",
      "Beside a fixed column of 70 in a grid of 200 an adaptive column of 122 holds two items of 57.",
      source: "https://www.objc.io/blog/2020/11/23/grid-layout/",
      expects: ["v0.width == 70", "v1.width == 57", "v2.width == 57", "v3.minX == v0.minX", "v1.minX == v0.maxX + 8"],
      fact7
    ),
    Fact(
      "lazy-grid-flexible",
      "Flexible columns share the width less the spacing of eight between them.",
      source: "https://www.objc.io/blog/2020/11/23/grid-layout/",
      expects: ["v0.width == 100", "v1.width == 100", "v2.width == 100", "v1.minX == v0.maxX + 8"],
      fact8
    ),
    Fact(
      "lazy-grid-spacing",
      "The spacing of an item stands after its column.",
      source: "https://developer.apple.com/documentation/swiftui/griditem",
      expects: ["v0.width == 100", "v1.minX == v0.maxX + 20"],
      fact9
    ),
    Fact(
      "lazy-grid-fixed-overflow",
      "Fixed columns keep their width in a narrower grid.",
      source: "https://www.objc.io/blog/2020/11/23/grid-layout/",
      expects: ["v0.width == 100", "v1.width == 100"],
      fact10
    ),
    Fact(
      "lazy-grid-adaptive",
      "An adaptive column holds as many items of the minimum as fit, and shares what is left.",
      source: "https://developer.apple.com/documentation/swiftui/griditem/size-swift.enum/adaptive(minimum:maximum:)",
      expects: ["v0.width == 90.75", "v3.maxX == 393", "v4.minX == v0.minX", "v4.minY == v0.maxY"],
      fact11
    ),
    Fact(
      "lazy-grid-row-height",
      "A row of a lazy grid is as high as its highest view, and the others are centered in it.",
      source: "https://developer.apple.com/documentation/swiftui/lazyvgrid",
      expects: ["a.midY == b.midY", "c.minY == b.maxY + 5"],
      fact12
    ),
    Fact(
      "lazy-grid-item-alignment",
      "The alignment of an item says where a smaller view lies in its cell.",
      source: "https://developer.apple.com/documentation/swiftui/griditem",
      expects: ["a.minY == b.minY", "a.minX == b.minX - 108"],
      fact13
    ),
    Fact(
      "lazy-grid-alignment",
      "The alignment of a lazy grid says where its columns lie in the grid's width.",
      source: "https://developer.apple.com/documentation/swiftui/lazyvgrid/init(columns:alignment:spacing:pinnedviews:content:)",
      expects: ["a.minX == 0", "b.midX == 196.5"],
      wrong: "A lazy grid is only as wide as its columns and stands in the middle of wider room, so its alignment moves views in their columns alone.",
      fact14
    ),
    Fact(
      "lazy-grid-flexible-maximum",
      "A flexible column takes no more than its maximum.",
      source: "https://developer.apple.com/documentation/swiftui/griditem/size-swift.enum/flexible(minimum:maximum:)",
      expects: ["a.width == 60", "b.width == 240"],
      fact15
    ),
    Fact(
      "lazy-grid-squares",
      "With an aspect ratio of one the cells of a lazy grid are squares.",
      source: "https://developer.apple.com/videos/play/wwdc2020/10031/",
      expects: ["v0.width == 120", "v0.height == 120", "v2.minY == v0.minY + 120"],
      fact16
    ),
    Fact(
      "hgrid-rows",
      "A LazyHGrid fills its rows from the top, column after column.",
      source: "https://developer.apple.com/documentation/swiftui/lazyhgrid",
      expects: ["v0.height == 30", "v1.height == 50", "v1.minY == v0.maxY + 5", "v2.minX == v0.maxX + 10", "v2.minY == v0.minY"],
      fact17
    ),
    Fact(
      "lazy-section",
      "A section in a LazyVStack has its header above and its footer below its views.",
      source: "https://developer.apple.com/documentation/swiftui/section",
      expects: ["h.minY == 59", "a.minY == 79", "f.minY == 109"],
      fact18
    ),
  ]
}
