// Written by Scripts/generate-tables from Reference/swiftui-facts/spacers.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import SwiftUI

@MainActor @ViewBuilder private func fact1(step: Int) -> some View {
  HStack {
    Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
    Spacer()
    Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact2(step: Int) -> some View {
  HStack {
    Spacer()
    Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
  }
}

@MainActor @ViewBuilder private func fact3(step: Int) -> some View {
  VStack {
    Spacer()
    Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
    Spacer()
  }
}

@MainActor @ViewBuilder private func fact4(step: Int) -> some View {
  VStack(spacing: 0) {
    Spacer()
    Color.red.frame(width: 50, height: 60).accessibilityIdentifier("a")
    Spacer()
    Spacer()
  }
  .frame(height: 360)
  .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact5(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.frame(width: 80, height: 20).accessibilityIdentifier("a")
    Spacer(minLength: 40)
    Color.blue.frame(width: 80, height: 20).accessibilityIdentifier("b")
  }
  .frame(width: 160)
}

@MainActor @ViewBuilder private func fact6(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.frame(width: 80, height: 20).accessibilityIdentifier("a")
    Spacer()
    Color.blue.frame(width: 80, height: 20).accessibilityIdentifier("b")
  }
  .frame(width: 160)
}

@MainActor @ViewBuilder private func fact7(step: Int) -> some View {
  ScrollView {
    VStack(spacing: 0) {
      Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
      Spacer(minLength: 30)
      Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("b")
    }
  }
}

@MainActor @ViewBuilder private func fact8(step: Int) -> some View {
  Spacer()
    .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact9(step: Int) -> some View {
  HStack {
    Color.red.frame(width: 50, height: 20)
    Spacer()
  }
  .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact10(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
    Spacer().frame(width: 50)
    Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact11(step: Int) -> some View {
  HStack {
    Color.red.frame(width: 50, height: 20)
    Color.blue.frame(width: 50, height: 20)
  }
  .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact12(step: Int) -> some View {
  VStack(spacing: 0) {
    Color.red.frame(width: 200, height: 20)
    Divider().accessibilityIdentifier("d")
  }
  .frame(width: 300)
}

@MainActor @ViewBuilder private func fact13(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.frame(width: 20, height: 20)
    Divider().accessibilityIdentifier("d")
  }
  .frame(height: 80)
}

@MainActor @ViewBuilder private func fact14(step: Int) -> some View {
  Divider().accessibilityIdentifier("d")
}

@MainActor @ViewBuilder private func fact15(step: Int) -> some View {
  VStack(spacing: 0) {
    Color.red.frame(width: 100, height: 110)
    Divider()
    Color.red.frame(width: 100, height: 110)
    Divider()
    Color.red.frame(width: 100, height: 110)
  }
  .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact16(step: Int) -> some View {
  HStack {
    Color.red.frame(width: 20, height: 20)
    Divider()
  }
  .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact17(step: Int) -> some View {
  HStack {
    Color.red.frame(width: 20, height: 50)
    Divider().accessibilityIdentifier("d")
  }
  .fixedSize(horizontal: false, vertical: true)
}

extension Fact {
  static let spacers: [Fact] = [
    Fact(
      "spacer-pushes-apart",
      "A Spacer between two views pushes them to the ends of the stack, which takes all that is offered.",
      source: "https://developer.apple.com/documentation/swiftui/spacer",
      expects: ["a.minX == 0", "b.maxX == 393"],
      fact1
    ),
    Fact(
      "spacer-first",
      "A Spacer before the views pushes them to the trailing edge.",
      source: "https://developer.apple.com/documentation/swiftui/spacer",
      expects: ["a.maxX == 393"],
      fact2
    ),
    Fact(
      "spacers-share",
      "Two Spacers share the rest equally, so the view between them is centered.",
      source: "https://developer.apple.com/documentation/swiftui/spacer",
      expects: ["a.midY == 438.5"],
      fact3
    ),
    Fact(
      "spacers-two-to-one",
      "Of three Spacers two above and one below leave a third below.",
      source: "https://swiftui.cc/reference/spacer-minlength-distribution",
      expects: ["a.minY == b.minY + 100", "b.maxY == a.maxY + 200"],
      fact4
    ),
    Fact(
      "spacer-minimum",
      "A Spacer does not shrink below the minimum length that it is given.",
      source: "https://developer.apple.com/documentation/swiftui/spacer/minlength",
      expects: ["b.minX - a.maxX == 40"],
      fact5
    ),
    Fact(
      "spacer-default-minimum",
      "Without a minimum length a Spacer does not shrink below the default spacing, which is eight.",
      source: "https://velog.io/@snack/SwiftUI-Padding-Spacer",
      expects: ["b.minX - a.maxX == 8"],
      fact6
    ),
    Fact(
      "spacer-ideal-in-scroll-view",
      "In a ScrollView a Spacer in the content has its minimum length.",
      source: "https://swiftui.cc/reference/spacer-minlength-distribution",
      expects: ["b.minY - a.maxY == 30"],
      fact7
    ),
    Fact(
      "spacer-alone",
      "A Spacer outside of a stack takes all in both directions.",
      source: "https://developer.apple.com/documentation/swiftui/spacer",
      expects: ["b.width == 393", "b.height == 759"],
      fact8
    ),
    Fact(
      "spacer-no-cross-size",
      "A Spacer in an HStack does not make the stack high.",
      source: "https://developer.apple.com/documentation/swiftui/spacer",
      expects: ["b.width == 393", "b.height == 20"],
      fact9
    ),
    Fact(
      "spacer-frame",
      "A Spacer with a frame is a gap of that size.",
      source: "https://velog.io/@snack/SwiftUI-Padding-Spacer",
      expects: ["b.minX - a.maxX == 50"],
      fact10
    ),
    Fact(
      "stack-without-spacer",
      "A stack without a Spacer is no wider than its views.",
      source: "https://developer.apple.com/documentation/swiftui/spacer",
      expects: ["b.width == 108"],
      fact11
    ),
    Fact(
      "divider-in-vstack",
      "A Divider in a VStack is a pixel high and extends across the stack.",
      source: "https://developer.apple.com/documentation/swiftui/divider",
      expects: ["d.width == 300", "d.height == 1 / 3 ± 0.02"],
      fact12
    ),
    Fact(
      "divider-in-hstack",
      "A Divider in an HStack is a pixel wide and extends over the height.",
      source: "https://developer.apple.com/documentation/swiftui/divider",
      expects: ["d.height == 80", "d.width == 1 / 3 ± 0.02"],
      fact13
    ),
    Fact(
      "divider-alone",
      "A Divider outside of a stack is horizontal.",
      source: "https://developer.apple.com/documentation/swiftui/divider",
      expects: ["d.width == 393", "d.height == 1 / 3 ± 0.02"],
      fact14
    ),
    Fact(
      "dividers-and-parts",
      "Two dividers between parts of fixed height add two thirds of a point at three pixels a point.",
      source: "https://github.com/leboncoin/spark-ios-common",
      expects: ["b.height == 330.667 ± 0.05"],
      fact15
    ),
    Fact(
      "divider-makes-hstack-high",
      "A Divider makes an HStack as high as what is offered.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["b.height == 759"],
      fact16
    ),
    Fact(
      "divider-fixed-height",
      "An HStack of its ideal height keeps a Divider as high as the other views.",
      source: "https://www.hackingwithswift.com/quick-start/swiftui/how-to-make-two-views-the-same-width-or-height",
      expects: ["d.height == 50"],
      fact17
    ),
  ]
}
