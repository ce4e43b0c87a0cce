// Written by Scripts/generate-tables from Reference/swiftui-facts/geometry.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import SwiftUI

@MainActor @ViewBuilder private func fact1(step: Int) -> some View {
  GeometryReader { proxy in
    let _ = note("w", proxy.size.width)
    let _ = note("h", proxy.size.height)
    Color.clear
  }
}

@MainActor @ViewBuilder private func fact2(step: Int) -> some View {
  GeometryReader { _ in
    Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
  }
}

@MainActor @ViewBuilder private func fact3(step: Int) -> some View {
  GeometryReader { _ in
    Color.red.frame(width: 50, height: 20).accessibilityIdentifier("a")
    Color.blue.frame(width: 30, height: 60).accessibilityIdentifier("b")
  }
  .frame(width: 100, height: 100)
}

@MainActor @ViewBuilder private func fact4(step: Int) -> some View {
  GeometryReader { _ in
    Color.red.accessibilityIdentifier("a")
  }
  .frame(width: 120, height: 80)
}

@MainActor @ViewBuilder private func fact5(step: Int) -> some View {
  GeometryReader { proxy in
    let _ = note("w", proxy.size.width)
    let _ = note("h", proxy.size.height)
    Color.clear
  }
  .frame(width: 200, height: 50)
}

@MainActor @ViewBuilder private func fact6(step: Int) -> some View {
  GeometryReader { proxy in
    Color.red.frame(width: proxy.size.width / 2).accessibilityIdentifier("a")
  }
  .frame(width: 200, height: 50)
}

@MainActor @ViewBuilder private func fact7(step: Int) -> some View {
  VStack(spacing: 9) {
    GeometryReader { proxy in
      let _ = note("h", proxy.size.height)
      Color.clear
    }
    Color.red.accessibilityIdentifier("a")
  }
}

@MainActor @ViewBuilder private func fact8(step: Int) -> some View {
  ScrollView {
    GeometryReader { proxy in
      let _ = note("h", proxy.size.height)
      let _ = note("w", proxy.size.width)
      Color.clear
    }
  }
}

@MainActor @ViewBuilder private func fact9(step: Int) -> some View {
  GeometryReader { proxy in
    let _ = note("x", proxy.frame(in: .global).minX)
    let _ = note("y", proxy.frame(in: .global).minY)
    Color.clear
  }
  .frame(width: 100, height: 100)
}

@MainActor @ViewBuilder private func fact10(step: Int) -> some View {
  GeometryReader { proxy in
    let _ = note("x", proxy.frame(in: .local).minX)
    let _ = note("y", proxy.frame(in: .local).minY)
    let _ = note("w", proxy.frame(in: .local).width)
    Color.clear
  }
  .frame(width: 100, height: 100)
}

@MainActor @ViewBuilder private func fact11(step: Int) -> some View {
  VStack(spacing: 0) {
    Color.red.frame(height: 30)
    GeometryReader { proxy in
      let _ = note("y", proxy.frame(in: .named("stack")).minY)
      let _ = note("x", proxy.frame(in: .named("stack")).minX)
      Color.clear
    }
    .frame(height: 40)
    .padding(.horizontal, 12)
  }
  .frame(width: 200)
  .coordinateSpace(name: "stack")
}

@MainActor @ViewBuilder private func fact12(step: Int) -> some View {
  GeometryReader { proxy in
    let _ = note("top", proxy.safeAreaInsets.top)
    let _ = note("bottom", proxy.safeAreaInsets.bottom)
    Color.clear
  }
}

@MainActor @ViewBuilder private func fact13(step: Int) -> some View {
  Color.red.frame(width: 70, height: 44).accessibilityIdentifier("a")
    .background(GeometryReader { proxy in
      let _ = note("w", proxy.size.width)
      let _ = note("y", proxy.frame(in: .global).minY)
      Color.clear
    })
}

@MainActor @ViewBuilder private func fact14(step: Int) -> some View {
  Color.red.frame(width: 70, height: 44)
    .onGeometryChange(for: CGSize.self) { $0.size } action: { size in
      note("w", size.width)
      note("h", size.height)
    }
}

@MainActor @ViewBuilder private func fact15(step: Int) -> some View {
  Color.red.frame(width: step == 0 ? 70 : 120, height: 44)
    .onGeometryChange(for: CGFloat.self) { $0.size.width } action: { width in
      note("w", width)
      record("\(Int(width))")
    }
}

@MainActor @ViewBuilder private func fact16(step: Int) -> some View {
  GeometryReader { proxy in
    let _ = note("x", proxy.frame(in: .global).minX)
    Color.clear
  }
  .frame(width: 100, height: 100)
  .offset(x: 30)
}

