// Written by Scripts/generate-tables from Reference/swiftui-facts/text.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import SwiftUI

@MainActor @ViewBuilder private func fact1(step: Int) -> some View {
  Text("Hello").accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact2(step: Int) -> some View {
  Text("Hello").accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact3(step: Int) -> some View {
  Text("Hello").accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact4(step: Int) -> some View {
  Text("One\nTwo").accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact5(step: Int) -> some View {
  Text("One\nTwo\nThree").accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact6(step: Int) -> some View {
  VStack {
    Text("One").font(.subheadline).accessibilityIdentifier("a")
    Text("One\nTwo").font(.subheadline).accessibilityIdentifier("b")
    Text("One\nTwo\nThree").font(.subheadline).accessibilityIdentifier("c")
  }
}

@MainActor @ViewBuilder private func fact7(step: Int) -> some View {
  Text("One\nTwo").font(.headline).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact8(step: Int) -> some View {
  VStack {
    Text("A").font(.largeTitle).accessibilityIdentifier("a")
    Text("A").font(.title).accessibilityIdentifier("b")
    Text("A").font(.title2).accessibilityIdentifier("c")
    Text("A").font(.title3).accessibilityIdentifier("d")
    Text("A").font(.headline).accessibilityIdentifier("e")
    Text("A").font(.callout).accessibilityIdentifier("f")
    Text("A").font(.subheadline).accessibilityIdentifier("g")
    Text("A").font(.footnote).accessibilityIdentifier("h")
    Text("A").font(.caption).accessibilityIdentifier("i")
    Text("A").font(.caption2).accessibilityIdentifier("j")
  }
}

@MainActor @ViewBuilder private func fact9(step: Int) -> some View {
  VStack {
    Text("A").font(.largeTitle).accessibilityIdentifier("a")
    Text("A").font(.title).accessibilityIdentifier("b")
    Text("A").font(.body).accessibilityIdentifier("c")
    Text("A").font(.footnote).accessibilityIdentifier("d")
    Text("A").font(.caption2).accessibilityIdentifier("e")
  }
}

@MainActor @ViewBuilder private func fact10(step: Int) -> some View {
  Text("A").font(.title).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact11(step: Int) -> some View {
  Text("One\nTwo").lineLimit(1).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact12(step: Int) -> some View {
  Text("One\nTwo\nThree").lineLimit(2).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact13(step: Int) -> some View {
  Text("One").lineLimit(4).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact14(step: Int) -> some View {
  Text("One").lineLimit(2, reservesSpace: true).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact15(step: Int) -> some View {
  Text("One").lineLimit(2...4).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact16(step: Int) -> some View {
  Text("1\n2\n3\n4\n5\n6").lineLimit(2...4).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact17(step: Int) -> some View {
  VStack {
    Text("1\n2\n3\n4").lineLimit(...3).accessibilityIdentifier("a")
    Text("1").lineLimit(...3).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact18(step: Int) -> some View {
  VStack {
    Text("One\nTwo").lineLimit(nil).accessibilityIdentifier("a")
    Text("One\nTwo").accessibilityIdentifier("b")
  }
  .lineLimit(1)
}

@MainActor @ViewBuilder private func fact19(step: Int) -> some View {
  Text("This is a block of text that will be cut").lineLimit(1).accessibilityIdentifier("a")
    .frame(width: 100)
}

@MainActor @ViewBuilder private func fact20(step: Int) -> some View {
  Text("To be, or not to be, that is the question").accessibilityIdentifier("a")
    .frame(width: 100)
}

@MainActor @ViewBuilder private func fact21(step: Int) -> some View {
  Text("This is a long label that will be scaled to fit").lineLimit(1).minimumScaleFactor(0.5).accessibilityIdentifier("a")
    .frame(width: 250)
}

@MainActor @ViewBuilder private func fact22(step: Int) -> some View {
  Text("Short").lineLimit(1).minimumScaleFactor(0.5).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact23(step: Int) -> some View {
  Text("One\nTwo\nThree").accessibilityIdentifier("a")
    .frame(height: 45)
}

@MainActor @ViewBuilder private func fact24(step: Int) -> some View {
  VStack {
    Text("One\nTwo").accessibilityIdentifier("a")
    Text("One\nTwo").lineSpacing(10).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact25(step: Int) -> some View {
  Text("One").lineSpacing(10).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact26(step: Int) -> some View {
  VStack {
    Text("Aa").accessibilityIdentifier("a")
    Text("Aa").bold().accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact27(step: Int) -> some View {
  Text("A").font(.system(size: 40)).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact28(step: Int) -> some View {
  Text("A").font(.custom("Georgia", size: 17, relativeTo: .body)).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact29(step: Int) -> some View {
  Text("A").font(.custom("Georgia", fixedSize: 17)).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact30(step: Int) -> some View {
  Text("A").font(.custom("Georgia", size: 22)).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact31(step: Int) -> some View {
  (Text("One ") + Text("two").bold()).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact32(step: Int) -> some View {
  Text("One").textCase(.uppercase).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact33(step: Int) -> some View {
  VStack {
    Text("**One**").accessibilityIdentifier("a")
    Text(verbatim: "**One**").accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact34(step: Int) -> some View {
  VStack {
    Text("A").accessibilityIdentifier("a")
    Text("A").font(.caption).accessibilityIdentifier("b")
  }
  .font(.title)
}

@MainActor @ViewBuilder private func fact35(step: Int) -> some View {
  Text("A").accessibilityIdentifier("a").dynamicTypeSize(.accessibility1)
}

@MainActor @ViewBuilder private func fact36(step: Int) -> some View {
  VStack {
    Text("A").accessibilityIdentifier("a").dynamicTypeSize(.xSmall ... .large)
    Text("A").accessibilityIdentifier("b").dynamicTypeSize(...DynamicTypeSize.xxxLarge)
    Text("A").accessibilityIdentifier("c").dynamicTypeSize(.accessibility5...)
  }
}

@MainActor @ViewBuilder private func fact37(step: Int) -> some View {
  Text("A").accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact38(step: Int) -> some View {
  VStack {
    Text("One\nTwo three").accessibilityIdentifier("a")
    Text("One\nTwo three").multilineTextAlignment(.trailing).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact39(step: Int) -> some View {
  Text("One\nTwo three").accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact40(step: Int) -> some View {
  Text("One\nTwo three").multilineTextAlignment(.trailing).accessibilityIdentifier("a")
}

struct TightLayout: Layout {
  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    let ideal = subviews[0].sizeThatFits(.unspecified)
    return CGSize(width: ideal.width - 3, height: ideal.height)
  }
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
  }
}
@MainActor @ViewBuilder private func fact41(step: Int) -> some View {
  VStack {
    TightLayout { Text("This is a wide text element").lineLimit(1).allowsTightening(true).accessibilityIdentifier("a") }
    TightLayout { Text("This is a wide text element").lineLimit(1).allowsTightening(false).accessibilityIdentifier("b") }
  }
}

extension Fact {
  static let text: [Fact] = [
    Fact(
      "text-body-line",
      "One line of body text at Large is 20.33 points high.",
      source: "https://github.com/leboncoin/spark-ios-common",
      expects: ["a.height == 20.333 ± 0.1", "a.lines == 1", "a.size == 17"],
      fact1
    ),
    Fact(
      "text-body-line-xs",
      "One line of body text at the smallest size is 17 points high.",
      source: "https://github.com/leboncoin/spark-ios-common",
      steps: ["size XS"],
      expects: ["a.height == 17 ± 0.1", "a.size == 14"],
      fact2
    ),
    Fact(
      "text-body-line-ax5",
      "One line of body text at the largest size is 63.33 points high.",
      source: "https://github.com/leboncoin/spark-ios-common",
      steps: ["size AX5"],
      expects: ["a.height == 63.333 ± 0.1", "a.size == 53"],
      fact3
    ),
    Fact(
      "text-two-lines",
      "A second line of body text adds the style's leading of 22 points.",
      source: "https://github.com/gonzalezreal/textual",
      expects: ["a.lines == 2", "a.height == 42.333 ± 0.1"],
      fact4
    ),
    Fact(
      "text-three-lines",
      "Each further line of body text adds 22 points.",
      source: "https://github.com/gonzalezreal/textual",
      expects: ["a.lines == 3", "a.height == 64.333 ± 0.1"],
      fact5
    ),
    Fact(
      "text-subheadline-lines",
      "Two lines of subheadline are 38 points high, three 58.",
      source: "https://github.com/Vercantez/openuikit",
      expects: ["a.height == 18 ± 0.1", "b.height == 38 ± 0.1", "c.height == 58 ± 0.1"],
      fact6
    ),
    Fact(
      "text-headline-two-lines",
      "Two lines of headline are 42.33 points high.",
      source: "https://github.com/Vercantez/openuikit",
      expects: ["a.height == 42.333 ± 0.1"],
      fact7
    ),
    Fact(
      "text-styles-large",
      "The text styles have the sizes of the Human Interface Guidelines at Large.",
      source: "https://developer.apple.com/design/human-interface-guidelines/typography",
      expects: ["a.size == 34", "b.size == 28", "c.size == 22", "d.size == 20", "e.size == 17", "f.size == 16", "g.size == 15", "h.size == 13", "i.size == 12", "j.size == 11"],
      fact8
    ),
    Fact(
      "text-styles-ax3",
      "The text styles have the sizes of the Human Interface Guidelines at AX3.",
      source: "https://developer.apple.com/design/human-interface-guidelines/typography",
      steps: ["size AX3"],
      expects: ["a.size == 52", "b.size == 48", "c.size == 40", "d.size == 33", "e.size == 29"],
      fact9
    ),
    Fact(
      "text-title-heights",
      "One line of title is 33.67 points high at Large, and 69.33 at the largest size.",
      source: "https://github.com/pointfreeco/swift-snapshot-testing",
      before: ["a.height == 33.667 ± 0.1"],
      steps: ["size AX5"],
      expects: ["a.height == 69.333 ± 0.1"],
      fact10
    ),
    Fact(
      "text-line-limit",
      "A limit of one line shows only the first line.",
      source: "https://developer.apple.com/documentation/swiftui/view/linelimit(_:)-513mb",
      expects: ["a.lines == 1", "a.height == 20.333 ± 0.1"],
      fact11
    ),
    Fact(
      "text-line-limit-two",
      "A limit of two lines cuts the third.",
      source: "https://developer.apple.com/documentation/swiftui/view/linelimit(_:)-513mb",
      expects: ["a.lines == 2", "a.height == 42.333 ± 0.1"],
      fact12
    ),
    Fact(
      "text-line-limit-not-reserved",
      "A limit of lines does not make a shorter text higher.",
      source: "https://developer.apple.com/documentation/swiftui/view/linelimit(_:)-513mb",
      expects: ["a.height == 20.333 ± 0.1"],
      fact13
    ),
    Fact(
      "text-reserves-space",
      "A limit that reserves space makes a text of one line as high as the limit.",
      source: "https://developer.apple.com/documentation/swiftui/view/linelimit(_:reservesspace:)",
      expects: ["a.height == 42.333 ± 0.1"],
      fact14
    ),
    Fact(
      "text-line-limit-range",
      "A range of lines reserves its lower bound.",
      source: "https://juejin.cn/post/7164738119207108616",
      expects: ["a.height == 42.333 ± 0.1"],
      fact15
    ),
    Fact(
      "text-line-limit-range-upper",
      "A range of lines shows at most its upper bound.",
      source: "https://developer.apple.com/documentation/swiftui/view/linelimit(_:)-4hzfa",
      expects: ["a.lines == 4"],
      fact16
    ),
    Fact(
      "text-line-limit-up-to",
      "A range up to a bound shows at most as many lines and reserves none.",
      source: "https://developer.apple.com/documentation/swiftui/view/linelimit(_:)-7ufty",
      expects: ["a.lines == 3", "b.height == 20.333 ± 0.1"],
      fact17
    ),
    Fact(
      "text-line-limit-inner",
      "The limit nearest to the text holds, so nil inside of a stack with a limit lifts it.",
      source: "https://developer.apple.com/documentation/swiftui/environmentvalues/linelimit",
      expects: ["a.lines == 2", "b.lines == 1"],
      fact18
    ),
    Fact(
      "text-truncates",
      "A text of one line in a narrow frame is cut.",
      source: "https://developer.apple.com/documentation/swiftui/view/truncationmode(_:)",
      expects: ["a.cut == 1", "a.width <= 100", "a.lines == 1"],
      fact19
    ),
    Fact(
      "text-wraps",
      "A text breaks into lines no wider than what is offered.",
      source: "https://developer.apple.com/documentation/swiftui/text",
      expects: ["a.lines > 2", "a.width <= 100", "a.cut == 0"],
      fact20
    ),
    Fact(
      "text-shrinks",
      "A minimum scale factor shrinks the font until the text fits, no further than the factor.",
      source: "https://developer.apple.com/documentation/swiftui/view/minimumscalefactor(_:)",
      expects: ["a.drawn < 17", "a.drawn >= 8.5", "a.cut == 0", "a.lines == 1"],
      fact21
    ),
    Fact(
      "text-scale-not-needed",
      "A minimum scale factor leaves a text that fits as it is.",
      source: "https://developer.apple.com/documentation/swiftui/view/minimumscalefactor(_:)",
      expects: ["a.drawn == 17", "a.height == 20.333 ± 0.1"],
      fact22
    ),
    Fact(
      "text-height-pressure",
      "A text in too little height shows the lines that fit, and is cut.",
      source: "https://github.com/cashapp/AccessibilitySnapshot/issues/354",
      expects: ["a.lines == 2", "a.cut == 1"],
      fact23
    ),
    Fact(
      "text-line-spacing",
      "Line spacing is added between the lines.",
      source: "https://developer.apple.com/documentation/swiftui/view/linespacing(_:)",
      expects: ["b.height == a.height + 10"],
      fact24
    ),
    Fact(
      "text-line-spacing-one-line",
      "Line spacing does not matter to a text of one line.",
      source: "https://developer.apple.com/documentation/swiftui/view/linespacing(_:)",
      expects: ["a.height == 20.333 ± 0.1"],
      fact25
    ),
    Fact(
      "text-bold-height",
      "Bold text is as high as regular text.",
      source: "https://developer.apple.com/design/human-interface-guidelines/typography",
      expects: ["b.height == a.height", "b.width > a.width"],
      fact26
    ),
    Fact(
      "text-system-size-fixed",
      "A system font of a size in points keeps it at every text size.",
      source: "https://developer.apple.com/documentation/swiftui/font/system(size:weight:design:)",
      steps: ["size AX5"],
      expects: ["a.size == 40", "a.height == 48 ± 0.1"],
      fact27
    ),
    Fact(
      "text-custom-relative",
      "A custom font relative to body grows as the metrics of body do: 17 becomes 48 at the largest size.",
      source: "https://developer.apple.com/documentation/swiftui/font/custom(_:size:relativeto:)",
      steps: ["size AX5"],
      expects: ["a.size == 48 ± 0.4"],
      fact28
    ),
    Fact(
      "text-custom-fixed",
      "A custom font of fixed size does not grow.",
      source: "https://developer.apple.com/documentation/swiftui/font/custom(_:fixedsize:)",
      steps: ["size AX5"],
      expects: ["a.size == 17"],
      fact29
    ),
    Fact(
      "text-custom-default-scales",
      "A custom font without a style grows as body does.",
      source: "https://developer.apple.com/documentation/swiftui/font/custom(_:size:)",
      steps: ["size AX5"],
      expects: ["a.size == 62 ± 0.4"],
      fact30
    ),
    Fact(
      "text-joined",
      "Texts that are joined are one view with the words of both.",
      source: "https://developer.apple.com/documentation/swiftui/text",
      expects: ["a.lines == 1", "a.text == \"One two\""],
      fact31
    ),
    Fact(
      "text-upper-case",
      "The text case changes the letters that are drawn.",
      source: "https://developer.apple.com/documentation/swiftui/view/textcase(_:)",
      expects: ["a.text == \"ONE\""],
      fact32
    ),
    Fact(
      "text-markdown",
      "A literal is read as Markdown, a verbatim text is not.",
      source: "https://developer.apple.com/documentation/swiftui/text",
      expects: ["a.text == \"One\"", "b.text == \"**One**\""],
      fact33
    ),
    Fact(
      "text-font-inherited",
      "A font on a stack holds for the texts in it that have none.",
      source: "https://developer.apple.com/documentation/swiftui/view/font(_:)",
      expects: ["a.size == 28", "b.size == 12"],
      fact34
    ),
    Fact(
      "text-type-size-set",
      "A view with a Dynamic Type size of its own has it whatever the system's is.",
      source: "https://developer.apple.com/documentation/swiftui/view/dynamictypesize(_:)",
      expects: ["a.size == 28"],
      fact35
    ),
    Fact(
      "text-type-size-range",
      "A range of Dynamic Type sizes limits how far a text grows.",
      source: "https://developer.apple.com/documentation/swiftui/view/dynamictypesize(_:)",
      steps: ["size AX3"],
      expects: ["a.size == 17", "b.size == 23", "c.size == 53"],
      fact36
    ),
    Fact(
      "text-grows-while-shown",
      "A text that is shown grows when the text size changes, and returns to its size.",
      source: "https://developer.apple.com/design/human-interface-guidelines/typography",
      before: ["a.size == 17"],
      steps: ["size AX1", "size L"],
      expects: ["a.size == 17", "a.height == 20.333 ± 0.1"],
      fact37
    ),
    Fact(
      "text-alignment-frame",
      "The alignment of lines does not change the size of the text.",
      source: "https://developer.apple.com/documentation/swiftui/view/multilinetextalignment(_:)",
      expects: ["a.width == b.width", "a.height == b.height"],
      fact38
    ),
    Fact(
      "text-lines-leading",
      "The lines of a text begin at its leading edge.",
      source: "https://developer.apple.com/documentation/swiftui/environmentvalues/multilinetextalignment",
      expects: ["a.firstLineX == a.minX"],
      fact39
    ),
    Fact(
      "text-lines-trailing",
      "With the alignment trailing a shorter line ends at the text's trailing edge.",
      source: "https://developer.apple.com/documentation/swiftui/view/multilinetextalignment(_:)",
      expects: ["a.firstLineMaxX == a.maxX", "a.firstLineX > a.minX + 10"],
      fact40
    ),
    Fact(
      "text-tightening",
      "A text that may be tightened shows all its letters where it is a little too wide.",
      source: "https://developer.apple.com/documentation/swiftui/view/allowstightening(_:)",
      expects: ["a.cut == 0", "b.cut == 1", "a.lines == 1"],
      wrong: "By how much letters stand closer has not been published, so none do, which a message says.",
      fact41
    ),
  ]
}
