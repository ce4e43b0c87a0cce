// Written by Scripts/generate-tables from Reference/swiftui-facts/layers.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import SwiftUI

@MainActor @ViewBuilder private func fact1(step: Int) -> some View {
  ZStack {
    Color.red.frame(width: 100, height: 30)
    Color.blue.frame(width: 40, height: 80)
  }
  .accessibilityElement(children: .contain).accessibilityIdentifier("s")
}

@MainActor @ViewBuilder private func fact2(step: Int) -> some View {
  ZStack {
    Color.red.frame(width: 100, height: 30).accessibilityIdentifier("a")
    Color.blue.frame(width: 40, height: 80).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact3(step: Int) -> some View {
  ZStack(alignment: .topLeading) {
    Color.red.frame(width: 100, height: 30).accessibilityIdentifier("a")
    Color.blue.frame(width: 40, height: 80).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact4(step: Int) -> some View {
  ZStack(alignment: .bottomTrailing) {
    Color.red.frame(width: 100, height: 30).accessibilityIdentifier("a")
    Color.blue.frame(width: 40, height: 80).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact5(step: Int) -> some View {
  ZStack {
    Color.red.accessibilityIdentifier("a")
    Color.blue.frame(width: 40, height: 80)
  }
  .frame(width: 200, height: 100)
}

@MainActor @ViewBuilder private func fact6(step: Int) -> some View {
  ZStack {
    Color.red.frame(width: 200, height: 200).accessibilityIdentifier("a")
    Color.blue.frame(width: 100, height: 50).layoutPriority(1).accessibilityIdentifier("b")
  }
  .accessibilityElement(children: .contain).accessibilityIdentifier("s")
}

@MainActor @ViewBuilder private func fact7(step: Int) -> some View {
  ZStack {
    Color.red.layoutPriority(-1).accessibilityIdentifier("a")
    Color.blue.frame(width: 100, height: 50).accessibilityIdentifier("b")
  }
  .accessibilityElement(children: .contain).accessibilityIdentifier("s")
}

@MainActor @ViewBuilder private func fact8(step: Int) -> some View {
  ZStack {
    ForEach(0..<6, id: \.self) { index in
      Rectangle()
        .frame(width: 100, height: 100)
        .offset(x: CGFloat(index) * 10, y: CGFloat(index) * 10)
        .accessibilityIdentifier("v\(index)")
    }
  }
  .accessibilityElement(children: .contain).accessibilityIdentifier("s")
}

@MainActor @ViewBuilder private func fact9(step: Int) -> some View {
  ZStack(alignment: .bottom) {
    Color.red
    Color.blue.frame(width: 40, height: 80).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact10(step: Int) -> some View {
  Color.red.frame(width: 100, height: 50)
    .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact11(step: Int) -> some View {
  Text("Hello").accessibilityIdentifier("a")
    .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact12(step: Int) -> some View {
  VStack(spacing: 0) {
    Color.red.frame(width: 100, height: 50).accessibilityIdentifier("a")
      .overlay { Color.blue.frame(width: 200, height: 80).accessibilityIdentifier("o") }
    Color.green.frame(width: 100, height: 50).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact13(step: Int) -> some View {
  Color.red.frame(width: 100, height: 50).accessibilityIdentifier("a")
    .overlay(alignment: .bottomTrailing) { Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("o") }
}

@MainActor @ViewBuilder private func fact14(step: Int) -> some View {
  Color.red.frame(width: 100, height: 50).accessibilityIdentifier("a")
    .overlay(alignment: .top) { Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("o") }
}

@MainActor @ViewBuilder private func fact15(step: Int) -> some View {
  Color.red.frame(width: 100, height: 60).accessibilityIdentifier("a")
    .overlay {
      Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("b")
      Color.green.frame(width: 20, height: 40).accessibilityIdentifier("c")
    }
}

@MainActor @ViewBuilder private func fact16(step: Int) -> some View {
  Color.red.frame(width: 100, height: 60).accessibilityIdentifier("a")
    .background(alignment: .topLeading) {
      Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("b")
      Color.green.frame(width: 20, height: 40).accessibilityIdentifier("c")
    }
}

@MainActor @ViewBuilder private func fact17(step: Int) -> some View {
  Color.red.frame(width: 120, height: 44)
    .overlay(GeometryReader { proxy in
      let _ = note("w", proxy.size.width)
      let _ = note("h", proxy.size.height)
      Color.clear
    })
}

@MainActor @ViewBuilder private func fact18(step: Int) -> some View {
  Color.red.frame(width: 100, height: 50).accessibilityIdentifier("a")
    .overlay { Color.blue.accessibilityIdentifier("o").padding(-10) }
}

@MainActor @ViewBuilder private func fact19(step: Int) -> some View {
  VStack(spacing: 0) {
    Color.red.frame(width: 100, height: 50).border(Color.yellow, width: 10).accessibilityIdentifier("a")
    Color.green.frame(width: 100, height: 50).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact20(step: Int) -> some View {
  Color.red.frame(width: 100, height: 50)
    .background { Color.blue.accessibilityIdentifier("b") }
    .padding(10)
    .background { Color.green.accessibilityIdentifier("c") }
}

@MainActor @ViewBuilder private func fact21(step: Int) -> some View {
  Color.red.frame(width: 100, height: 50)
    .background { Color.blue.accessibilityIdentifier("b") }
    .background { Color.green.accessibilityIdentifier("c") }
}

extension Fact {
  static let layers: [Fact] = [
    Fact(
      "zstack-union",
      "A ZStack is as large as its largest views in each direction.",
      source: "https://developer.apple.com/documentation/swiftui/zstack",
      expects: ["s.width == 100", "s.height == 80"],
      fact1
    ),
    Fact(
      "zstack-centers",
      "A ZStack centers its views on each other unless told otherwise.",
      source: "https://developer.apple.com/documentation/swiftui/zstack",
      expects: ["a.midX == b.midX", "a.midY == b.midY"],
      fact2
    ),
    Fact(
      "zstack-top-leading",
      "A ZStack with the alignment topLeading puts the upper left corners of its views on each other.",
      source: "https://developer.apple.com/documentation/swiftui/zstack/init(alignment:content:)",
      expects: ["a.minX == b.minX", "a.minY == b.minY"],
      fact3
    ),
    Fact(
      "zstack-bottom-trailing",
      "A ZStack with the alignment bottomTrailing puts the lower right corners of its views on each other.",
      source: "https://developer.apple.com/documentation/swiftui/zstack/init(alignment:content:)",
      expects: ["a.maxX == b.maxX", "a.maxY == b.maxY"],
      fact4
    ),
    Fact(
      "zstack-offers-all",
      "A ZStack offers each view all of its own proposal.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["a.width == 200", "a.height == 100"],
      fact5
    ),
    Fact(
      "zstack-priority-decides-size",
      "Only the views of the highest layout priority decide the size of a ZStack.",
      source: "https://fatbobman.com/en/posts/exploring-the-secrets-of-layoutpriority-in-zstack",
      expects: ["s.width == 100", "s.height == 50", "a.width == 200", "a.midX == b.midX"],
      fact6
    ),
    Fact(
      "zstack-low-priority-background",
      "A flexible view of a lower layout priority in a ZStack is as large as the others.",
      source: "https://fatbobman.com/en/posts/exploring-the-secrets-of-layoutpriority-in-zstack",
      expects: ["s.width == 100", "s.height == 50", "a.width == 100", "a.height == 50"],
      fact7
    ),
    Fact(
      "zstack-offsets-do-not-enlarge",
      "The ZStack of shifted squares in Apple's example is as large as one of them.",
      source: "https://developer.apple.com/documentation/swiftui/zstack",
      expects: ["s.width == 100", "s.height == 100", "v0.minX == s.minX", "v5.minX == s.minX + 50", "v5.minY == s.minY + 50"],
      fact8
    ),
    Fact(
      "zstack-as-wide-as-flexible",
      "One flexible view makes a ZStack take all that is offered.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["b.midX == 196.5", "b.maxY == 818"],
      fact9
    ),
    Fact(
      "background-has-primary-size",
      "A background is offered the size of the view that it lies behind.",
      source: "https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)",
      expects: ["b.width == 100", "b.height == 50"],
      fact10
    ),
    Fact(
      "background-of-text",
      "The background of a text is as large as the text.",
      source: "https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)",
      expects: ["b.width == a.width", "b.height == a.height", "b.minX == a.minX"],
      fact11
    ),
    Fact(
      "overlay-does-not-enlarge",
      "An overlay that is larger does not change the size of the view below it, and is centered on it.",
      source: "https://fatbobman.com/en/posts/in-depth-exploration-of-overlay-and-background-modifiers-in-swiftui",
      expects: ["b.minY == a.maxY", "o.width == 200", "o.midX == a.midX", "o.midY == a.midY"],
      fact12
    ),
    Fact(
      "overlay-bottom-trailing",
      "The alignment of an overlay says where it lies on the view.",
      source: "https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)",
      expects: ["o.maxX == a.maxX", "o.maxY == a.maxY", "o.width == 20"],
      fact13
    ),
    Fact(
      "overlay-top",
      "An overlay at the top lies in the middle of the width.",
      source: "https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)",
      expects: ["o.midX == a.midX", "o.minY == a.minY"],
      fact14
    ),
    Fact(
      "overlay-several-views",
      "Several views in one overlay are stacked as in a ZStack.",
      source: "https://developer.apple.com/documentation/swiftui/view/overlay(alignment:content:)",
      expects: ["b.midX == a.midX", "c.midX == a.midX", "b.midY == a.midY", "c.midY == a.midY"],
      fact15
    ),
    Fact(
      "background-several-aligned",
      "Several views in one aligned background meet at the same corner.",
      source: "https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)",
      expects: ["b.minX == a.minX", "c.minX == a.minX", "b.minY == a.minY", "c.minY == a.minY"],
      fact16
    ),
    Fact(
      "overlay-reader",
      "A GeometryReader in an overlay has the size of the view below it.",
      source: "https://www.objc.io/blog/2020/11/10/hstacks-child-ordering/",
      expects: ["w == 120", "h == 44"],
      fact17
    ),
    Fact(
      "overlay-negative-padding",
      "A negative padding makes an overlay larger than the view below it.",
      source: "https://developer.apple.com/documentation/swiftui/view/padding(_:)",
      expects: ["o.width == 120", "o.height == 70", "o.minX == a.minX - 10"],
      fact18
    ),
    Fact(
      "border-inside",
      "A border does not enlarge the view, however wide it is.",
      source: "https://netsplit.com/",
      expects: ["a.width == 100", "a.height == 50", "b.minY == a.maxY"],
      fact19
    ),
    Fact(
      "background-order-with-padding",
      "A background before the padding has the size without it, one after the padding the size with it.",
      source: "https://developer.apple.com/videos/play/wwdc2019/237/",
      expects: ["b.width == 100", "c.width == 120", "c.height == 70"],
      fact20
    ),
    Fact(
      "background-chain",
      "Each of two backgrounds has the size of the view.",
      source: "https://developer.apple.com/documentation/swiftui/view/background(alignment:content:)",
      expects: ["b.width == 100", "c.width == 100", "b.minX == c.minX"],
      fact21
    ),
  ]
}
