import Diagnostics
import DynamicType
import HeadlessUIKit
import InterfaceBuilder

/// What one loading of one document shares: the objects made so far, and where values come from.
///
/// A context belongs to one task and one set of size classes.
final class LoadContext {
  let document: InterfaceDocument
  let environment: ScreenEnvironment
  let resources: ScreenResources
  let sizeClasses: SizeClasses
  /// Whether frames are those of the document's own canvas, also inside of cells.
  let isCanvas: Bool
  /// Whether a canvas was drawn with the app's designable classes.
  let drawsDesignables: Bool
  /// The version of iOS whose fonts and controls hold.
  let systemVersion: SystemVersion?

  var views: [String: UIView] = [:]
  var guides: [String: UILayoutGuide] = [:]
  var guideKinds: [String: LayoutGuideDescription.Kind] = [:]
  var controllers: [String: UIViewController] = [:]
  /// The views whose constraints are to be made once everything is there.
  var constrained: [(node: ObjectNode, view: UIView)] = []
  /// Views that are laid out apart from the screen, with the node that they came from: the cells of
  /// a canvas.
  var islands: [UIView] = []
  var findings: [Finding] = []
  private var reported: Set<String> = []
  /// What only whole screens need.
  var parts = ScreenParts()

  init(
    document: InterfaceDocument,
    environment: ScreenEnvironment,
    resources: ScreenResources,
    isCanvas: Bool,
    drawsDesignables: Bool = false,
    systemVersion: SystemVersion?
  ) {
    self.document = document
    self.environment = environment
    self.resources = resources
    self.isCanvas = isCanvas
    self.drawsDesignables = drawsDesignables
    self.systemVersion = systemVersion
    sizeClasses = SizeClasses(environment.screen.traitCollection)
  }

  /// Reports something about an object, once for each text.
  func note(
    _ rule: RuleDescription,
    _ message: String,
    at node: ObjectNode,
    hint: String? = nil
  ) {
    guard reported.insert("\(rule) \(node.id) \(message)").inserted else { return }
    findings.append(
      Finding(
        rule: rule,
        message: message,
        location: node.location,
        hint: hint
      )
    )
  }
}
