// Written by Scripts/generate-tables from Reference/swiftui-facts/alignment.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import SwiftUI

@MainActor @ViewBuilder private func fact1(step: Int) -> some View {
  VStack(alignment: .leading, spacing: 0) {
    Color.red.frame(width: 100, height: 20).accessibilityIdentifier("a")
    Color.blue.frame(width: 100, height: 20).alignmentGuide(.leading) { _ in -20 }.accessibilityIdentifier("b")
  }
  .background { Color.green.accessibilityIdentifier("s") }
}

@MainActor @ViewBuilder private func fact2(step: Int) -> some View {
  VStack(alignment: .leading, spacing: 0) {
    Color.red.frame(width: 100, height: 20).accessibilityIdentifier("a")
    Color.blue.frame(width: 50, height: 20).alignmentGuide(.trailing) { _ in -20 }.accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact3(step: Int) -> some View {
  VStack(alignment: .leading, spacing: 0) {
    Color.red.frame(width: 100, height: 20).accessibilityIdentifier("a")
    Color.blue.frame(width: 60, height: 20).alignmentGuide(.leading) { d in d[.trailing] }.accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact4(step: Int) -> some View {
  HStack(alignment: .top, spacing: 0) {
    Color.red.frame(width: 20, height: 80).accessibilityIdentifier("a")
    Color.blue.frame(width: 20, height: 40).alignmentGuide(.top) { d in d.height / 2 }.accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact5(step: Int) -> some View {
  HStack(alignment: .top, spacing: 0) {
    Color.red.frame(width: 20, height: 80)
    Color.blue.frame(width: 20, height: 40).alignmentGuide(.top) { _ in 10 }
  }
  .background { Color.green.accessibilityIdentifier("s") }
}

@MainActor @ViewBuilder private func fact6(step: Int) -> some View {
  ZStack(alignment: .topLeading) {
    Color.red.frame(width: 100, height: 100).accessibilityIdentifier("a")
    Color.blue.frame(width: 20, height: 20)
      .alignmentGuide(.leading) { _ in -30 }
      .alignmentGuide(.top) { _ in -40 }
      .accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact7(step: Int) -> some View {
  Color.red.frame(width: 100, height: 50).accessibilityIdentifier("a")
    .overlay(alignment: .topTrailing) {
      Color.blue.frame(width: 20, height: 20)
        .alignmentGuide(.trailing) { d in d.width / 2 }
        .alignmentGuide(.top) { d in d.height / 2 }
        .accessibilityIdentifier("o")
    }
}

@MainActor @ViewBuilder private func fact8(step: Int) -> some View {
  Color.blue.frame(width: 20, height: 20)
    .alignmentGuide(.leading) { _ in -15 }
    .accessibilityIdentifier("a")
    .frame(width: 100, height: 100, alignment: .topLeading)
    .background { Color.green.accessibilityIdentifier("f") }
}

enum MarkAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context[VerticalAlignment.center] }
}
extension VerticalAlignment {
  static let mark = VerticalAlignment(MarkAlignment.self)
}
@MainActor @ViewBuilder private func fact9(step: Int) -> some View {
  HStack(alignment: .mark, spacing: 10) {
    VStack(spacing: 0) {
      Color.red.frame(width: 20, height: 30)
      Color.red.frame(width: 20, height: 20).alignmentGuide(.mark) { d in d[VerticalAlignment.center] }.accessibilityIdentifier("a")
    }
    VStack(spacing: 0) {
      Color.blue.frame(width: 20, height: 40).alignmentGuide(.mark) { d in d[VerticalAlignment.center] }.accessibilityIdentifier("b")
      Color.blue.frame(width: 20, height: 50)
    }
  }
}

enum QuarterAlignment: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 4 }
}
@MainActor @ViewBuilder private func fact10(step: Int) -> some View {
  VStack(alignment: HorizontalAlignment(QuarterAlignment.self), spacing: 0) {
    Color.red.frame(width: 100, height: 20).accessibilityIdentifier("a")
    Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact11(step: Int) -> some View {
  HStack(alignment: .firstTextBaseline, spacing: 0) {
    Color.red.frame(width: 20, height: 30).accessibilityIdentifier("a")
    Color.blue.frame(width: 20, height: 50).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact12(step: Int) -> some View {
  HStack(alignment: .firstTextBaseline) {
    Text("Large").font(.largeTitle).accessibilityIdentifier("a")
    Text("Body").accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact13(step: Int) -> some View {
  HStack(alignment: .lastTextBaseline) {
    Text("One\nTwo").accessibilityIdentifier("a")
    Text("Body").accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact14(step: Int) -> some View {
  HStack(alignment: .firstTextBaseline) {
    Text("One\nTwo").accessibilityIdentifier("a")
    Text("Body").accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact15(step: Int) -> some View {
  HStack(alignment: .firstTextBaseline) {
    Text("One").padding(.top, 30).accessibilityElement(children: .contain)
    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b")
    Text("Two").accessibilityIdentifier("c")
  }
}

@MainActor @ViewBuilder private func fact16(step: Int) -> some View {
  VStack(alignment: .trailing, spacing: 0) {
    Color.red.frame(width: 100, height: 20).accessibilityIdentifier("a")
    VStack(alignment: .leading, spacing: 0) {
      Color.blue.frame(width: 40, height: 20).alignmentGuide(.leading) { _ in -10 }
      Color.green.frame(width: 40, height: 20).accessibilityIdentifier("c")
    }
  }
}

extension Fact {
  static let alignment: [Fact] = [
    Fact(
      "guide-shifts-view",
      "A guide for the stack's alignment moves the view by the value that it returns.",
      source: "https://developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)",
      expects: ["b.minX == a.minX + 20", "s.width == 120"],
      fact1
    ),
    Fact(
      "guide-of-other-alignment-ignored",
      "A guide for an alignment that the stack does not use has no effect.",
      source: "https://fatbobman.github.io/en/posts/layout-alignment",
      expects: ["b.minX == a.minX"],
      fact2
    ),
    Fact(
      "guide-from-other-edge",
      "A guide may return the position of another edge of the view.",
      source: "https://developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)",
      expects: ["b.maxX == a.minX"],
      fact3
    ),
    Fact(
      "guide-dimensions",
      "The closure of a guide is given the width and the height of the view.",
      source: "https://developer.apple.com/documentation/swiftui/viewdimensions",
      expects: ["b.midY == a.minY"],
      fact4
    ),
    Fact(
      "guide-in-hstack-enlarges",
      "A guide in an HStack makes the stack higher where a view moves out of the others.",
      source: "https://developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)",
      expects: ["s.height == 90"],
      fact5
    ),
    Fact(
      "guide-in-zstack",
      "A ZStack asks for the guides of both directions.",
      source: "https://fatbobman.github.io/en/posts/layout-alignment",
      expects: ["b.minX == a.minX + 30", "b.minY == a.minY + 40"],
      fact6
    ),
    Fact(
      "guide-in-overlay",
      "An overlay obeys a guide of its view.",
      source: "https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)",
      expects: ["o.midX == a.maxX", "o.midY == a.minY"],
      fact7
    ),
    Fact(
      "guide-in-frame",
      "The alignment of a frame obeys a guide of its view.",
      source: "https://fatbobman.github.io/en/posts/layout-alignment",
      expects: ["a.minX == f.minX + 15", "a.minY == f.minY"],
      fact8
    ),
    Fact(
      "custom-alignment-across-stacks",
      "A custom alignment lines up views of two nested stacks.",
      source: "https://developer.apple.com/documentation/swiftui/alignmentid",
      expects: ["a.midY == b.midY"],
      fact9
    ),
    Fact(
      "custom-alignment-default",
      "Without a guide a custom alignment uses its default value.",
      source: "https://developer.apple.com/documentation/swiftui/alignmentid",
      expects: ["a.minX + 25 == b.minX + 10"],
      fact10
    ),
    Fact(
      "baseline-of-shape",
      "The text baseline of a view without text is its bottom edge.",
      source: "https://developer.apple.com/documentation/swiftui/verticalalignment/firsttextbaseline",
      expects: ["a.maxY == b.maxY"],
      fact11
    ),
    Fact(
      "baseline-of-texts",
      "Texts of two sizes stand on one line with the alignment firstTextBaseline.",
      source: "https://developer.apple.com/documentation/swiftui/verticalalignment/firsttextbaseline",
      expects: ["a.baseline == b.baseline", "a.minY < b.minY"],
      fact12
    ),
    Fact(
      "baseline-last",
      "The alignment lastTextBaseline counts the last line of a text.",
      source: "https://developer.apple.com/documentation/swiftui/verticalalignment/lasttextbaseline",
      expects: ["a.maxY == b.maxY", "a.lines == 2"],
      fact13
    ),
    Fact(
      "baseline-first-multiline",
      "The alignment firstTextBaseline counts the first line of a text.",
      source: "https://developer.apple.com/documentation/swiftui/verticalalignment/firsttextbaseline",
      expects: ["a.minY == b.minY", "a.lines == 2"],
      fact14
    ),
    Fact(
      "baseline-through-padding",
      "Padding around a text moves its baseline with it.",
      source: "https://fatbobman.github.io/en/posts/layout-alignment",
      expects: ["b.maxY == c.baseline"],
      fact15
    ),
    Fact(
      "guide-of-hidden-subview",
      "In a VStack the leading guide of a nested stack is its own edge, not that of a guide inside of it with another alignment.",
      source: "https://developer.apple.com/documentation/swiftui/view/alignmentguide(_:computevalue:)",
      expects: ["c.minX == a.maxX - 50"],
      fact16
    ),
  ]
}
