import DynamicType
public import Foundation
package import Snapshots
import SystemMetrics

/// A bar that shows the progress of a task.
open class UIProgressView: UIView {
  package override var elementRole: ElementRole { .progress }

  /// The use of the view.
  public enum Style: Int, Hashable, Sendable, CaseIterable {
    case `default`, bar
  }

  private var storedProgress: Float = 0

  /// The progress, from 0 to 1; a value that is not a number is ignored.
  open var progress: Float {
    get { storedProgress }
    set { if !newValue.isNaN { storedProgress = newValue.clamped(0, 1) } }
  }

  /// The style of the view: with `bar` it is thicker and has no track.
  open var progressViewStyle = Style.default {
    didSet { if progressViewStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The color of the completed part; `nil` for the tint.
  open var progressTintColor: UIColor? { didSet { markSet(.progressTintColor) } }
  /// The color of the track; `nil` for the system's gray.
  open var trackTintColor: UIColor? { didSet { markSet(.trackTintColor) } }
  /// The image of the completed part, stretched; `nil` for the system's bar.
  open var progressImage: UIImage?
  /// The image of the track, stretched; `nil` for the system's track.
  open var trackImage: UIImage?

  /// The progress that the view follows; its fraction is read when the view is drawn.
  open var observedProgress: Progress?

  /// Creates a progress view of a style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    storedFrame.size.height = height
  }

  override func initialSize(for size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  override func setUpView() {
    super.setUpView()
    becomeElement(.updatesFrequently)
  }

  /// Sets the progress, without animation.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  var shownProgress: Double {
    let observed = observedProgress.map { $0.fractionCompleted.clamped(0, 1) }
    return observed ?? Double(storedProgress)
  }

  override var defaultAccessibilityValue: String? { "\(Int((shownProgress * 100).rounded()))%" }

  // MARK: Hooks

  private var height: Double {
    let heights = progressViewStyle == .bar ? ProgressSizes.heightInBar : ProgressSizes.height
    return heights[systemGeneration]
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  override var sizeSource: SizeSource { .systemGeneration }

  override func describe(_ element: inout SnapshotElement, _ context: SnapshotContext) {
    super.describe(&element, context)
    guard bounds.width > 0, bounds.height > 0 else { return }
    if progressViewStyle == .default || trackTintColor != nil || trackImage != nil {
      element.drawings.append(part(bounds, trackImage, trackTintColor ?? .systemFill))
    }
    var done = bounds
    done.size.width *= shownProgress
    guard done.width > 0 else { return }
    element.drawings.append(part(turned(done), progressImage, progressTintColor ?? tintColor))
  }

  private func part(_ rect: CGRect, _ image: UIImage?, _ color: UIColor) -> Drawing {
    if let image {
      return ImageDrawing(image: image, traits: traitCollection, tint: tintColor ?? .systemBlue)
        .drawing(in: rect)
    }
    let hasRoundEnds = ProgressSizes.hasRoundEnds[systemGeneration]
    if hasRoundEnds, progressViewStyle == .default { return capsule(rect, shade(color)) }
    return .fill(.rect(Rect(rect)), .color(shade(color)))
  }

  override class var appearanceProperties: [AppearanceProperty] {
    super.appearanceProperties + ownAppearanceProperties
  }

  private static let ownAppearanceProperties = [
    AppearanceProperty(.progressTintColor, \UIProgressView.progressTintColor),
    AppearanceProperty(.trackTintColor, \UIProgressView.trackTintColor),
  ]
}
