// Written by Scripts/generate-tables from Reference/swiftui-facts/padding.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import SwiftUI

@MainActor @ViewBuilder private func fact1(step: Int) -> some View {
  Color.red.frame(width: 100, height: 50).accessibilityIdentifier("a")
    .padding()
    .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact2(step: Int) -> some View {
  Color.red.frame(width: 100, height: 50).accessibilityIdentifier("a")
    .padding(.leading)
    .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact3(step: Int) -> some View {
  Color.red.accessibilityIdentifier("a").padding(10).frame(width: 200, height: 100)
}

@MainActor @ViewBuilder private func fact4(step: Int) -> some View {
  Color.red.accessibilityIdentifier("a").padding(.horizontal, 20).frame(width: 200, height: 100)
}

@MainActor @ViewBuilder private func fact5(step: Int) -> some View {
  Color.red.accessibilityIdentifier("a")
    .padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    .frame(width: 100, height: 50)
    .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact6(step: Int) -> some View {
  Color.red.accessibilityIdentifier("a")
    .padding(.leading, 30)
    .frame(width: 100, height: 50)
    .background { Color.blue.accessibilityIdentifier("b") }
    .environment(\.layoutDirection, .rightToLeft)
}

@MainActor @ViewBuilder private func fact7(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.frame(width: 100, height: 50).accessibilityIdentifier("a").padding(-10)
    Color.blue.frame(width: 50, height: 50).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact8(step: Int) -> some View {
  Color.red.frame(width: 100, height: 50).accessibilityIdentifier("a")
    .padding(20)
    .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact9(step: Int) -> some View {
  Color.red.accessibilityIdentifier("a").padding(10).padding(.top, 5).frame(width: 100, height: 100)
}

@MainActor @ViewBuilder private func fact10(step: Int) -> some View {
  Rectangle().accessibilityIdentifier("a").padding(5)
    .background { Color.blue.accessibilityIdentifier("b") }
    .fixedSize()
}

@MainActor @ViewBuilder private func fact11(step: Int) -> some View {
  VStack(spacing: 0) {
    Color.red.accessibilityIdentifier("a").padding(10).frame(width: 100, height: 50)
    Color.red.frame(width: 100, height: 50).accessibilityIdentifier("b").padding(10)
  }
}

@MainActor @ViewBuilder private func fact12(step: Int) -> some View {
  Color.red.frame(width: 60, height: 40).padding(0).background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact13(step: Int) -> some View {
  VStack {
    Rectangle().accessibilityIdentifier("a").fixedSize()
    Circle().accessibilityIdentifier("b").fixedSize()
    Capsule().accessibilityIdentifier("c").fixedSize()
    Ellipse().accessibilityIdentifier("d").fixedSize()
    RoundedRectangle(cornerRadius: 4).accessibilityIdentifier("e").fixedSize()
  }
}

@MainActor @ViewBuilder private func fact14(step: Int) -> some View {
  Color.red.accessibilityIdentifier("a").fixedSize()
}

@MainActor @ViewBuilder private func fact15(step: Int) -> some View {
  Color.red.accessibilityIdentifier("a").fixedSize(horizontal: true, vertical: false)
}

@MainActor @ViewBuilder private func fact16(step: Int) -> some View {
  Color.red.accessibilityIdentifier("a").fixedSize(horizontal: false, vertical: true)
}

@MainActor @ViewBuilder private func fact17(step: Int) -> some View {
  Text("A single line of text, too long to fit in a box.").accessibilityIdentifier("a")
    .fixedSize()
    .frame(width: 200, height: 200)
    .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact18(step: Int) -> some View {
  Text("A single line of text, too long to fit in a box.").accessibilityIdentifier("a")
    .frame(width: 200, height: 200)
}

@MainActor @ViewBuilder private func fact19(step: Int) -> some View {
  Text("A single line of text, too long to fit in a box.").accessibilityIdentifier("a")
    .fixedSize(horizontal: false, vertical: true)
    .frame(width: 200, height: 10)
}

@MainActor @ViewBuilder private func fact20(step: Int) -> some View {
  HStack {
    Color.red.accessibilityIdentifier("a")
    Color.blue.frame(idealWidth: 50).accessibilityIdentifier("b")
  }
  .accessibilityElement(children: .contain).accessibilityIdentifier("s")
  .fixedSize()
}

@MainActor @ViewBuilder private func fact21(step: Int) -> some View {
  Color.red.frame(idealWidth: 120, idealHeight: 20).accessibilityIdentifier("a")
    .fixedSize()
    .frame(width: 60, height: 60)
}

@MainActor @ViewBuilder private func fact22(step: Int) -> some View {
  VStack(spacing: 0) {
    Color.red.frame(width: 120, height: 20)
    Divider().accessibilityIdentifier("d")
    Color.blue.frame(width: 80, height: 20)
  }
  .fixedSize()
}

@MainActor @ViewBuilder private func fact23(step: Int) -> some View {
  Color.pink.aspectRatio(16 / 9, contentMode: .fit).accessibilityIdentifier("a")
    .frame(width: 100, height: 100)
}

@MainActor @ViewBuilder private func fact24(step: Int) -> some View {
  Color.pink.aspectRatio(16 / 9, contentMode: .fill).accessibilityIdentifier("a")
    .frame(width: 100, height: 100)
}

@MainActor @ViewBuilder private func fact25(step: Int) -> some View {
  Color.pink.aspectRatio(0.5, contentMode: .fit).accessibilityIdentifier("a")
    .frame(width: 200, height: 100)
}

@MainActor @ViewBuilder private func fact26(step: Int) -> some View {
  Color.pink.aspectRatio(contentMode: .fit).accessibilityIdentifier("a")
    .frame(width: 200, height: 100)
}

@MainActor @ViewBuilder private func fact27(step: Int) -> some View {
  Color.pink.frame(idealWidth: 40, idealHeight: 20).aspectRatio(contentMode: .fit).accessibilityIdentifier("a")
    .frame(width: 200, height: 200)
}

@MainActor @ViewBuilder private func fact28(step: Int) -> some View {
  Color.pink.frame(idealWidth: 40, idealHeight: 20).scaledToFit().accessibilityIdentifier("a")
    .frame(width: 100, height: 200)
}

@MainActor @ViewBuilder private func fact29(step: Int) -> some View {
  Color.pink.frame(idealWidth: 40, idealHeight: 20).scaledToFill().accessibilityIdentifier("a")
    .frame(width: 100, height: 200)
}

@MainActor @ViewBuilder private func fact30(step: Int) -> some View {
  Rectangle().scaledToFill().accessibilityIdentifier("a")
    .frame(width: 300, height: 200)
}

@MainActor @ViewBuilder private func fact31(step: Int) -> some View {
  Color.pink.frame(width: 50, height: 20)
    .aspectRatio(1, contentMode: .fit)
    .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact32(step: Int) -> some View {
  Color.pink.aspectRatio(CGSize(width: 3, height: 4), contentMode: .fit).accessibilityIdentifier("a")
    .frame(width: 300, height: 200)
}

@MainActor @ViewBuilder private func fact33(step: Int) -> some View {
  ScrollView {
    Color.pink.aspectRatio(2, contentMode: .fit).accessibilityIdentifier("a")
  }
}

@MainActor @ViewBuilder private func fact34(step: Int) -> some View {
  Text("Hej!")
    .frame(minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity)
    .background { Color.teal.accessibilityIdentifier("b") }
    .aspectRatio(16 / 9, contentMode: .fit)
    .frame(width: 160, height: 160)
}

extension Fact {
  static let padding: [Fact] = [
    Fact(
      "padding-default",
      "Padding without an amount is 16 points on an iPhone.",
      source: "https://github.com/pproenca/dot-skills",
      expects: ["b.width == 132", "b.height == 82", "a.minX == b.minX + 16"],
      fact1
    ),
    Fact(
      "padding-default-edge",
      "Padding of one edge without an amount adds the default there alone.",
      source: "https://developer.apple.com/documentation/swiftui/view/padding(_:_:)",
      expects: ["b.width == 116", "b.height == 50", "a.maxX == b.maxX"],
      fact2
    ),
    Fact(
      "padding-amount",
      "Padding shrinks what is offered to a flexible view.",
      source: "https://developer.apple.com/documentation/swiftui/view/padding(_:)",
      expects: ["a.width == 180", "a.height == 80"],
      fact3
    ),
    Fact(
      "padding-horizontal",
      "Padding of a set of edges leaves the others.",
      source: "https://developer.apple.com/documentation/swiftui/view/padding(_:_:)",
      expects: ["a.width == 160", "a.height == 100"],
      fact4
    ),
    Fact(
      "padding-edge-insets",
      "Insets say the padding of each edge.",
      source: "https://developer.apple.com/documentation/swiftui/view/padding(_:)",
      expects: ["a.minX == b.minX + 2", "a.maxX == b.maxX - 4", "a.minY == b.minY + 1", "a.maxY == b.maxY - 3"],
      fact5
    ),
    Fact(
      "padding-leading-mirrors",
      "Leading padding is at the right in a right-to-left environment.",
      source: "https://developer.apple.com/documentation/swiftui/edge",
      expects: ["a.minX == b.minX", "a.maxX == b.maxX - 30"],
      fact6
    ),
    Fact(
      "padding-negative",
      "Negative padding makes the size that siblings see smaller than the view.",
      source: "https://developer.apple.com/documentation/swiftui/view/padding(_:)",
      expects: ["a.width == 100", "b.minX == a.maxX - 10"],
      fact7
    ),
    Fact(
      "padding-does-not-scale",
      "A padding with an amount is the same at the largest text size.",
      source: "https://github.com/leboncoin/spark-ios-common",
      steps: ["size AX5"],
      expects: ["b.width == 140", "b.height == 90"],
      fact8
    ),
    Fact(
      "padding-adds-up",
      "Paddings one after the other add up.",
      source: "https://developer.apple.com/documentation/swiftui/view/padding(_:)",
      expects: ["a.width == 80", "a.height == 75"],
      fact9
    ),
    Fact(
      "padding-ideal",
      "The ideal size of a padded shape is the shape's with the padding.",
      source: "https://www.swiftuifieldguide.com/layout/ideal-size/",
      expects: ["a.width == 10", "b.width == 20", "b.height == 20"],
      fact10
    ),
    Fact(
      "padding-inside-frame",
      "Padding inside of a frame takes room from the view, outside of it adds room.",
      source: "https://developer.apple.com/videos/play/wwdc2019/237/",
      expects: ["a.width == 80", "a.height == 30", "b.width == 100", "b.minY == a.maxY + 20"],
      fact11
    ),
    Fact(
      "padding-zero-length",
      "A padding of zero changes nothing.",
      source: "https://developer.apple.com/documentation/swiftui/view/padding(_:)",
      expects: ["b.width == 60", "b.height == 40"],
      fact12
    ),
    Fact(
      "fixed-size-shapes",
      "The ideal size of the shapes of SwiftUI is 10 by 10.",
      source: "https://www.swiftuifieldguide.com/layout/ideal-size/",
      expects: ["a.width == 10", "a.height == 10", "b.width == 10", "b.height == 10", "c.width == 10", "c.height == 10", "d.width == 10", "d.height == 10", "e.width == 10", "e.height == 10"],
      fact13
    ),
    Fact(
      "fixed-size-color",
      "The ideal size of a color is 10 by 10.",
      source: "https://www.swiftuifieldguide.com/layout/ideal-size/",
      expects: ["a.width == 10", "a.height == 10"],
      fact14
    ),
    Fact(
      "fixed-size-horizontal",
      "A view can be of fixed size in the width alone.",
      source: "https://developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:)",
      expects: ["a.width == 10", "a.height == 759"],
      fact15
    ),
    Fact(
      "fixed-size-vertical",
      "A view can be of fixed size in the height alone.",
      source: "https://developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:)",
      expects: ["a.width == 393", "a.height == 10"],
      fact16
    ),
    Fact(
      "fixed-size-text",
      "A text of fixed size stays on one line and extends past a narrower frame.",
      source: "https://developer.apple.com/documentation/swiftui/view/fixedsize()",
      expects: ["a.lines == 1", "a.width > 200", "a.midX == b.midX", "b.width == 200"],
      fact17
    ),
    Fact(
      "text-without-fixed-size",
      "The same text without a fixed size breaks in the frame.",
      source: "https://developer.apple.com/documentation/swiftui/view/fixedsize()",
      expects: ["a.lines == 2", "a.width <= 200", "a.cut == 0"],
      fact18
    ),
    Fact(
      "fixed-size-text-vertical",
      "A text that is fixed in the height shows all its lines, though less height is offered.",
      source: "https://developer.apple.com/documentation/swiftui/view/fixedsize(horizontal:vertical:)",
      expects: ["a.lines == 2", "a.cut == 0", "a.height > 40"],
      fact19
    ),
    Fact(
      "fixed-size-hstack",
      "The ideal width of an HStack is the sum of the ideal widths and the spacing.",
      source: "https://developer.apple.com/documentation/swiftui/spacer",
      expects: ["s.width == 68", "s.height == 10"],
      fact20
    ),
    Fact(
      "fixed-size-frame-overflow",
      "A view of fixed size larger than the frame around it is centered on the frame.",
      source: "https://developer.apple.com/documentation/swiftui/view/fixedsize()",
      expects: ["a.width == 120", "a.midX == 196.5"],
      fact21
    ),
    Fact(
      "fixed-size-offers-own-size",
      "What is inside of a view of fixed size fills the ideal size, such as a background.",
      source: "https://www.hackingwithswift.com/quick-start/swiftui/how-to-make-two-views-the-same-width-or-height",
      expects: ["d.width == 120"],
      fact22
    ),
    Fact(
      "aspect-fit",
      "An aspect ratio with fit offers the largest size of that ratio inside the proposal.",
      source: "https://www.objc.io/blog/2022/03/29/aspectratio/",
      expects: ["a.width == 100", "a.height == 56.25"],
      fact23
    ),
    Fact(
      "aspect-fill",
      "An aspect ratio with fill offers the smallest size of that ratio around the proposal.",
      source: "https://www.objc.io/blog/2022/03/29/aspectratio/",
      expects: ["a.width == 177.78", "a.height == 100", "a.midX == 196.5"],
      fact24
    ),
    Fact(
      "aspect-fit-tall",
      "A ratio below one fits the height of a wide proposal.",
      source: "https://www.swiftuifieldguide.com/layout/aspect-ratio/",
      expects: ["a.width == 50", "a.height == 100"],
      fact25
    ),
    Fact(
      "aspect-of-ideal",
      "Without a ratio that of the ideal size counts, so a color becomes a square.",
      source: "https://www.swiftuifieldguide.com/layout/aspect-ratio/",
      expects: ["a.width == 100", "a.height == 100"],
      fact26
    ),
    Fact(
      "aspect-of-ideal-frame",
      "The ideal dimensions of a frame give the ratio where none is said.",
      source: "https://www.objc.io/blog/2022/03/29/aspectratio/",
      expects: ["a.width == 200", "a.height == 100"],
      fact27
    ),
    Fact(
      "scaled-to-fit",
      "Scaling to fit is the aspect ratio of the ideal size with fit.",
      source: "https://www.objc.io/blog/2022/03/29/aspectratio/",
      expects: ["a.width == 100", "a.height == 50"],
      fact28
    ),
    Fact(
      "scaled-to-fill",
      "Scaling to fill is the aspect ratio of the ideal size with fill.",
      source: "https://www.objc.io/blog/2022/03/29/aspectratio/",
      expects: ["a.width == 400", "a.height == 200"],
      fact29
    ),
    Fact(
      "scaled-to-fill-rectangle",
      "A rectangle that is scaled to fill is a square as large as the longer side.",
      source: "https://devgem.io/posts/understanding-view-positioning-in-swiftui-zstack-with-scaledtofill",
      expects: ["a.width == 300", "a.height == 300"],
      fact30
    ),
    Fact(
      "aspect-reports-child",
      "An aspect ratio changes only the proposal: around a rigid view it has the view's size.",
      source: "https://www.swiftuifieldguide.com/layout/aspect-ratio/",
      expects: ["b.width == 50", "b.height == 20"],
      fact31
    ),
    Fact(
      "aspect-of-size",
      "A size as the aspect ratio means its width by its height.",
      source: "https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)",
      expects: ["a.width == 150", "a.height == 200"],
      fact32
    ),
    Fact(
      "aspect-in-scroll-view",
      "In a vertical ScrollView the offered width alone decides the height of a view with an aspect ratio.",
      source: "https://developer.apple.com/documentation/swiftui/view/aspectratio(_:contentmode:)",
      expects: ["a.width == 393", "a.height == 196.5"],
      fact33
    ),
    Fact(
      "aspect-flexible-frame",
      "A flexible frame lets a placeholder text take the ratio that is wanted.",
      source: "https://www.swiftuifieldguide.com/layout/aspect-ratio/",
      expects: ["b.width == 160", "b.height == 90"],
      fact34
    ),
  ]
}
