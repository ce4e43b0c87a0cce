import Foundation

/// A view whose description includes its text or image.
protocol PrintedContent: UIView {
  /// The content, such as `text = 'Good morning'`; `nil` for none.
  var printedContent: String? { get }
}

extension UIView {
  /// The class, the frame and every property that differs from a new view, as UIKit prints a view.
  ///
  /// It contains no address: the same view has the same description in every run.
  var printed: String {
    let box = frame
    var parts = [
      "frame = (\(Self.number(box.minX)) \(Self.number(box.minY)); "
        + "\(Self.number(box.width)) \(Self.number(box.height)))"
    ]
    if let content = (self as? any PrintedContent)?.printedContent { parts.append(content) }
    if let name = identity.name { parts.append("name = '\(name)'") }
    if let identifier = accessibilityIdentifier, !identifier.isEmpty {
      parts.append("accessibilityIdentifier = '\(identifier)'")
    }
    if isHidden { parts.append("hidden = YES") }
    if alpha != 1 { parts.append("alpha = \(Self.number(alpha))") }
    if tag != 0 { parts.append("tag = \(tag)") }
    if !subviews.isEmpty { parts.append("subviews = \(subviews.count)") }
    return "<\(identity.customClass ?? "\(type(of: self))"): \(parts.joined(separator: "; "))>"
  }

  /// A length, without a fraction of zero.
  static func number(_ value: CGFloat) -> String {
    Int(exactly: Double(value)).map { "\($0)" } ?? "\(value)"
  }

  /// A text in quotation marks, truncated after the letters of a line.
  static func quoted(_ text: String) -> String {
    "'\(text.prefix(60))\(text.count > 60 ? "…" : "")'"
  }
}
