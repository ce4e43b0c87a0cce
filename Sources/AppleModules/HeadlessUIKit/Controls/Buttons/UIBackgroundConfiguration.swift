public import Foundation
import DynamicType
import RichText
import Snapshots

/// The background of a button or a cell as a value.
public struct UIBackgroundConfiguration: Hashable {
  /// The color; nil is the tint of the view.
  public var backgroundColor: UIColor?
  /// The radius of the corners in points.
  public var cornerRadius: CGFloat = 0
  /// The distance of the background from the edges.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The color of the line along the edge; nil is the tint of the view.
  public var strokeColor: UIColor?
  /// The width of the line along the edge in points; 0 for none.
  public var strokeWidth: CGFloat = 0
  /// The distance of the line outside the edge; in points.
  public var strokeOutset: CGFloat = 0
  /// An image on the color.
  public var image: UIImage?
  /// The rule by which the image is placed.
  public var imageContentMode = UIView.ContentMode.scaleToFill
  /// A view in place of the color; drawn behind the content of a cell.
  public var customView: UIView?
  /// A material behind the color; not drawn.
  public var visualEffect: UIVisualEffect?
  /// The edges on which the margins of the cell are added to the insets; kept.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge = []
  /// A function that changes the color; `nil` for none.
  public var backgroundColorTransformer: UIConfigurationColorTransformer?
  /// A function that changes the color of the line; `nil` for none.
  public var strokeColorTransformer: UIConfigurationColorTransformer?

  /// Creates an empty background.
  public init() { backgroundColor = .clear }

  /// A background of nothing.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

extension UIBackgroundConfiguration {
  /// The color for the tint of a view.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The color of the line for the tint of a view.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }

  /// Returns the drawings of the background in a view.
  func drawings(in view: UIView, cornerRadius: Double? = nil, alpha: Double = 1) -> [Drawing] {
    let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let box = view.bounds.inset(by: backgroundInsets.edgeInsets(isRightToLeft: isRightToLeft))
    guard box.width > 0, box.height > 0 else { return [] }
    let radius = min(cornerRadius ?? self.cornerRadius, box.width / 2, box.height / 2)
    var drawings: [Drawing] = []
    let fill = faded(view.rgba(resolvedBackgroundColor(for: view.tintColor)), alpha)
    // The ends of a capsule are too short for continuous corners.
    let isCapsule = 2 * radius >= min(box.width, box.height)
    let curve: CornerCurve = isCapsule ? .circular : .continuous
    let outline = Outline.roundedRect(Rect(box), radius: radius, curve: curve)
    if fill.alpha > 0 { drawings.append(.fill(outline, .color(fill))) }
    if let image {
      let drawing = ImageDrawing(
        image: image,
        traits: view.traitCollection,
        tint: view.tintColor,
        contentMode: imageContentMode.snapshotMode
      )
      drawings.append(drawing.drawing(in: box))
    }
    if strokeWidth > 0 {
      let inset = strokeWidth / 2 - strokeOutset
      let edge = Outline.roundedRect(
        Rect(box.insetBy(dx: inset, dy: inset)),
        radius: max(0, radius - inset),
        curve: curve
      )
      let color = faded(view.rgba(resolvedStrokeColor(for: view.tintColor)), alpha)
      drawings.append(.stroke(edge, .color(color), StrokeStyle(width: strokeWidth)))
    }
    return drawings
  }

  private func faded(_ color: RichText.Color, _ alpha: Double) -> RichText.Color {
    color.withAlpha(color.alpha * alpha)
  }
}
