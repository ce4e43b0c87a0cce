import DynamicType
import FontManagement
import Foundation

/// Transfers text between views through the general pasteboard.
///
/// Text is copied as Rich Text Format with the scaling of its sizes, as plain text and, with attached files,
/// also as RTFD. Pasting converts it to the scaling of the target view. Thus text of a view in the scaling of
/// iOS keeps its look in one with `usesStandardTextScaling`, and vice versa.
enum TextTransfer {
  static func put(_ text: NSAttributedString, scaling: TextScaling) {
    let fixed = scaling == .standard ? text.mappingFonts(inStandardScaling) : text
    var item: [String: Any] = [ItemType.utf8: text.string]
    item[ItemType.rtf] = data(fixed, .rtf, scaling)
    if text.hasAttachments { item[ItemType.flatRTFD] = data(fixed, .rtfd, scaling) }
    UIPasteboard.general.setItems([item])
  }

  private static func data(
    _ text: NSAttributedString,
    _ type: NSAttributedString.DocumentType,
    _ scaling: TextScaling
  ) -> Data? {
    try? text.data(
      from: NSRange(location: 0, length: text.length),
      documentAttributes: [.documentType: type, .textScaling: scaling.rawValue]
    )
  }

  /// Text with its attached files, or in Rich Text Format, with sizes in a scaling.
  static func styledText(scaling: TextScaling) -> NSAttributedString? {
    let board = UIPasteboard.general
    let types: [(String, NSAttributedString.DocumentType)] = [
      (ItemType.flatRTFD, .rtfd), (ItemType.rtf, .rtf),
    ]
    return types.lazy
      .compactMap { type, format in
        board.data(forPasteboardType: type).flatMap {
          try? NSAttributedString(
            data: $0,
            options: [.documentType: format, .targetTextScaling: scaling.rawValue],
            documentAttributes: nil
          )
        }
      }
      .first
  }

  /// Text without attributes.
  static var string: String? { UIPasteboard.general.string }

  /// Preferred and scaled fonts have sizes of iOS in every view.
  private static func inStandardScaling(_ font: UIFont) -> UIFont {
    font.adjustsForContentSizeCategory
      ? UIFont(
        descriptor: font.fontDescriptor,
        size: TextScaling.convert(font.pointSize, from: .iOS, to: .standard)
      ) : font
  }
}
