public import Foundation
import LayoutGeometry
import Snapshots

extension CGContext {
  /// Sets the color of fills.
  public func setFillColor(_ color: CGColor) { state.fill = color.rgba }

  /// Sets the color of fills by its components.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the color of fills to a gray.
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {
    setFillColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the color of lines.
  public func setStrokeColor(_ color: CGColor) { state.stroke = color.rgba }

  /// Sets the color of lines by its components.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Sets the color of lines to a gray.
  public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
    setStrokeColor(CGColor(gray: gray, alpha: alpha))
  }

  /// Sets the opacity of subsequent drawings.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = min(1, max(0, alpha)) }

  /// Sets the blend mode; pictures use the normal mode.
  public func setBlendMode(_ mode: CGBlendMode) {}

  /// Sets the width of lines in points.
  public func setLineWidth(_ width: CGFloat) { state.pen.width = width }

  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.pen.cap = cap.snapshotCap }

  /// Sets the shape of the corners of lines.
  public func setLineJoin(_ join: CGLineJoin) { state.pen.join = join.snapshotJoin }

  /// Sets the miter limit; pictures use 10, the default.
  public func setMiterLimit(_ limit: CGFloat) {}

  /// Sets the dash pattern.
  public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
    state.pen.dash = lengths.map { Double($0) }
    state.pen.dashPhase = phase
  }

  /// Sets whether edges are antialiased, which they always are in pictures.
  public func setShouldAntialias(_ shouldAntialias: Bool) {}

  /// Sets whether edges may be antialiased, which they always are in pictures.
  public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) {}

  /// The quality of enlarged images; pictures use the best.
  public var interpolationQuality: CGInterpolationQuality {
    get { .default }
    set {}
  }

  /// Sets a shadow of fills in black at an opacity of a third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1.0 / 3))
  }

  /// Sets the shadow of fills; `nil` removes it.
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    // Core Graphics' blur is twice the standard deviation.
    state.shadow = color.map {
      Shadow(
        color: $0.rgba,
        offset: Size(width: offset.width, height: offset.height),
        radius: blur / 2
      )
    }
  }

  /// The bounding box of the clipping path, in the program's coordinates.
  public var boundingBoxOfClipPath: CGRect {
    let whole = Rect(size: Size(width: size.width, height: size.height))
    let rect = state.clip.reduce(whole) { $0.intersection($1.bounds) }
    return CGRect(rect).applying(ctm.inverted())
  }
}
