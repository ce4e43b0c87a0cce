import Foundation
import LayoutGeometry

/// Places the image and the title of a classic button side by side.
///
/// The content is the image and the title together, before the insets that move each of them; the image is on
/// the leading side. A one-line title that does not fit is truncated; the image is clipped only if it is
/// larger than the button. A title of several lines extends above and below the button, which stays as high
/// as one line (openradar 23088144, DavydLiu/DLRadioButton#138).
struct ClassicButtonLayout {
  var imageSize: CGSize
  var titleSize: CGSize
  /// Whether the title may have several lines.
  var isTitleWrapped: Bool
  var horizontal: UIControl.ContentHorizontalAlignment
  var vertical: UIControl.ContentVerticalAlignment
  var isRightToLeft: Bool
  var scale: Double

  func frames(imageBox: CGRect, titleBox: CGRect) -> (image: CGRect, title: CGRect) {
    let image = CGSize(
      width: min(imageSize.width, max(0, imageBox.width)),
      height: min(imageSize.height, max(0, imageBox.height))
    )
    let title = CGSize(
      width: min(titleSize.width, max(0, titleBox.width - image.width)),
      height: isTitleWrapped ? titleSize.height : min(titleSize.height, max(0, titleBox.height))
    )
    let total = image.width + title.width
    let imageStart = isRightToLeft ? title.width : 0
    let titleStart = isRightToLeft ? 0 : image.width
    return (
      frame(image, in: imageBox, start: imageStart, total, fills: titleSize == .zero),
      frame(title, in: titleBox, start: titleStart, total, fills: false)
    )
  }

  private func frame(
    _ size: CGSize,
    in box: CGRect,
    start: Double,
    _ total: Double,
    fills: Bool
  ) -> CGRect {
    var rect = CGRect(origin: .zero, size: size)
    switch horizontal {
    case .left, .leading: rect.origin.x = box.minX + start
    case .right, .trailing: rect.origin.x = box.maxX - total + start
    case .center: rect.origin.x = box.midX - total / 2 + start
    case .fill:
      rect.origin.x = box.minX + start
      if fills { rect.size.width = box.width }
    }
    switch vertical {
    case .top: rect.origin.y = box.minY
    case .bottom: rect.origin.y = box.maxY - size.height
    case .center: rect.origin.y = box.midY - size.height / 2
    case .fill:
      rect.origin.y = box.minY
      rect.size.height = box.height
    }
    let grid = PixelGrid(scale: scale)
    rect.origin.x = grid.roundedDown(rect.origin.x)
    rect.origin.y = grid.roundedDown(rect.origin.y)
    return rect
  }
}
