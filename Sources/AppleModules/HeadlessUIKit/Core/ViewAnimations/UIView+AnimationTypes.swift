import Foundation

extension UIView {
  /// The pace of an animation.
  public enum AnimationCurve: Int, Hashable, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }

  /// The kind of a transition.
  public enum AnimationTransition: Int, Hashable, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// The options of an animation; pictures show its end.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// UIKit's value of this name.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// UIKit's value of this name.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// UIKit's value of this name.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// UIKit's value of this name.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// UIKit's value of this name.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// UIKit's value of this name.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// UIKit's value of this name.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// UIKit's value of this name.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// UIKit's value of this name.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// UIKit's value of this name.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)
    /// UIKit's value of this name.
    public static let curveEaseInOut: AnimationOptions = []
    /// UIKit's value of this name.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// UIKit's value of this name.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// UIKit's value of this name.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// UIKit's value of this name.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// UIKit's value of this name.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// UIKit's value of this name.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// UIKit's value of this name.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// UIKit's value of this name.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// UIKit's value of this name.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// UIKit's value of this name.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// UIKit's value of this name.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// UIKit's value of this name.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)
  }

  /// The options of an animation with key frames; pictures show its end.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates options from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// UIKit's value of this name.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// UIKit's value of this name.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// UIKit's value of this name.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// UIKit's value of this name.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// UIKit's value of this name.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// UIKit's value of this name.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// UIKit's value of this name.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// UIKit's value of this name.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// UIKit's value of this name.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// UIKit's value of this name.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// UIKit's value of this name.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// UIKit's value of this name.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)
  }
}
