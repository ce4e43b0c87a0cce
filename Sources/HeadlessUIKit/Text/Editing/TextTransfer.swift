import DynamicType
import FontManagement
import Foundation

/// Carries text between views by the general pasteboard.
///
/// Text is put in Rich Text Format, with the scaling that its sizes are meant in, and as plain text. It
/// is taken in the scaling of the view that it is pasted into. Text of a view in the scaling of iOS
/// keeps its look in one with `usesStandardTextScaling`, and the other way round.
enum TextTransfer {
  static func put(_ text: NSAttributedString, scaling: TextScaling) {
    let fixed = scaling == .standard ? text.mappingFonts(inStandardScaling) : text
    var item: [String: Any] = [PasteboardType.utf8: text.string]
    item[PasteboardType.rtf] = fixed.rtf(
      from: NSRange(location: 0, length: fixed.length),
      documentAttributes: [.textScaling: scaling.rawValue]
    )
    UIPasteboard.general.setItems([item])
  }

  /// Text in Rich Text Format, with sizes in a scaling.
  static func styledText(scaling: TextScaling) -> NSAttributedString? {
    guard let data = UIPasteboard.general.data(forPasteboardType: PasteboardType.rtf) else {
      return nil
    }
    return try? NSAttributedString(
      data: data,
      options: [
        .documentType: NSAttributedString.DocumentType.rtf, .targetTextScaling: scaling.rawValue,
      ],
      documentAttributes: nil
    )
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
