import DynamicType
import Foundation
import Snapshots

extension CALayer {
  /// The radii of the rounded corners, none more than half of a side.
  func cornerRadii(in size: CGSize) -> CornerRadii {
    let radius = max(0, min(cornerRadius, size.width / 2, size.height / 2))
    func corner(_ mask: CACornerMask) -> Double { maskedCorners.contains(mask) ? radius : 0 }
    var radii = CornerRadii()
    radii.topLeft = corner(.layerMinXMinYCorner)
    radii.topRight = corner(.layerMaxXMinYCorner)
    radii.bottomRight = corner(.layerMaxXMaxYCorner)
    radii.bottomLeft = corner(.layerMinXMaxYCorner)
    return radii
  }

  /// The curve of the corners as outlines have it.
  var outlineCurve: CornerCurve { cornerCurve == .continuous ? .continuous : .circular }

  /// The shadow, where one is visible.
  func shadow(for traits: UITraitCollection) -> Shadow? {
    guard shadowOpacity > 0, let shadowColor else { return nil }
    let color = UIColor(cgColor: shadowColor).rgba(for: traits)
    return Shadow(
      color: color.withAlpha(color.alpha * Double(shadowOpacity)),
      offset: Size(width: shadowOffset.width, height: shadowOffset.height),
      radius: shadowRadius
    )
  }
}
