import Diagnostics
import DynamicType
import Snapshots

/// The large content that bars and views of a fixed size show during a long press at an accessibility size.
enum LargeContent {
  /// Returns the observations of a closure about each of the author's items, at the sizes with large content.
  static func observations(
    _ context: AuditContext,
    _ fault: (LargeContentItem, AuditedElement) -> Fault?
  ) -> [Observation] {
    context.each { screen in
      guard screen.category.isAccessibilityCategory else { return [] }
      return screen.elements.compactMap { element in
        guard let item = element.element.largeContent,
          !element.isSystemPart || element.isItemOfBar, let fault = fault(item, element)
        else { return nil }
        return Observation(
          object: object(of: element, in: screen, text: item.title ?? item.image?.imageName),
          category: screen.category,
          region: element.frame,
          predicate: fault.predicate,
          detail: fault.detail,
          measures: fault.measures,
          hint: fault.hint
        )
      }
    }
  }

  /// The object of an element: the bar item itself, although the bar owns the view that shows it.
  private static func object(
    of element: AuditedElement,
    in screen: AuditedScreen,
    text: String?
  ) -> AuditedObject {
    var object = AuditedObject(element, in: screen, text: text)
    guard element.isSystemPart else { return object }
    object.key = element.key
    object.role = element.role
    object.className = element.element.identity.className
    object.name = nil
    return object
  }

  /// A fault of an item in words.
  struct Fault {
    var predicate: String
    var detail: String?
    var measures: [Measure] = []
    var hint: String
  }
}

extension AuditedElement {
  /// Whether the element shows a bar item.
  fileprivate var isItemOfBar: Bool { role == .barButton || role == .tab }
}

extension LargeContentItem {
  /// Whether a title is shown.
  var hasTitle: Bool { title?.contains { !$0.isWhitespace } ?? false }
}

extension Drawing {
  /// The name of an image or a symbol.
  fileprivate var imageName: String? {
    switch self {
    case .image(let image): image.name
    case .symbol(let symbol): symbol.name
    default: nil
    }
  }
}
