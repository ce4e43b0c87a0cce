public import Foundation

/// The fill mode: the animated value before the animation begins and after it has ended.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a mode by name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The end value is kept.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// The start value is shown before the animation.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// The start value is shown before, the end value after the animation.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Neither value is kept.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}

/// The timing of a layer or an animation; pictures show the end.
public protocol CAMediaTiming: AnyObject {
  var beginTime: CFTimeInterval { get set }
  var duration: CFTimeInterval { get set }
  var speed: Float { get set }
  var timeOffset: CFTimeInterval { get set }
  var repeatCount: Float { get set }
  var repeatDuration: CFTimeInterval { get set }
  var autoreverses: Bool { get set }
  var fillMode: CAMediaTimingFillMode { get set }
}

/// An object with timing: a layer, an animation or a particle.
open class _TimedObject: NSObject, CAMediaTiming {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
}

/// The name of the pace of an animation.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public var rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A constant pace.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// A slow start.
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// A slow end.
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// A slow start and end.
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// The pace of the system.
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// The pace of an animation as a cubic curve.
open class CAMediaTimingFunction: NSObject {
  private let points: [(Float, Float)]

  /// Creates a pace by name.
  public init(name: CAMediaTimingFunctionName) {
    points =
      switch name {
      case .linear: [(0, 0), (1, 1)]
      case .easeIn: [(0.42, 0), (1, 1)]
      case .easeOut: [(0, 0), (0.58, 1)]
      case .easeInEaseOut: [(0.42, 0), (0.58, 1)]
      default: [(0.25, 0.1), (0.25, 1)]
      }
    super.init()
  }

  /// Creates a timing function with the two control points of its curve.
  public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    points = [(c1x, c1y), (c2x, c2y)]
    super.init()
  }

  /// Writes a control point, 0 to 3, into two numbers.
  open func getControlPoint(at idx: Int, values ptr: UnsafeMutablePointer<Float>) {
    let all = [(0, 0)] + points + [(1, 1)]
    guard all.indices.contains(idx) else { return }
    (ptr[0], ptr[1]) = all[idx]
  }
}
