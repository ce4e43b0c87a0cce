import DynamicType
import Foundation
import RichText
import Snapshots
import Typesetting

extension UIView {
  /// The images in a text where they are drawn.
  ///
  /// - Parameters:
  ///   - content: The text with its lines.
  ///   - string: The attributed string of the text, which contains the images.
  /// - Returns: The images in the order of the text.
  func attachments(of content: TextContent, in string: NSAttributedString) -> [Drawing] {
    var drawings: [Drawing] = []
    for line in content.layout.lines where line.hasAttachments(in: content.string) {
      for placed in line.attachments where placed.offset < string.length {
        let value = string.attribute(.attachment, at: placed.offset, effectiveRange: nil)
        guard let image = (value as? NSTextAttachment)?.image else { continue }
        let box = CGRect(
          x: content.origin.x + line.x + placed.x,
          y: content.origin.y + line.baseline + placed.y,
          width: placed.attachment.width,
          height: placed.attachment.height
        )
        let drawing = ImageDrawing(
          image: image,
          traits: traitCollection,
          tint: UIColor(content.color)
        )
        drawings.append(drawing.drawing(in: box))
      }
    }
    return drawings
  }
}

extension TextLine {
  /// Finding the boxes requires shaping the lines again, so the existence of images is checked first.
  fileprivate func hasAttachments(in string: String) -> Bool {
    string.unicodeScalars.contains(TextAttachment.character)
  }
}
