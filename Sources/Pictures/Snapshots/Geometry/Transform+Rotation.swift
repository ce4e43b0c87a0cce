public import LayoutGeometry

extension Transform {
  /// A clockwise rotation on the screen about the origin, by radians.
  public static func rotation(by angle: Double) -> Transform {
    let (cosine, sine) = Trigonometry.cosineAndSine(angle)
    return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
  }
}
