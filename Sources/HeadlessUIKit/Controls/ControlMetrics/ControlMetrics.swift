import DynamicType
import Foundation

/// The sizes of the small controls in one generation of the system.
///
/// Sizes are those of the alignment rectangle, which intrinsic sizes are about; frames are larger by
/// the insets of ``ControlInsets``. The evidence is what Interface Builder saved in 754 public
/// documents for controls laid out by constraints (count of frames, by the tools' version), and for
/// iOS 26 the measurements of the project's reference data (`control-sizes.json`).
///
/// | control | until iOS 12 | iOS 13 | iOS 14 | iOS 26 |
/// |---|---|---|---|---|
/// | switch, frame | 51 x 31 (86 of 92 in all) | same | same | 63 x 28, intrinsic 61 x 28 (on iOS) |
/// | slider, frame height | 31 (53 of 58 in all) | same | same | 34 (Catalyst) |
/// | stepper | 94 x 29 (3; 28 high in 3) | 94 x 32 (3) | same | 94 x 32 (Catalyst) |
/// | segments, frame height | 29 (17; 28 in 7) | 32 (11) | same | same, not measured |
/// | page control | 16 n - 9 (39 for 3) by 37 (2 of 2) | same | as iOS 26 | 18 n + 20 by 26 (Catalyst) |
/// | progress | 2 (11 of 11), in a bar 2.5 (2) | 2 | 4 (2) | 4 (Catalyst) |
/// | activity | 20 (33), large 37 (5), of 39 | same | same | 20, 37 (Catalyst) |
/// | pickers | 320 x 216 (11; 162 in 3, others are squeezed) | same | same | same, not measured |
///
/// Frames with a constraint on the height are not counted.
/// Knobs, tracks and dots are read off Apple's published pictures: estimates.
struct ControlMetrics: Sendable {
  /// The alignment rectangle of a switch.
  var switchSize = CGSize(width: 49, height: 31)
  /// The knob of a switch; it lies 2 points inside.
  var switchKnob = CGSize(width: 27, height: 27)
  /// The height of a slider's alignment rectangle.
  var sliderHeight = 30.0
  /// What a slider's frame reaches below its alignment rectangle.
  var sliderOverhang = 1.0
  /// The thickness of a slider's track.
  var sliderTrack = 2.0
  /// The knob of a slider.
  var sliderThumb = CGSize(width: 28, height: 28)
  var stepperSize = CGSize(width: 94, height: 29)
  /// The height of the alignment rectangle of segments.
  var segmentHeight = 28.0
  /// What the width of a page control grows by with each page.
  var pagePitch = 16.0
  /// What the width of a page control has besides.
  var pageMargin = -9.0
  var pageHeight = 37.0
  var pageDot = 7.0
  var progressHeight = 2.0
  /// The height of a progress view in a bar.
  var progressBarHeight = 2.5
  /// Whether the ends of progress and track are round.
  var roundsProgress = false
}

extension ControlMetrics {
  /// The sizes of a version; without one those of iOS 13, which most of the documents were saved
  /// with where generations differ.
  static func row(for traits: UITraitCollection) -> ControlMetrics {
    rows.last { $0.since <= traits.controlVersion }?.metrics ?? ControlMetrics()
  }

  private static let rows: [(since: SystemVersion, metrics: ControlMetrics)] = {
    var metrics = ControlMetrics()
    var rows = [(SystemVersion.published, metrics)]
    metrics.stepperSize.height = 32
    metrics.segmentHeight = 31
    rows.append((SystemVersion(13), metrics))
    metrics.sliderTrack = 4
    metrics.pagePitch = 18
    metrics.pageMargin = 20
    metrics.pageHeight = 26
    metrics.pageDot = 8
    metrics.progressHeight = 4
    metrics.roundsProgress = true
    rows.append((SystemVersion(14), metrics))
    metrics.switchSize = CGSize(width: 61, height: 28)
    metrics.switchKnob = CGSize(width: 39, height: 24)
    metrics.sliderHeight = 34
    metrics.sliderOverhang = 0
    metrics.sliderTrack = 6
    metrics.sliderThumb = CGSize(width: 37, height: 24)
    rows.append((SystemVersion(26), metrics))
    return rows
  }()

  /// The small activity indicator is 20 points, the large one 37, in all generations.
  static let activitySize = 20.0
  static let largeActivitySize = 37.0
  /// The wheels of pickers: 320 by 216 points.
  static let pickerSize = CGSize(width: 320, height: 216)
  /// Their height where heights are compact, as on a phone in landscape: 162 points.
  static let compactPickerHeight = 162.0

  /// The size of the wheels of pickers in an environment.
  static func pickerSize(_ traits: UITraitCollection) -> CGSize {
    guard traits.verticalSizeClass == .compact else { return pickerSize }
    return CGSize(width: pickerSize.width, height: compactPickerHeight)
  }
}

extension UITraitCollection {
  /// The version of the system whose controls are meant: iOS 13 where none is.
  var controlVersion: SystemVersion {
    guard let systemVersion, systemVersion != .published else { return SystemVersion(13) }
    return systemVersion
  }
}

/// What the frames of controls reach beyond the rectangles that constraints align.
///
/// Derived from frames that Interface Builder saved and the constants of the constraints on them:
///
/// | control | inset | evidence |
/// |---|---|---|
/// | switch | right 2 | trailing edge 2 beyond in 29 of 29, leading edge 0 in 35 of 36, width + 2 in 17 of 17 |
/// | slider | left 2, right 2, bottom 1 | leading -2 in 20 of 20, trailing 2 in 50 of 50, bottom 1 in 27 of 27, top 0 in 29 of 30, height + 1 in 7 of 7 |
/// | segments | bottom 1 | bottom 1 in 8 of 8, top 0 in 18 of 18, height + 1 in 2 of 2, sides 0 in 17 of 18 |
/// | page control, progress, stepper, activity, pickers | none | 0 at 162 of 164 edges |
enum ControlInsets {
  static let toggle = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2)
  static let segments = UIEdgeInsets(top: 0, left: 0, bottom: 1, right: 0)

  static func slider(_ metrics: ControlMetrics) -> UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 2, bottom: metrics.sliderOverhang, right: 2)
  }
}
