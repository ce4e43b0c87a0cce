// Written by Scripts/generate-tables from Reference/swiftui-facts/scrolling.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import SwiftUI

@MainActor @ViewBuilder private func fact1(step: Int) -> some View {
  ScrollView {
    Color.red.frame(width: 50, height: 20)
  }
  .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact2(step: Int) -> some View {
  ScrollView {
    Color.red.frame(width: 50, height: 20)
  }
  .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact3(step: Int) -> some View {
  ScrollView {
    Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
  }
}

@MainActor @ViewBuilder private func fact4(step: Int) -> some View {
  ScrollView {
    Color.red.accessibilityIdentifier("a")
  }
}

@MainActor @ViewBuilder private func fact5(step: Int) -> some View {
  ScrollView {
    VStack(spacing: 0) {
      Color.red.accessibilityIdentifier("a")
      Color.green.frame(idealHeight: 50).accessibilityIdentifier("b")
    }
  }
}

@MainActor @ViewBuilder private func fact6(step: Int) -> some View {
  ScrollView(.horizontal) {
    Color.red.accessibilityIdentifier("a")
  }
  .frame(height: 80)
}

@MainActor @ViewBuilder private func fact7(step: Int) -> some View {
  ScrollView(.horizontal) {
    Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
  }
  .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact8(step: Int) -> some View {
  ScrollView([.horizontal, .vertical]) {
    Color.red.accessibilityIdentifier("a")
  }
}

@MainActor @ViewBuilder private func fact9(step: Int) -> some View {
  ScrollView {
    Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a").frame(maxWidth: .infinity, alignment: .leading)
  }
}

@MainActor @ViewBuilder private func fact10(step: Int) -> some View {
  ScrollView {
    Color.red.frame(width: 50, height: 20)
      .frame(maxHeight: .infinity)
      .background { Color.blue.accessibilityIdentifier("b") }
  }
}

@MainActor @ViewBuilder private func fact11(step: Int) -> some View {
  ScrollView {
    Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
    Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact12(step: Int) -> some View {
  ScrollView {
    VStack(spacing: 0) {
      ForEach(0..<20, id: \.self) { index in
        Color.red.frame(height: 100).accessibilityIdentifier("v\(index)")
      }
    }
  }
}

@MainActor @ViewBuilder private func fact13(step: Int) -> some View {
  ScrollView {
    ZStack {
      RoundedRectangle(cornerRadius: 8).accessibilityIdentifier("a")
      Color.blue.frame(width: 100, height: 60)
    }
  }
}

@MainActor @ViewBuilder private func fact14(step: Int) -> some View {
  ScrollView {
    Color.red.frame(height: 20).accessibilityIdentifier("a")
  }
  .contentMargins(.horizontal, 20, for: .scrollContent)
  .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact15(step: Int) -> some View {
  ScrollView {
    Color.red.frame(height: 20).accessibilityIdentifier("a")
  }
  .contentMargins(.top, 30, for: .scrollContent)
}

@MainActor @ViewBuilder private func fact16(step: Int) -> some View {
  ScrollView(.horizontal) {
    HStack(spacing: 0) {
      Color.red.frame(width: 100, height: 20).accessibilityIdentifier("a")
    }
  }
  .safeAreaPadding(.horizontal, 16)
}

@MainActor @ViewBuilder private func fact17(step: Int) -> some View {
  ScrollView(.horizontal) {
    HStack(spacing: 0) {
      Color.red.containerRelativeFrame(.horizontal).accessibilityIdentifier("a")
      Color.blue.containerRelativeFrame(.horizontal).accessibilityIdentifier("b")
    }
  }
}

@MainActor @ViewBuilder private func fact18(step: Int) -> some View {
  ScrollView(.horizontal) {
    LazyHStack(spacing: 10) {
      Color.red.containerRelativeFrame(.horizontal, count: 4, span: 3, spacing: 10).accessibilityIdentifier("a")
      Color.blue.containerRelativeFrame(.horizontal, count: 4, spacing: 10).accessibilityIdentifier("b")
    }
  }
}

@MainActor @ViewBuilder private func fact19(step: Int) -> some View {
  ScrollView {
    Color.red.frame(height: 20).containerRelativeFrame(.horizontal) { length, _ in length / 3 }.accessibilityIdentifier("a")
  }
}

@MainActor @ViewBuilder private func fact20(step: Int) -> some View {
  Color.red.containerRelativeFrame([.horizontal, .vertical]) { length, axis in
    axis == .vertical ? length / 2 : length
  }
  .accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact21(step: Int) -> some View {
  HStack {
    Color.red.containerRelativeFrame(.horizontal) { length, _ in length / 3 }.accessibilityIdentifier("a")
    Color.blue
  }
  .frame(width: 200)
}

@MainActor @ViewBuilder private func fact22(step: Int) -> some View {
  ScrollView {
    VStack(spacing: 0) {
      ForEach(0..<20, id: \.self) { index in
        Color.red.frame(height: 100).accessibilityIdentifier("v\(index)")
      }
    }
  }
  .defaultScrollAnchor(.bottom)
}

@MainActor @ViewBuilder private func fact23(step: Int) -> some View {
  ScrollViewReader { proxy in
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<40, id: \.self) { index in
          Color.red.frame(height: 100).id(index).accessibilityIdentifier("v\(index)")
        }
      }
    }
    .onAppear { proxy.scrollTo(10, anchor: .top) }
  }
}

@MainActor @ViewBuilder private func fact24(step: Int) -> some View {
  ScrollViewReader { proxy in
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<40, id: \.self) { index in
          Color.red.frame(height: 100).id(index).accessibilityIdentifier("v\(index)")
        }
      }
    }
    .onAppear { proxy.scrollTo(10, anchor: .bottom) }
  }
}

@MainActor @ViewBuilder private func fact25(step: Int) -> some View {
  ScrollViewReader { proxy in
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<40, id: \.self) { index in
          Color.red.frame(height: 100).id(index).accessibilityIdentifier("v\(index)")
        }
      }
    }
    .onAppear { proxy.scrollTo(10, anchor: .center) }
  }
}

