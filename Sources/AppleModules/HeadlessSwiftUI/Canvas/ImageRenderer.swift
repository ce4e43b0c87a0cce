public import Foundation
public import HeadlessUIKit
import LayoutGeometry

/// Draws a view to an image.
///
/// ```swift
/// let badge = ImageRenderer(content: Text("New").padding().background(.yellow, in: Capsule()))
/// badge.scale = 3
/// let image = badge.uiImage
/// ```
@MainActor
public final class ImageRenderer<Content: View> {
  /// The view.
  public var content: Content

  /// The size that is proposed to the view.
  public var proposedSize = ProposedViewSize.unspecified

  /// The pixels of a point.
  public var scale: CGFloat = 1

  /// Whether the image is opaque, without effect on drawings here.
  public var isOpaque = false

  /// Creates a renderer of a view.
  public init(content view: Content) { content = view }

  /// The image; `nil` for a view without a size.
  public var uiImage: UIImage? {
    var traits = EnvironmentValues().traits
    traits.displayScale = max(1, scale)
    let fitting = ViewHost(content).size(offered: proposedSize, traits: traits)
    guard fitting.width > 0, fitting.height > 0 else { return nil }
    let size = CGSize(width: fitting.width, height: fitting.height)
    let controller = UIHostingController(rootView: content)
    guard let view = controller.view else { return nil }
    view.backgroundColor = .clear
    view.frame = CGRect(origin: .zero, size: size)
    view.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = max(1, scale)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      view.layer.render(in: context.cgContext)
    }
  }

  /// The image as a Core Graphics image; `nil` for a view without a size.
  public var cgImage: CGImage? { uiImage?.cgImage }
}
