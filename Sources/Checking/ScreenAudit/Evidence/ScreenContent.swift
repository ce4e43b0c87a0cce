import DynamicType
import Snapshots

/// The visible content of a screen, without its bars.
///
/// Code fills many screens of documents: their pictures are blank, or show no text whose size could be
/// checked.
public enum ScreenContent: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Only colors.
  case blank
  /// Images, controls or shapes without any text.
  case withoutText
  /// Text.
  case text

  /// Whether one screen shows less content than another one.
  public static func < (first: ScreenContent, second: ScreenContent) -> Bool {
    let order = allCases
    return (order.firstIndex(of: first) ?? 0) < (order.firstIndex(of: second) ?? 0)
  }

  init(_ screen: AuditedScreen?) {
    let elements = screen?.elements.filter { !$0.isInBar } ?? []
    if screen?.texts.contains(where: { !$0.element.isInBar }) == true {
      self = .text
    } else {
      self = elements.contains(where: \.isPictorial) ? .withoutText : .blank
    }
  }
}

extension AuditedElement {
  /// Whether the element shows more than a color.
  fileprivate var isPictorial: Bool {
    if isOperable { return true }
    return (element.drawings + element.overlays).contains { drawing in
      switch drawing {
      case .image, .symbol, .text, .stroke, .group: true
      case .fill, .shadow, .material: false
      }
    }
  }
}
