import DynamicType
import InterfaceBuilder

/// The insets of the bars that a canvas showed, as the saved frames of a screen tell.
///
/// A document does not say everything about them: whether the author's canvas showed a status bar,
/// a home indicator beside a view that is lower than the device, a bar of a container in another
/// document. Views that are pinned to the safe area show it. Only insets that a canvas can have
/// count, and only where all pinned views agree.
struct CanvasEvidence {
  private var tops: [Double] = []
  private var bottoms: [Double] = []
  /// The differences between the insets above and below.
  private var differences: [Double] = []
  /// The insets that the device can have.
  private let devices: [EdgeInsets]
  private let navigationBar: Double

  init(
    root: ObjectNode,
    controller: ObjectNode?,
    frame: Rect,
    devices: [EdgeInsets],
    navigationBar: Double
  ) {
    self.devices = devices
    self.navigationBar = navigationBar
    var guides: [String: LayoutGuideDescription.Kind] = [:]
    for guide in root.guides + (controller?.controllerGuides ?? []) {
      guides[guide.id] = guide.kind
    }
    var views: [String: Rect] = [:]
    Self.collect(root.subviews, x: 0, y: 0, into: &views)
    for constraint in root.constraints where constraint.isPlain {
      guard let second = constraint.second else { continue }
      let constant = constraint.constant(
        beside: guides[second.item] ?? guides[constraint.first.item]
      )
      note(constraint.first, second, constant, guides, views, root, frame)
      note(second, constraint.first, -constant, guides, views, root, frame)
    }
  }

  /// Collects the frames of the views that constraints place, in the coordinates of the screen.
  private static func collect(
    _ nodes: [ObjectNode],
    x: Double,
    y: Double,
    into views: inout [String: Rect]
  ) {
    for node in nodes where node.isReliable {
      guard var frame = node[.view.frame] else { continue }
      frame.x += x
      frame.y += y
      views[node.id] = frame
      if node.kind == .view || node.kind == .stackView {
        collect(node.subviews, x: frame.x, y: frame.y, into: &views)
      }
    }
  }

  /// Returns the insets, corrected by those that the frames show.
  func applied(to insets: EdgeInsets) -> EdgeInsets {
    var value = insets
    if let top = agreed(tops, among: allowedTops) { value.top = top }
    if let bottom = agreed(bottoms, among: allowedBottoms) { value.bottom = bottom }
    guard tops.isEmpty else {
      guard bottoms.isEmpty else { return value }
      let below = differences.map { value.top - $0 }
      if let bottom = agreed(below, among: allowedBottoms) { value.bottom = bottom }
      return value
    }
    for bottom in [value.bottom] + (bottoms.isEmpty ? allowedBottoms : []) {
      if let top = agreed(differences.map { $0 + bottom }, among: allowedTops) {
        (value.top, value.bottom) = (top, bottom)
        break
      }
    }
    return value
  }

  private var allowedTops: [Double] {
    let bars = ([0, 20] + devices.map(\.top)).flatMap {
      [$0, $0 + navigationBar, $0 + navigationBar + 52]
    }
    return bars + [56]
  }

  private var allowedBottoms: [Double] {
    let edges: [Double] = [0] + devices.map(\.bottom)
    return edges.flatMap { [$0, $0 + 44, $0 + 49] }
  }

  private func agreed(_ values: [Double], among allowed: [Double]) -> Double? {
    guard let first = values.first, values.allSatisfy({ abs($0 - first) < 0.51 }) else {
      return nil
    }
    return allowed.first { abs($0 - first) < 0.01 }
  }

  /// Adds the place of a view whose edge or middle is pinned to the safe area, its guides or the
  /// margins.
  private mutating func note(
    _ edge: ConstraintDescription.Anchor,
    _ target: ConstraintDescription.Anchor,
    _ constant: Double,
    _ guides: [String: LayoutGuideDescription.Kind],
    _ views: [String: Rect],
    _ root: ObjectNode,
    _ whole: Rect
  ) {
    guard let frame = views[edge.item] else { return }
    let guide = guides[target.item]
    let isMargin = target.item == root.id && root.layoutMargins == nil
    switch (edge.attribute, target.attribute, guide) {
    case (.top, .top, .safeArea), (.top, .bottom, .top): tops.append(frame.y - constant)
    case (.top, .topMargin, nil) where isMargin: tops.append(frame.y - constant)
    case (.bottom, .bottom, .safeArea), (.bottom, .top, .bottom):
      bottoms.append(whole.height - frame.y - frame.height + constant)
    case (.bottom, .bottomMargin, nil) where isMargin:
      bottoms.append(whole.height - frame.y - frame.height + constant)
    case (.centerY, .centerY, .safeArea),
      (.centerY, .centerYWithinMargins, nil) where isMargin:
      differences.append(2 * (frame.y - constant) + frame.height - whole.height)
    default: break
    }
  }
}

extension ConstraintDescription {
  /// Whether the constraint holds always or on the canvas only, without a factor.
  fileprivate var isPlain: Bool {
    relation == .equal && (priority == 1000 || isPlaceholder) && multiplier == 1
  }
}

extension ObjectNode {
  /// Whether constraints place the view and its frame is what they made of it.
  fileprivate var isReliable: Bool {
    !self[.view.translatesAutoresizingMaskIntoConstraints] && !self[.view.isMisplaced]
      && !self[.view.isAmbiguous]
  }
}
