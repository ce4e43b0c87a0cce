import DynamicType
import Foundation
import HeadlessSwiftUI
import HeadlessUIKit
import LayoutGeometry
import Testing

/// Sizes of pictures that iOS 26 drew at 3x: leboncoin/spark-ios-common, `Tests/SnapshotTests/.__snapshots__`.
@MainActor
@Suite("Views have the sizes of published pictures")
struct PublishedSizesTests {
  /// The pixels of a picture that is as large as its view.
  private func pixels(
    _ view: some View,
    _ category: DynamicType.ContentSizeCategory = .large
  ) -> [Int] {
    let controller = UIHostingController(rootView: view)
    controller.traitOverrides = UITraitCollection(traitsFrom: [
      UITraitCollection(preferredContentSizeCategory: category), UITraitCollection(displayScale: 3),
    ])
    let size = controller.sizeThatFits(in: .zero)
    return [size.width, size.height].map { Int(($0 * 3).rounded(.up)) }
  }

  /// Three boxes of heights with dividers between them.
  private struct Boxes: View {
    let heights: [CGFloat]

    var body: some View {
      VStack(spacing: 20) {
        ForEach(heights.indices, id: \.self) { index in
          Color.white.frame(width: 40, height: heights[index])
          if index + 1 < heights.count { Divider() }
        }
      }
      .padding(20)
    }
  }

  @Test("A divider is a pixel thick and grows with the text: SparkHStackSnapshotTests/test")
  func dividers() {
    let heights: [CGFloat] = [25, 25, 25]
    #expect(pixels(Boxes(heights: heights), .extraSmall)[1] == 588)
    #expect(pixels(Boxes(heights: heights), .large)[1] == 588)
    #expect(pixels(Boxes(heights: heights), .accessibilityExtraExtraExtraLarge)[1] == 591)
  }

  @Test(
    "A size that passes a pixel by a rounding error has a pixel more",
    arguments: [
      ([40, 40, 40], 723),  // ScaledFrameSizeViewModifierSnapshotTests/test.light-large
      ([70, 70, 70], 992),  // ScaledPaddingViewModifierSnapshotTests/test.light-large
      ([95, 95, 95], 1217),  // SparkVStackSnapshotTests/test.light-large
      ([50, 50, 50], 812),  // ScaledOffsetViewModifierSnapshotTests/test.light-large
      ([90, 90], 781),  // ScaledPaddingInsetsViewModifierSnapshotTests/test.light-large
    ] as [([CGFloat], Int)]
  )
  func rounding(heights: [CGFloat], expected: Int) {
    #expect(pixels(Boxes(heights: heights))[1] == expected)
  }

  @Test("A frame between two lengths takes the smaller one where no room is offered")
  func framesBetweenLengths() {
    // ScaledFrameRangeViewModifierSnapshotTests/test.light-large: 799 pixels with 121.33 points of text.
    let view = Color.white.frame(width: 90, height: 30)
      .frame(minWidth: 80, maxWidth: 100, minHeight: 20, maxHeight: 40)
    #expect(pixels(view) == [240, 60])
    // ViewFrameRangeSizeExtensionSnapshotTests/test.light-large: 150, 175 and 200 points are drawn.
    let sides: [CGFloat] = [130, 175, 220]
    let row = HStack(spacing: 10) {
      ForEach(sides, id: \.self) { side in
        Color.white.frame(width: side, height: side)
          .frame(minWidth: 150, maxWidth: 200, minHeight: 150, maxHeight: 200)
          .fixedSize()
      }
    }
    #expect(pixels(row.padding(20)) == [1755, 720])
  }

  /// leboncoin/spark-ios-component-chip, SparkChipSnapshotTests/test3: the yellow label beside a chip.
  @Test("Bold text of a style has the emphasized weight of the style, and bold by weight is bold")
  func emphasizedText() {
    #expect(pixels(Text("99").font(.body).bold().padding(4).fixedSize()) == [90, 85])
    #expect(pixels(Text("99").font(.body.bold()).padding(4).fixedSize()) == [90, 85])
    #expect(pixels(Text("99").padding(4).bold().font(.body).fixedSize()) == [90, 85])
    #expect(pixels(Text("99").font(.body).fontWeight(.bold).padding(4).fixedSize())[0] > 90)
  }

  private struct SeveralViews: View {
    let isStack: Bool

    var body: some View {
      if isStack {
        HStack(spacing: 8) { texts }
      } else {
        texts
      }
    }

    @ViewBuilder private var texts: some View {
      Text(verbatim: "Hey").fixedSize()
      Text(verbatim: "Bye").fixedSize()
    }
  }

  @Test("A modifier of all views of a screen is one around a column of them")
  func severalViewsAtTheRoot() {
    // OptionalHStackSnapshotTests/test_with_onStack_at_false.light-large: 720 by 420 pixels, one above the other.
    for isStack in [false, true] {
      let view = SeveralViews(isStack: isStack).frame(width: 200, height: 100).padding(20)
      #expect(pixels(view) == [720, 420])
    }
  }

  @Test("A modifier of several views in a stack is one around each")
  func severalViewsInAStack() {
    let view = VStack(spacing: 0) { SeveralViews(isStack: false).frame(width: 200, height: 100) }
    #expect(pixels(view) == [600, 600])
  }

  @Test("A lazy stack that is offered nothing has no length: SparkLazyVStackSnapshotTests/test")
  func lazyStacks() {
    let boxes = ForEach(0..<3, id: \.self) { _ in Color.white.frame(width: 25, height: 25) }
    let row = HStack { LazyHStack(spacing: 10) { boxes } }
    #expect(pixels(row)[1] == 0)
    let column = HStack { LazyVStack(spacing: 10) { boxes } }
    #expect(pixels(column)[1] == 0)
    #expect(pixels(column.fixedSize())[1] == 285)
  }

  private struct Tag: View {
    @State private var height: CGFloat?
    @State private var font = HeadlessSwiftUI.Font.body

    var body: some View {
      Text(verbatim: "My Text").font(font).frame(height: height)
        .padding(4).fixedSize().padding(10)
        .onAppear {
          height = 24
          font = .caption
        }
    }
  }

  @Test("A picture is as large as its view was before it appeared: SparkTagSnapshotTests/test2")
  func sizesBeforeViewsAppear() {
    #expect(pixels(Tag())[1] == 145)
  }

  @Test("A line with an emoji: SparkHStackSnapshotTests/test")
  func emoji() {
    let text = Text(verbatim: "@ScaledMetric 🚫").fixedSize()
    // 364 pixels in the pictures.
    #expect(abs(pixels(text, .extraSmall)[0] - 364) <= 1)
  }

  @Test(
    "One line of text: SparkCoreSnapshotTests/testDynamicContentSize",
    arguments: [
      (DynamicType.ContentSizeCategory.extraSmall, [218, 51]), (.medium, [244, 58]),
    ]
  )
  func oneLine(category: DynamicType.ContentSizeCategory, expected: [Int]) {
    #expect(pixels(Text(verbatim: "Hello world").fixedSize(), category) == expected)
  }
}
