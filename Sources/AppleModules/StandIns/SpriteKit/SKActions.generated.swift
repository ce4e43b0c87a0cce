// Written by Scripts/generate-tables from Reference/apple-modules/SpriteKit.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// The way in which an action begins and ends.
public enum SKActionTimingMode: Int, Hashable, Sendable {
  /// The case of linear.
  case linear
  /// The case of ease in.
  case easeIn
  /// The case of ease out.
  case easeOut
  /// The case of ease in ease out.
  case easeInEaseOut
}

/// A change over time, which does not run here.
open class SKAction: NSObject, @unchecked Sendable {
  /// The duration.
  public let duration: TimeInterval
  /// The timing mode.
  open var timingMode: SKActionTimingMode {
    get { .linear }
    set {}
  }
  /// The speed.
  open var speed: CGFloat {
    get { 1 }
    set {}
  }
  /// Creates a change.
  init(_ duration: TimeInterval = 0) { self.duration = duration }
  /// Returns a way by a distance.
  open class func move(by delta: CGVector, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// Returns a way by a distance.
  open class func moveBy(x deltaX: CGFloat, y deltaY: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// Returns a way to a point.
  open class func move(to location: CGPoint, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// Returns a way to the side.
  open class func moveTo(x: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// Returns a way up or down.
  open class func moveTo(y: CGFloat, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// Returns a turn.
  open class func rotate(byAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// Returns a turn to an angle.
  open class func rotate(toAngle radians: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// Returns a turn to an angle.
  open class func rotate(
    toAngle radians: CGFloat,
    duration: TimeInterval,
    shortestUnitArc: Bool
  ) -> SKAction { SKAction(duration) }
  /// Returns a change of the scale.
  open class func scale(by scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// Returns a change to a scale.
  open class func scale(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// Returns a change to a scale.
  open class func scaleX(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// Returns a change to a scale.
  open class func scaleY(to scale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// Returns a change to scales.
  open class func scaleX(to xScale: CGFloat, y yScale: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// Returns a change to a size.
  open class func resize(
    toWidth width: CGFloat,
    height: CGFloat,
    duration: TimeInterval
  ) -> SKAction { SKAction(duration) }
  /// Returns a change to full color.
  open class func fadeIn(withDuration duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// Returns a change to no color.
  open class func fadeOut(withDuration duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// Returns a change to an opacity.
  open class func fadeAlpha(to alpha: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// Returns a change of the opacity.
  open class func fadeAlpha(by factor: CGFloat, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// Returns a change to a color.
  open class func colorize(
    with color: UIColor,
    colorBlendFactor: CGFloat,
    duration: TimeInterval
  ) -> SKAction { SKAction(duration) }
  /// Returns a change of the color.
  open class func colorize(
    withColorBlendFactor colorBlendFactor: CGFloat,
    duration: TimeInterval
  ) -> SKAction { SKAction(duration) }
  /// Returns a pause.
  open class func wait(forDuration duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// Returns a change by a function.
  open class func customAction(
    withDuration duration: TimeInterval,
    actionBlock: @escaping (SKNode, CGFloat) -> Void
  ) -> SKAction { SKAction(duration) }
  /// Returns a change of a force.
  open class func falloff(to falloff: Float, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// Returns a change of a force.
  open class func strength(to strength: Float, duration: TimeInterval) -> SKAction {
    SKAction(duration)
  }
  /// Returns a call of a function.
  open class func run(_ block: @escaping () -> Void) -> SKAction { SKAction() }
  /// Returns an action of a node below.
  open class func run(_ action: SKAction, onChildWithName name: String) -> SKAction { SKAction() }
  /// Returns the removal of the node.
  open class func removeFromParent() -> SKAction { SKAction() }
  /// Returns a change to hidden.
  open class func hide() -> SKAction { SKAction() }
  /// Returns a change to seen.
  open class func unhide() -> SKAction { SKAction() }
  /// Returns a sound, which is silent.
  open class func playSoundFileNamed(_ soundFile: String, waitForCompletion wait: Bool) -> SKAction {
    SKAction()
  }
  /// Returns another picture.
  open class func setTexture(_ texture: SKTexture) -> SKAction { SKAction() }
  /// Returns another picture.
  open class func setTexture(_ texture: SKTexture, resize: Bool) -> SKAction { SKAction() }
  /// Returns the begin of a sound.
  open class func play() -> SKAction { SKAction() }
  /// Returns the end of a sound.
  open class func stop() -> SKAction { SKAction() }
  /// Returns the rest of a sound.
  open class func pause() -> SKAction { SKAction() }
  /// Returns another loudness.
  open class func changeVolume(to v: Float, duration: TimeInterval) -> SKAction { SKAction() }
  /// Returns an action without an end.
  open class func repeatForever(_ action: SKAction) -> SKAction { SKAction() }
  /// Returns a way along a line.
  open class func follow(_ path: CGPath, speed: CGFloat) -> SKAction { SKAction() }
  /// Returns actions after each other.
  open class func sequence(_ actions: [SKAction]) -> SKAction {
    SKAction(actions.reduce(0) { $0 + $1.duration })
  }
  /// Returns actions at the same time.
  open class func group(_ actions: [SKAction]) -> SKAction {
    SKAction(actions.map(\.duration).max() ?? 0)
  }
  /// Returns an action several times.
  open class func `repeat`(_ action: SKAction, count: Int) -> SKAction {
    SKAction(action.duration * Double(count))
  }
  /// Returns pictures after each other.
  open class func animate(with textures: [SKTexture], timePerFrame sec: TimeInterval) -> SKAction {
    SKAction(sec * Double(textures.count))
  }
  /// Returns pictures after each other.
  open class func animate(
    with textures: [SKTexture],
    timePerFrame sec: TimeInterval,
    resize: Bool,
    restore: Bool
  ) -> SKAction { SKAction(sec * Double(textures.count)) }
  /// Returns a way along a line.
  open class func follow(_ path: CGPath, duration: TimeInterval) -> SKAction { SKAction(duration) }
  /// Returns a way along a line.
  open class func follow(
    _ path: CGPath,
    asOffset offset: Bool,
    orientToPath orient: Bool,
    duration: TimeInterval
  ) -> SKAction { SKAction(duration) }
  /// Returns a way along a line.
  open class func follow(
    _ path: CGPath,
    asOffset offset: Bool,
    orientToPath orient: Bool,
    speed: CGFloat
  ) -> SKAction { SKAction() }
  /// Returns the action that undoes this one.
  open func reversed() -> SKAction { self }
}

/// The side from which a scene comes.
public enum SKTransitionDirection: Int, Hashable, Sendable {
  /// The case of up.
  case up
  /// The case of down.
  case down
  /// The case of right.
  case right
  /// The case of left.
  case left
}

/// The change from a scene to another one, which is not drawn.
open class SKTransition: NSObject {
  /// Whether it pauses incoming scene.
  open var pausesIncomingScene: Bool = true
  /// Whether it pauses outgoing scene.
  open var pausesOutgoingScene: Bool = true
  /// Returns a change.
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// Returns a change.
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// Returns a change.
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// Returns a change.
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// Returns a change.
  open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// Returns a change.
  open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// Returns a change.
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// Returns a change.
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// Returns a change.
  open class func fade(withDuration sec: TimeInterval) -> SKTransition { SKTransition() }
  /// Returns a change through a color.
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
    SKTransition()
  }
  /// Returns a change.
  open class func push(
    with direction: SKTransitionDirection,
    duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
  /// Returns a change.
  open class func reveal(
    with direction: SKTransitionDirection,
    duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
  /// Returns a change.
  open class func moveIn(
    with direction: SKTransitionDirection,
    duration sec: TimeInterval
  ) -> SKTransition { SKTransition() }
}

/// Numbers between two.
open class SKRange: NSObject {
  /// The lower limit.
  open var lowerLimit: CGFloat
  /// The upper limit.
  open var upperLimit: CGFloat
  /// Creates a range.
  public init(lowerLimit lower: CGFloat, upperLimit upper: CGFloat) {
    lowerLimit = lower
    upperLimit = upper
  }
  /// Creates one number.
  public convenience init(constantValue value: CGFloat) {
    self.init(lowerLimit: value, upperLimit: value)
  }
}

/// A rule for a node, which is not followed.
open class SKConstraint: NSObject {
  /// Whether enabled is on.
  open var enabled: Bool = true
  /// Returns a rule.
  open class func positionX(_ range: SKRange) -> Self { self.init() }
  /// Returns a rule.
  open class func positionX(_ xRange: SKRange, y yRange: SKRange) -> Self { self.init() }
  /// Returns a rule.
  open class func distance(_ range: SKRange, to node: SKNode) -> Self { self.init() }
  /// Creates a rule.
  public required override init() { super.init() }
}

/// A part of the plane.
open class SKRegion: NSObject {
  /// Creates a rectangle.
  public init(size: CGSize) {}
  /// Creates a circle.
  public init(radius: Float) {}
}
