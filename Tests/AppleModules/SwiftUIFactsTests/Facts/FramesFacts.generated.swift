// Written by Scripts/generate-tables from Reference/swiftui-facts/frames.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import SwiftUI

@MainActor @ViewBuilder private func fact1(step: Int) -> some View {
  Ellipse().frame(width: 200, height: 100).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact2(step: Int) -> some View {
  Ellipse().frame(height: 100).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact3(step: Int) -> some View {
  Color.red.frame(width: 200, height: 200).accessibilityIdentifier("a")
    .frame(width: 100, height: 200)
}

@MainActor @ViewBuilder private func fact4(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.frame(width: 200, height: 20).frame(width: 100).accessibilityElement(children: .contain).accessibilityIdentifier("f")
    Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact5(step: Int) -> some View {
  Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
    .frame(width: 200, height: 200)
}

@MainActor @ViewBuilder private func fact6(step: Int) -> some View {
  Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
    .frame(width: 200, height: 100, alignment: .topLeading)
}

@MainActor @ViewBuilder private func fact7(step: Int) -> some View {
  Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
    .frame(width: 200, height: 100, alignment: .bottomTrailing)
}

@MainActor @ViewBuilder private func fact8(step: Int) -> some View {
  Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
    .frame(width: 200, height: 100, alignment: .trailing)
}

@MainActor @ViewBuilder private func fact9(step: Int) -> some View {
  Color.red.frame(width: 200, height: 20).accessibilityIdentifier("a")
    .frame(width: 100, height: 100, alignment: .leading)
}

@MainActor @ViewBuilder private func fact10(step: Int) -> some View {
  Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
    .frame(maxWidth: .infinity)
    .accessibilityElement(children: .contain).accessibilityIdentifier("f")
}

@MainActor @ViewBuilder private func fact11(step: Int) -> some View {
  Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
    .frame(maxWidth: .infinity, alignment: .trailing)
}

@MainActor @ViewBuilder private func fact12(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
    Color.blue.frame(width: 30, height: 20).accessibilityIdentifier("b")
      .frame(maxWidth: .infinity, alignment: .trailing)
  }
}

@MainActor @ViewBuilder private func fact13(step: Int) -> some View {
  VStack(spacing: 0) {
    Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
      .frame(maxHeight: .infinity, alignment: .top)
    Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact14(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.frame(width: 20, height: 20).frame(maxWidth: .infinity).accessibilityElement(children: .contain).accessibilityIdentifier("a")
    Color.blue.frame(width: 100, height: 20).frame(maxWidth: .infinity).accessibilityElement(children: .contain).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact15(step: Int) -> some View {
  HStack {
    Color.red.frame(width: 50, height: 80).frame(maxHeight: .infinity).accessibilityElement(children: .contain).accessibilityIdentifier("a")
    Color.blue.frame(width: 50, height: 40).frame(maxHeight: .infinity).accessibilityElement(children: .contain).accessibilityIdentifier("b")
  }
  .fixedSize(horizontal: false, vertical: true)
}

@MainActor @ViewBuilder private func fact16(step: Int) -> some View {
  VStack {
    Color.red.frame(width: 80, height: 20).frame(maxWidth: .infinity).accessibilityElement(children: .contain).accessibilityIdentifier("a")
    Color.blue.frame(width: 120, height: 20).frame(maxWidth: .infinity).accessibilityElement(children: .contain).accessibilityIdentifier("b")
  }
  .fixedSize(horizontal: true, vertical: false)
}

@MainActor @ViewBuilder private func fact17(step: Int) -> some View {
  Color.red.frame(width: 30, height: 20).accessibilityIdentifier("a")
    .frame(minWidth: 100)
    .accessibilityElement(children: .contain).accessibilityIdentifier("f")
}

@MainActor @ViewBuilder private func fact18(step: Int) -> some View {
  Color.red.frame(width: 100, height: 20)
    .frame(minWidth: 40).accessibilityElement(children: .contain).accessibilityIdentifier("f")
    .frame(width: 60)
}

@MainActor @ViewBuilder private func fact19(step: Int) -> some View {
  Color.red.frame(width: 100, height: 20)
    .frame(minWidth: 40).accessibilityElement(children: .contain).accessibilityIdentifier("f")
    .frame(width: 20)
}

@MainActor @ViewBuilder private func fact20(step: Int) -> some View {
  Color.red.frame(width: 100, height: 20)
    .frame(minWidth: 40).accessibilityElement(children: .contain).accessibilityIdentifier("f")
}

@MainActor @ViewBuilder private func fact21(step: Int) -> some View {
  Color.red.frame(width: 100, height: 20)
    .frame(maxWidth: 200).accessibilityElement(children: .contain).accessibilityIdentifier("f")
    .frame(width: 60)
}

@MainActor @ViewBuilder private func fact22(step: Int) -> some View {
  Color.red.frame(width: 100, height: 20)
    .frame(maxWidth: 200).accessibilityElement(children: .contain).accessibilityIdentifier("f")
}

@MainActor @ViewBuilder private func fact23(step: Int) -> some View {
  Color.red.frame(width: 100, height: 20)
    .frame(maxWidth: 200).accessibilityElement(children: .contain).accessibilityIdentifier("f")
    .frame(width: 150)
}

@MainActor @ViewBuilder private func fact24(step: Int) -> some View {
  Color.red.frame(width: 100, height: 20).accessibilityIdentifier("a")
    .frame(minWidth: 0, maxWidth: .infinity).accessibilityElement(children: .contain).accessibilityIdentifier("f")
    .frame(width: 60)
}

@MainActor @ViewBuilder private func fact25(step: Int) -> some View {
  VStack(spacing: 0) {
    Color.red.frame(minWidth: 50, maxWidth: 200).accessibilityIdentifier("a")
    Color.red.frame(minWidth: 50, maxWidth: 200).accessibilityIdentifier("b").frame(width: 30)
    Color.red.frame(minWidth: 50, maxWidth: 200).accessibilityIdentifier("c").frame(width: 120)
  }
}

@MainActor @ViewBuilder private func fact26(step: Int) -> some View {
  Color.red.frame(maxWidth: 100, maxHeight: 40).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact27(step: Int) -> some View {
  RoundedRectangle(cornerRadius: 5)
    .frame(idealWidth: 100, idealHeight: 40)
    .accessibilityIdentifier("a")
    .fixedSize()
}

@MainActor @ViewBuilder private func fact28(step: Int) -> some View {
  RoundedRectangle(cornerRadius: 5)
    .frame(idealWidth: 100, idealHeight: 40)
    .accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact29(step: Int) -> some View {
  ScrollView {
    Color.green.frame(idealHeight: 77).accessibilityIdentifier("a")
  }
}

@MainActor @ViewBuilder private func fact30(step: Int) -> some View {
  Rectangle().frame(minWidth: 50, minHeight: 20).accessibilityIdentifier("a").fixedSize()
}

@MainActor @ViewBuilder private func fact31(step: Int) -> some View {
  Color.red.frame(width: 70, height: 30)
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .accessibilityElement(children: .contain).accessibilityIdentifier("f")
    .fixedSize()
}

@MainActor @ViewBuilder private func fact32(step: Int) -> some View {
  Color.red.frame(width: 50, height: 50).accessibilityIdentifier("a")
    .frame(width: 100, height: 100, alignment: .bottom)
    .accessibilityElement(children: .contain).accessibilityIdentifier("f")
}

@MainActor @ViewBuilder private func fact33(step: Int) -> some View {
  HStack {
    Color.red.frame(width: 50, height: 50).accessibilityIdentifier("a")
      .frame(maxHeight: 200)
      .accessibilityElement(children: .contain).accessibilityIdentifier("f")
  }
}

@MainActor @ViewBuilder private func fact34(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.frame(minWidth: 160).accessibilityIdentifier("a")
    Color.blue.accessibilityIdentifier("b")
  }
  .frame(width: 300, height: 20)
}

@MainActor @ViewBuilder private func fact35(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.frame(width: 40, height: 40).accessibilityIdentifier("a").frame(width: 0, height: 0)
    Color.blue.frame(width: 50, height: 50).accessibilityIdentifier("b")
  }
}

extension Fact {
  static let frames: [Fact] = [
    Fact(
      "frame-fixed",
      "A frame with both dimensions gives a flexible view that size.",
      source: "https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)",
      expects: ["a.width == 200", "a.height == 100"],
      fact1
    ),
    Fact(
      "frame-one-dimension",
      "A frame with one dimension takes the view's own behavior in the other.",
      source: "https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)",
      expects: ["a.width == 393", "a.height == 100"],
      fact2
    ),
    Fact(
      "frame-too-large-child",
      "A rigid view larger than its fixed frame keeps its size and extends past both edges.",
      source: "https://netsplit.com/swiftui/flexible-frames",
      expects: ["a.width == 200", "a.midX == 196.5"],
      fact3
    ),
    Fact(
      "frame-too-large-child-siblings",
      "Siblings see only the frame's size, not that of a larger view inside it.",
      source: "https://netsplit.com/swiftui/flexible-frames",
      expects: ["f.width == 100", "b.minX == f.maxX", "b.maxX == 196.5 + 75"],
      fact4
    ),
    Fact(
      "frame-small-child-centered",
      "A rigid view smaller than its fixed frame lies in the frame's center.",
      source: "https://netsplit.com/swiftui/flexible-frames",
      expects: ["a.width == 40", "a.midX == 196.5", "a.midY == 438.5"],
      fact5
    ),
    Fact(
      "frame-alignment-top-leading",
      "The alignment of a frame decides where a smaller view lies in it.",
      source: "https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)",
      expects: ["a.minX == 96.5", "a.minY == 388.5"],
      fact6
    ),
    Fact(
      "frame-alignment-bottom-trailing",
      "The alignment bottomTrailing puts a smaller view into the frame's lower right corner.",
      source: "https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)",
      expects: ["a.maxX == 296.5", "a.maxY == 488.5"],
      fact7
    ),
    Fact(
      "frame-alignment-trailing",
      "The alignment trailing leaves the view in the middle of the height.",
      source: "https://developer.apple.com/documentation/swiftui/alignment",
      expects: ["a.maxX == 296.5", "a.midY == 438.5"],
      fact8
    ),
    Fact(
      "frame-alignment-overflow",
      "The alignment holds for a view that is larger than its frame, too.",
      source: "https://developer.apple.com/documentation/swiftui/view/frame(width:height:alignment:)",
      expects: ["a.minX == 146.5", "a.maxX == 346.5"],
      fact9
    ),
    Fact(
      "frame-infinite-maximum",
      "An infinite maximum width makes a frame fill the width that is offered.",
      source: "https://www.swiftuifieldguide.com/layout/flexible-frames/",
      expects: ["f.width == 393", "f.height == 20", "a.width == 40", "a.midX == 196.5"],
      fact10
    ),
    Fact(
      "frame-infinite-maximum-trailing",
      "A frame of infinite maximum width with the alignment trailing pushes its view to the trailing edge.",
      source: "https://www.swiftuifieldguide.com/layout/flexible-frames/",
      expects: ["a.maxX == 393"],
      fact11
    ),
    Fact(
      "frame-infinite-in-stack",
      "In an HStack a frame of infinite maximum width takes all that a rigid sibling leaves.",
      source: "https://www.swiftuifieldguide.com/layout/flexible-frames/",
      expects: ["a.minX == 0", "b.maxX == 393"],
      fact12
    ),
    Fact(
      "frame-infinite-height-in-vstack",
      "In a VStack a frame of infinite maximum height pushes what follows to the bottom.",
      source: "https://www.swiftuifieldguide.com/layout/flexible-frames/",
      expects: ["a.minY == 59", "b.maxY == 818"],
      fact13
    ),
    Fact(
      "frame-two-infinite-equal",
      "Two frames of infinite maximum width in an HStack are equally wide, whatever is in them.",
      source: "https://www.hackingwithswift.com/quick-start/swiftui/how-to-make-two-views-the-same-width-or-height",
      expects: ["a.width == 196.5", "b.width == 196.5"],
      fact14
    ),
    Fact(
      "frame-same-height",
      "Views with an infinite maximum height in a stack of its ideal height are as high as the highest.",
      source: "https://www.hackingwithswift.com/quick-start/swiftui/how-to-make-two-views-the-same-width-or-height",
      expects: ["a.height == 80", "b.height == 80"],
      fact15
    ),
    Fact(
      "frame-same-width",
      "Views with an infinite maximum width in a stack of its ideal width are as wide as the widest.",
      source: "https://www.hackingwithswift.com/quick-start/swiftui/how-to-make-two-views-the-same-width-or-height",
      expects: ["a.width == 120", "b.width == 120"],
      fact16
    ),
    Fact(
      "frame-minimum",
      "A frame with a minimum width is at least as wide, around a narrower view.",
      source: "https://www.swiftuifieldguide.com/layout/flexible-frames/",
      expects: ["f.width == 100", "a.width == 30", "a.midX == f.midX"],
      fact17
    ),
    Fact(
      "frame-minimum-below-child",
      "With a minimum alone and a proposal smaller than the view, the frame is the proposal clamped to the minimum.",
      source: "https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)",
      expects: ["f.width == 60"],
      fact18
    ),
    Fact(
      "frame-minimum-clamps-proposal",
      "With a minimum alone and a proposal below it, the frame is as wide as the minimum.",
      source: "https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)",
      expects: ["f.width == 40"],
      fact19
    ),
    Fact(
      "frame-minimum-large-proposal",
      "With a minimum alone and a proposal larger than the view, the frame has the view's size.",
      source: "https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)",
      expects: ["f.width == 100"],
      fact20
    ),
    Fact(
      "frame-maximum-small-proposal",
      "With a maximum alone and a proposal smaller than the view, the frame has the view's size.",
      source: "https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)",
      expects: ["f.width == 100"],
      fact21
    ),
    Fact(
      "frame-maximum-large-proposal",
      "With a maximum alone and a proposal larger than the view, the frame is the proposal clamped to the maximum.",
      source: "https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)",
      expects: ["f.width == 200"],
      fact22
    ),
    Fact(
      "frame-maximum-between",
      "With a maximum alone and a proposal between the view and the maximum, the frame takes the proposal.",
      source: "https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)",
      expects: ["f.width == 150"],
      fact23
    ),
    Fact(
      "frame-both-take-proposal",
      "With a minimum of zero and an infinite maximum a frame takes any proposal, though its view is wider.",
      source: "https://www.swiftuifieldguide.com/layout/flexible-frames/",
      expects: ["f.width == 60", "a.width == 100", "a.midX == f.midX"],
      fact24
    ),
    Fact(
      "frame-both-clamp",
      "With both limits a frame takes the proposal clamped to them.",
      source: "https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)",
      expects: ["a.width == 200", "b.width == 50", "c.width == 120"],
      fact25
    ),
    Fact(
      "frame-maximum-color",
      "A color with a maximum width takes the maximum where more is offered.",
      source: "https://www.swiftuifieldguide.com/layout/flexible-frames/",
      expects: ["a.width == 100", "a.height == 40"],
      fact26
    ),
    Fact(
      "frame-ideal",
      "Ideal dimensions are what a view of fixed size gets.",
      source: "https://www.swiftuifieldguide.com/layout/ideal-size/",
      expects: ["a.width == 100", "a.height == 40"],
      fact27
    ),
    Fact(
      "frame-ideal-ignored",
      "Ideal dimensions do not matter where a size is proposed.",
      source: "https://www.swiftuifieldguide.com/layout/ideal-size/",
      expects: ["a.width == 393", "a.height == 759"],
      fact28
    ),
    Fact(
      "frame-ideal-in-scroll-view",
      "In a vertical ScrollView a color has its ideal height and the width that is offered.",
      source: "https://www.swiftuifieldguide.com/layout/scrollview/",
      expects: ["a.height == 77", "a.width == 393"],
      fact29
    ),
    Fact(
      "frame-minimum-ideal",
      "A minimum above the ideal size of a shape is what a view of fixed size gets.",
      source: "https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)",
      expects: ["a.width == 50", "a.height == 20"],
      fact30
    ),
    Fact(
      "frame-maximum-ideal",
      "A frame of infinite maxima at its ideal size is as large as the ideal size of its view.",
      source: "https://developer.apple.com/documentation/swiftui/view/frame(minwidth:idealwidth:maxwidth:minheight:idealheight:maxheight:alignment:)",
      expects: ["f.width == 70", "f.height == 30"],
      fact31
    ),
    Fact(
      "frame-nested",
      "A frame around a frame does not change the inner one.",
      source: "https://netsplit.com/swiftui/flexible-frames",
      expects: ["a.width == 50", "f.width == 100", "a.maxY == f.maxY"],
      fact32
    ),
    Fact(
      "frame-maximum-height-chosen",
      "A frame with a maximum height takes that height where more is offered, not the lower one of its view.",
      source: "https://netsplit.com/swiftui/size-limiting-frames",
      expects: ["f.height == 200", "a.height == 50"],
      fact33
    ),
    Fact(
      "frame-order-of-minima",
      "Of two equally flexible children the first is offered half; a minimum above it leaves less to the second.",
      source: "https://oleb.net/2023/swiftui-relative-size-in-stacks/",
      expects: ["a.width == 160", "b.width == 140"],
      fact34
    ),
    Fact(
      "frame-zero",
      "A frame of no size takes no room, and its view is drawn around its place.",
      source: "https://netsplit.com/swiftui/flexible-frames",
      expects: ["b.minX == 196.5 - 25", "a.midX == b.minX", "a.width == 40"],
      fact35
    ),
  ]
}
