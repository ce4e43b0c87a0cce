import Foundation
import HeadlessUIKit
import LayoutGeometry
import Snapshots

/// A marked box that replaces a view that was left out of a program.
///
/// Generated code uses it in place of a missing view:
///
/// ```swift
/// LeftOutView("KFImage", of: "Kingfisher").frame(width: 40, height: 40)
/// ```
///
/// It takes the proposed size, or the size of its label if none is proposed.
public struct LeftOutView {
  let label: LeftOutLabel

  /// Creates a box with the name of the missing part and its module.
  nonisolated public init(_ name: String, of module: String? = nil) {
    label = LeftOutLabel(name, of: module)
  }
}

extension LeftOutView: View {
  /// A primitive view has no body.
  public typealias Body = Never
}

extension LeftOutView: PrimitiveView {
  func items(in place: BuildPlace) -> [LayoutItem] { [LeftOutItem(label, place.environment)] }
}

/// The layout item of a marked box.
private final class LeftOutItem: LayoutItem {
  private let label: LeftOutLabel

  init(_ label: LeftOutLabel, _ environment: EnvironmentValues) {
    self.label = label
    super.init(environment)
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: label.idealSize)
  }

  override func elements() -> [SnapshotElement] {
    var element = SnapshotElement(Identity(className: "LeftOutView"), frame: bounds)
    if bounds.width > 0, bounds.height > 0 { element.drawings = [label.drawing(in: bounds)] }
    return [element]
  }
}
