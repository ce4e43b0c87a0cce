import Foundation

extension CALayer {
  func addAnimation(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? "animation-\(ObjectIdentifier(anim).hashValue)"
    if anim.isEndless || anim.holdsEnd { animations[key] = anim }
    anim.delegate?.animationDidStart(anim)
    guard !anim.isEndless else { return }
    AnimationEnds.call { anim.delegate?.animationDidStop(anim, finished: true) }
  }

  /// The keys of the current animations; `nil` for none.
  public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.keys.sorted() }

  /// Returns the current animation for a key.
  public func animation(forKey key: String) -> CAAnimation? { animations[key] }

  /// The final value of an animation that keeps its end.
  func heldValue(_ keyPath: String) -> Any? {
    guard !animations.isEmpty else { return nil }
    let held = animations.sorted { $0.key < $1.key }.map(\.value).filter {
      $0.holdsEnd && !$0.isEndless
    }
    return held.compactMap { $0.endValues[keyPath] }.last
  }

  func heldNumber(_ keyPath: String) -> CGFloat? {
    switch heldValue(keyPath) {
    case let number as CGFloat: number
    case let number as Float: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }

  /// Replaces the layer's values by the final values of animations.
  func applyHeldAnimations(to state: inout LayerState) {
    guard !animations.isEmpty else { return }
    if let opacity = heldNumber("opacity") { state.opacity = Float(opacity) }
    if let position = heldValue("position") as? CGPoint { state.position = position }
    if let x = heldNumber("position.x") { state.position.x = x }
    if let y = heldNumber("position.y") { state.position.y = y }
    if let bounds = heldValue("bounds") as? CGRect { state.bounds = bounds }
    if let transform = heldValue("transform") as? CATransform3D { state.transform = transform }
    if let angle = heldNumber("transform.rotation.z") ?? heldNumber("transform.rotation") {
      state.transform = CATransform3DMakeRotation(angle, 0, 0, 1)
    }
    if let scale = heldNumber("transform.scale") {
      state.transform = CATransform3DMakeScale(scale, scale, 1)
    }
  }
}
