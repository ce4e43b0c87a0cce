import Foundation
import Testing

@testable import HeadlessUIKit

/// Widths that Interface Builder saved for segments that nothing else sizes, of public documents:
/// AVCam, AUv3Host, IBLinter, Quartz2D, ShapeEdit and FDTemplateLayoutCell until iOS 12, and
/// SwiftMessages for later ones.
@Suite("Segments are as wide as Interface Builder saved them")
struct SegmentWidthTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var width: Double
    var titles: [String]
    var version: UInt16
    var apportions = false
    /// The points that the width may be off.
    var tolerance = 0.0

    var testDescription: String { titles.joined(separator: ", ") }
  }

  static let cases = [
    Case(width: 103, titles: ["Photo", "Movie"], version: 12),
    Case(width: 173, titles: ["Effects", "Instruments"], version: 12, tolerance: 2),
    Case(width: 121, titles: ["First", "Second"], version: 12),
    Case(width: 105, titles: ["Linear", "Radial"], version: 12),
    Case(
      width: 395,
      titles: ["Sphere", "Cube", "Cylinder", "Cone", "Torus", "Pyramid"],
      version: 12
    ),
    Case(width: 353, titles: ["No Cache", "IndexPath Cache", "Key Cache"], version: 12),
    Case(width: 194, titles: ["Top", "Bottom", "Center"], version: 17),
    Case(width: 211, titles: ["None", "Gray", "Color", "Blur"], version: 17),
    Case(width: 200, titles: ["Regular", "Light", "Subtle"], version: 17),
    Case(
      width: 302,
      titles: ["Automatic", "Normal Level", "Status Bar Level"],
      version: 17,
      apportions: true,
      tolerance: 2
    ),
    Case(
      width: 310,
      titles: ["Automatic", "Forever", "1 Second", "5 Seconds"],
      version: 17,
      apportions: true,
      tolerance: 2
    ),
  ]

  @Test("The width of the content is the saved one", arguments: cases)
  func width(_ example: Case) {
    let control = UISegmentedControl(items: example.titles)
    control.apportionsSegmentWidthsByContent = example.apportions
    let stage = Stage(control, version: example.version)
    let frame = stage.frame([stage.leading(0), stage.top(0)])
    #expect(abs(frame.width - example.width) <= example.tolerance)
    #expect(frame.height == (example.version < 13 ? 29 : 32))
  }
}
