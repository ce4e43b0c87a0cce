import AutoLayout
import Foundation

/// The representation of a view or guide in an engine: four variables and its own constraints.
final class LayoutNode {
  var engine: LayoutEngine? { engineReference?.object }
  private var engineReference: Reference<LayoutEngine>?
  var view: UIView? { viewReference?.object }
  private let viewReference: Reference<UIView>?
  var guide: UILayoutGuide? { guideReference?.object }
  private let guideReference: Reference<UILayoutGuide>?
  /// The edges in the coordinates of the container; for a view, those of its alignment rectangle.
  let x: Variable
  let y: Variable
  let width: Variable
  let height: Variable
  /// The node's number in the engine, for reports.
  let index: Int

  /// The constraints of the autoresizing mask, or those of a guide that a view provides.
  var place: [Constraint.ID] = []
  /// The constraints that prevent negative sizes.
  var floors: [Constraint.ID] = []
  /// The constraints of the content's size: hugging and compression, horizontal and vertical.
  var content: [Constraint.ID?] = [nil, nil, nil, nil]
  /// The content's size that the constraints express.
  var contentSize = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  /// Whether the content size was read since the view last changed.
  var isContentKnown = false
  /// The width for which the content's size was measured, or `nil` for no limit.
  var assumedWidth: Double?
  /// The width for which the content's size is being measured.
  var contentWidthLimit: Double?
  var isAdaptive = false
  /// The values of the last solution.
  var values = CGRect.zero
  var isChanged = false

  init(_ engine: LayoutEngine, index: Int, view: UIView? = nil, guide: UILayoutGuide? = nil) {
    engineReference = engine.reference
    viewReference = view?.reference
    guideReference = guide?.reference
    self.index = index
    x = engine.solver.makeVariable()
    y = engine.solver.makeVariable()
    width = engine.solver.makeVariable()
    height = engine.solver.makeVariable()
  }

  /// Called when the engine has dropped the node.
  func leaveEngine() { engineReference = nil }

  /// The kind of a variable, one of the four.
  enum Slot {
    case x, y, width, height
  }
}