@MainActor @ViewBuilder private func fact26(step: Int) -> some View {
  ScrollViewReader { proxy in
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<40, id: \.self) { index in
          Color.red.frame(height: 100).id(index).accessibilityIdentifier("v\(index)")
        }
      }
    }
    .onAppear { proxy.scrollTo(10) }
  }
}

@MainActor @ViewBuilder private func fact27(step: Int) -> some View {
  ScrollViewReader { proxy in
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<40, id: \.self) { index in
          Color.red.frame(height: 100).id(index).accessibilityIdentifier("v\(index)")
        }
      }
    }
    .onAppear { proxy.scrollTo(3) }
  }
}

@MainActor @ViewBuilder private func fact28(step: Int) -> some View {
  ScrollViewReader { proxy in
    List {
      ForEach(0..<40, id: \.self) { index in
        Color.red.frame(height: 100).accessibilityIdentifier("v\(index)").listRowInsets(EdgeInsets())
      }
    }
    .listStyle(.plain)
    .onAppear { proxy.scrollTo(10, anchor: .top) }
  }
}

@MainActor @ViewBuilder private func fact29(step: Int) -> some View {
  ScrollView {
    VStack(spacing: 0) {
      ForEach(0..<40, id: \.self) { index in
        Color.red.frame(height: 100).accessibilityIdentifier("v\(index)")
      }
    }
  }
  .scrollPosition(.constant(ScrollPosition(edge: .bottom)))
}

@MainActor @ViewBuilder private func fact30(step: Int) -> some View {
  ScrollView {
    Color.red.frame(height: 1000).accessibilityIdentifier("a")
  }
  .scrollIndicators(.hidden)
}

