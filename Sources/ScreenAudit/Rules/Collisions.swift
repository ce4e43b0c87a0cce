import Diagnostics
import DynamicType
import Snapshots

extension AuditRule {
  /// Texts and controls that cover each other.
  static let viewsOverlap = AuditRule(
    description: RuleDescription(
      id: "views-overlap",
      title: "Texts or controls that cover each other",
      explanation: "What is apart at Large lies on top of each other at a larger size.",
      defaultSeverity: .error,
      criteria: [.resizeText, .softwareResizeText, .largerText],
      help: "Tie each text to the one before it instead of to a fixed place, or use a stack view."
    ),
    atLarge: .ignored,
    blocksLargerText: true
  ) { context in
    collisions(context).filter { !$0.isRow }.map { collision in
      observation(
        collision,
        "covers",
        hint: "Constrain the lower one to the bottom of the upper one, or put "
          + "both into a stack view; fix neither height."
      )
    }
  }

  /// Texts beside each other of which one takes the place of the other.
  static let rowTextsCollide = AuditRule(
    description: RuleDescription(
      id: "row-texts-collide",
      title: "Texts of one row that collide",
      explanation: "Texts that stand beside each other at Large do not fit into one row.",
      defaultSeverity: .warning,
      criteria: [.resizeText, .softwareResizeText, .largerText, .typography],
      help: "Put the texts below each other at accessibility sizes: change the stack view's axis "
        + "when `traitCollection.preferredContentSizeCategory.isAccessibilityCategory`."
    ),
    atLarge: .ignored,
    blocksLargerText: true
  ) { context in
    let hint =
      "Stack the texts at accessibility sizes: change the axis of their stack view, and "
      + "set Lines to 0."
    return collisions(context).filter(\.isRow).map { observation($0, "runs into", hint: hint) }
      + brokenWords(context, hint: hint)
  }

  private static func observation(
    _ collision: Collision,
    _ verb: String,
    hint: String
  ) -> Observation {
    Observation(
      object: collision.first,
      other: collision.second,
      category: collision.category,
      doubt: collision.doubt,
      region: collision.region,
      predicate: "\(verb) \(collision.second.title.lowercasedFirst)",
      detail: "they share \(collision.shared.width.inWords) by "
        + "\(collision.shared.height.inWords) pt",
      measures: [
        .points("shared width", collision.shared.width),
        .points("shared height", collision.shared.height),
      ],
      hint: hint
    )
  }

  private static func collisions(_ context: AuditContext) -> [Collision] {
    guard let large = context.large else { return [] }
    return context.larger.flatMap { Collision.all(in: $0, since: large) }
  }
}

/// Two things on a screen that share a place.
private struct Collision {
  var first: AuditedObject
  var second: AuditedObject
  var category: ContentSizeCategory
  var region: Rect
  var shared: Rect
  /// Whether both are texts that stand beside each other at Large.
  var isRow: Bool
  /// Why they may be apart with the texts' own fonts.
  var doubt: String?

  /// What may collide.
  private struct Item {
    var key: String
    var object: AuditedObject
    /// The place on the screen, without a rim that may touch.
    var rect: Rect
    var index: Int
    var scroller: Int?
    var text: SceneText?
    var isText: Bool { text != nil }
  }

  /// What collides at a size and does not at Large.
  static func all(in scene: Scene, since large: Scene) -> [Collision] {
    let items = Self.items(of: scene)
    let before: [String: Item] = Dictionary(
      Self.items(of: large).map { ($0.key, $0) },
      uniquingKeysWith: { first, _ in first }
    )
    var found: [Collision] = []
    for (position, first) in items.enumerated() {
      guard let firstBefore = before[first.key] else { continue }
      for second in items[(position + 1)...] {
        guard let secondBefore = before[second.key],
          let shared = shared(first, second, in: scene),
          Self.shared(firstBefore, secondBefore, in: large) == nil
        else { continue }
        let isRow =
          first.isText && second.isText && firstBefore.rect.isBeside(secondBefore.rect)
        found.append(
          Collision(
            first: first.object,
            second: second.object,
            category: scene.category,
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

  private static func items(of scene: Scene) -> [Item] {
    let texts = scene.texts.compactMap { text -> Item? in
      guard !text.element.isInBar, !text.shown.isEmpty else { return nil }
      return Item(
        key: text.key,
        object: AuditedObject(text, in: scene),
        rect: text.shown,
        index: text.index,
        scroller: text.element.scroller,
        text: text
      )
    }
    let controls = scene.elements.enumerated().compactMap { index, element -> Item? in
      guard element.isOperable, !element.isInBar else { return nil }
      let rect = element.frame.intersection(element.clip).intersection(element.reach)
        .inset(by: 2)
      guard rect.width > 0, rect.height > 0 else { return nil }
      return Item(
        key: element.key,
        object: AuditedObject(element, in: scene),
        rect: rect,
        index: index,
        scroller: element.scroller
      )
    }
    return texts + controls
  }

  /// The shared place of two things that have nothing to do with each other.
  private static func shared(_ first: Item, _ second: Item, in scene: Scene) -> Rect? {
    // Content that scrolls below something that does not is no collision.
    guard first.scroller == second.scroller, first.object.key != second.object.key else {
      return nil
    }
    let shared = first.rect.intersection(second.rect)
    guard shared.width > 2, shared.height > 2 else { return nil }
    let (low, high) = (min(first.index, second.index), max(first.index, second.index))
    return scene.contains(low, high) ? nil : shared
  }
}

extension Rect {
  /// Whether two rectangles stand beside each other: on one height, and apart from side to side.
  fileprivate func isBeside(_ other: Rect) -> Bool {
    let common = min(maxY, other.maxY) - max(y, other.y)
    return common > 0.5 * min(height, other.height) && (maxX <= other.x || other.maxX <= x)
  }
}

extension String {
  /// The text with a small first letter.
  fileprivate var lowercasedFirst: String { prefix(1).lowercased() + dropFirst() }
}
