import Diagnostics
import DynamicType
import Snapshots

/// Two elements on a screen that overlap.
struct Collision {
  var first: AuditedObject
  var second: AuditedObject
  var category: ContentSizeCategory
  var region: Rect
  var shared: Rect
  /// Whether both are texts that are side by side at Large.
  var isRow: Bool
  /// The reason why the texts might not overlap in their own fonts.
  var doubt: String?

  /// A text or a control that may collide with another one.
  private struct Item {
    var key: String
    var object: AuditedObject
    /// The overlap on the screen, without a tolerated margin.
    var rect: Rect
    var index: Int
    var scroller: Int?
    var text: AuditedText?
    var isText: Bool { text != nil }
  }

  /// The elements that collide at a size above Large but not at Large.
  static func all(_ context: AuditContext) -> [Collision] {
    guard let large = context.large else { return [] }
    return context.larger.flatMap { all(in: $0, since: large) }
  }

  private static func all(in screen: AuditedScreen, since large: AuditedScreen) -> [Collision] {
    let items = Self.items(of: screen)
    let itemsBefore = Self.items(of: large)
    let before: [String: Item] = Dictionary(
      itemsBefore.map { ($0.key, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    let alternatives = Self.alternatives(itemsBefore, in: large)
    var found: [Collision] = []
    for (position, first) in items.enumerated() {
      guard let firstBefore = before[first.key] else { continue }
      for second in items[(position + 1)...] {
        guard let secondBefore = before[second.key],
          let shared = shared(first, second, in: screen),
          Self.shared(firstBefore, secondBefore, in: large) == nil,
          alternatives.isEmpty || !alternatives.contains(Panes(first, second, in: screen))
        else { continue }
        let isRow =
          first.isText && second.isText && firstBefore.rect.isBeside(secondBefore.rect)
        found.append(
          Collision(
            first: first.object,
            second: second.object,
            category: screen.category,
            region: first.rect.union(second.rect),
            shared: shared,
            isRow: isRow,
            doubt: isRow
              ? [first, second].lazy.compactMap { $0.text?.doubtOfSharing(shared.width) }.first
              : nil
          )
        )
      }
    }
    return found
  }

  /// The pairs of panes that cover each other at Large, with their content: the app shows one or the other.
  private static func alternatives(_ items: [Item], in large: AuditedScreen) -> Set<Panes> {
    var found: Set<Panes> = []
    for (position, first) in items.enumerated() {
      for second in items[(position + 1)...] where shared(first, second, in: large) != nil {
        let panes = Panes(first, second, in: large)
        let frames = panes.keys.compactMap { large.element($0)?.frame }
        guard frames.count == 2 else { continue }
        let common = frames[0].intersection(frames[1])
        let smaller = frames.map { $0.width * $0.height }.min() ?? 0
        if common.width * common.height > smaller / 2 { found.insert(panes) }
      }
    }
    return found
  }

  /// The ancestors of two elements directly below their nearest common ancestor.
  private struct Panes: Hashable {
    var keys: Set<String>

    init(_ first: Item, _ second: Item, in screen: AuditedScreen) {
      let branches = screen.branches(to: first.index, second.index)
      keys = branches.map { [screen.elements[$0.0].key, screen.elements[$0.1].key] } ?? []
    }
  }

  private static func items(of screen: AuditedScreen) -> [Item] {
    let texts = screen.texts.compactMap { text -> Item? in
      guard !text.element.isInBar, !text.shown.isEmpty else { return nil }
      return Item(
        key: text.key,
        object: AuditedObject(text, in: screen),
        rect: text.shown,
        index: text.index,
        scroller: text.element.scroller,
        text: text
      )
    }
    let controls = screen.elements.enumerated().compactMap { index, element -> Item? in
      guard element.isOperable, !element.isInBar else { return nil }
      let rect = element.frame.intersection(element.clip).intersection(element.reach)
        .inset(by: 2)
      guard rect.width > 0, rect.height > 0 else { return nil }
      return Item(
        key: element.key,
        object: AuditedObject(element, in: screen),
        rect: rect,
        index: index,
        scroller: element.scroller
      )
    }
    return texts + controls
  }

  /// The overlap of two independent elements.
  private static func shared(_ first: Item, _ second: Item, in screen: AuditedScreen) -> Rect? {
    // Scrolling content below an element that does not scroll is not a collision.
    guard first.scroller == second.scroller, first.object.key != second.object.key else {
      return nil
    }
    let shared = first.rect.intersection(second.rect)
    guard shared.width > 2, shared.height > 2 else { return nil }
    let (low, high) = (min(first.index, second.index), max(first.index, second.index))
    return screen.contains(low, high) ? nil : shared
  }
}

extension Collision {
  /// Returns the collision as an observation.
  ///
  /// - Parameters:
  ///   - verb: The verb for the effect of the first element on the second.
  ///   - hint: The way to fix it.
  /// - Returns: The observation of the first element, with the second as the other.
  func observation(_ verb: String, hint: String) -> Observation {
    Observation(
      object: first,
      other: second,
      category: category,
      doubt: doubt,
      region: region,
      predicate: "\(verb) \(second.title.lowercasedFirst)",
      detail: "they share \(shared.width.inWords) by \(shared.height.inWords) pt",
      measures: [
        .points("shared width", shared.width), .points("shared height", shared.height),
      ],
      hint: hint
    )
  }
}

extension Rect {
  /// Whether two rectangles are side by side: at the same height, and horizontally apart.
  fileprivate func isBeside(_ other: Rect) -> Bool {
    let common = min(maxY, other.maxY) - max(y, other.y)
    return common > 0.5 * min(height, other.height) && (maxX <= other.x || other.maxX <= x)
  }
}

extension String {
  /// The text with a small first letter.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
