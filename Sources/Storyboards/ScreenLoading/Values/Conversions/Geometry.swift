import DynamicType
import HeadlessUIKit
import InterfaceBuilder

extension CGRect {
  init(_ rect: Rect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
}

extension CGSize {
  init(_ size: Size) { self.init(width: size.width, height: size.height) }
}

extension FrameInset {
  /// The frame in a superview of a size.
  func frame(in size: CGSize) -> CGRect {
    let width = self.width ?? max(0, size.width - minX - maxX)
    let height = self.height ?? max(0, size.height - minY - maxY)
    let x = self.width != nil && minX == 0 && maxX != 0 ? size.width - maxX - width : minX
    let y = self.height != nil && minY == 0 && maxY != 0 ? size.height - maxY - height : minY
    return CGRect(x: x, y: y, width: width, height: height)
  }
}
