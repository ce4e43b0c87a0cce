public import LayoutGeometry

/// The horizontal part of `UIView.readableContentGuide`: the area of text of readable width.
///
/// The guide is the layout margins guide, unless the view, without its safe area, is more than
/// 88 points wider than the readable width: then it has that width, centered in the layout margins
/// guide and never beyond it. Vertically the guide is the layout margins guide.
///
/// ```swift
/// let guide = ReadableContentGuide(
///   viewWidth: 896, margins: LayoutMargins.rootView(forWidth: 896),
///   safeArea: EdgeInsets(left: 44, right: 44), category: .large)
/// guide.width  // 672
/// ```
///
/// The sides of the guide are thus the margins: 16 or 20 points in the root view of a phone's screen,
/// and 8 in a view inside it, unless it preserves its superview's margins. The article also saw 12
/// points in some views that do not fill the screen, without naming them. No other source has 12, so
/// nothing here gives it.
///
/// All 68 rows of the article on readable width follow from this rule. Source: `Reference/readable-width.json`.
public struct ReadableContentGuide: Hashable, Sendable {
  /// The distance from the view's left edge, in points, before rounding to pixels.
  public let left: Double

  /// The width in points.
  public let width: Double

  /// The distance from the view's right edge, in points, before rounding to pixels.
  ///
  /// In a view narrower than its margins the two distances are the margins and the width is 0.
  public let right: Double

  /// Computes the guide of a view.
  ///
  /// - Parameters:
  ///   - viewWidth: The width of the view in points; finite and not negative.
  ///   - margins: The effective margins of the view, see ``LayoutMargins``.
  ///   - safeArea: The safe area insets over the view, whether or not the margins contain them.
  ///   - category: The category; `unspecified` is read as Large.
  ///   - systemVersion: The version of the system; `nil` is the widths up to iOS 18.
  public init(
    viewWidth: Double,
    margins: EdgeInsets,
    safeArea: EdgeInsets = .zero,
    category: ContentSizeCategory,
    systemVersion: SystemVersion? = nil
  ) {
    precondition(viewWidth.isFinite && viewWidth >= 0, "A view's width is finite and not negative.")
    let inside = max(0, viewWidth - margins.left - margins.right)
    let readable = ReadableWidth(for: category, systemVersion: systemVersion).points
    let room = viewWidth - safeArea.left - safeArea.right
    let narrows = room - readable > ReadableWidth.threshold && readable < inside
    width = narrows ? readable : inside
    left = margins.left + (inside - width) / 2
    right = narrows ? viewWidth - left - width : margins.right
  }
}

extension ReadableContentGuide {
  /// Computes the place of the content of a table view's cell.
  ///
  /// - Parameters:
  ///   - tableWidth: The width of the table in points.
  ///   - safeArea: The safe area insets over the table.
  ///   - followsReadableWidth: `cellLayoutMarginsFollowReadableWidth`. When false the cell's
  ///     margins hold; when true its margins become the readable content guide.
  ///   - category: The category.
  ///   - idiom: The kind of device.
  ///   - systemVersion: The version of the system; `nil` is the widths up to iOS 18.
  /// - Returns: The guide in the cell's coordinates.
  public static func cell(
    tableWidth: Double,
    safeArea: EdgeInsets = .zero,
    followsReadableWidth: Bool,
    category: ContentSizeCategory,
    idiom: UserInterfaceIdiom = .phone,
    systemVersion: SystemVersion? = nil
  ) -> ReadableContentGuide {
    let side = LayoutMargins.cellSide(
      forWidth: tableWidth,
      idiom: idiom,
      systemVersion: systemVersion
    )
    let own = EdgeInsets(left: side, right: side)
    let margins = LayoutMargins.resolved(own, safeArea: safeArea)
    let guide = ReadableContentGuide(
      viewWidth: tableWidth,
      margins: margins,
      safeArea: safeArea,
      category: category,
      systemVersion: systemVersion
    )
    return followsReadableWidth
      ? guide : ReadableContentGuide(viewWidth: tableWidth, margins: margins)
  }

  /// The guide that equals the layout margins guide.
  private init(viewWidth: Double, margins: EdgeInsets) {
    left = margins.left
    right = margins.right
    width = max(0, viewWidth - margins.left - margins.right)
  }
}
