public import Foundation

/// An object with its own coordinates: a view, or the screen.
public protocol UICoordinateSpace: AnyObject {
  /// The rectangle in the object's own coordinates.
  var bounds: CGRect { get }
}

/// Disfavored, so that a value of the type `UIView` uses ``UIView``'s own conversions.
extension UICoordinateSpace {
  /// The view, or `nil` for the screen, which has the window's coordinates.
  private var view: UIView? { self as? UIView }

  /// Returns a point of this object in the coordinates of another one.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
    let target = coordinateSpace.view
    guard let view else { return target?.convert(point, from: nil as UIView?) ?? point }
    return view.convert(point, to: target)
  }

  /// Returns a point of another object in the coordinates of this one.
  @_disfavoredOverload
  public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
    coordinateSpace.convert(point, to: self)
  }

  /// Returns a rectangle of this object in the coordinates of another one.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
    let target = coordinateSpace.view
    guard let view else { return target?.convert(rect, from: nil as UIView?) ?? rect }
    return view.convert(rect, to: target)
  }

  /// Returns a rectangle of another object in the coordinates of this one.
  @_disfavoredOverload
  public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
    coordinateSpace.convert(rect, to: self)
  }
}

extension UIView: UICoordinateSpace {}

extension UIScreen: UICoordinateSpace {
  /// The coordinates of the screen as the device is held.
  public var coordinateSpace: any UICoordinateSpace { self }
  /// The coordinates of the screen with the device upright.
  ///
  /// Only its bounds differ on a rotated device: conversions use the coordinates of the screen as it is held.
  public var fixedCoordinateSpace: any UICoordinateSpace {
    uprightBounds == bounds ? self : UprightSpace(bounds: uprightBounds)
  }
}

/// The coordinates of a screen whose device is upright.
private final class UprightSpace: UICoordinateSpace {
  let bounds: CGRect

  init(bounds: CGRect) { self.bounds = bounds }
}

extension UIWindowScene {
  /// The coordinates of the scene, which fills the screen.
  public var coordinateSpace: any UICoordinateSpace { screen }
}
