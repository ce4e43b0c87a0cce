public import LayoutGeometry

/// The rules for the margins inside views.
///
/// Sources: `Reference/layout.json`; `Reference/system-metrics/margins.json` for the sides.
public enum LayoutMargins {
  /// The margins of a view that nobody has configured: 8 points on each side.
  public static let standard = EdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// Returns the side margins of a view controller's root view, in points.
  ///
  /// - Parameter width: The width of the root view in points.
  /// - Returns: 16 up to a width of 402, 20 from 414 on. Nothing was measured between the two;
  ///   20 is returned from 403 on.
  public static func rootViewSide(forWidth width: Double) -> Double {
    side(forWidth: width, from: MarginSizes.wideRoot, .newest)
  }

  /// Returns the margins of a view controller's root view: the sides by width, 0 above and below.
  public static func rootView(forWidth width: Double) -> EdgeInsets {
    let side = rootViewSide(forWidth: width)
    return EdgeInsets(left: side, right: side)
  }

  /// Returns the side margins of a table view's cell, in points.
  ///
  /// - Parameters:
  ///   - width: The width of the table in points.
  ///   - idiom: The kind of device.
  ///   - systemVersion: The version of the system, `nil` for the earlier ones.
  /// - Returns: The root view's side; from iOS 26 on 20 at 393 points and 16 on an iPad, as
  ///   measured. The border between 375 (16) and 393 (20) is not known; 390 is assumed.
  public static func cellSide(
    forWidth width: Double,
    idiom: UserInterfaceIdiom = .phone,
    systemVersion: SystemVersion? = nil
  ) -> Double {
    guard let systemVersion, systemVersion != .unspecified else {
      return rootViewSide(forWidth: width)
    }
    let generation = SystemGeneration(systemVersion)
    if idiom == .pad, let side = MarginSizes.padCell[generation] { return side }
    return side(forWidth: width, from: MarginSizes.wideCell, generation)
  }

  private static func side(
    forWidth width: Double,
    from widths: ValueByVersion<Double>,
    _ generation: SystemGeneration
  ) -> Double {
    (width < widths[generation] ? MarginSizes.narrow : MarginSizes.wide)[generation]
  }

  /// Returns the effective margins of a view.
  ///
  /// - Parameters:
  ///   - margins: The view's own margins.
  ///   - safeArea: The part of the safe area insets that lies over the view.
  ///   - insetsFromSafeArea: `insetsLayoutMarginsFromSafeArea`, true in UIKit unless changed:
  ///     the safe area is added to the margins.
  /// - Returns: The margins in points.
  public static func resolved(
    _ margins: EdgeInsets,
    safeArea: EdgeInsets,
    insetsFromSafeArea: Bool = true
  ) -> EdgeInsets {
    insetsFromSafeArea ? margins + safeArea : margins
  }

  /// Returns the margins of a view that preserves its superview's margins.
  ///
  /// - Parameters:
  ///   - margins: The view's own margins.
  ///   - superview: The superview's margins.
  ///   - distance: The distance of each edge of the view inside the superview.
  /// - Returns: On each edge the view's own margin, or what the superview's margin covers of the
  ///   view where that is more. A view that ends outside the superview has all of its margin, and
  ///   no more than that.
  public static func preserving(
    _ margins: EdgeInsets,
    superview: EdgeInsets,
    distance: EdgeInsets
  ) -> EdgeInsets {
    EdgeInsets(
      top: max(margins.top, superview.top - max(0, distance.top)),
      left: max(margins.left, superview.left - max(0, distance.left)),
      bottom: max(margins.bottom, superview.bottom - max(0, distance.bottom)),
      right: max(margins.right, superview.right - max(0, distance.right))
    )
  }
}
