public import Foundation

/// The length that bars cover at an edge of a controller's view, for constraints: the guides of iOS 7 to 10.
public protocol UILayoutSupport: AnyObject {
  /// The length in points, after layout.
  var length: CGFloat { get }
  /// The guide's upper edge.
  var topAnchor: NSLayoutYAxisAnchor { get }
  /// The guide's lower edge.
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  /// The guide's height.
  var heightAnchor: NSLayoutDimension { get }
}

extension UILayoutGuide: UILayoutSupport {
  /// The length in points, after layout.
  public var length: CGFloat { layoutFrame.height }
}
