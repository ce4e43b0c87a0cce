// Written by Scripts/generate-tables from Reference/swiftui-facts/stacks.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import SwiftUI

@MainActor @ViewBuilder private func fact1(step: Int) -> some View {
  HStack(spacing: 0) {
    Rectangle().accessibilityIdentifier("a")
    Rectangle().accessibilityIdentifier("b")
    Rectangle().accessibilityIdentifier("c")
  }
  .frame(width: 300, height: 100)
}

@MainActor @ViewBuilder private func fact2(step: Int) -> some View {
  HStack(spacing: 0) {
    Rectangle().frame(maxWidth: 100).accessibilityIdentifier("a")
    Rectangle().frame(minWidth: 100).accessibilityIdentifier("b")
  }
  .frame(width: 150, height: 100)
}

@MainActor @ViewBuilder private func fact3(step: Int) -> some View {
  HStack(spacing: 0) {
    Rectangle().frame(maxWidth: 100).accessibilityIdentifier("a")
    Rectangle().frame(minWidth: 100).accessibilityIdentifier("b")
  }
  .frame(width: 150, height: 100)
  .accessibilityElement(children: .contain)
  .accessibilityIdentifier("f")
}

struct HalfWidth: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let half = ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height)
    return subviews[0].sizeThatFits(half)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
@MainActor @ViewBuilder private func fact4(step: Int) -> some View {
  HStack(spacing: 10) {
    HalfWidth { Color.blue.accessibilityIdentifier("a") }
    Color.green.accessibilityIdentifier("b")
    Color.yellow.accessibilityIdentifier("c")
  }
  .frame(width: 320, height: 80)
}

struct HalfOfOffer: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let half = ProposedViewSize(width: proposal.width.map { $0 / 2 }, height: proposal.height)
    return subviews[0].sizeThatFits(half)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
@MainActor @ViewBuilder private func fact5(step: Int) -> some View {
  HStack(spacing: 10) {
    Color.blue.accessibilityIdentifier("a")
    HalfOfOffer { Color.green.accessibilityIdentifier("b") }
    Color.yellow.accessibilityIdentifier("c")
  }
  .frame(width: 320, height: 80)
}

@MainActor @ViewBuilder private func fact6(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.accessibilityIdentifier("a")
    Color.green.frame(width: 20).accessibilityIdentifier("b")
    Color.blue.accessibilityIdentifier("c")
  }
  .frame(width: 220, height: 40)
}

@MainActor @ViewBuilder private func fact7(step: Int) -> some View {
  HStack(spacing: 30) {
    Color.red.accessibilityIdentifier("a")
    Color.blue.accessibilityIdentifier("b")
  }
  .frame(width: 230, height: 40)
}

@MainActor @ViewBuilder private func fact8(step: Int) -> some View {
  HStack(spacing: 10) {
    Color.red.frame(width: 50, height: 30)
    Color.blue.frame(width: 70, height: 60)
  }
  .accessibilityElement(children: .contain)
  .accessibilityIdentifier("s")
}

@MainActor @ViewBuilder private func fact9(step: Int) -> some View {
  VStack(spacing: 7) {
    Color.red.frame(width: 50, height: 30)
    Color.blue.frame(width: 70, height: 60)
  }
  .accessibilityElement(children: .contain)
  .accessibilityIdentifier("s")
}

