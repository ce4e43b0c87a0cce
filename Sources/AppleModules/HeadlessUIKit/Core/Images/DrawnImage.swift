package import Foundation
import DynamicType
import RichText
package import Snapshots

/// A program's drawings in an image.
package final class DrawnImage: Sendable {
  package let drawings: [Drawing]
  package let size: CGSize
  package let scale: CGFloat

  init(_ drawings: [Drawing], size: CGSize, scale: CGFloat) {
    self.drawings = drawings
    self.size = size
    self.scale = scale
  }

  /// The image in a rectangle, in one color if it is a template.
  func drawing(in rect: Rect, tint: RichText.Color?) -> Drawing {
    let shown = tint.map { color in drawings.map { $0.tinted(color) } } ?? drawings
    let transform = Transform(
      a: size.width > 0 ? rect.width / size.width : 1,
      b: 0,
      c: 0,
      d: size.height > 0 ? rect.height / size.height : 1,
      tx: rect.x,
      ty: rect.y
    )
    return .group(DrawingGroup(shown, transform: transform, clip: [.rect(rect)]))
  }
}
