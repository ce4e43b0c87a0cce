public import Foundation

/// Infinity as a `Float`, for animations that repeat forever.
public let HUGE = Float.infinity

/// Integers under their name in Objective-C.
public typealias NSInteger = Int

/// Seconds since the start of 2001.
public typealias CFAbsoluteTime = Double

/// Returns the seconds since the start of 2001.
public func CFAbsoluteTimeGetCurrent() -> CFAbsoluteTime { Date().timeIntervalSinceReferenceDate }

/// Returns a rectangle.
public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// Returns a point.
public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

/// Returns a size.
public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
  CGSize(width: width, height: height)
}

/// Returns a vector.
public func CGVectorMake(_ dx: CGFloat, _ dy: CGFloat) -> CGVector { CGVector(dx: dx, dy: dy) }

/// The identity transform.
public let CGAffineTransformIdentity = CGAffineTransform.identity

/// Returns a scaling.
public func CGAffineTransformMakeScale(_ sx: CGFloat, _ sy: CGFloat) -> CGAffineTransform {
  CGAffineTransform(scaleX: sx, y: sy)
}

/// Returns a rotation by an angle in radians.
public func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform {
  CGAffineTransform(rotationAngle: angle)
}

/// Returns a translation.
public func CGAffineTransformMakeTranslation(_ tx: CGFloat, _ ty: CGFloat) -> CGAffineTransform {
  CGAffineTransform(translationX: tx, y: ty)
}

/// The numbers in a text such as `{{x, y}, {width, height}}`, in order.
private func numbers(in string: String) -> [CGFloat] {
  string.split { !($0.isNumber || "+-.eE".contains($0)) }.map { CGFloat(Double($0) ?? 0) }
}

extension NSCoder {
  /// Returns a point as text, `{x, y}`.
  public class func string(for point: CGPoint) -> String {
    "{\(short(point.x)), \(short(point.y))}"
  }

  /// Returns a size as text, `{width, height}`.
  public class func string(for size: CGSize) -> String {
    "{\(short(size.width)), \(short(size.height))}"
  }

  /// Returns a rectangle as text, `{{x, y}, {width, height}}`.
  public class func string(for rect: CGRect) -> String {
    "{\(string(for: rect.origin)), \(string(for: rect.size))}"
  }

  /// Reads a point from text; zero if the text is invalid.
  public class func cgPoint(for string: String) -> CGPoint {
    let values = numbers(in: string)
    return values.count == 2 ? CGPoint(x: values[0], y: values[1]) : .zero
  }

  /// Reads a size from text; zero if the text is invalid.
  public class func cgSize(for string: String) -> CGSize {
    let values = numbers(in: string)
    return values.count == 2 ? CGSize(width: values[0], height: values[1]) : .zero
  }

  /// Reads a rectangle from text; zero if the text is invalid.
  public class func cgRect(for string: String) -> CGRect {
    let values = numbers(in: string)
    guard values.count == 4 else { return .zero }
    return CGRect(x: values[0], y: values[1], width: values[2], height: values[3])
  }

  private class func short(_ value: CGFloat) -> String {
    value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
  }
}
