import HeadlessUIKit
import LayoutGeometry
import Testing

@testable import HeadlessSwiftUI

@MainActor
@Suite("Rows of a required size")
struct RequiredSizeTests {
  /// leboncoin/spark-ios-component-switch, SwitchViewSnapshotTests/test3: a text of one line stands in
  /// the middle beside a switch of 32 points.
  @Test("Views that fill a row without an offered height are as high as the highest one")
  func rowWithoutOfferedHeight() {
    let row = HStack(alignment: .top, spacing: 0) {
      Color.blue.frame(width: 54, height: 32)
      Color.red.frame(width: 40, height: 20).frame(maxHeight: .infinity)
    }
    let frames = ViewHost(row.fixedSize()).snapshot(
      size: Size(width: 94, height: 32),
      traits: traits()
    )
    .frames(of: "Color")
    #expect(frames.map(\.y) == [0, 6])
    #expect(frames.map(\.height) == [32, 20])
  }
}
