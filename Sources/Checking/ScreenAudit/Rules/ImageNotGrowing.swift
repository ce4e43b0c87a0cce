import Diagnostics
import DynamicType
import Snapshots

extension AuditRule {
  /// Icons that stay small beside text that grows.
  static let imageNotGrowing = AuditRule(
    description: RuleDescription(
      id: "image-not-growing",
      title: "Icon that stays small beside growing text",
      explanation: "A meaningful icon is as hard to see as small text.",
      defaultSeverity: .note,
      criteria: [.typography, .largerText],
      help: "Set `adjustsImageSizeForAccessibilityContentSizeCategory` (Adjusts Image Size) and "
        + "keep the vector data of the asset; for symbols use a configuration with a text style."
    ),
    atLarge: .ordinary,
    aspects: [.image]
  ) { context in
    guard let large = context.large, let largest = context.larger.last,
      largest.category.isAccessibilityCategory
    else { return [] }
    let (before, after) = (icons(in: large), icons(in: largest))
    return before.flatMap { icon -> [Observation] in
      guard let later = after.first(where: { $0.element.key == icon.element.key }),
        later.side < icon.side * 1.05, let text = neighbor(of: icon, in: large),
        let grown = largest.text(text.key),
        case let growth = grown.content.growth(from: text.content), growth >= 1.5
      else { return [] }
      return context.larger.filter(\.category.isAccessibilityCategory).compactMap { screen in
        screen.element(icon.element.key).map { observation(icon, $0, growth, screen, large) }
      }
    }
  }

  private static func observation(
    _ icon: Icon,
    _ element: AuditedElement,
    _ growth: Double,
    _ screen: AuditedScreen,
    _ large: AuditedScreen
  ) -> Observation {
    Observation(
      object: AuditedObject(icon.element, in: large, text: icon.name),
      category: screen.category,
      region: element.frame,
      predicate: "stays small beside text that grows",
      detail: "it keeps \(icon.side.inWords) pt while the text reaches \(growth.inPercent)",
      measures: [.points("side", icon.side), .percent("growth of the text", growth)],
      hint: icon.isSymbol
        ? "Give the symbol a configuration with a text style."
        : "Set Adjusts Image Size, and keep the vector data of the asset."
    )
  }

  private struct Icon {
    var element: AuditedElement
    /// The place on the screen.
    var rect: Rect
    var name: String?
    var isSymbol: Bool

    /// The length of the longer side.
    var side: Double { max(rect.width, rect.height) }
  }

  /// Icon-sized images that the author placed: not separators, photos or backgrounds.
  private static func icons(in screen: AuditedScreen) -> [Icon] {
    screen.elements.compactMap { element in
      guard !element.isInBar, !element.hasLargeContent, screen.isAuthored(element) else {
        return nil
      }
      for drawing in element.element.drawings {
        let (name, rect, isSymbol): (String?, Rect, Bool)
        switch drawing {
        case .image(let image)
        where image.source != nil && image.contentMode != .scaleToFill
          || image.isSymbol || image.rect.size.isNear(image.naturalSize):
          (name, rect, isSymbol) = (image.name, image.rect, image.isSymbol)
        case .symbol(let symbol): (name, rect, isSymbol) = (symbol.name, symbol.rect, true)
        default: continue
        }
        guard min(rect.width, rect.height) >= 8, max(rect.width, rect.height) <= 60 else {
          continue
        }
        return Icon(
          element: element,
          rect: rect.offset(x: element.origin.x, y: element.origin.y),
          name: name,
          isSymbol: isSymbol
        )
      }
      return nil
    }
  }

  /// The text to which an icon belongs: beside it, at the same height, and not under it.
  private static func neighbor(of icon: Icon, in screen: AuditedScreen) -> AuditedText? {
    screen.texts.first { text in
      guard text.mayGrow, text.element.scroller == icon.element.scroller,
        text.element.indexPath == icon.element.indexPath
      else { return false }
      let common = min(text.ink.maxY, icon.rect.maxY) - max(text.ink.y, icon.rect.y)
      let gap = max(text.ink.x - icon.rect.maxX, icon.rect.x - text.ink.maxX)
      return common > 0.5 * min(text.ink.height, icon.rect.height) && gap >= -1 && gap <= 32
    }
  }
}

extension AuditedScreen {
  /// Whether the author placed an element, or the part of a button that shows the author's image.
  fileprivate func isAuthored(_ element: AuditedElement) -> Bool {
    !element.isSystemPart || elements[element.owner].role == .button
  }
}

extension Size {
  fileprivate func isNear(_ other: Size) -> Bool {
    abs(width - other.width) < 1 && abs(height - other.height) < 1
  }
}
