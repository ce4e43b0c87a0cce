import DynamicType
import Foundation
import LayoutGeometry
import RichText

/// Reads values of dictionaries that contain them as numbers, raw values or objects.
enum DocumentValue {
  static func number(_ value: Any?) -> Double? { TextAttributes.number(value) }

  static func scaling(_ value: Any?) -> TextScaling? {
    value as? TextScaling ?? number(value).flatMap { TextScaling(rawValue: Int($0)) }
  }

  static func type(_ value: Any?) -> NSAttributedString.DocumentType? {
    value as? NSAttributedString.DocumentType
      ?? (value as? String).map { NSAttributedString.DocumentType(rawValue: $0) }
  }

  static func encoding(_ value: Any?) -> String.Encoding? {
    value as? String.Encoding
      ?? number(value).flatMap { $0 >= 0 ? String.Encoding(rawValue: UInt($0)) : nil }
  }
}

extension DocumentAttributes {
  /// The attributes under UIKit's keys, together with the stored parts that have no key.
  var dictionary: [NSAttributedString.DocumentAttributeKey: Any] {
    var result: [NSAttributedString.DocumentAttributeKey: Any] = [:]
    result[.documentType] = NSAttributedString.DocumentType.rtf.rawValue
    result[.textScaling] = textScaling?.rawValue
    result[.cocoaVersion] = cocoaVersion
    result[.paperSize] = paperSize?.cgSize
    if margins != DocumentMargins() {
      result[.paperMargin] = UIEdgeInsets(
        top: margins.top ?? 0,
        left: margins.left ?? 0,
        bottom: margins.bottom ?? 0,
        right: margins.right ?? 0
      )
    }
    result[.viewSize] = viewSize?.cgSize
    result[.viewZoom] = viewZoom
    result[.viewMode] = viewMode?.rawValue
    result[.readOnly] = isReadOnly ? 1 : nil
    result[.backgroundColor] = backgroundColor.map { UIColor($0) }
    result[.hyphenationFactor] = hyphenationFactor
    result[.defaultTabInterval] = defaultTabInterval
    result[.remainder] = DocumentRemainder(self)
    return result
  }

  /// Creates attributes from a dictionary, in addition to the stored parts of a document.
  init(_ dictionary: [NSAttributedString.DocumentAttributeKey: Any]) {
    self = (dictionary[.remainder] as? DocumentRemainder)?.attributes ?? DocumentAttributes()
    textScaling = DocumentValue.scaling(dictionary[.textScaling])
    sourceTextScaling = DocumentValue.scaling(dictionary[.sourceTextScaling])
    cocoaVersion = DocumentValue.number(dictionary[.cocoaVersion])
    viewZoom = DocumentValue.number(dictionary[.viewZoom])
    viewMode = DocumentValue.number(dictionary[.viewMode])
      .flatMap { DocumentViewMode(rawValue: Int($0)) }
    isReadOnly = DocumentValue.number(dictionary[.readOnly]).map { $0 > 0 } ?? false
    hyphenationFactor = DocumentValue.number(dictionary[.hyphenationFactor])
    defaultTabInterval = DocumentValue.number(dictionary[.defaultTabInterval])
    backgroundColor = (dictionary[.backgroundColor] as? UIColor)?.rgba(for: .current)
    paperSize = (dictionary[.paperSize] as? CGSize).map { Size(width: $0.width, height: $0.height) }
    viewSize = (dictionary[.viewSize] as? CGSize).map { Size(width: $0.width, height: $0.height) }
    takeMargins(dictionary[.paperMargin] as? UIEdgeInsets)
  }

  /// Applies the four margins; those that are 0 and were not given are left out.
  private mutating func takeMargins(_ insets: UIEdgeInsets?) {
    guard let insets else {
      margins = DocumentMargins()
      return
    }
    let old = margins
    margins = DocumentMargins(
      top: old.top ?? 0 == insets.top ? old.top : insets.top,
      left: old.left ?? 0 == insets.left ? old.left : insets.left,
      bottom: old.bottom ?? 0 == insets.bottom ? old.bottom : insets.bottom,
      right: old.right ?? 0 == insets.right ? old.right : insets.right
    )
  }
}

/// The attributes of a document that was read, as an object in a dictionary.
final class DocumentRemainder: NSObject, Sendable {
  let attributes: DocumentAttributes

  init(_ attributes: DocumentAttributes) { self.attributes = attributes }
}
