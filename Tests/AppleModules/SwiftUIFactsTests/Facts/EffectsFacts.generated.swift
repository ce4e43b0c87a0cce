// Written by Scripts/generate-tables from Reference/swiftui-facts/effects.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import SwiftUI

@MainActor @ViewBuilder private func fact1(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.frame(width: 50, height: 50).offset(x: 20, y: 30).accessibilityIdentifier("a")
    Color.blue.frame(width: 50, height: 50).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact2(step: Int) -> some View {
  Color.red.frame(width: 50, height: 50).offset(CGSize(width: -20, height: 10)).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact3(step: Int) -> some View {
  Color.red.frame(width: 50, height: 50).accessibilityIdentifier("a").offset(x: 20)
    .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact4(step: Int) -> some View {
  Color.red.frame(width: 50, height: 50)
    .background { Color.blue.accessibilityIdentifier("b") }
    .offset(x: 20)
}

@MainActor @ViewBuilder private func fact5(step: Int) -> some View {
  Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a").position(x: 50, y: 30)
    .frame(width: 200, height: 100)
}

@MainActor @ViewBuilder private func fact6(step: Int) -> some View {
  Color.red.frame(width: 20, height: 20).position(x: 50, y: 30)
    .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact7(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.frame(width: 20, height: 20).position(x: 50, y: 30).background { Color.green.accessibilityIdentifier("p") }
    Color.blue.frame(width: 100).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact8(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.frame(width: 100, height: 20).rotationEffect(.degrees(90))
    Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("b")
  }
  .background { Color.green.accessibilityIdentifier("s") }
}

@MainActor @ViewBuilder private func fact9(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.frame(width: 50, height: 50).scaleEffect(2)
    Color.blue.frame(width: 50, height: 50).accessibilityIdentifier("b")
  }
  .background { Color.green.accessibilityIdentifier("s") }
}

@MainActor @ViewBuilder private func fact10(step: Int) -> some View {
  Color.red.frame(width: 100, height: 50).rotation3DEffect(.degrees(60), axis: (x: 0, y: 1, z: 0))
    .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact11(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.frame(width: 50, height: 20)
    Color.green.frame(width: 70, height: 20).hidden()
    Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact12(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.frame(width: 50, height: 20)
    Color.green.frame(width: 70, height: 20).opacity(0)
    Color.blue.frame(width: 50, height: 20).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact13(step: Int) -> some View {
  Color.red.frame(width: 100, height: 50).clipShape(Circle()).accessibilityIdentifier("a")
    .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact14(step: Int) -> some View {
  Color.red.frame(width: 100, height: 50).mask { Rectangle().frame(width: 300, height: 20) }
    .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact15(step: Int) -> some View {
  VStack(spacing: 0) {
    Color.red.frame(width: 100, height: 50).shadow(radius: 20).accessibilityIdentifier("a")
    Color.blue.frame(width: 50, height: 50).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact16(step: Int) -> some View {
  Color.red.frame(width: 100, height: 50).blur(radius: 10)
    .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact17(step: Int) -> some View {
  HStack(spacing: -10) {
    Color.red.frame(width: 50, height: 50).zIndex(1).accessibilityIdentifier("a")
    Color.blue.frame(width: 50, height: 50).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact18(step: Int) -> some View {
  HStack(spacing: 0) {
    Color.red.frame(width: 50, height: 50)
      .visualEffect { content, proxy in content.offset(y: proxy.size.height / 2) }
      .accessibilityIdentifier("a")
    Color.blue.frame(width: 50, height: 50).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact19(step: Int) -> some View {
  Color.red.frame(width: 100, height: 50).drawingGroup()
    .background { Color.blue.accessibilityIdentifier("b") }
}

@MainActor @ViewBuilder private func fact20(step: Int) -> some View {
  Color.red.frame(width: 100, height: 50).contentShape(Circle())
    .background { Color.blue.accessibilityIdentifier("b") }
}

extension Fact {
  static let effects: [Fact] = [
    Fact(
      "offset-moves-drawing",
      "An offset moves a view and leaves the layout of its siblings as it was.",
      source: "https://developer.apple.com/documentation/swiftui/view/offset(x:y:)",
      expects: ["b.minX == 196.5", "a.minX == 166.5", "a.minY == b.minY + 30"],
      fact1
    ),
    Fact(
      "offset-size",
      "An offset may be a size.",
      source: "https://developer.apple.com/documentation/swiftui/view/offset(_:)",
      expects: ["a.midX == 176.5", "a.midY == 448.5"],
      fact2
    ),
    Fact(
      "offset-background-after",
      "A background after an offset stays where the view was.",
      source: "https://developer.apple.com/documentation/swiftui/view/offset(x:y:)",
      expects: ["a.midX == 216.5", "b.midX == 196.5"],
      fact3
    ),
    Fact(
      "offset-background-before",
      "A background before an offset moves with the view.",
      source: "https://developer.apple.com/documentation/swiftui/view/offset(x:y:)",
      expects: ["b.midX == 216.5"],
      fact4
    ),
    Fact(
      "position-center",
      "A position puts the center of a view at a point of what is offered.",
      source: "https://developer.apple.com/documentation/swiftui/view/position(x:y:)",
      expects: ["a.midX == 146.5", "a.midY == 418.5"],
      fact5
    ),
    Fact(
      "position-takes-all",
      "A view with a position takes all that is offered.",
      source: "https://developer.apple.com/documentation/swiftui/view/position(x:y:)",
      expects: ["b.width == 393", "b.height == 759"],
      fact6
    ),
    Fact(
      "position-in-stack",
      "A view with a position is flexible in a stack.",
      source: "https://developer.apple.com/documentation/swiftui/view/position(x:y:)",
      expects: ["p.width == 293", "b.maxX == 393"],
      fact7
    ),
    Fact(
      "rotation-layout",
      "A rotation does not change the room that a view takes.",
      source: "https://developer.apple.com/documentation/swiftui/view/rotationeffect(_:anchor:)",
      expects: ["s.width == 150", "s.height == 20", "b.maxX == s.maxX"],
      fact8
    ),
    Fact(
      "scale-layout",
      "A scale does not change the room that a view takes.",
      source: "https://developer.apple.com/documentation/swiftui/view/scaleeffect(_:anchor:)",
      expects: ["s.width == 100", "s.height == 50", "b.minX == 196.5"],
      fact9
    ),
    Fact(
      "rotation-3d-layout",
      "A rotation in space does not change the room that a view takes.",
      source: "https://developer.apple.com/documentation/swiftui/view/rotation3deffect(_:axis:anchor:anchorz:perspective:)",
      expects: ["b.width == 100", "b.height == 50"],
      fact10
    ),
    Fact(
      "hidden-keeps-room",
      "A hidden view keeps its room.",
      source: "https://developer.apple.com/documentation/swiftui/view/hidden()",
      expects: ["b.minX == 196.5 + 35"],
      fact11
    ),
    Fact(
      "opacity-keeps-room",
      "A view without opacity keeps its room.",
      source: "https://developer.apple.com/documentation/swiftui/view/opacity(_:)",
      expects: ["b.minX == 196.5 + 35"],
      fact12
    ),
    Fact(
      "clip-shape-layout",
      "A clip shape does not change the size of a view.",
      source: "https://developer.apple.com/documentation/swiftui/view/clipshape(_:style:)",
      expects: ["b.width == 100", "b.height == 50"],
      fact13
    ),
    Fact(
      "mask-layout",
      "A mask is offered the view's size, and does not change it.",
      source: "https://developer.apple.com/documentation/swiftui/view/mask(alignment:_:)",
      expects: ["b.width == 100", "b.height == 50"],
      fact14
    ),
    Fact(
      "shadow-layout",
      "A shadow takes no room.",
      source: "https://developer.apple.com/documentation/swiftui/view/shadow(color:radius:x:y:)",
      expects: ["b.minY == 438.5", "a.height == 50"],
      fact15
    ),
    Fact(
      "blur-layout",
      "A blur takes no room.",
      source: "https://developer.apple.com/documentation/swiftui/view/blur(radius:opaque:)",
      expects: ["b.width == 100", "b.height == 50"],
      fact16
    ),
    Fact(
      "z-index-layout",
      "A z index changes the order in depth, not the place.",
      source: "https://developer.apple.com/documentation/swiftui/view/zindex(_:)",
      expects: ["a.minX == 151.5", "b.minX == 191.5"],
      fact17
    ),
    Fact(
      "visual-effect-offset",
      "A visual effect moves a view by its own size without changing the layout.",
      source: "https://developer.apple.com/documentation/swiftui/view/visualeffect(_:)",
      expects: ["a.minY == b.minY + 25", "b.minX == 196.5"],
      fact18
    ),
    Fact(
      "drawing-group-layout",
      "A drawing group does not change the layout.",
      source: "https://developer.apple.com/documentation/swiftui/view/drawinggroup(opaque:colormode:)",
      expects: ["b.width == 100", "b.height == 50"],
      fact19
    ),
    Fact(
      "matched-anchor-layout",
      "A content shape does not change the layout.",
      source: "https://developer.apple.com/documentation/swiftui/view/contentshape(_:eofill:)",
      expects: ["b.width == 100", "b.height == 50"],
      fact20
    ),
  ]
}
