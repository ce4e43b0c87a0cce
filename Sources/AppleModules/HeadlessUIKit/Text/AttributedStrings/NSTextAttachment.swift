public import Foundation
import DynamicType
import FontManagement
package import RichText
import Snapshots
import Synchronization

/// An image, or a file, in a line of text.
///
/// The attached character is U+FFFC; see `NSAttributedString(attachment:)`.
// Its values are behind a lock, so that it can be a value of `AttributedString`.
open class NSTextAttachment: NSObject, @unchecked Sendable {
  private struct Values: Sendable {
    var image: UIImage?
    var bounds = CGRect.zero
    var fileType: String?
    var file: AttachedFile?
    var identifier = ""
  }

  private let storage: Mutex<Values>

  private var values: Values {
    get { storage.withLock { $0 } }
    set { storage.withLock { $0 = newValue } }
  }

  /// The image.
  open var image: UIImage? {
    get { values.image }
    set { values.image = newValue }
  }

  /// The box in points with its origin on the baseline; an empty box means the size of the image.
  open var bounds: CGRect {
    get { values.bounds }
    set { values.bounds = newValue }
  }

  /// Returns the image for a place in a text.
  open func image(
    forBounds imageBounds: CGRect,
    textContainer: NSTextContainer?,
    characterIndex charIndex: Int
  ) -> UIImage? { image }

  /// Returns the box for a position in a text; lines use the box of ``bounds`` and ``image``.
  open func attachmentBounds(
    for textContainer: NSTextContainer?,
    proposedLineFragment lineFrag: CGRect,
    glyphPosition position: CGPoint,
    characterIndex charIndex: Int
  ) -> CGRect {
    bounds.isEmpty ? CGRect(origin: .zero, size: image?.size ?? .zero) : bounds
  }

  /// Whether a view may represent the attachment, which none does here.
  open var allowsTextAttachmentView: Bool {
    get { false }
    set { _ = newValue }
  }

  /// The padding beside the image in a line; none is added here.
  open var lineLayoutPadding: CGFloat {
    get { 0 }
    set { _ = newValue }
  }

  /// The bytes of the attached file.
  open var contents: Data? {
    get { values.file.flatMap { $0.bytes.isEmpty ? nil : Data($0.bytes) } }
    set {
      let name = values.file?.name ?? ""
      values.file = newValue.map {
        AttachedFile(name: name, format: AttachedFile.Format(type: fileType), bytes: Array($0))
      }
    }
  }

  /// The uniform type identifier of the attached file.
  open var fileType: String? {
    get { values.fileType }
    set {
      values.fileType = newValue
      values.file?.format = AttachedFile.Format(type: newValue)
    }
  }

  /// The name of the attached file; empty for a picture inside a document.
  package var fileName: String {
    get { values.file?.name ?? "" }
    set {
      var file = values.file ?? AttachedFile(format: AttachedFile.Format(type: fileType))
      file.name = newValue
      values.file = file
    }
  }

  /// Creates an attachment without an image.
  public override convenience init() { self.init(data: nil, ofType: nil) }

  /// Creates an attachment, ignoring the coder.
  public required init?(coder: NSCoder) { storage = Mutex(Values()) }

  /// Creates an attachment of an image.
  public convenience init(image: UIImage) {
    self.init()
    self.image = image
  }

  /// Creates an attachment from a file; the bytes of an image are shown.
  public init(data contentData: Data?, ofType uti: String?) {
    storage = Mutex(Values())
    super.init()
    fileType = uti
    contents = contentData
    image = contentData.flatMap { UIImage(data: $0) }
  }

  /// Creates an attachment of a value.
  convenience init(_ attachment: TextAttachment) {
    self.init()
    let file = attachment.file
    var values = Values()
    values.bounds = CGRect(
      x: 0,
      y: attachment.baselineOffset,
      width: attachment.width,
      height: attachment.height
    )
    values.file = file
    values.fileType = file?.format.type
    values.identifier = attachment.identifier
    values.image = file.flatMap { $0.bytes.isEmpty ? nil : UIImage(data: Data($0.bytes)) }
    self.values = values
  }

  /// The box in a line of a font.
  ///
  /// A symbol without a size takes that of the font, as beside text.
  package func box(in font: Font, traits: TraitCollection) -> TextAttachment {
    let values = values
    let natural = values.image?.fitting(font).size(for: traits) ?? .zero
    // A subclass may return a box of its own.
    let asked = attachmentBounds(
      for: nil,
      proposedLineFragment: .zero,
      glyphPosition: .zero,
      characterIndex: 0
    )
    let isOwn = asked.size != (values.image?.size ?? .zero) || !values.bounds.isEmpty
    let size = isOwn && asked.size != .zero ? asked.size : natural
    return TextAttachment(
      width: max(0, size.width),
      height: max(0, size.height),
      baselineOffset: isOwn ? asked.origin.y : values.bounds.origin.y,
      identifier: values.identifier.isEmpty ? values.image?.name ?? "" : values.identifier
    )
  }

  /// The box with the attached file, or with the file of the image, for documents.
  func attachment(in font: Font, traits: TraitCollection) -> TextAttachment {
    var result = box(in: font, traits: traits)
    result.file = values.file ?? values.image?.attachedFile
    return result
  }
}

extension UIImage {
  /// The file of a picture in a format that documents can contain.
  fileprivate var attachedFile: AttachedFile? {
    guard case .picture(let source) = content else { return nil }
    let formats: [(type: ImageFormat, format: AttachedFile.Format)] = [
      (.png, .png), (.jpeg, .jpeg),
    ]
    return formats.first { $0.type == source.format }
      .map { AttachedFile(format: $0.format, bytes: source.bytes) }
  }
}

extension AttachedFile.Format {
  private static let types: [(format: AttachedFile.Format, type: String)] = [
    (.png, "public.png"), (.jpeg, "public.jpeg"), (.quickDrawPicture, "com.apple.pict"),
  ]

  init(type: String?) {
    self = Self.types.first { $0.type == type }?.format ?? .other
  }

  /// The uniform type identifier, where the format has one.
  var type: String? { Self.types.first { $0.format == self }?.type }
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
