// Written by Scripts/generate-tables from Reference/swiftui-facts/safe-area.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import SwiftUI

@MainActor @ViewBuilder private func fact1(step: Int) -> some View {
  Color.red.ignoresSafeArea().accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact2(step: Int) -> some View {
  Color.red.ignoresSafeArea(edges: .top).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact3(step: Int) -> some View {
  Color.red.accessibilityIdentifier("a")
    .background { Color.blue.ignoresSafeArea().accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact4(step: Int) -> some View {
  ZStack(alignment: .top) {
    Color.purple.ignoresSafeArea().accessibilityIdentifier("b")
    Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
  }
}

@MainActor @ViewBuilder private func fact5(step: Int) -> some View {
  VStack(spacing: 0) {
    Color.red.ignoresSafeArea(edges: .top).accessibilityIdentifier("a").frame(height: 300)
    Color.blue.accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact6(step: Int) -> some View {
  VStack(spacing: 0) {
    Color.red.frame(height: 100)
    Color.blue.ignoresSafeArea().accessibilityIdentifier("a").frame(height: 100)
    Color.green
  }
}

@MainActor @ViewBuilder private func fact7(step: Int) -> some View {
  Color.red.accessibilityIdentifier("a")
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Color.blue.frame(height: 50).accessibilityIdentifier("b")
    }
}

@MainActor @ViewBuilder private func fact8(step: Int) -> some View {
  Color.red.accessibilityIdentifier("a")
    .safeAreaInset(edge: .bottom, spacing: 20) {
      Color.blue.frame(height: 50).accessibilityIdentifier("b")
    }
}

@MainActor @ViewBuilder private func fact9(step: Int) -> some View {
  Color.red.accessibilityIdentifier("a")
    .safeAreaInset(edge: .top, spacing: 0) {
      Color.blue.frame(height: 50).accessibilityIdentifier("b")
    }
}

@MainActor @ViewBuilder private func fact10(step: Int) -> some View {
  Color.red.accessibilityIdentifier("a")
    .safeAreaInset(edge: .leading, spacing: 0) {
      Color.blue.frame(width: 50).accessibilityIdentifier("b")
    }
}

@MainActor @ViewBuilder private func fact11(step: Int) -> some View {
  Color.red
    .safeAreaInset(edge: .bottom, alignment: .trailing, spacing: 0) {
      Color.blue.frame(width: 60, height: 50).accessibilityIdentifier("b")
    }
}

@MainActor @ViewBuilder private func fact12(step: Int) -> some View {
  Color.red.accessibilityIdentifier("a")
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Color.blue.frame(height: 50).accessibilityIdentifier("b")
    }
    .safeAreaInset(edge: .bottom, spacing: 0) {
      Color.green.frame(height: 30).accessibilityIdentifier("c")
    }
}

@MainActor @ViewBuilder private func fact13(step: Int) -> some View {
  ScrollView {
    Color.red.frame(height: 1000).accessibilityIdentifier("a")
  }
  .safeAreaInset(edge: .top, spacing: 0) {
    Color.blue.frame(height: 50)
  }
}

@MainActor @ViewBuilder private func fact14(step: Int) -> some View {
  Color.red.accessibilityIdentifier("a").safeAreaPadding(20)
}

@MainActor @ViewBuilder private func fact15(step: Int) -> some View {
  Color.red.accessibilityIdentifier("a")
    .background { Color.blue.ignoresSafeArea().accessibilityIdentifier("b") }
    .safeAreaPadding(.horizontal, 30)
}

@MainActor @ViewBuilder private func fact16(step: Int) -> some View {
  NavigationStack {
    Color.red.accessibilityIdentifier("a")
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
  }
}

@MainActor @ViewBuilder private func fact17(step: Int) -> some View {
  NavigationStack {
    Color.red.accessibilityIdentifier("a")
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(.large)
  }
}

@MainActor @ViewBuilder private func fact18(step: Int) -> some View {
  NavigationStack {
    Color.red.accessibilityIdentifier("a")
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
  }
}

@MainActor @ViewBuilder private func fact19(step: Int) -> some View {
  NavigationStack {
    Color.red.accessibilityIdentifier("a")
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(step == 0 ? .large : .inline)
  }
}

@MainActor @ViewBuilder private func fact20(step: Int) -> some View {
  NavigationStack {
    Color.red.navigationTitle("Harbor")
  }
}

@MainActor @ViewBuilder private func fact21(step: Int) -> some View {
  Color.red.accessibilityIdentifier("a").navigationTitle("Harbor")
}

@MainActor @ViewBuilder private func fact22(step: Int) -> some View {
  NavigationStack {
    Color.red.accessibilityIdentifier("a")
      .navigationTitle("Title")
      .toolbar(.hidden, for: .navigationBar)
  }
}

struct PathScreen: View {
  @State private var path = [7]
  var body: some View {
    NavigationStack(path: $path) {
      Text("Root")
        .navigationDestination(for: Int.self) { number in
          Text("Number \(number)").accessibilityIdentifier("d")
        }
    }
  }
}
@MainActor @ViewBuilder private func fact23(step: Int) -> some View {
  PathScreen()
}

@MainActor @ViewBuilder private func fact24(step: Int) -> some View {
  NavigationStack {
    Color.red
      .navigationTitle("Title")
      .navigationBarTitleDisplayMode(.inline)
      .toolbar {
        ToolbarItem(placement: .topBarTrailing) { Button("Save") {} }
        ToolbarItem(placement: .topBarLeading) { Button("Back") {} }
      }
  }
}

@MainActor @ViewBuilder private func fact25(step: Int) -> some View {
  NavigationStack {
    Color.red
      .toolbar {
        ToolbarItem(placement: .bottomBar) { Button("Save") {} }
      }
  }
}

@MainActor @ViewBuilder private func fact26(step: Int) -> some View {
  TabView(selection: .constant(2)) {
    Color.red.accessibilityIdentifier("a").tabItem { Label("One", systemImage: "star") }.tag(1)
    Color.blue.accessibilityIdentifier("b").tabItem { Label("Two", systemImage: "heart") }.tag(2)
  }
}

@MainActor @ViewBuilder private func fact27(step: Int) -> some View {
  TabView {
    Tab("One", systemImage: "star") { Color.red }
    Tab("Two", systemImage: "heart") { Color.blue }
  }
}

@MainActor @ViewBuilder private func fact28(step: Int) -> some View {
  TabView {
    Color.red.accessibilityIdentifier("a").tabItem { Label("One", systemImage: "star") }
  }
}

@MainActor @ViewBuilder private func fact29(step: Int) -> some View {
  TabView {
    Color.red.accessibilityIdentifier("a")
    Color.blue.accessibilityIdentifier("b")
  }
  .tabViewStyle(.page)
  .frame(height: 300)
}

extension Fact {
  static let safeArea: [Fact] = [
    Fact(
      "ignores-safe-area",
      "A color that ignores the safe area covers the whole screen.",
      source: "https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)",
      expects: ["a.minY == 0", "a.height == 852", "a.width == 393"],
      fact1
    ),
    Fact(
      "ignores-safe-area-top",
      "A view may ignore the safe area of one edge.",
      source: "https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)",
      expects: ["a.minY == 0", "a.maxY == 818"],
      fact2
    ),
    Fact(
      "background-ignores-safe-area",
      "A background that ignores the safe area covers the screen, and its view does not move.",
      source: "https://www.hackingwithswift.com/quick-start/swiftui/how-to-place-content-outside-the-safe-area",
      expects: ["a.minY == 59", "a.maxY == 818", "b.minY == 0", "b.maxY == 852"],
      fact3
    ),
    Fact(
      "zstack-background-ignores",
      "In a ZStack one view may ignore the safe area while the others keep to it.",
      source: "https://openillumi.com/?p=52129",
      expects: ["b.minY == 0", "b.maxY == 852", "a.minY == 59"],
      fact4
    ),
    Fact(
      "ignores-safe-area-fixed-frame",
      "A view in a fixed frame at the top of the screen reaches into the safe area that it ignores.",
      source: "https://ogeek.cn/qa/?qa=906898%2F",
      expects: ["a.minY == 0", "a.maxY == 359", "b.minY == 359"],
      fact5
    ),
    Fact(
      "ignores-safe-area-away",
      "A view that does not touch the safe area's edge gains nothing from ignoring it.",
      source: "https://developer.apple.com/documentation/swiftui/view/ignoressafearea(_:edges:)",
      expects: ["a.minY == 159", "a.height == 100"],
      fact6
    ),
    Fact(
      "inset-bottom",
      "A view in the safe area's bottom inset takes its height from the content.",
      source: "https://developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)-4s51l",
      expects: ["b.maxY == 818", "b.height == 50", "a.maxY == 768", "a.minY == 59"],
      fact7
    ),
    Fact(
      "inset-spacing",
      "The spacing of an inset stands between it and the content.",
      source: "https://developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)-4s51l",
      expects: ["a.maxY == b.minY - 20"],
      fact8
    ),
    Fact(
      "inset-top",
      "A view in the top inset stands below the system's safe area.",
      source: "https://developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)-4s51l",
      expects: ["b.minY == 59", "a.minY == 109", "a.maxY == 818"],
      fact9
    ),
    Fact(
      "inset-leading",
      "A view in the leading inset takes its width from the content.",
      source: "https://developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)-6gwby",
      expects: ["b.minX == 0", "a.minX == 50", "a.maxX == 393"],
      fact10
    ),
    Fact(
      "inset-alignment",
      "A narrow view in a bottom inset stands where the alignment says.",
      source: "https://developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)-4s51l",
      expects: ["b.maxX == 393", "b.maxY == 818"],
      fact11
    ),
    Fact(
      "insets-add-up",
      "Insets at one edge add up, the later one outside.",
      source: "https://developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)-4s51l",
      expects: ["c.maxY == 818", "b.maxY == 788", "a.maxY == 738"],
      fact12
    ),
    Fact(
      "inset-over-scroll-view",
      "An inset over a ScrollView moves the start of its content.",
      source: "https://developer.apple.com/documentation/swiftui/view/safeareainset(edge:alignment:spacing:content:)-4s51l",
      expects: ["a.minY == 109"],
      fact13
    ),
    Fact(
      "safe-area-padding",
      "Padding of the safe area insets a color on all edges.",
      source: "https://developer.apple.com/documentation/swiftui/view/safeareapadding(_:)",
      expects: ["a.minX == 20", "a.width == 353", "a.minY == 79", "a.maxY == 798"],
      fact14
    ),
    Fact(
      "safe-area-padding-ignored",
      "A background that ignores the safe area ignores its padding, too.",
      source: "https://developer.apple.com/documentation/swiftui/view/safeareapadding(_:)",
      expects: ["a.minX == 30", "b.minX == 0", "b.width == 393"],
      fact15
    ),
    Fact(
      "navigation-inline-26",
      "With an inline title on iOS 26 the content begins 54 points below the safe area.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      expects: ["a.minY == 113 ± 1"],
      fact16
    ),
    Fact(
      "navigation-large-26",
      "With a large title on iOS 26 the content begins 106 points below the safe area.",
      source: "https://github.com/Vercantez/openuikit",
      system: "26",
      expects: ["a.minY == 165 ± 1"],
      fact17
    ),
    Fact(
      "navigation-inline-18",
      "With an inline title on iOS 18 the content begins 44 points below the safe area.",
      source: "https://ivomynttinen.com/blog/ios-design-guidelines",
      system: "18",
      expects: ["a.minY == 103 ± 1"],
      fact18
    ),
    Fact(
      "navigation-large-higher",
      "A large title leaves less height to the content than an inline one.",
      source: "https://developer.apple.com/documentation/swiftui/navigationbaritem/titledisplaymode",
      before: ["a.minY > 140"],
      steps: ["step"],
      expects: ["a.minY < 130"],
      fact19
    ),
    Fact(
      "navigation-title-shown",
      "The title of the root view is shown by its NavigationStack.",
      source: "https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)",
      expects: ["textCount(Harbor) == 1"],
      fact20
    ),
    Fact(
      "navigation-title-outside",
      "A navigation title without a NavigationStack shows nothing and takes no room.",
      source: "https://developer.apple.com/documentation/swiftui/view/navigationtitle(_:)",
      expects: ["textCount(Harbor) == 0", "a.minY == 59"],
      fact21
    ),
    Fact(
      "navigation-hidden",
      "A hidden navigation bar takes no room.",
      source: "https://developer.apple.com/documentation/swiftui/view/toolbar(_:for:)",
      expects: ["a.minY == 59"],
      fact22
    ),
    Fact(
      "navigation-path",
      "A NavigationStack with a path shows the view of its last element.",
      source: "https://developer.apple.com/documentation/swiftui/navigationstack",
      expects: ["count(d) == 1", "textCount(Number 7) == 1"],
      fact23
    ),
    Fact(
      "toolbar-item",
      "A toolbar item of the trailing side stands in the upper right.",
      source: "https://developer.apple.com/documentation/swiftui/toolbaritemplacement/topbartrailing",
      expects: ["textMidX(Save) > 300", "textMidX(Back) < 93", "textMidX(Title) == 196.5 ± 1"],
      fact24
    ),
    Fact(
      "toolbar-bottom",
      "An item of the bottom bar stands below the content.",
      source: "https://developer.apple.com/documentation/swiftui/toolbaritemplacement/bottombar",
      expects: ["textMidY(Save) > 740"],
      fact25
    ),
    Fact(
      "tab-selected",
      "Only the selected tab's view is shown.",
      source: "https://developer.apple.com/documentation/swiftui/tabview",
      expects: ["count(a) == 0", "count(b) == 1"],
      fact26
    ),
    Fact(
      "tab-titles",
      "A TabView shows the titles of all tabs at the bottom.",
      source: "https://developer.apple.com/documentation/swiftui/tabview",
      expects: ["textMidY(One) > 780", "textMidY(Two) == textMidY(One)", "textMidX(One) < textMidX(Two)"],
      fact27
    ),
    Fact(
      "tab-bar-insets",
      "The bar of a TabView takes room from the content's safe area.",
      source: "https://developer.apple.com/documentation/swiftui/tabview",
      expects: ["a.minY == 59", "a.maxY < 805"],
      fact28
    ),
    Fact(
      "tab-page-fills",
      "A paged TabView shows its first page in all its size.",
      source: "https://developer.apple.com/documentation/swiftui/pagetabviewstyle",
      expects: ["a.width == 393", "a.height == 300"],
      fact29
    ),
  ]
}
