import DynamicType
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Testing

@MainActor
@Suite("Numbers and text follow the text size")
struct ScalingTests {
  private struct Square: View {
    @ScaledMetric private var side: CGFloat

    init(_ side: CGFloat) { _side = ScaledMetric(wrappedValue: side) }

    var body: some View { Color.red.frame(width: side, height: side) }
  }

  @Test(
    "Six lengths that were measured in published pictures",
    arguments: [
      (10, DynamicType.ContentSizeCategory.extraSmall, 8.667), (30, .extraSmall, 26),
      (90, .extraSmall, 77.667), (10, .accessibilityExtraExtraExtraLarge, 28.333),
      (30, .accessibilityExtraExtraExtraLarge, 84.667),
      (90, .accessibilityExtraExtraExtraLarge, 253.667),
    ]
  )
  func scaledMetric(side: Double, category: DynamicType.ContentSizeCategory, expected: Double) {
    let found = size(of: Square(side), category)
    #expect(abs(found.width - expected) < 0.001)
  }

  @Test("Fixed distances stay at every text size")
  func fixed() {
    let view = VStack { Color.red.frame(width: 30, height: 30).padding(25) }
    for category in DynamicType.ContentSizeCategory.allCases {
      #expect(size(of: view, category).isClose(80, 80))
    }
  }

  @Test(
    "One line of body text is as high as its font, rounded up to the pixel",
    arguments: [
      (DynamicType.ContentSizeCategory.extraSmall, 17.0), (.medium, 19.333), (.large, 20.333),
      (.accessibilityExtraExtraExtraLarge, 63.333),
    ]
  )
  func oneLine(category: DynamicType.ContentSizeCategory, height: Double) {
    #expect(abs(size(of: Text(verbatim: "Bye"), category).height - height) < 0.01)
  }

  @Test("Lines after the first stand the leading of their style apart")
  func severalLines() {
    let text = Text(verbatim: "One two three four five six seven eight nine ten")
    let one = size(of: text.lineLimit(1), .medium).height
    let two = size(of: text.lineLimit(2), .medium, width: 120).height
    #expect(abs(two - one - 21) < 0.01)
    let small = Text(verbatim: "One two three four five six seven").font(.subheadline)
    let first = size(of: small.lineLimit(1), .medium).height
    #expect(abs(size(of: small.lineLimit(2), .medium, width: 90).height - first - 19) < 0.01)
  }

  @Test("A text size is set and limited for a part of the screen")
  func limits() {
    let text = Text(verbatim: "Bye")
    let large = size(of: text).height
    let huge = DynamicType.ContentSizeCategory.accessibilityExtraExtraExtraLarge
    #expect(size(of: text.dynamicTypeSize(.large), huge).height == large)
    #expect(size(of: text.dynamicTypeSize(...(.large)), huge).height == large)
    #expect(size(of: text.dynamicTypeSize(.xSmall ... .large), huge).height == large)
    #expect(size(of: text.dynamicTypeSize(.xxLarge...), .large).height > large)
  }

  @Test("A view turns where the text size is one for accessibility")
  func turning() {
    struct Adaptive: View {
      @Environment(\.dynamicTypeSize) private var dynamicTypeSize

      var body: some View {
        let layout =
          dynamicTypeSize.isAccessibilitySize
          ? AnyLayout(VStackLayout(spacing: 0)) : AnyLayout(HStackLayout(spacing: 0))
        layout {
          Color.red.frame(width: 10, height: 10)
          Color.green.frame(width: 10, height: 10)
        }
      }
    }
    #expect(size(of: Adaptive()).isClose(20, 10))
    #expect(size(of: Adaptive(), .accessibilityMedium).isClose(10, 20))
  }

  @Test("The first lines of texts of two sizes stand on one baseline")
  func baseline() {
    let view = HStack(alignment: .firstTextBaseline, spacing: 0) {
      Text(verbatim: "A").font(.largeTitle)
      Text(verbatim: "b").font(.caption)
    }
    let found = frames(of: "Text", in: view)
    #expect(found[0].y == 0)
    #expect(found[1].y > 15)
    #expect(found[1].maxY < found[0].maxY)
  }
}
