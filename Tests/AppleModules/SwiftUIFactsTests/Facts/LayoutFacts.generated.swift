// Written by Scripts/generate-tables from Reference/swiftui-facts/layout.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import SwiftUI

struct AskingLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    note("least", subviews[0].sizeThatFits(.zero).width)
    note("ideal", subviews[0].sizeThatFits(.unspecified).width)
    note("most", subviews[0].sizeThatFits(.infinity).width)
    return CGSize(width: 10, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
@MainActor @ViewBuilder private func fact1(step: Int) -> some View {
  AskingLayout {
    Color.red.frame(minWidth: 20, idealWidth: 50, maxWidth: 100)
  }
}

struct InfinityLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    note("color", subviews[0].sizeThatFits(.infinity).width)
    note("frame", subviews[1].sizeThatFits(.infinity).width)
    note("height", subviews[1].sizeThatFits(.infinity).height)
    return CGSize(width: 10, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
@MainActor @ViewBuilder private func fact2(step: Int) -> some View {
  InfinityLayout {
    Color.red
    Color.blue.frame(width: 30, height: 20).frame(maxWidth: .infinity)
  }
}

@MainActor @ViewBuilder private func fact3(step: Int) -> some View {
  Color.red.onAppear {
    note("w", ProposedViewSize.unspecified.replacingUnspecifiedDimensions().width)
    note("h", ProposedViewSize(width: 40, height: nil).replacingUnspecifiedDimensions().height)
    note("v", ProposedViewSize(width: 40, height: nil).replacingUnspecifiedDimensions().width)
  }
}

struct NotingLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    note("w", proposal.width ?? -1)
    note("h", proposal.height ?? -1)
    return CGSize(width: 10, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
@MainActor @ViewBuilder private func fact4(step: Int) -> some View {
  NotingLayout { Color.red }
}

struct PaddedLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    note("w", proposal.width ?? -1)
    note("h", proposal.height ?? -1)
    return CGSize(width: 10, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
@MainActor @ViewBuilder private func fact5(step: Int) -> some View {
  PaddedLayout { Color.red }.padding(20)
}

struct ScrolledLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    note("w", proposal.width ?? -1)
    note("h", proposal.height ?? -1)
    return CGSize(width: proposal.width ?? 10, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
@MainActor @ViewBuilder private func fact6(step: Int) -> some View {
  ScrollView { ScrolledLayout { Color.red } }
}

struct ProbedLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    if proposal.width == 0 { note("zero", 1) }
    if proposal.width == .infinity { note("infinity", 1) }
    return subviews[0].sizeThatFits(proposal)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
@MainActor @ViewBuilder private func fact7(step: Int) -> some View {
  HStack {
    ProbedLayout { Color.red }
    Color.blue
  }
}

struct BoundsLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 120, height: 60)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    note("w", bounds.width)
    note("h", bounds.height)
    subviews[0].place(at: CGPoint(x: bounds.maxX, y: bounds.maxY), anchor: .bottomTrailing, proposal: ProposedViewSize(width: 30, height: 20))
  }
}
@MainActor @ViewBuilder private func fact8(step: Int) -> some View {
  BoundsLayout { Color.red.accessibilityIdentifier("a") }
}

struct CornerLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 100, height: 100)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: CGPoint(x: bounds.minX + 10, y: bounds.minY + 20), proposal: ProposedViewSize(width: 30, height: 20))
  }
}
@MainActor @ViewBuilder private func fact9(step: Int) -> some View {
  CornerLayout { Color.red.accessibilityIdentifier("a") }
}

struct IdleLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 200, height: 100)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
@MainActor @ViewBuilder private func fact10(step: Int) -> some View {
  IdleLayout { Color.red.frame(width: 30, height: 20).accessibilityIdentifier("a") }
}

