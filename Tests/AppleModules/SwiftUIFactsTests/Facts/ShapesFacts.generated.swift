// Written by Scripts/generate-tables from Reference/swiftui-facts/shapes.json. Do not edit.
// swift-format-ignore-file
import FactTesting
import Foundation
import SwiftUI

@MainActor @ViewBuilder private func fact1(step: Int) -> some View {
  Capsule().accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact2(step: Int) -> some View {
  Circle().frame(width: 200, height: 100).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact3(step: Int) -> some View {
  HStack(spacing: 0) {
    Circle().stroke(Color.red, lineWidth: 20).frame(width: 100, height: 100).accessibilityIdentifier("a")
    Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact4(step: Int) -> some View {
  RoundedRectangle(cornerRadius: 8).strokeBorder(Color.red, lineWidth: 20).frame(width: 100, height: 50).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact5(step: Int) -> some View {
  Rectangle().inset(by: 20).frame(width: 100, height: 100).accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact6(step: Int) -> some View {
  Circle().trim(from: 0, to: 0.25).stroke(Color.red).frame(width: 80, height: 80).accessibilityIdentifier("a")
}

struct NotingShape: Shape {
  func path(in rect: CGRect) -> Path {
    note("w", rect.width)
    note("h", rect.height)
    note("x", rect.minX)
    note("y", rect.minY)
    return Path(rect)
  }
}
@MainActor @ViewBuilder private func fact7(step: Int) -> some View {
  NotingShape().frame(width: 120, height: 30)
}

struct SmallShape: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: 30, height: 20) }
}
@MainActor @ViewBuilder private func fact8(step: Int) -> some View {
  SmallShape().accessibilityIdentifier("a")
}

struct PlainShape: Shape {
  func path(in rect: CGRect) -> Path { Path(rect) }
}
@MainActor @ViewBuilder private func fact9(step: Int) -> some View {
  PlainShape().accessibilityIdentifier("a").frame(width: 60)
}

@MainActor @ViewBuilder private func fact10(step: Int) -> some View {
  Path { path in
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
  }
  .accessibilityIdentifier("a")
  .frame(width: 90, height: 60)
}

@MainActor @ViewBuilder private func fact11(step: Int) -> some View {
  Rectangle().size(width: 10, height: 10).accessibilityIdentifier("a").frame(width: 90, height: 60)
}

@MainActor @ViewBuilder private func fact12(step: Int) -> some View {
  LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom).accessibilityIdentifier("a").frame(height: 40)
}

@MainActor @ViewBuilder private func fact13(step: Int) -> some View {
  VStack(spacing: 0) {
    UnevenRoundedRectangle(topLeadingRadius: 10).accessibilityIdentifier("a")
    UnevenRoundedRectangle(topLeadingRadius: 10).accessibilityIdentifier("b").fixedSize()
  }
}

@MainActor func lakePicture() -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
  }
}
@MainActor @ViewBuilder private func fact14(step: Int) -> some View {
  VStack {
    Image(uiImage: lakePicture()).accessibilityIdentifier("a")
    Image(uiImage: lakePicture()).accessibilityIdentifier("b").frame(width: 200, height: 100)
  }
}

@MainActor func shorePicture() -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
  }
}
@MainActor @ViewBuilder private func fact15(step: Int) -> some View {
  Image(uiImage: shorePicture()).resizable().accessibilityIdentifier("a").frame(width: 200, height: 100)
}

@MainActor func hillPicture() -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
  }
}
@MainActor @ViewBuilder private func fact16(step: Int) -> some View {
  Image(uiImage: hillPicture()).resizable().scaledToFit().accessibilityIdentifier("a").frame(width: 200, height: 100)
}

@MainActor func woodPicture() -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
  }
}
@MainActor @ViewBuilder private func fact17(step: Int) -> some View {
  Image(uiImage: woodPicture()).resizable().scaledToFill().accessibilityIdentifier("a").frame(width: 200, height: 100)
}

@MainActor func roadPicture() -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
  }
}
@MainActor @ViewBuilder private func fact18(step: Int) -> some View {
  Image(uiImage: roadPicture()).resizable().accessibilityIdentifier("a").fixedSize()
}

