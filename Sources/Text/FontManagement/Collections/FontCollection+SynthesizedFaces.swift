import FontDescriptors

extension FontCollection {
  /// Returns a face with the styles synthesized that it lacks.
  func synthesizing(
    _ instance: FaceInstance,
    _ style: FaceStyle,
    _ allowed: FontSynthesis
  ) -> FaceInstance {
    let made = instance.lacking(style).intersection(allowed)
    guard !made.isEmpty, !instance.face.hasColors else { return instance }
    return self.instance(instance.face, instance.variations, synthesis: made, scale: instance.scale)
  }
}

extension FaceInstance {
  /// The parts of a style that the face lacks: CSS Fonts 4 counts from 600 on as bold.
  fileprivate func lacking(_ style: FaceStyle) -> FontSynthesis {
    var lacking: FontSynthesis = []
    if style.weight >= 600, (value(of: .weight) ?? face.style.weight) < 600 {
      lacking.insert(.weight)
    }
    if style.leans, !leans { lacking.insert(.style) }
    return lacking
  }
}