@MainActor @ViewBuilder private func fact10(step: Int) -> some View {
  Color.red.frame(width: 100, height: 50).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact11(step: Int) -> some View {
  Color.red.accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact12(step: Int) -> some View {
  VStack {
    Rectangle().frame(width: 150, height: 30).accessibilityIdentifier("a")
    Rectangle().frame(width: 150, height: 30).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact13(step: Int) -> some View {
  HStack {
    Color.red.frame(width: 50, height: 30).accessibilityIdentifier("a")
    Color.blue.frame(width: 50, height: 30).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact14(step: Int) -> some View {
  VStack {
    Rectangle().frame(width: 150, height: 30).accessibilityIdentifier("a")
    Text("Fat").accessibilityIdentifier("b")
    Rectangle().frame(width: 150, height: 30).accessibilityIdentifier("c")
  }
}

@MainActor @ViewBuilder private func fact15(step: Int) -> some View {
  VStack(spacing: 10) {
    Rectangle().frame(height: 50).accessibilityIdentifier("a")
    Text("Fatbobman").accessibilityIdentifier("b")
    Rectangle().frame(height: 50).accessibilityIdentifier("c")
  }
}

@MainActor @ViewBuilder private func fact16(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.accessibilityIdentifier("a")
    Color.blue.accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact17(step: Int) -> some View {
  HStack(spacing: -20) {
    Color.red.frame(width: 60, height: 60).accessibilityIdentifier("a")
    Color.blue.frame(width: 60, height: 60).accessibilityIdentifier("b")
  }
  .accessibilityElement(children: .contain)
  .accessibilityIdentifier("s")
}

@MainActor @ViewBuilder private func fact18(step: Int) -> some View {
  HStack {
    Color.red.frame(width: 20, height: 100).accessibilityIdentifier("a")
    Color.blue.frame(width: 20, height: 40).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact19(step: Int) -> some View {
  HStack(alignment: .top) {
    Color.red.frame(width: 20, height: 100).accessibilityIdentifier("a")
    Color.blue.frame(width: 20, height: 40).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact20(step: Int) -> some View {
  HStack(alignment: .bottom) {
    Color.red.frame(width: 20, height: 100).accessibilityIdentifier("a")
    Color.blue.frame(width: 20, height: 40).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact21(step: Int) -> some View {
  VStack {
    Color.red.frame(width: 100, height: 20).accessibilityIdentifier("a")
    Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact22(step: Int) -> some View {
  VStack(alignment: .leading) {
    Color.red.frame(width: 100, height: 20).accessibilityIdentifier("a")
    Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact23(step: Int) -> some View {
  VStack(alignment: .trailing) {
    Color.red.frame(width: 100, height: 20).accessibilityIdentifier("a")
    Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact24(step: Int) -> some View {
  VStack(alignment: .leading) {
    Color.red.frame(width: 100, height: 20).accessibilityIdentifier("a")
    Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("b")
  }
  .environment(\.layoutDirection, .rightToLeft)
}

@MainActor @ViewBuilder private func fact25(step: Int) -> some View {
  HStack {
    Color.red.frame(width: 100, height: 20).accessibilityIdentifier("a")
    Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("b")
  }
  .environment(\.layoutDirection, .rightToLeft)
}

@MainActor @ViewBuilder private func fact26(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.accessibilityIdentifier("a")
    Color.blue.layoutPriority(1).accessibilityIdentifier("b")
  }
  .frame(width: 200, height: 40)
}

@MainActor @ViewBuilder private func fact27(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.frame(minWidth: 50).accessibilityIdentifier("a")
    Color.blue.layoutPriority(1).accessibilityIdentifier("b")
  }
  .frame(width: 200, height: 40)
}

@MainActor @ViewBuilder private func fact28(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.frame(minWidth: 30).layoutPriority(0).accessibilityIdentifier("a")
    Color.blue.frame(minWidth: 40, maxWidth: 100).layoutPriority(2).accessibilityIdentifier("b")
    Color.green.frame(minWidth: 20).layoutPriority(1).accessibilityIdentifier("c")
  }
  .frame(width: 300, height: 40)
}

@MainActor @ViewBuilder private func fact29(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.frame(minWidth: 30).layoutPriority(-1).accessibilityIdentifier("a")
    Color.blue.accessibilityIdentifier("b")
  }
  .frame(width: 200, height: 40)
}

@MainActor @ViewBuilder private func fact30(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.frame(maxWidth: 50).accessibilityIdentifier("a")
    Color.blue.accessibilityIdentifier("b")
  }
  .frame(width: 300, height: 40)
}

@MainActor @ViewBuilder private func fact31(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.green.accessibilityIdentifier("c")
    Color.blue.frame(maxWidth: 120).accessibilityIdentifier("b")
    Color.red.frame(maxWidth: 80).accessibilityIdentifier("a")
  }
  .frame(width: 300, height: 40)
}

@MainActor @ViewBuilder private func fact32(step: Int) -> some View {
  VStack(spacing: 10) {
    Color.red.accessibilityIdentifier("a")
    Color.blue.frame(maxHeight: 30).accessibilityIdentifier("b")
    Color.green.accessibilityIdentifier("c")
  }
  .frame(width: 40, height: 250)
}

@MainActor @ViewBuilder private func fact33(step: Int) -> some View {
  HStack {
    Color.purple
    Text("Hello, world").accessibilityIdentifier("a")
    Color.pink
  }
  .frame(width: 200, height: 100)
}

@MainActor @ViewBuilder private func fact34(step: Int) -> some View {
  HStack {
    Color.blue
    Text("Hello, world").layoutPriority(1).accessibilityIdentifier("a")
    Color.green
  }
  .frame(width: 200, height: 100)
}

@MainActor @ViewBuilder private func fact35(step: Int) -> some View {
  HStack(spacing: 10) {
    Group {
      Color.red.accessibilityIdentifier("a")
      Color.green.accessibilityIdentifier("b")
    }
    Color.blue.accessibilityIdentifier("c")
  }
  .frame(width: 320, height: 40)
}

@MainActor @ViewBuilder private func fact36(step: Int) -> some View {
  HStack(spacing: 10) {
    ForEach(0..<3, id: \.self) { index in
      Color.red.accessibilityIdentifier("v\(index)")
    }
    Color.blue.accessibilityIdentifier("c")
  }
  .frame(width: 230, height: 40)
}

extension Fact {
  static let stacks: [Fact] = [
    Fact(
      "stack-divides-equally",
      "An HStack divides its width equally between views that are equally flexible.",
      source: "https://www.objc.io/blog/2020/11/10/hstacks-child-ordering/",
      expects: ["a.width == 100", "b.width == 100", "c.width == 100", "b.minX == a.maxX"],
      fact1
    ),
    Fact(
      "stack-least-flexible-first",
      "The less flexible view is asked first, so a later minimum makes the stack larger than its frame.",
      source: "https://www.objc.io/blog/2020/11/10/hstacks-child-ordering/",
      expects: ["a.width == 75", "b.width == 100", "b.minX == a.maxX"],
      fact2
    ),
    Fact(
      "stack-overflow-is-centered",
      "A stack that is larger than its fixed frame extends past both edges alike.",
      source: "https://www.objc.io/blog/2020/11/10/hstacks-child-ordering/",
      expects: ["a.minX == 393 / 2 - 87.5", "b.maxX == 393 / 2 + 87.5"],
      fact3
    ),
    Fact(
      "stack-relative-child-first",
      "A child that takes half of its offer as the first of three gets half of a third, and the others share the rest.",
      source: "https://oleb.net/2023/swiftui-relative-size-in-stacks/",
      expects: ["a.width == 50", "b.width == 125", "c.width == 125"],
      fact4
    ),
    Fact(
      "stack-relative-child-second",
      "Equally flexible children are asked in their order: one that takes half of its offer as the second of three leaves its rest to the third.",
      source: "https://oleb.net/2023/swiftui-relative-size-in-stacks/",
      expects: ["a.width == 100", "b.width == 50", "c.width == 150"],
      fact5
    ),
    Fact(
      "stack-fixed-child-leaves-rest",
      "A child of fixed width is subtracted first, and the flexible children share what remains.",
      source: "https://developer.apple.com/videos/play/wwdc2019/237/",
      expects: ["a.width == 100", "b.width == 20", "c.width == 100"],
      fact6
    ),
    Fact(
      "stack-subtracts-spacing",
      "The spacing between children is subtracted before the width is divided.",
      source: "https://developer.apple.com/videos/play/wwdc2019/237/",
      expects: ["a.width == 100", "b.width == 100", "b.minX - a.maxX == 30"],
      fact7
    ),
    Fact(
      "stack-encloses-children",
      "A stack chooses the size that encloses its children and the spacing between them.",
      source: "https://developer.apple.com/videos/play/wwdc2019/237/",
      expects: ["s.width == 130", "s.height == 60"],
      fact8
    ),
    Fact(
      "vstack-encloses-children",
      "A VStack is as wide as its widest child and as high as all of them with the spacing.",
      source: "https://developer.apple.com/documentation/swiftui/vstack",
      expects: ["s.width == 70", "s.height == 97"],
      fact9
    ),
    Fact(
      "root-is-centered",
      "The root view of a screen that does not fill it lies in the middle of the safe area.",
      source: "https://developer.apple.com/videos/play/wwdc2019/237/",
      expects: ["a.midX == 196.5", "a.midY == (59 + 818) / 2"],
      fact10
    ),
    Fact(
      "root-color-fills-safe-area",
      "A color as the root of a screen fills the safe area.",
      source: "https://www.hackingwithswift.com/quick-start/swiftui/how-to-place-content-outside-the-safe-area",
      expects: ["a.minX == 0", "a.width == 393", "a.minY == 59", "a.maxY == 852 - 34"],
      fact11
    ),
    Fact(
      "vstack-default-spacing",
      "Shapes in a VStack without a given spacing stand eight points apart.",
      source: "https://fatbobman.com/en/posts/spacing-of-swiftui/",
      expects: ["b.minY - a.maxY == 8"],
      fact12
    ),
    Fact(
      "hstack-default-spacing",
      "Colors in an HStack without a given spacing stand eight points apart.",
      source: "https://www.objc.io/blog/2020/11/23/grid-layout/",
      expects: ["b.minX - a.maxX == 8"],
      fact13
    ),
    Fact(
      "text-spacing-differs",
      "Between a text and the shapes above and below it the default spacing is not eight, and not the same on both sides.",
      source: "https://fatbobman.com/en/posts/spacing-of-swiftui/",
      expects: ["b.minY - a.maxY != 8", "c.minY - b.maxY != b.minY - a.maxY"],
      fact14
    ),
    Fact(
      "explicit-spacing-holds-for-text",
      "A spacing that is given holds between a text and a shape as it does between shapes.",
      source: "https://fatbobman.com/en/snippet/resolving-inconsistent-spacing-in-swiftui-vstackhstack-layouts",
      expects: ["b.minY - a.maxY == 10", "c.minY - b.maxY == 10"],
      fact15
    ),
    Fact(
      "zero-spacing-stitches",
      "A spacing of zero leaves no gap between views.",
      source: "https://fatbobman.com/en/snippet/resolving-inconsistent-spacing-in-swiftui-vstackhstack-layouts",
      expects: ["a.width == 196.5", "b.minX == a.maxX", "b.maxX == 393"],
      fact16
    ),
    Fact(
      "negative-spacing-overlaps",
      "A negative spacing makes the views of a stack overlap by as much.",
      source: "https://fatbobman.com/en/posts/spacing-of-swiftui/",
      expects: ["b.minX == a.maxX - 20", "s.width == 100"],
      fact17
    ),
    Fact(
      "hstack-center-is-default",
      "An HStack centers its children vertically unless told otherwise.",
      source: "https://developer.apple.com/documentation/swiftui/hstack/init(alignment:spacing:content:)",
      expects: ["a.midY == b.midY"],
      fact18
    ),
    Fact(
      "hstack-top",
      "An HStack with the alignment top puts the top edges of its children on one line.",
      source: "https://developer.apple.com/documentation/swiftui/verticalalignment",
      expects: ["a.minY == b.minY"],
      fact19
    ),
    Fact(
      "hstack-bottom",
      "An HStack with the alignment bottom puts the bottom edges of its children on one line.",
      source: "https://developer.apple.com/documentation/swiftui/verticalalignment",
      expects: ["a.maxY == b.maxY"],
      fact20
    ),
    Fact(
      "vstack-center-is-default",
      "A VStack centers its children horizontally unless told otherwise.",
      source: "https://developer.apple.com/documentation/swiftui/vstack/init(alignment:spacing:content:)",
      expects: ["a.midX == b.midX"],
      fact21
    ),
    Fact(
      "vstack-leading",
      "A VStack with the alignment leading puts the leading edges of its children on one line.",
      source: "https://developer.apple.com/documentation/swiftui/horizontalalignment",
      expects: ["a.minX == b.minX"],
      fact22
    ),
    Fact(
      "vstack-trailing",
      "A VStack with the alignment trailing puts the trailing edges of its children on one line.",
      source: "https://developer.apple.com/documentation/swiftui/horizontalalignment",
      expects: ["a.maxX == b.maxX"],
      fact23
    ),
    Fact(
      "leading-follows-direction",
      "In a right-to-left environment the leading edge is the right one.",
      source: "https://developer.apple.com/documentation/swiftui/horizontalalignment/leading",
      expects: ["a.maxX == b.maxX", "a.minX < b.minX"],
      fact24
    ),
    Fact(
      "hstack-mirrors",
      "In a right-to-left environment the first child of an HStack is the rightmost.",
      source: "https://developer.apple.com/documentation/swiftui/layoutdirection",
      expects: ["a.minX == b.maxX + 8"],
      fact25
    ),
    Fact(
      "priority-takes-all",
      "A flexible view of a higher layout priority takes the whole stack from one that can shrink to nothing.",
      source: "https://www.typesafely.co.uk/p/use-layoutpriority-to-specify-which",
      expects: ["b.width == 200"],
      fact26
    ),
    Fact(
      "priority-leaves-minimum",
      "Views of a higher priority are offered all the space but the minimum of those of a lower one.",
      source: "https://developer.apple.com/documentation/swiftui/view/layoutpriority(_:)",
      expects: ["a.width == 50", "b.width == 150"],
      fact27
    ),
    Fact(
      "priority-levels",
      "Three priorities are served from the highest to the lowest, each of which leaves the minimum of those below it.",
      source: "https://developer.apple.com/documentation/swiftui/view/layoutpriority(_:)",
      expects: ["b.width == 100", "a.width == 30", "c.width == 170"],
      fact28
    ),
    Fact(
      "priority-negative",
      "A negative priority is served after the default one, which is zero.",
      source: "https://developer.apple.com/documentation/swiftui/view/layoutpriority(_:)",
      expects: ["a.width == 30", "b.width == 170"],
      fact29
    ),
    Fact(
      "maximum-returns-rest",
      "A child whose maximum is below its share leaves the rest to the others.",
      source: "https://developer.apple.com/videos/play/wwdc2019/237/",
      expects: ["a.width == 50", "b.width == 250"],
      fact30
    ),
    Fact(
      "two-maxima",
      "Of three children the ones with the smaller maxima are asked first, whatever their order.",
      source: "https://www.objc.io/blog/2020/11/10/hstacks-child-ordering/",
      expects: ["a.width == 80", "b.width == 110", "c.width == 110"],
      fact31
    ),
    Fact(
      "vstack-divides-height",
      "A VStack divides its height as an HStack does its width.",
      source: "https://www.swiftuifieldguide.com/layout/hstack/",
      expects: ["a.height == 100", "b.height == 30", "c.height == 100"],
      fact32
    ),
    Fact(
      "text-is-offered-its-share",
      "A text between two shapes in a narrow HStack is offered a third of the width and breaks, though the shapes could shrink.",
      source: "https://www.swiftuifieldguide.com/layout/hstack/",
      expects: ["a.lines == 2"],
      fact33
    ),
    Fact(
      "priority-keeps-text-whole",
      "The same text with a higher layout priority stays on one line.",
      source: "https://www.swiftuifieldguide.com/layout/hstack/",
      expects: ["a.lines == 1"],
      fact34
    ),
    Fact(
      "group-is-flattened",
      "The views of a Group are children of the stack around it.",
      source: "https://developer.apple.com/documentation/swiftui/group",
      expects: ["a.width == 100", "b.width == 100", "c.width == 100"],
      fact35
    ),
    Fact(
      "foreach-is-flattened",
      "The views of a ForEach are children of the stack around it.",
      source: "https://developer.apple.com/documentation/swiftui/foreach",
      expects: ["v0.width == 50", "v1.width == 50", "v2.width == 50", "c.width == 50"],
      fact36
    ),
  ]
}
