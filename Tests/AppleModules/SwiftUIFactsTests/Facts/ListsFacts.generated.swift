// Written by Scripts/generate-tables from Reference/swiftui-facts/lists.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import SwiftUI

@MainActor @ViewBuilder private func fact1(step: Int) -> some View {
  List {
    Text("One").accessibilityIdentifier("a")
    Text("Two").accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact2(step: Int) -> some View {
  List {
    Text("One").accessibilityIdentifier("a")
    Text("Two").accessibilityIdentifier("b")
    Text("Three").accessibilityIdentifier("c")
  }
}

@MainActor @ViewBuilder private func fact3(step: Int) -> some View {
  List {
    Color.red.frame(width: 40, height: 80).accessibilityIdentifier("a")
    Color.red.frame(width: 40, height: 80).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact4(step: Int) -> some View {
  List {
    Color.red.frame(width: 40, height: 80).accessibilityIdentifier("a")
  }
}

@MainActor @ViewBuilder private func fact5(step: Int) -> some View {
  List {
    Section { Color.red.frame(width: 40, height: 80).accessibilityIdentifier("a") }
    Section { Color.red.frame(width: 40, height: 80).accessibilityIdentifier("b") }
  }
}

@MainActor @ViewBuilder private func fact6(step: Int) -> some View {
  List {
    Color.red.frame(height: 80).listRowInsets(EdgeInsets()).accessibilityIdentifier("a")
  }
}

@MainActor @ViewBuilder private func fact7(step: Int) -> some View {
  List {
    Text("One").accessibilityIdentifier("a")
    Color.red.frame(height: 80).listRowInsets(EdgeInsets()).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact8(step: Int) -> some View {
  List {
    Color.red.frame(width: 40, height: 80).accessibilityIdentifier("a")
    Color.red.frame(width: 40, height: 80).accessibilityIdentifier("b")
    Text("One").accessibilityIdentifier("c")
    Text("Two").accessibilityIdentifier("d")
  }
}

@MainActor @ViewBuilder private func fact9(step: Int) -> some View {
  List {
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
    Color.red.frame(width: 40, height: 60).accessibilityIdentifier("b")
  }
  .listStyle(.plain)
  .environment(\.defaultMinListRowHeight, 100)
}

@MainActor @ViewBuilder private func fact10(step: Int) -> some View {
  List {
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("b")
  }
  .environment(\.defaultMinListRowHeight, 90)
}

@MainActor @ViewBuilder private func fact11(step: Int) -> some View {
  List {
    Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
    Color.red.frame(width: 90, height: 20).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact12(step: Int) -> some View {
  VStack(spacing: 0) {
    List {
      Color.red.frame(width: 40, height: 80).accessibilityIdentifier("a")
      Color.red.frame(width: 40, height: 80).accessibilityIdentifier("b")
    }
    List {
      Color.red.frame(width: 40, height: 80).accessibilityIdentifier("c")
      Color.red.frame(width: 40, height: 80).accessibilityIdentifier("d")
    }
    .listRowSpacing(20)
  }
}

@MainActor @ViewBuilder private func fact13(step: Int) -> some View {
  List {
    Section { Color.red.frame(height: 80).listRowInsets(EdgeInsets()).accessibilityIdentifier("a") }
    Section { Color.red.frame(height: 80).listRowInsets(EdgeInsets()).accessibilityIdentifier("b") }
  }
  .listSectionSpacing(50)
}

@MainActor @ViewBuilder private func fact14(step: Int) -> some View {
  VStack(spacing: 0) {
    List {
      Section { Color.red.frame(height: 80).listRowInsets(EdgeInsets()).accessibilityIdentifier("a") }
      Section { Color.red.frame(height: 80).listRowInsets(EdgeInsets()).accessibilityIdentifier("b") }
    }
    List {
      Section { Color.red.frame(height: 80).listRowInsets(EdgeInsets()).accessibilityIdentifier("c") }
      Section { Color.red.frame(height: 80).listRowInsets(EdgeInsets()).accessibilityIdentifier("d") }
    }
    .listSectionSpacing(.compact)
  }
}

@MainActor @ViewBuilder private func fact15(step: Int) -> some View {
  VStack(spacing: 0) {
    List { Text("One") }
    Color.red.frame(height: 40).accessibilityIdentifier("a")
  }
}

@MainActor @ViewBuilder private func fact16(step: Int) -> some View {
  List {
    Section {
      Text("Row").accessibilityIdentifier("a")
    } header: {
      Text("Head").accessibilityIdentifier("h")
    } footer: {
      Text("Foot").accessibilityIdentifier("f")
    }
  }
}

@MainActor @ViewBuilder private func fact17(step: Int) -> some View {
  List {
    Section("Cities") { Text("Row") }
  }
}

@MainActor @ViewBuilder private func fact18(step: Int) -> some View {
  List {
    Section("Cities") { Text("Row") }
  }
}

@MainActor @ViewBuilder private func fact19(step: Int) -> some View {
  List {
    ForEach(0..<3, id: \.self) { index in
      Color.red.frame(width: 40, height: 60).accessibilityIdentifier("v\(index)")
    }
  }
}

@MainActor @ViewBuilder private func fact20(step: Int) -> some View {
  List(0..<3, id: \.self) { index in
    Color.red.frame(width: 40, height: 60).accessibilityIdentifier("v\(index)")
  }
}

@MainActor @ViewBuilder private func fact21(step: Int) -> some View {
  VStack(spacing: 0) {
    Color.blue
    List { Color.red.frame(width: 40, height: 30).accessibilityIdentifier("a") }.frame(height: 200)
  }
}

@MainActor @ViewBuilder private func fact22(step: Int) -> some View {
  List {
    ForEach(step == 0 ? [1, 2, 3] : [1, 3], id: \.self) { index in
      Color.red.frame(width: 40, height: 60).accessibilityIdentifier("v\(index)")
    }
  }
}

@MainActor @ViewBuilder private func fact23(step: Int) -> some View {
  VStack(spacing: 0) {
    Form {
      Color.red.frame(width: 40, height: 60).accessibilityIdentifier("a")
      Color.red.frame(width: 40, height: 60).accessibilityIdentifier("b")
    }
    List {
      Color.red.frame(width: 40, height: 60).accessibilityIdentifier("c")
      Color.red.frame(width: 40, height: 60).accessibilityIdentifier("d")
    }
  }
}

@MainActor @ViewBuilder private func fact24(step: Int) -> some View {
  Form {
    LabeledContent {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("v")
    } label: {
      Text("Label").accessibilityIdentifier("l")
    }
  }
}

@MainActor @ViewBuilder private func fact25(step: Int) -> some View {
  Form {
    LabeledContent {
      Text("Value").accessibilityIdentifier("v")
    } label: {
      Text("Label").accessibilityIdentifier("l")
    }
  }
}

@MainActor @ViewBuilder private func fact26(step: Int) -> some View {
  List {
    HStack {
      Color.red.frame(width: 40, height: 20).accessibilityIdentifier("a")
      Spacer()
      Color.blue.frame(width: 40, height: 20).accessibilityIdentifier("b")
    }
  }
}

@MainActor @ViewBuilder private func fact27(step: Int) -> some View {
  List {
    Text("One").accessibilityIdentifier("a")
    Text("Two").accessibilityIdentifier("b")
  }
}

extension Fact {
  static let lists: [Fact] = [
    Fact(
      "list-row-inset",
      "In an inset grouped list on iOS 26 text begins 32 points from the edge of a phone of 390 points.",
      source: "https://github.com/StanfordSpezi/SpeziViews",
      system: "26",
      device: "iPhone 14",
      size: "M",
      expects: ["a.minX == 32"],
      fact1
    ),
    Fact(
      "list-row-pitch",
      "Rows of one line stand 51 points apart on iOS 26 at Medium.",
      source: "https://github.com/home-assistant/iOS",
      system: "26",
      device: "iPhone 14",
      size: "M",
      expects: ["b.minY - a.minY == 51 ± 1", "c.minY - b.minY == 51 ± 1"],
      fact2
    ),
    Fact(
      "list-tall-row",
      "A row is thirty points higher than its content on iOS 26.",
      source: "https://github.com/home-assistant/iOS",
      system: "26",
      device: "iPhone 14",
      size: "M",
      expects: ["b.minY - a.minY == 110 ± 1"],
      fact3
    ),
    Fact(
      "list-first-card",
      "The first card of a list without a bar stands 35 points below the safe area.",
      source: "https://github.com/StanfordSpezi/SpeziViews",
      system: "26",
      device: "iPhone 14",
      size: "M",
      expects: ["a.minY == 47 + 35 + 15 ± 1"],
      fact4
    ),
    Fact(
      "list-section-gap",
      "Cards without header and footer stand 35 points apart on iOS 26.",
      source: "https://github.com/home-assistant/iOS",
      system: "26",
      device: "iPhone 14",
      size: "M",
      expects: ["b.minY - a.maxY == 65 ± 1"],
      fact5
    ),
    Fact(
      "list-row-insets-zero",
      "A row without insets fills the card, which stands 16 points from both edges on iOS 26.",
      source: "https://github.com/StanfordSpezi/SpeziViews",
      system: "26",
      device: "iPhone 14",
      size: "M",
      expects: ["a.minX == 16", "a.maxX == 374"],
      fact6
    ),
    Fact(
      "list-row-insets-18",
      "On iOS 18 cards stand 20 points from the edges, and rows have 20 more.",
      source: "https://github.com/StanfordSpezi/SpeziViews",
      system: "18",
      device: "iPhone 14",
      size: "M",
      expects: ["a.minX == 40", "b.minX == 20", "b.maxX == 370"],
      fact7
    ),
    Fact(
      "list-row-18",
      "On iOS 18 a row is 22 points higher than its content, and no lower than 44.",
      source: "https://github.com/StanfordSpezi/SpeziViews",
      system: "18",
      device: "iPhone 14",
      size: "M",
      expects: ["b.minY - a.minY == 102 ± 1", "d.minY - c.minY == 44 ± 0.7"],
      fact8
    ),
    Fact(
      "list-content-centered",
      "The content of a row that is lower than the row stands in its middle.",
      source: "https://developer.apple.com/documentation/swiftui/environmentvalues/defaultminlistrowheight",
      expects: ["b.midY - a.midY == 100 ± 1"],
      fact9
    ),
    Fact(
      "list-minimum-height",
      "Rows are never lower than the minimum height of the environment.",
      source: "https://developer.apple.com/documentation/swiftui/environmentvalues/defaultminlistrowheight",
      expects: ["b.minY - a.minY == 90 ± 1"],
      fact10
    ),
    Fact(
      "list-row-leading",
      "The content of a row stands at its leading edge.",
      source: "https://developer.apple.com/documentation/swiftui/list",
      expects: ["a.minX == b.minX", "a.minX < 60"],
      fact11
    ),
    Fact(
      "list-row-spacing",
      "The spacing of rows is added between them.",
      source: "https://developer.apple.com/documentation/swiftui/view/listrowspacing(_:)",
      expects: ["d.minY - c.minY == b.minY - a.minY + 20 ± 1"],
      fact12
    ),
    Fact(
      "list-section-spacing",
      "The spacing of sections stands between their cards.",
      source: "https://developer.apple.com/documentation/swiftui/view/listsectionspacing(_:)",
      system: "26",
      device: "iPhone 14",
      size: "M",
      expects: ["b.minY - a.maxY == 50 ± 1"],
      fact13
    ),
    Fact(
      "list-section-compact",
      "Compact sections stand closer than default ones.",
      source: "https://developer.apple.com/documentation/swiftui/listsectionspacing",
      expects: ["d.minY - c.maxY < b.minY - a.maxY", "d.minY > c.maxY"],
      wrong: "The distance of compact sections has not been published, so sections stand at the distance of the system, which a message says.",
      fact14
    ),
    Fact(
      "list-fills",
      "A List takes all that is offered.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["a.maxY == 818", "a.height == 40"],
      fact15
    ),
    Fact(
      "list-header-above",
      "The header of a section stands above its rows, the footer below.",
      source: "https://developer.apple.com/documentation/swiftui/section",
      expects: ["h.maxY < a.minY", "f.minY > a.maxY"],
      fact16
    ),
    Fact(
      "list-header-case-26",
      "On iOS 26 the header of a section is shown as it is written.",
      source: "https://developer.apple.com/documentation/technologyoverviews/adopting-liquid-glass",
      system: "26",
      expects: ["textCount(Cities) == 1"],
      fact17
    ),
    Fact(
      "list-header-case-18",
      "On iOS 18 the header of an inset grouped section is shown in capitals.",
      source: "https://developer.apple.com/documentation/technologyoverviews/adopting-liquid-glass",
      system: "18",
      expects: ["textCount(CITIES) == 1", "textCount(Cities) == 0"],
      fact18
    ),
    Fact(
      "list-foreach",
      "Each view of a ForEach is a row of its own.",
      source: "https://developer.apple.com/documentation/swiftui/list",
      expects: ["v1.minY - v0.minY > 60", "v2.minY - v1.minY == v1.minY - v0.minY ± 0.4"],
      fact19
    ),
    Fact(
      "list-data",
      "A List of data makes one row for each element.",
      source: "https://developer.apple.com/documentation/swiftui/list",
      expects: ["v1.minY > v0.maxY", "v2.minY > v1.maxY"],
      fact20
    ),
    Fact(
      "list-in-frame",
      "A List in a frame keeps to it.",
      source: "https://developer.apple.com/documentation/swiftui/list",
      expects: ["a.minY > 818 - 200", "a.maxY < 818"],
      fact21
    ),
    Fact(
      "list-row-removed",
      "A row that leaves the data leaves its place to the rows after it.",
      source: "https://developer.apple.com/documentation/swiftui/foreach",
      before: ["count(v2) == 1"],
      steps: ["step"],
      expects: ["count(v2) == 0", "v3.minY - v1.minY < 120"],
      fact22
    ),
    Fact(
      "form-is-grouped",
      "A Form lays its rows out as a grouped list does.",
      source: "https://developer.apple.com/documentation/swiftui/form",
      expects: ["a.minX == c.minX", "b.minY - a.minY == d.minY - c.minY"],
      fact23
    ),
    Fact(
      "form-labeled-content",
      "In a form labeled content has its label at the leading and its value at the trailing edge of the row.",
      source: "https://developer.apple.com/documentation/swiftui/labeledcontent",
      system: "26",
      device: "iPhone 14",
      size: "M",
      expects: ["l.minX == 32", "v.maxX == 358", "l.midY == v.midY ± 1"],
      fact24
    ),
    Fact(
      "form-labeled-content-ax",
      "At accessibility sizes labeled content in a form stacks the label above the value.",
      source: "https://github.com/StanfordSpezi/SpeziViews",
      system: "26",
      device: "iPhone 14",
      steps: ["size AX3"],
      expects: ["v.minY >= l.maxY", "v.minX == l.minX"],
      fact25
    ),
    Fact(
      "list-hstack-spacer",
      "A Spacer in a row pushes to the trailing edge of the row's content.",
      source: "https://github.com/StanfordSpezi/SpeziViews",
      system: "26",
      device: "iPhone 14",
      size: "M",
      expects: ["a.minX == 32", "b.maxX == 358"],
      fact26
    ),
    Fact(
      "list-row-grows",
      "Rows grow with the text size while the list is shown.",
      source: "https://developer.apple.com/design/human-interface-guidelines/typography",
      before: ["b.minY - a.minY < 60"],
      steps: ["size AX5"],
      expects: ["b.minY - a.minY > 85", "a.size == 53"],
      fact27
    ),
  ]
}