struct DistanceLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    note("d", subviews[0].spacing.distance(to: subviews[1].spacing, along: .horizontal))
    note("v", subviews[0].spacing.distance(to: subviews[1].spacing, along: .vertical))
    return CGSize(width: 10, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
@MainActor @ViewBuilder private func fact11(step: Int) -> some View {
  DistanceLayout {
    Color.red
    Color.blue
  }
}

struct FlexKey: LayoutValueKey { static let defaultValue: CGFloat = 3 }
struct ValueLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    note("set", subviews[0][FlexKey.self])
    note("unset", subviews[1][FlexKey.self])
    return CGSize(width: 10, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
@MainActor @ViewBuilder private func fact12(step: Int) -> some View {
  ValueLayout {
    Color.red.layoutValue(key: FlexKey.self, value: 8)
    Color.blue
  }
}

struct CountLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    note("n", CGFloat(subviews.count))
    return CGSize(width: 10, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
@MainActor @ViewBuilder private func fact13(step: Int) -> some View {
  CountLayout {
    Group {
      Color.red
      Color.blue
    }
    ForEach(0..<3, id: \.self) { _ in Color.green }
    if step > 0 { Color.yellow }
    HStack { Color.red; Color.blue }
  }
}

struct PriorityLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    note("p", CGFloat(subviews[0].priority))
    note("q", CGFloat(subviews[1].priority))
    return CGSize(width: 10, height: 10)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
@MainActor @ViewBuilder private func fact14(step: Int) -> some View {
  PriorityLayout {
    Color.red.layoutPriority(2)
    Color.blue
  }
}

struct EqualWidthRow: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    let width = sizes.map(\.width).max() ?? 0
    return CGSize(width: width * CGFloat(subviews.count), height: sizes.map(\.height).max() ?? 0)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    let width = bounds.width / CGFloat(subviews.count)
    for index in subviews.indices {
      let x = bounds.minX + width * (CGFloat(index) + 0.5)
      subviews[index].place(at: CGPoint(x: x, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(width: width, height: bounds.height))
    }
  }
}
@MainActor @ViewBuilder private func fact15(step: Int) -> some View {
  EqualWidthRow {
    Color.red.frame(width: 40, height: 20).frame(maxWidth: .infinity).background { Color.green.accessibilityIdentifier("a") }
    Color.red.frame(width: 90, height: 30).frame(maxWidth: .infinity).background { Color.green.accessibilityIdentifier("b") }
  }
}

struct LargeLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    CGSize(width: 200, height: 50)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
@MainActor @ViewBuilder private func fact16(step: Int) -> some View {
  LargeLayout { Color.red.accessibilityIdentifier("a") }.frame(width: 100, height: 100)
}

@MainActor @ViewBuilder private func fact17(step: Int) -> some View {
  ViewThatFits {
    Color.red.frame(width: 300, height: 20).accessibilityIdentifier("a")
    Color.blue.frame(width: 100, height: 20).accessibilityIdentifier("b")
    Color.green.frame(width: 50, height: 20).accessibilityIdentifier("c")
  }
  .frame(width: 200)
}

@MainActor @ViewBuilder private func fact18(step: Int) -> some View {
  ViewThatFits {
    Color.red.frame(width: 300, height: 20).accessibilityIdentifier("a")
    Color.blue.frame(width: 250, height: 20).accessibilityIdentifier("b")
  }
  .frame(width: 200)
}

@MainActor @ViewBuilder private func fact19(step: Int) -> some View {
  ViewThatFits(in: .horizontal) {
    Color.red.frame(width: 150, height: 400).accessibilityIdentifier("a")
    Color.blue.frame(width: 100, height: 20).accessibilityIdentifier("b")
  }
  .frame(width: 200, height: 100)
}

@MainActor @ViewBuilder private func fact20(step: Int) -> some View {
  ViewThatFits {
    Color.red.accessibilityIdentifier("a")
    Color.blue.frame(width: 100, height: 20).accessibilityIdentifier("b")
  }
  .frame(width: 200, height: 100)
}

@MainActor @ViewBuilder private func fact21(step: Int) -> some View {
  VStack {
    ViewThatFits(in: .horizontal) {
      Text("A text that is much too long for a narrow frame").accessibilityIdentifier("a")
      Text("Short").accessibilityIdentifier("b")
    }
    .frame(width: 120)
    ViewThatFits(in: .horizontal) {
      Text("A text").accessibilityIdentifier("c")
      Text("T").accessibilityIdentifier("d")
    }
    .frame(width: 120)
  }
}

@MainActor @ViewBuilder private func fact22(step: Int) -> some View {
  ViewThatFits(in: .horizontal) {
    HStack { Text("Reading"); Text("Settings") }.background { Color.red.accessibilityIdentifier("a") }
    VStack { Text("Reading"); Text("Settings") }.background { Color.red.accessibilityIdentifier("b") }
  }
  .frame(width: 250)
}

@MainActor @ViewBuilder private func fact23(step: Int) -> some View {
  (step == 0 ? AnyLayout(HStackLayout(spacing: 5)) : AnyLayout(VStackLayout(spacing: 7))) {
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
    Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("b")
  }
}

struct CountedView: View {
  @State private var number = 0
  var body: some View {
    Color.red.frame(width: 40, height: 20)
      .onAppear {
        number += 1
        tally("appeared")
      }
  }
}
@MainActor @ViewBuilder private func fact24(step: Int) -> some View {
  (step == 0 ? AnyLayout(HStackLayout()) : AnyLayout(VStackLayout())) {
    CountedView()
    CountedView()
  }
}

struct AdaptiveRow: View {
  @Environment(\.dynamicTypeSize) private var typeSize
  var body: some View {
    let layout = typeSize.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())
    layout {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
      Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("b")
    }
  }
}
@MainActor @ViewBuilder private func fact25(step: Int) -> some View {
  AdaptiveRow()
}

@MainActor @ViewBuilder private func fact26(step: Int) -> some View {
  AnyLayout(ZStackLayout(alignment: .topLeading)) {
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
    Color.blue.frame(width: 20, height: 40).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact27(step: Int) -> some View {
  AnyLayout(GridLayout(alignment: .topLeading, horizontalSpacing: 5, verticalSpacing: 5)) {
    GridRow {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
      Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("b")
    }
    GridRow {
      Color.red.frame(width: 60, height: 20).accessibilityIdentifier("c")
      Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("d")
    }
  }
}

extension Fact {
  static let layout: [Fact] = [
    Fact(
      "layout-special-proposals",
      "The zero, unspecified and infinite proposals get a view's minimum, ideal and maximum size.",
      source: "https://developer.apple.com/documentation/swiftui/proposedviewsize",
      expects: ["least == 20", "ideal == 50", "most == 100"],
      fact1
    ),
    Fact(
      "layout-color-infinity",
      "A color answers an infinite proposal with infinity, and so does a frame of infinite maximum width.",
      source: "https://developer.apple.com/documentation/swiftui/proposedviewsize/infinity",
      expects: ["color == inf", "frame == inf", "height == 20"],
      fact2
    ),
    Fact(
      "layout-replacing-unspecified",
      "Unspecified dimensions are replaced by ten unless told otherwise.",
      source: "https://developer.apple.com/documentation/swiftui/proposedviewsize/replacingunspecifieddimensions(by:)",
      expects: ["w == 10", "h == 10", "v == 40"],
      fact3
    ),
    Fact(
      "layout-root-proposal",
      "The layout at the root is proposed the size of the safe area.",
      source: "https://developer.apple.com/documentation/swiftui/layout/sizethatfits(proposal:subviews:cache:)",
      expects: ["w == 393", "h == 759"],
      fact4
    ),
    Fact(
      "layout-padding-proposal",
      "Padding subtracts its insets from the proposal.",
      source: "https://developer.apple.com/documentation/swiftui/layout/sizethatfits(proposal:subviews:cache:)",
      expects: ["w == 353", "h == 719"],
      fact5
    ),
    Fact(
      "layout-scroll-proposal",
      "A vertical ScrollView proposes no height.",
      source: "https://www.swiftuifieldguide.com/layout/scrollview/",
      expects: ["w == 393", "h == -1"],
      fact6
    ),
    Fact(
      "layout-stack-probes",
      "An HStack of two flexible views asks each for its width at zero and at infinity.",
      source: "https://www.swiftuifieldguide.com/layout/hstack/",
      expects: ["zero == 1", "infinity == 1"],
      fact7
    ),
    Fact(
      "layout-bounds",
      "A layout places its views in bounds of the size that it chose.",
      source: "https://developer.apple.com/documentation/swiftui/layout/placesubviews(in:proposal:subviews:cache:)",
      expects: ["w == 120", "h == 60", "a.maxX == 256.5", "a.maxY == 468.5", "a.width == 30"],
      fact8
    ),
    Fact(
      "layout-place-anchor-default",
      "A view is placed by its upper left corner unless told otherwise.",
      source: "https://developer.apple.com/documentation/swiftui/layoutsubview/place(at:anchor:proposal:)",
      expects: ["a.minX == 156.5", "a.minY == 408.5"],
      fact9
    ),
    Fact(
      "layout-not-placed",
      "A view that a layout does not place stands in the center of the layout.",
      source: "https://developer.apple.com/documentation/swiftui/layout/placesubviews(in:proposal:subviews:cache:)",
      expects: ["a.midX == 196.5", "a.midY == 438.5"],
      fact10
    ),
    Fact(
      "layout-spacing-distance",
      "The preferred distance between two colors is eight points.",
      source: "https://developer.apple.com/documentation/swiftui/viewspacing/distance(to:along:)",
      expects: ["d == 8", "v == 8"],
      fact11
    ),
    Fact(
      "layout-value",
      "A layout reads the values that its views carry, and the default of the others.",
      source: "https://developer.apple.com/documentation/swiftui/layoutvaluekey",
      expects: ["set == 8", "unset == 3"],
      fact12
    ),
    Fact(
      "layout-subviews-flattened",
      "Groups, loops and conditions give a layout their views one by one.",
      source: "https://developer.apple.com/documentation/swiftui/layoutsubviews",
      before: ["n == 6"],
      steps: ["step"],
      expects: ["n == 7"],
      fact13
    ),
    Fact(
      "layout-priority-read",
      "A layout reads the layout priority of its views.",
      source: "https://developer.apple.com/documentation/swiftui/layoutsubview/priority",
      expects: ["p == 2", "q == 0"],
      fact14
    ),
    Fact(
      "layout-equal-widths",
      "The equal-width stack of Apple's session gives each of its buttons the width of the widest.",
      source: "https://developer.apple.com/videos/play/wwdc2022/10056/",
      expects: ["a.width == 90", "b.width == 90", "a.midY == b.midY", "b.minX == a.maxX"],
      fact15
    ),
    Fact(
      "layout-ignores-own-proposal",
      "A layout may be larger than what it is offered, and is centered on the frame that offers it.",
      source: "https://developer.apple.com/documentation/swiftui/layout/sizethatfits(proposal:subviews:cache:)",
      expects: ["a.width == 200", "a.midX == 196.5"],
      fact16
    ),
    Fact(
      "fits-first",
      "ViewThatFits shows the first view whose ideal size fits.",
      source: "https://developer.apple.com/documentation/swiftui/viewthatfits",
      expects: ["count(a) == 0", "count(b) == 1", "count(c) == 0", "b.width == 100"],
      fact17
    ),
    Fact(
      "fits-last",
      "ViewThatFits shows its last view where none fits.",
      source: "https://developer.apple.com/documentation/swiftui/viewthatfits",
      expects: ["count(a) == 0", "count(b) == 1"],
      fact18
    ),
    Fact(
      "fits-axis",
      "ViewThatFits in one axis does not look at the other.",
      source: "https://developer.apple.com/documentation/swiftui/viewthatfits/init(in:content:)",
      expects: ["count(a) == 1", "count(b) == 0"],
      fact19
    ),
    Fact(
      "fits-ideal",
      "ViewThatFits asks for the ideal size, so a flexible view with a small ideal size fits and then fills.",
      source: "https://developer.apple.com/documentation/swiftui/viewthatfits",
      expects: ["count(a) == 1", "a.width == 200", "a.height == 100"],
      fact20
    ),
    Fact(
      "fits-text",
      "A text fits where it stays on one line, else the next view is shown.",
      source: "https://developer.apple.com/documentation/swiftui/viewthatfits",
      expects: ["count(a) == 0", "count(b) == 1", "count(c) == 1", "count(d) == 0"],
      fact21
    ),
    Fact(
      "fits-while-shown",
      "ViewThatFits chooses again when the text size changes.",
      source: "https://developer.apple.com/documentation/swiftui/viewthatfits",
      before: ["count(a) == 1", "count(b) == 0"],
      steps: ["size AX5"],
      expects: ["count(a) == 0", "count(b) == 1"],
      fact22
    ),
    Fact(
      "any-layout-switch",
      "AnyLayout changes from a row to a column.",
      source: "https://developer.apple.com/documentation/swiftui/anylayout",
      before: ["b.minX == a.maxX + 5", "a.midY == b.midY"],
      steps: ["step"],
      expects: ["b.minY == a.maxY + 7", "a.midX == b.midX"],
      fact23
    ),
    Fact(
      "any-layout-state",
      "The views of an AnyLayout keep their state when the layout changes.",
      source: "https://developer.apple.com/documentation/swiftui/anylayout",
      before: ["appeared == 2"],
      steps: ["step"],
      expects: ["appeared == 2"],
      fact24
    ),
    Fact(
      "any-layout-type-size",
      "AnyLayout stacks what stood in a row when the text size becomes an accessibility size.",
      source: "https://developer.apple.com/documentation/swiftui/anylayout",
      before: ["a.midY == b.midY"],
      steps: ["size AX1"],
      expects: ["a.midX == b.midX", "b.minY > a.maxY"],
      fact25
    ),
    Fact(
      "zstack-layout",
      "ZStackLayout overlays its views in a conditional layout.",
      source: "https://developer.apple.com/documentation/swiftui/zstacklayout",
      expects: ["a.minX == b.minX", "a.minY == b.minY"],
      fact26
    ),
    Fact(
      "grid-layout",
      "GridLayout arranges rows in a conditional layout.",
      source: "https://developer.apple.com/documentation/swiftui/gridlayout",
      expects: ["b.minX == d.minX", "d.minX == c.maxX + 5"],
      fact27
    ),
  ]
}