struct BoundsKey: PreferenceKey {
  static let defaultValue: Anchor<CGRect>? = nil
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) { value = value ?? nextValue() }
}
@MainActor @ViewBuilder private func fact17(step: Int) -> some View {
  VStack(spacing: 0) {
    Color.red.frame(height: 30)
    Color.blue.frame(width: 40, height: 20).anchorPreference(key: BoundsKey.self, value: .bounds) { $0 }
  }
  .frame(width: 200)
  .overlayPreferenceValue(BoundsKey.self) { anchor in
    GeometryReader { proxy in
      if let anchor {
        let _ = note("x", proxy[anchor].minX)
        let _ = note("y", proxy[anchor].minY)
        let _ = note("w", proxy[anchor].width)
      }
      Color.clear
    }
  }
}

extension Fact {
  static let geometry: [Fact] = [
    Fact(
      "reader-fills",
      "A GeometryReader takes all that is offered.",
      source: "https://developer.apple.com/documentation/swiftui/geometryreader",
      expects: ["w == 393", "h == 759"],
      fact1
    ),
    Fact(
      "reader-top-leading",
      "A GeometryReader puts its view into its upper left corner.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["a.minX == 0", "a.minY == 59"],
      fact2
    ),
    Fact(
      "reader-several",
      "Several views in a GeometryReader all lie in its upper left corner.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["a.minX == 146.5", "b.minX == 146.5", "a.minY == b.minY", "a.minY == 388.5"],
      fact3
    ),
    Fact(
      "reader-offers-size",
      "A GeometryReader offers its view all its size.",
      source: "https://developer.apple.com/documentation/swiftui/geometryreader",
      expects: ["a.width == 120", "a.height == 80"],
      fact4
    ),
    Fact(
      "reader-in-frame",
      "A GeometryReader in a frame knows the frame's size.",
      source: "https://developer.apple.com/documentation/swiftui/geometryproxy/size",
      expects: ["w == 200", "h == 50"],
      fact5
    ),
    Fact(
      "reader-half",
      "A view may take a share of the size that a GeometryReader knows.",
      source: "https://developer.apple.com/documentation/swiftui/geometryreader",
      expects: ["a.width == 100", "a.height == 50"],
      fact6
    ),
    Fact(
      "reader-shares-stack",
      "GeometryReaders in a stack share it as other flexible views.",
      source: "https://developer.apple.com/documentation/swiftui/geometryreader",
      expects: ["h == 375", "a.height == 375"],
      fact7
    ),
    Fact(
      "reader-ideal",
      "The ideal height of a GeometryReader is ten, so in a ScrollView it is as low.",
      source: "https://fatbobman.com/en/posts/geometryreader-blessing-or-curse/",
      expects: ["h == 10", "w == 393"],
      fact8
    ),
    Fact(
      "reader-global-frame",
      "The global frame of a GeometryReader is its place on the screen.",
      source: "https://developer.apple.com/documentation/swiftui/coordinatespace/global",
      expects: ["x == 146.5", "y == 388.5"],
      fact9
    ),
    Fact(
      "reader-local-frame",
      "The local frame of a GeometryReader begins at zero.",
      source: "https://developer.apple.com/documentation/swiftui/coordinatespace/local",
      expects: ["x == 0", "y == 0", "w == 100"],
      fact10
    ),
    Fact(
      "reader-named-frame",
      "A named coordinate space begins at the view that carries the name.",
      source: "https://developer.apple.com/documentation/swiftui/view/coordinatespace(_:)",
      expects: ["y == 30", "x == 12"],
      fact11
    ),
    Fact(
      "reader-safe-area",
      "At the root a GeometryReader knows the insets of the safe area.",
      source: "https://developer.apple.com/documentation/swiftui/geometryproxy/safeareainsets",
      expects: ["top == 59", "bottom == 34"],
      fact12
    ),
    Fact(
      "reader-in-background",
      "A GeometryReader in a background measures the view without changing it.",
      source: "https://fatbobman.com/en/posts/geometryreader-blessing-or-curse/",
      expects: ["w == 70", "y == a.minY"],
      fact13
    ),
    Fact(
      "geometry-change",
      "An action for changes of geometry is called with the first size.",
      source: "https://developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:)",
      expects: ["w == 70", "h == 44"],
      fact14
    ),
    Fact(
      "geometry-change-later",
      "The action is called again when the size changes.",
      source: "https://developer.apple.com/documentation/swiftui/view/ongeometrychange(for:of:action:)",
      before: ["w == 70"],
      steps: ["step"],
      expects: ["w == 120", "log == \"70 120\""],
      fact15
    ),
    Fact(
      "frame-of-offset-view",
      "An offset moves the global frame of what is inside of it.",
      source: "https://developer.apple.com/documentation/swiftui/view/offset(x:y:)",
      expects: ["x == 176.5"],
      fact16
    ),
    Fact(
      "anchor-bounds",
      "An anchor of a view's bounds gives its frame in a GeometryReader around it.",
      source: "https://developer.apple.com/documentation/swiftui/view/anchorpreference(key:value:transform:)",
      expects: ["x == 80", "y == 30", "w == 40"],
      fact17
    ),
  ]
}
