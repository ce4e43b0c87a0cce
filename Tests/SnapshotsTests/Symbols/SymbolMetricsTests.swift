import DynamicType
import Snapshots
import Testing

/// Measured on iOS 26.1 at two pixels a point.
@Suite struct `Estimated sizes of symbols` {
  private func onPixels(_ length: Double) -> Double { (length * 2).rounded() / 2 }

  @Test(arguments: [("calendar", 29.0, 25.0), ("clock", 27.5, 27.5)])
  func `the symbols of a tab bar`(name: String, width: Double, height: Double) {
    let size = SymbolMetrics.size(of: name, pointSize: 18, weight: .medium, scale: .large)
    #expect(onPixels(size.width) == width)
    #expect(onPixels(size.height) == height)
  }

  // The chevrons of cells at Large, XXXL and AX2, beside text of 17, 23 and 33 points.
  @Test(arguments: [(17.0, 10.5, 14.0), (23, 14, 19.5), (33, 20, 28.5)])
  func `the chevron of a cell`(pointSize: Double, width: Double, height: Double) {
    let size = SymbolMetrics.size(of: "chevron.forward", pointSize: pointSize, scale: .small)
    #expect(abs(size.width - width) <= 1.5)
    #expect(abs(size.height - height) <= 1.5)
  }

  // Documents of Interface Builder hold symbols in boxes of 128 points.
  @Test(arguments: [
    ("chevron.right", 96.0, 128.0), ("plus", 128, 113), ("xmark", 128, 113),
    ("square.and.arrow.up", 115, 128), ("gear", 128, 119), ("house", 128, 110), ("star", 128, 116),
    ("line.horizontal.3", 128, 64), ("chevron.down", 128, 72),
  ]) func `proportions are those of documents`(name: String, width: Double, height: Double) {
    let size = SymbolMetrics.size(of: name, pointSize: 100)
    #expect(abs(size.width / size.height - width / height) < 0.03)
  }

  @Test func `variants have the size of their plain symbol or of their frame`() {
    let plain = SymbolMetrics.size(of: "bell", pointSize: 17)
    #expect(SymbolMetrics.size(of: "bell.fill", pointSize: 17) == plain)
    let circle = SymbolMetrics.size(of: "circle", pointSize: 17)
    #expect(SymbolMetrics.size(of: "bell.circle.fill", pointSize: 17) == circle)
    #expect(SymbolMetrics.size(of: "nobody.knows", pointSize: 17) == circle)
  }
}
