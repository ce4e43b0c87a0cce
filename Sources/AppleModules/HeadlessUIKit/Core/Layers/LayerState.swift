import Foundation

/// The geometry and the visibility of a layer without a view.
struct LayerState {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchor = CGPoint(x: 0.5, y: 0.5)
  var transform = CATransform3DIdentity
  var opacity: Float = 1
  var isHidden = false
  var masksToBounds = false
  var backgroundColor: CGColor?
  var contentsGravity = CALayerContentsGravity.resize
  var mask: CALayer?

  /// The transform from the layer's own coordinates to those of its superlayer.
  var placement: CGAffineTransform {
    CGAffineTransform(
      translationX: -bounds.minX - anchor.x * bounds.width,
      y: -bounds.minY - anchor.y * bounds.height
    )
    .concatenating(CATransform3DGetAffineTransform(transform))
    .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
  }

  var frame: CGRect {
    guard !CATransform3DIsIdentity(transform) else {
      return CGRect(
        x: position.x - anchor.x * bounds.width,
        y: position.y - anchor.y * bounds.height,
        width: bounds.width,
        height: bounds.height
      )
    }
    return bounds.applying(placement)
  }

  mutating func setFrame(_ frame: CGRect) {
    let frame = frame.standardized
    let affine = CATransform3DGetAffineTransform(transform)
    // A rotated layer keeps its size, as its frame does not determine one.
    if affine.b == 0, affine.c == 0, affine.a != 0, affine.d != 0 {
      bounds.size = CGSize(
        width: frame.width / abs(affine.a),
        height: frame.height / abs(affine.d)
      )
    }
    let shown = self.frame
    position.x += frame.minX - shown.minX
    position.y += frame.minY - shown.minY
  }
}

/// A sublayer with the subview above which it lies, if its superlayer is a view's.
struct LayerChild {
  var layer: CALayer
  weak var above: UIView?
}

/// A layer or a view, in drawing order.
enum LayerItem {
  case layer(CALayer)
  case view(UIView)
}
