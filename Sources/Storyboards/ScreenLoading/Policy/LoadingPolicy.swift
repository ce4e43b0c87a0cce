import HeadlessUIKit
import InterfaceBuilder

/// The decisions that hold for all views of a document; the defaults are those of a device.
struct LoadingChoices {
  /// Whether images come from the project and not only from the sizes that the document holds.
  var usesProjectImages = true

  /// Whether texts come from the project and not only from the document.
  var usesProjectTexts = true

  /// Whether findings name the classes of the app whose code does not run.
  var reportsCustomClasses = true

  /// Whether a text style that a runtime attribute names gives a label its font.
  var appliesRuntimeTextStyles = true

  /// Whether views get the constraints that the code of their class makes.
  var addsConstraintsOfCode = true

  /// Whether the size that a document holds for a view's design wins against that of the view's class.
  var prefersPlaceholderSizes = false

  /// Whether a view without constraints keeps its place and size.
  var fixesUnconstrainedFrames = true
}

/// The decisions that depend on whether views are made for a device or for their document's design.
///
/// The default of each is that of a device.
protocol LoadingPolicy {
  /// The decisions that hold for all views.
  var choices: LoadingChoices { get }

  /// Whether the code of a class of the app has an effect.
  func runsCode(ofClass name: String, in classes: CustomClasses) -> Bool

  /// The font that is drawn for one of a name or family, or `nil` for that font itself.
  func substitute(forFont name: String, family: String?) -> UIFontDescriptor?

  /// The constraints that a view holds.
  func constraints(of node: ObjectNode) -> [ConstraintDescription]

  /// The constraints of a view that outlets may name and that are not active.
  func inactiveConstraints(of node: ObjectNode) -> [ConstraintDescription]

  /// Whether a constraint breaks before others where required ones conflict.
  func breaksFirst(_ constraint: ConstraintDescription, of node: ObjectNode) -> Bool

  func isHidden(_ node: ObjectNode) -> Bool

  /// Prepares a view that has its frame and none of its attributes yet.
  func prepare(_ view: UIView, for node: ObjectNode)

  /// Prepares a view with everything inside that is about to be arranged by a stack view.
  func prepareForStack(_ view: UIView, for node: ObjectNode)
}

extension LoadingPolicy {
  var choices: LoadingChoices { LoadingChoices() }

  func runsCode(ofClass name: String, in classes: CustomClasses) -> Bool { true }
  func substitute(forFont name: String, family: String?) -> UIFontDescriptor? { nil }
  func constraints(of node: ObjectNode) -> [ConstraintDescription] { node.constraints }
  func inactiveConstraints(of node: ObjectNode) -> [ConstraintDescription] { [] }
  func breaksFirst(_ constraint: ConstraintDescription, of node: ObjectNode) -> Bool { false }
  func isHidden(_ node: ObjectNode) -> Bool { node[.view.isHidden] }
  func prepare(_ view: UIView, for node: ObjectNode) {}
  func prepareForStack(_ view: UIView, for node: ObjectNode) {}
}

extension ObjectNode {
  /// The size that the author of the document gave a view for its design, with -1 for a direction
  /// without one; `nil` for views without any.
  var placeholderSize: CGSize? {
    let width = self[.layout.placeholderIntrinsicWidth]
    let height = self[.layout.placeholderIntrinsicHeight]
    guard width != nil || height != nil else { return nil }
    func length(_ value: Double?) -> Double {
      value.map { $0.isFinite ? $0 : UIView.noIntrinsicMetric } ?? UIView.noIntrinsicMetric
    }
    return CGSize(width: length(width), height: length(height))
  }
}
