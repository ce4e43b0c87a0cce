import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Testing

// `SBBWeb-Light` has the vertical measures of Arial: 1854, 434 and 67 of 2048. In the references of
// SchweizerischeBundesbahnen/mobile-ios-design-swiftui its lines are 71.7 pixels apart at 16 points (`testInfoView`) and
// 65 at 14 (`testSBBMessageError`), both with a spacing of 6.
@MainActor
@Suite("The spacing of lines takes the place of the font's own leading")
struct LineSpacingTests {
  @Test("Lines are as far apart as in published pictures", arguments: [(16.0, 71.7), (14, 65)])
  func pitch(points: Double, pixels: Double) {
    func height(_ text: String) -> Double {
      size(of: Text(text).font(.custom("ArialMT", fixedSize: points)).lineSpacing(6)).height
    }
    let pitch = (height("a\nb\nc\nd\ne\nf\ng\nh\ni") - height("a")) / 8
    #expect(abs(3 * pitch - pixels) < 0.4)
  }
}
