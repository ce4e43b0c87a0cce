import DynamicType
import LayoutGeometry
import Testing

@testable import Snapshots

/// Measured on iOS 26.1 at two pixels a point.
@Suite struct `Estimated sizes of symbols` {
  @Test(arguments: [("calendar", 29.0, 25.0), ("clock", 27.5, 27.5)])
  func `the symbols of a tab bar`(name: String, width: Double, height: Double) {
    let size = SymbolMetrics.size(of: name, pointSize: 18, weight: .medium, scale: .large)
    #expect(abs(size.width - width) <= 0.5)
    #expect(abs(size.height - height) <= 0.5)
  }

  // The chevrons of cells at Large, XXXL and AX2, beside text of 17, 23 and 33 points.
  @Test(arguments: [(17.0, 10.5, 14.0), (23, 14, 19.5), (33, 20, 28.5)])
  func `the chevron of a cell`(pointSize: Double, width: Double, height: Double) {
    let size = SymbolMetrics.size(
      of: "chevron.forward",
      pointSize: pointSize,
      weight: .semibold,
      scale: .small
    )
    #expect(abs(size.width - width) <= 0.5)
    #expect(abs(size.height - height) <= 0.06 * height)
  }

  /// The discussion of developer.apple.com/forums/thread/716773: the image at 64 points, and the
  /// pixels of its picture at three pixels a point.
  @Test func `the image and the drawing of a symbol at light weight`() {
    let name = "chevron.compact.down"
    let image = SymbolMetrics.size(of: name, pointSize: 64, weight: .light)
    #expect(abs(image.width - 70.333) < 3 && abs(image.height - 25.667) < 3)
    let drawn = SymbolMetrics.drawnSize(of: name, pointSize: 64, weight: .light)
    #expect(abs(drawn.width - 163.0 / 3) < 3 && abs(drawn.height - 43.0 / 3) < 2)
  }

  /// The buttons of details and of adding, saved in public documents with 26 x 26 points.
  @Test(arguments: ["info.circle", "plus.circle"])
  func `circles of buttons`(name: String) {
    let size = SymbolMetrics.size(of: name, pointSize: 17, scale: .large)
    #expect(size.width.rounded(.up) == 26 && size.height.rounded(.up) == 26)
  }

  /// The references of StanfordSpezi/SpeziViews: `button-info` at 20 points, `list-header` at 50.
  @Test(arguments: [("info.circle", 20.0, 19.2, 19.2), ("person.fill.badge.plus", 50, 52.9, 51.8)])
  func `the drawing of a symbol`(name: String, size: Double, width: Double, height: Double) {
    let drawn = SymbolMetrics.drawnSize(of: name, pointSize: size)
    #expect(abs(drawn.width - width) < 0.03 * width && abs(drawn.height - height) < 0.03 * height)
  }

  // Documents of Interface Builder hold symbols in boxes of 128 points. Their images have margins of
  // two pixels above and below, and of three or four on the left and the right, in the pictures in
  // which the drawings were measured.
  @Test(arguments: [
    ("chevron.right", 96.0, 128.0), ("plus", 128, 113), ("xmark", 128, 113),
    ("square.and.arrow.up", 115, 128), ("gear", 128, 119), ("house", 128, 110), ("star", 128, 116),
    ("line.horizontal.3", 128, 64), ("chevron.down", 128, 72),
  ]) func `proportions are those of documents`(name: String, width: Double, height: Double) {
    let drawn = SymbolMetrics.drawnSize(of: name, pointSize: 35.5)
    let side = ["gear", "star", "house"].contains(name) ? 3.0 : 4
    let proportion = (drawn.width + 2 * side) / (drawn.height + 2 * 2)
    #expect(abs(proportion - width / height) < 0.03)
  }

  @Test func `variants have the size of their plain symbol or of their frame`() {
    let plain = SymbolMetrics.size(of: "bell", pointSize: 17)
    #expect(SymbolMetrics.size(of: "bell.fill", pointSize: 17) == plain)
    let circle = SymbolMetrics.size(of: "circle", pointSize: 17)
    #expect(SymbolMetrics.size(of: "bell.circle.fill", pointSize: 17) == circle)
    #expect(SymbolMetrics.size(of: "nobody.knows", pointSize: 17) == circle)
  }

  @Test(arguments: [
    ("chevron.backward", "chevron.left"), ("arrow.uturn.right", "arrow.uturn.left"),
    ("document", "doc"), ("hand.thumbsdown", "hand.thumbsup"), ("eye.slash.fill", "eye.slash"),
    ("play.rectangle.on.rectangle.angled", "play.rectangle.on.rectangle"),
    ("calendar.badge.nobody", "calendar.badge.plus"), ("nobody.app", "app"),
  ])
  func `names are as large as their likes`(name: String, other: String) {
    let (size, like) = (
      SymbolMetrics.size(of: name, pointSize: 100), SymbolMetrics.size(of: other, pointSize: 100)
    )
    #expect(abs(size.width - like.width) < 8 && abs(size.height - like.height) < 8)
  }
}
