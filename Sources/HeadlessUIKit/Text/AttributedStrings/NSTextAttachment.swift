public import Foundation
import DynamicType
import FontManagement
package import RichText

/// An image in a line of text.
///
/// The attached character is U+FFFC; see `NSAttributedString(attachment:)`.
open class NSTextAttachment: NSObject {
  /// The image.
  open var image: UIImage?

  /// The box in points with its origin on the baseline; empty is the size of the image.
  open var bounds = CGRect.zero

  /// Creates an attachment without an image.
  public override init() { super.init() }

  /// Creates an attachment of an image.
  public init(image: UIImage) {
    self.image = image
  }

  /// Creates an attachment of the bytes of an image; bytes that are none leave it empty.
  public convenience init(data: Data?, ofType uti: String?) {
    self.init()
    image = data.flatMap { UIImage(data: $0) }
  }

  /// The box in a line of a font.
  ///
  /// A symbol without a size of its own takes the font's, as beside text.
  package func box(in font: Font, traits: TraitCollection) -> TextAttachment {
    let natural = image?.fitting(font).size(for: traits) ?? .zero
    let size = bounds.size == .zero ? natural : bounds.size
    return TextAttachment(
      width: max(0, size.width),
      height: max(0, size.height),
      baselineOffset: bounds.origin.y,
      identifier: image?.name ?? ""
    )
  }
}

extension NSAttributedString {
  /// Creates the text of an attachment alone.
  public convenience init(attachment: NSTextAttachment) {
    self.init(
      string: String(TextAttachment.character),
      attributes: [.attachment: attachment]
    )
  }
}