extension Fact {
  static let scrolling: [Fact] = [
    Fact(
      "scroll-takes-height",
      "A vertical ScrollView is as high as what is offered.",
      source: "https://www.swiftuifieldguide.com/layout/scrollview/",
      expects: ["b.height == 759"],
      fact1
    ),
    Fact(
      "scroll-hugs-width",
      "A vertical ScrollView is as wide as its content.",
      source: "https://www.swiftuifieldguide.com/layout/scrollview/",
      expects: ["b.width == 50"],
      fact2
    ),
    Fact(
      "scroll-content-top",
      "The content of a vertical ScrollView begins at the top of the safe area, and is centered across.",
      source: "https://www.swiftuifieldguide.com/layout/scrollview/",
      expects: ["a.minY == 59", "a.midX == 196.5"],
      fact3
    ),
    Fact(
      "scroll-ideal-height",
      "A vertical ScrollView proposes its own width and no height, so a color is ten points high.",
      source: "https://www.swiftuifieldguide.com/layout/scrollview/",
      expects: ["a.width == 393", "a.height == 10"],
      fact4
    ),
    Fact(
      "scroll-stack-ideal",
      "In a vertical ScrollView the views of a stack have their ideal heights.",
      source: "https://www.swiftuifieldguide.com/layout/scrollview/",
      expects: ["a.height == 10", "b.height == 50", "b.width == 393"],
      fact5
    ),
    Fact(
      "scroll-horizontal",
      "A horizontal ScrollView proposes its own height and no width.",
      source: "https://www.swiftuifieldguide.com/layout/scrollview/",
      expects: ["a.width == 10", "a.height == 80", "a.minX == 0"],
      fact6
    ),
    Fact(
      "scroll-horizontal-hugs",
      "A horizontal ScrollView is as wide as what is offered and as high as its content.",
      source: "https://www.swiftuifieldguide.com/layout/scrollview/",
      expects: ["b.width == 393", "b.height == 20", "a.minX == 0"],
      fact7
    ),
    Fact(
      "scroll-both",
      "A ScrollView of both axes proposes neither.",
      source: "https://www.swiftuifieldguide.com/layout/ideal-size/",
      expects: ["a.width == 10", "a.height == 10"],
      fact8
    ),
    Fact(
      "scroll-infinite-width",
      "A frame of infinite maximum width makes the content of a vertical ScrollView as wide as what is offered.",
      source: "https://www.swiftuifieldguide.com/layout/scrollview/",
      expects: ["a.minX == 0"],
      fact9
    ),
    Fact(
      "scroll-infinite-height",
      "A frame of infinite maximum height does not fill a vertical ScrollView.",
      source: "https://www.swiftuifieldguide.com/layout/scrollview/",
      expects: ["b.height == 20"],
      fact10
    ),
    Fact(
      "scroll-several",
      "Several views in a ScrollView stand one below the other.",
      source: "https://developer.apple.com/documentation/swiftui/scrollview",
      expects: ["b.minY >= a.maxY", "a.midX == b.midX"],
      fact11
    ),
    Fact(
      "scroll-beyond",
      "Content beyond the screen has its place below it.",
      source: "https://developer.apple.com/documentation/swiftui/scrollview",
      expects: ["v0.minY == 59", "v19.minY == 59 + 1900"],
      fact12
    ),
    Fact(
      "scroll-zstack",
      "In a ScrollView the flexible view of a ZStack is as large as the stack.",
      source: "https://fatbobman.com/en/posts/exploring-the-secrets-of-layoutpriority-in-zstack",
      expects: ["a.height == 60", "a.width == 393"],
      fact13
    ),
    Fact(
      "content-margins",
      "Margins of the content shrink what the content is offered, not the ScrollView.",
      source: "https://developer.apple.com/documentation/swiftui/view/contentmargins(_:_:for:)",
      expects: ["a.width == 353", "a.minX == 20", "b.width == 393"],
      fact14
    ),
    Fact(
      "content-margins-top",
      "A margin at the top moves the first view down.",
      source: "https://developer.apple.com/documentation/swiftui/view/contentmargins(_:_:for:)",
      expects: ["a.minY == 89"],
      fact15
    ),
    Fact(
      "safe-area-padding-scroll",
      "Padding of the safe area insets the content of a ScrollView.",
      source: "https://developer.apple.com/documentation/swiftui/view/safeareapadding(_:_:)",
      expects: ["a.minX == 16"],
      fact16
    ),
    Fact(
      "relative-frame",
      "A frame relative to the container is as wide as the ScrollView.",
      source: "https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:)",
      expects: ["a.width == 393", "b.minX == 393"],
      fact17
    ),
    Fact(
      "relative-frame-count",
      "With a count, a span and a spacing the frame is the sum of the spanned columns and the gaps between them.",
      source: "https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:count:span:spacing:alignment:)",
      expects: ["a.width == 292.25", "b.width == 90.75"],
      fact18
    ),
    Fact(
      "relative-frame-closure",
      "A closure says which share of the container's length the frame takes.",
      source: "https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:_:)",
      expects: ["a.width == 131"],
      fact19
    ),
    Fact(
      "relative-frame-root",
      "Without a container of its own a view takes the screen less its safe area.",
      source: "https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:)",
      expects: ["a.width == 393", "a.height == 379.5"],
      fact20
    ),
    Fact(
      "relative-frame-ignores-stack",
      "A stack is no container for a relative frame.",
      source: "https://developer.apple.com/documentation/swiftui/view/containerrelativeframe(_:alignment:)",
      expects: ["a.width == 131"],
      fact21
    ),
    Fact(
      "scroll-anchor-bottom",
      "A scroll view with the default anchor bottom starts at the end of its content.",
      source: "https://developer.apple.com/documentation/swiftui/view/defaultscrollanchor(_:)",
      expects: ["v19.maxY == 818"],
      fact22
    ),
    Fact(
      "scroll-to",
      "A ScrollViewReader brings a view to the top.",
      source: "https://developer.apple.com/documentation/swiftui/scrollviewproxy/scrollto(_:anchor:)",
      expects: ["v10.minY == 59"],
      fact23
    ),
    Fact(
      "scroll-to-bottom",
      "A bottom anchor aligns the bottom of the view with that of the scroll view.",
      source: "https://developer.apple.com/documentation/swiftui/scrollviewproxy/scrollto(_:anchor:)",
      expects: ["v10.maxY == 818"],
      fact24
    ),
    Fact(
      "scroll-to-center",
      "A center anchor aligns the middle of the view with that of the scroll view.",
      source: "https://developer.apple.com/documentation/swiftui/scrollviewproxy/scrollto(_:anchor:)",
      expects: ["v10.minY == 388.5"],
      fact25
    ),
    Fact(
      "scroll-to-shortest",
      "Without an anchor the content moves as little as makes the view wholly visible.",
      source: "https://developer.apple.com/documentation/swiftui/scrollviewproxy/scrollto(_:anchor:)",
      expects: ["v10.maxY == 818"],
      fact26
    ),
    Fact(
      "scroll-to-visible",
      "Without an anchor a view that is visible stays where it is.",
      source: "https://developer.apple.com/documentation/swiftui/scrollviewproxy/scrollto(_:anchor:)",
      expects: ["v3.minY == 359"],
      fact27
    ),
    Fact(
      "scroll-to-row",
      "A list scrolls to a row by the identity that its ForEach gives it.",
      source: "https://developer.apple.com/documentation/swiftui/scrollviewproxy/scrollto(_:anchor:)",
      expects: ["v10.minY == 59"],
      fact28
    ),
    Fact(
      "scroll-position-edge",
      "A scroll position at the bottom edge shows the end of the content.",
      source: "https://developer.apple.com/documentation/swiftui/scrollposition/scrollto(edge:)",
      expects: ["v39.maxY == 818"],
      fact29
    ),
    Fact(
      "scroll-indicators",
      "Hidden indicators do not change the layout.",
      source: "https://developer.apple.com/documentation/swiftui/view/scrollindicators(_:axes:)",
      expects: ["a.width == 393", "a.minY == 59"],
      fact30
    ),
  ]
}