@MainActor func cityPicture() -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 60, height: 40)).image { context in
    UIColor.red.setFill()
    context.fill(CGRect(x: 0, y: 0, width: 60, height: 40))
  }
}
@MainActor @ViewBuilder private func fact19(step: Int) -> some View {
  VStack(spacing: 0) {
    Image(uiImage: cityPicture()).resizable().scaledToFill()
      .frame(width: 100, height: 100).clipped()
      .background { Color.green.accessibilityIdentifier("f") }
    Color.blue.frame(width: 20, height: 20).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact20(step: Int) -> some View {
  HStack {
    Image(systemName: "star").imageScale(.small).accessibilityIdentifier("a")
    Image(systemName: "star").imageScale(.medium).accessibilityIdentifier("b")
    Image(systemName: "star").imageScale(.large).accessibilityIdentifier("c")
  }
}

@MainActor @ViewBuilder private func fact21(step: Int) -> some View {
  HStack {
    Image(systemName: "star").accessibilityIdentifier("a")
    Image(systemName: "star").imageScale(.medium).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact22(step: Int) -> some View {
  HStack {
    Image(systemName: "star").font(.caption).accessibilityIdentifier("a")
    Image(systemName: "star").font(.largeTitle).accessibilityIdentifier("b")
  }
}

@MainActor @ViewBuilder private func fact23(step: Int) -> some View {
  Image(systemName: "star").accessibilityIdentifier("a")
}

@MainActor @ViewBuilder private func fact24(step: Int) -> some View {
  VStack {
    Image(systemName: "calendar").accessibilityIdentifier("a")
    Image(systemName: "calendar").accessibilityIdentifier("b").frame(width: 50, height: 50)
  }
}

@MainActor @ViewBuilder private func fact25(step: Int) -> some View {
  Image(systemName: "calendar").resizable().accessibilityIdentifier("a").frame(width: 50, height: 50)
}

@MainActor @ViewBuilder private func fact26(step: Int) -> some View {
  GeometryReader { _ in
    let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    let half = square.subtracting(Path(CGRect(x: 50, y: -10, width: 100, height: 200))).boundingRect
    Color.red.frame(width: half.width, height: half.height).accessibilityIdentifier("a")
  }
}

@MainActor @ViewBuilder private func fact27(step: Int) -> some View {
  GeometryReader { _ in
    let square = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    let both = square.intersection(square.offsetBy(dx: 60, dy: 30)).boundingRect
    Color.red.frame(width: both.width, height: both.height).accessibilityIdentifier("a")
  }
}

extension Fact {
  static let shapes: [Fact] = [
    Fact(
      "shape-fills",
      "A shape takes all that is offered.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["a.width == 393", "a.height == 759"],
      fact1
    ),
    Fact(
      "circle-frame",
      "A circle in an oblong frame has the frame's size as a view.",
      source: "https://developer.apple.com/documentation/swiftui/circle",
      expects: ["a.width == 200", "a.height == 100"],
      fact2
    ),
    Fact(
      "shape-stroke",
      "A wide stroke does not enlarge the shape's view.",
      source: "https://developer.apple.com/documentation/swiftui/shape/stroke(_:linewidth:antialiased:)",
      expects: ["a.width == 100", "b.minX == a.maxX"],
      fact3
    ),
    Fact(
      "shape-stroke-border",
      "A border inside of a shape does not change its size.",
      source: "https://developer.apple.com/documentation/swiftui/insettableshape/strokeborder(_:linewidth:antialiased:)",
      expects: ["a.width == 100", "a.height == 50"],
      fact4
    ),
    Fact(
      "shape-inset",
      "An inset shape draws smaller, and its view keeps the size that is offered.",
      source: "https://developer.apple.com/documentation/swiftui/insettableshape/inset(by:)",
      expects: ["a.width == 100", "a.height == 100"],
      fact5
    ),
    Fact(
      "shape-trim",
      "A trimmed shape keeps its size as a view.",
      source: "https://developer.apple.com/documentation/swiftui/shape/trim(from:to:)",
      expects: ["a.width == 80", "a.height == 80"],
      fact6
    ),
    Fact(
      "shape-path-rect",
      "A shape of one's own is asked for its path in the rectangle that it is offered, at the origin.",
      source: "https://developer.apple.com/documentation/swiftui/shape/path(in:)",
      expects: ["w == 120", "h == 30", "x == 0", "y == 0"],
      fact7
    ),
    Fact(
      "shape-own-size",
      "A shape of one's own may decide its size.",
      source: "https://developer.apple.com/documentation/swiftui/shape/sizethatfits(_:)",
      expects: ["a.width == 30", "a.height == 20"],
      fact8
    ),
    Fact(
      "shape-custom-fills",
      "A shape of one's own without a size takes all that is offered.",
      source: "https://github.com/defagos/defagos.github.io",
      expects: ["a.width == 60", "a.height == 759"],
      fact9
    ),
    Fact(
      "path-fills",
      "A Path as a view takes all that is offered, however small it is.",
      source: "https://developer.apple.com/documentation/swiftui/path",
      expects: ["a.width == 90", "a.height == 60"],
      fact10
    ),
    Fact(
      "shape-size",
      "A shape that is given a size draws in it, and its view still takes all that is offered.",
      source: "https://developer.apple.com/documentation/swiftui/shape/size(_:)",
      expects: ["a.width == 90", "a.height == 60"],
      fact11
    ),
    Fact(
      "gradient-fills",
      "A gradient as a view takes all that is offered.",
      source: "https://developer.apple.com/documentation/swiftui/lineargradient",
      expects: ["a.width == 393", "a.height == 40"],
      fact12
    ),
    Fact(
      "uneven-rectangle",
      "A rectangle of uneven corners takes all that is offered, and is 10 by 10 at its ideal size.",
      source: "https://www.swiftuifieldguide.com/layout/ideal-size/",
      expects: ["a.width == 393", "a.height == 749", "b.width == 10", "b.height == 10"],
      fact13
    ),
    Fact(
      "image-own-size",
      "An image that cannot be resized has its own size, whatever is offered.",
      source: "https://netsplit.com/swiftui/flexible-frames",
      expects: ["a.width == 60", "a.height == 40", "b.width == 60", "b.height == 40"],
      fact14
    ),
    Fact(
      "image-resizable",
      "A resizable image takes all that is offered.",
      source: "https://developer.apple.com/documentation/swiftui/image/resizable(capinsets:resizingmode:)",
      expects: ["a.width == 200", "a.height == 100"],
      fact15
    ),
    Fact(
      "image-fit",
      "A resizable image that is scaled to fit keeps its ratio inside the frame.",
      source: "https://www.swiftuifieldguide.com/layout/aspect-ratio/",
      expects: ["a.width == 150", "a.height == 100"],
      fact16
    ),
    Fact(
      "image-fill",
      "A resizable image that is scaled to fill keeps its ratio around the frame and is centered on it.",
      source: "https://www.swiftuifieldguide.com/layout/aspect-ratio/",
      expects: ["a.width == 200", "a.height == 133.333", "a.midY == 438.5"],
      fact17
    ),
    Fact(
      "image-resizable-ideal",
      "The ideal size of a resizable image is that of the picture.",
      source: "https://www.swiftuifieldguide.com/layout/ideal-size/",
      expects: ["a.width == 60", "a.height == 40"],
      fact18
    ),
    Fact(
      "image-clipped",
      "Clipping an image that fills does not change its layout.",
      source: "https://developer.apple.com/documentation/swiftui/view/clipped(antialiased:)",
      expects: ["f.width == 100", "b.minY == f.maxY"],
      fact19
    ),
    Fact(
      "symbol-scales",
      "An image scale makes a symbol smaller or larger.",
      source: "https://developer.apple.com/documentation/swiftui/view/imagescale(_:)",
      expects: ["a.width < b.width", "b.width < c.width"],
      fact20
    ),
    Fact(
      "symbol-default-scale",
      "The default image scale of a symbol is medium.",
      source: "https://developer.apple.com/documentation/swiftui/environmentvalues/imagescale",
      expects: ["a.width == b.width", "a.height == b.height"],
      fact21
    ),
    Fact(
      "symbol-follows-font",
      "A symbol grows with the font that it stands in.",
      source: "https://developer.apple.com/documentation/swiftui/image/init(systemname:)",
      expects: ["b.width > 2 * a.width", "b.height > 2 * a.height"],
      fact22
    ),
    Fact(
      "symbol-follows-text-size",
      "A symbol grows with the text size.",
      source: "https://developer.apple.com/design/human-interface-guidelines/sf-symbols",
      before: ["a.width < 25"],
      steps: ["size AX5"],
      expects: ["a.width > 50"],
      fact23
    ),
    Fact(
      "symbol-ignores-frame",
      "A symbol that cannot be resized keeps its size in a large frame.",
      source: "https://www.swiftbysundell.com/articles/swiftui-layout-system-guide-part-1/",
      expects: ["a.width == b.width", "a.height == b.height", "b.width < 40"],
      fact24
    ),
    Fact(
      "symbol-resizable",
      "A resizable symbol fills its frame.",
      source: "https://www.swiftbysundell.com/articles/swiftui-layout-system-guide-part-1/",
      expects: ["a.width == 50", "a.height == 50"],
      fact25
    ),
    Fact(
      "path-subtracting",
      "Subtracting the right half of a square from it leaves the left half.",
      source: "https://developer.apple.com/documentation/swiftui/path/subtracting(_:eofill:)",
      expects: ["a.width == 50", "a.height == 100"],
      fact26
    ),
    Fact(
      "path-intersection",
      "The intersection of two squares is the part that both cover.",
      source: "https://developer.apple.com/documentation/swiftui/path/intersection(_:eofill:)",
      expects: ["a.width == 40", "a.height == 70"],
      fact27
    ),
  ]
}
