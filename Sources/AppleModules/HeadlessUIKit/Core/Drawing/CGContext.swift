public import Foundation
package import DynamicType
import LayoutGeometry
import RichText
package import Snapshots

/// The blend modes; pictures use the normal mode.
public enum CGBlendMode: Int32, Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, clear, copy
  case sourceIn, sourceOut, sourceAtop, destinationOver, destinationIn, destinationOut
  case destinationAtop, xor, plusDarker, plusLighter
}

/// The quality of enlarged images; stored for programs that set it.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  case `default`, none, low, high, medium
}

/// A recording of a program's drawings: shapes, texts and images in drawing order.
///
/// The y axis points down, as in the contexts that UIKit makes.
public final class CGContext: NSObject {
  struct State {
    var transform = Transform.identity
    var clip: [Outline] = []
    var fill = RichText.Color.black
    var stroke = RichText.Color.black
    var alpha = 1.0
    var shadow: Shadow?
    var pen = StrokeStyle(width: 1)
  }

  /// The size of the drawn area in points.
  let size: CGSize
  /// The traits with which colors are resolved.
  package let traits: TraitCollection
  /// The drawings so far, the lowest first.
  package private(set) var drawings: [Drawing] = []
  var state = State()
  private var saved: [State] = []
  /// The current path, in the coordinates of the area.
  var current = Path()
  private var layers: [(start: Int, state: State)] = []

  package init(size: CGSize, traits: TraitCollection) {
    self.size = size
    self.traits = traits
    super.init()
  }

  /// Saves the settings for ``restoreGState()``.
  public func saveGState() { saved.append(state) }

  /// Returns to the settings of the last ``saveGState()``.
  public func restoreGState() { if let last = saved.popLast() { state = last } }

  /// The transform from the program's coordinates to those of the area.
  public var ctm: CGAffineTransform { CGAffineTransform(state.transform) }

  /// Moves the origin.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    concatenate(CGAffineTransform(translationX: tx, y: ty))
  }

  /// Scales subsequent drawings.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    concatenate(CGAffineTransform(scaleX: sx, y: sy))
  }

  /// Rotates subsequent drawings.
  public func rotate(by angle: CGFloat) { concatenate(CGAffineTransform(rotationAngle: angle)) }

  /// Applies a transform before the current one.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.transform.concatenating(state.transform)
  }

  /// Begins a group that is blended as a whole.
  public func beginTransparencyLayer(auxiliaryInfo: NSDictionary?) {
    layers.append((drawings.count, state))
    saveGState()
    state.alpha = 1
    state.shadow = nil
  }

  /// Ends the last group.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast(), layer.start <= drawings.count else { return }
    restoreGState()
    let inside = Array(drawings[layer.start...])
    drawings.removeSubrange(layer.start...)
    drawings += Drawing.placed(DrawingGroup(inside, opacity: layer.state.alpha))
  }

  // MARK: Recording

  /// Adds drawings in the program's coordinates.
  package func add(_ new: [Drawing]) {
    guard state.transform.isInvertible else { return }
    let group = DrawingGroup(
      new,
      transform: state.transform,
      clip: state.clip,
      opacity: state.alpha
    )
    drawings += Drawing.placed(group)
  }

  /// Removes drawings that lie entirely within a rectangle; others stay.
  public func clear(_ rect: CGRect) {
    let area = Rect(rect).transformed(by: state.transform)
    drawings.removeAll { drawing in
      let bounds = drawing.bounds
      return bounds.x >= area.x && bounds.y >= area.y && bounds.maxX <= area.maxX
        && bounds.maxY <= area.maxY
    }
  }

  func fill(_ path: Path, isEvenOdd: Bool) {
    fill(.path(path, isEvenOdd ? .evenOdd : .nonZero), .color(state.fill))
  }

  func fill(_ outline: Outline, _ paint: Paint) {
    add(shadow(of: outline) + [.fill(outline, paint)])
  }

  func stroke(_ path: Path, pen: StrokeStyle) {
    add([.stroke(.path(path, .nonZero), .color(state.stroke), pen)])
  }

  func clip(_ path: Path, isEvenOdd: Bool) {
    clip(.path(path, isEvenOdd ? .evenOdd : .nonZero))
  }

  func clip(_ outline: Outline) { state.clip.append(outline.transformed(by: state.transform)) }

  private func shadow(of outline: Outline) -> [Drawing] {
    state.shadow.map { [.shadow($0, outline)] } ?? []
  }
}

extension Transform {
  /// Whether the transform can be undone.
  var isInvertible: Bool { a * d - b * c != 0 && tx.isFinite && ty.isFinite }
}
