import DynamicType
import Snapshots

/// A snapshot prepared for the rules: its elements in a list, with the areas in which they can become
/// visible.
///
/// Elements are in drawing order. Hidden ones and their content are not in ``elements``, but their keys are
/// known.
struct AuditedScreen {
  let category: ContentSizeCategory
  let snapshot: LayoutSnapshot
  /// The visible elements, the lowest first.
  private(set) var elements: [AuditedElement] = []
  /// The texts for people to read, the lowest first; those of the system are left out.
  private(set) var texts: [AuditedText] = []
  /// The positions of visible elements by key.
  private(set) var positions: [String: Int] = [:]
  private(set) var textPositions: [String: Int] = [:]
  /// The keys of elements that are hidden or inside hidden ones.
  private(set) var hiddenKeys: Set<String> = []

  init(_ step: ScreenSeries.Step) {
    category = step.category
    snapshot = step.snapshot
    var builder = AuditedScreenBuilder(step.snapshot)
    builder.run()
    elements = builder.elements
    hiddenKeys = builder.hiddenKeys
    for (index, element) in elements.enumerated() { positions[element.key] = index }
    for (index, element) in elements.enumerated() { collectTexts(of: element, index) }
    for (index, text) in texts.enumerated() { textPositions[text.key] = index }
  }

  private mutating func collectTexts(of element: AuditedElement, _ index: Int) {
    var ordinal = 0
    var seen: Set<String> = []
    for case .text(let content) in element.element.drawings + element.element.overlays {
      // A label draws its shadow as a second copy of the text, below.
      guard content.role != .system, content.hasLetters, seen.insert(content.string).inserted else {
        continue
      }
      texts.append(AuditedText(content, of: element, at: index, ordinal: ordinal))
      ordinal += 1
    }
  }

  /// The element with a key, where it is visible.
  func element(_ key: String) -> AuditedElement? { positions[key].map { elements[$0] } }

  /// The text with a key, where it is drawn.
  func text(_ key: String) -> AuditedText? { textPositions[key].map { texts[$0] } }

  /// Whether an element contains another one, at any depth, or is the same.
  func contains(_ outer: Int, _ inner: Int) -> Bool {
    var step: Int? = inner
    while let index = step, index >= outer {
      if index == outer { return true }
      step = elements[index].parent
    }
    return false
  }

  /// The indexes of the ancestors of two elements directly below their nearest common ancestor; `nil` if one
  /// contains the other.
  func branches(to first: Int, _ second: Int) -> (Int, Int)? {
    var childOnTheWay: [Int: Int] = [:]
    var step = first
    while let parent = elements[step].parent {
      childOnTheWay[parent] = step
      step = parent
    }
    step = second
    while let parent = elements[step].parent {
      if let child = childOnTheWay[parent] { return child == step ? nil : (child, step) }
      step = parent
    }
    return nil
  }

  /// The first text on an element.
  func text(on element: AuditedElement) -> String? {
    guard let index = positions[element.key] else { return nil }
    return texts.first { contains(index, $0.index) }?.content.string
  }
}
