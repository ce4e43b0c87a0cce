import HeadlessUIKit
import InterfaceBuilder

/// The decisions that depend on whether views are made for a device or for their document's design.
///
/// The default of each is that of a device.
protocol LoadingPolicy {
  /// Whether images come from the project and not only from the sizes that the document holds.
  var usesProjectImages: Bool { get }

  /// Whether findings name the classes of the app whose code does not run.
  var reportsCustomClasses: Bool { get }

  /// Whether a text style that a runtime attribute names gives a label its font.
  var appliesRuntimeTextStyles: Bool { get }

  /// Whether views get the constraints that the code of their class makes.
  var addsConstraintsOfCode: Bool { get }

  /// Whether a view without constraints keeps its place and size.
  var fixesUnconstrainedFrames: Bool { get }

  /// Whether the code of a class of the app has an effect.
  func runsCode(ofClass name: String, in classes: CustomClasses) -> Bool

  /// The font that is drawn for one of a name or family, or `nil` for that font itself.
  func substitute(forFont name: String, family: String?) -> UIFontDescriptor?

  /// The constraints that a view holds.
  func constraints(of node: ObjectNode) -> [ConstraintDescription]

  /// Whether a view is hidden.
  func isHidden(_ node: ObjectNode) -> Bool

  /// Prepares a view that has its frame and none of its attributes yet.
  func prepare(_ view: UIView, for node: ObjectNode)

  /// Prepares a view with everything inside that is about to be arranged by a stack view.
  func prepareForStack(_ view: UIView, for node: ObjectNode)
}

extension LoadingPolicy {
  var usesProjectImages: Bool { true }
  var reportsCustomClasses: Bool { true }
  var appliesRuntimeTextStyles: Bool { true }
  var addsConstraintsOfCode: Bool { true }
  var fixesUnconstrainedFrames: Bool { true }

  func runsCode(ofClass name: String, in classes: CustomClasses) -> Bool { true }
  func substitute(forFont name: String, family: String?) -> UIFontDescriptor? { nil }
  func constraints(of node: ObjectNode) -> [ConstraintDescription] {
    node.constraints.filter { !$0.isPlaceholder }
  }
  func isHidden(_ node: ObjectNode) -> Bool { node[.view.isHidden] }
  func prepare(_ view: UIView, for node: ObjectNode) {}
  func prepareForStack(_ view: UIView, for node: ObjectNode) {}
}

/// Views as the app shows them on a device.
struct DevicePolicy: LoadingPolicy {}
