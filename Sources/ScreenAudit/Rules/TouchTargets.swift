import Diagnostics
import DynamicType
import Snapshots

extension AuditRule {
  /// Controls below the size that Apple's guidelines name as the default.
  static let touchTargetSmall = AuditRule(
    description: RuleDescription(
      id: "touch-target-small",
      title: "Control smaller than 44 points",
      explanation:
        "Apple's guidelines give controls 44 by 44 points; smaller ones are hard to hit, "
        + "for people who need large text in particular.",
      defaultSeverity: .note,
      criteria: [.accessibility],
      help: "Make the control larger, or its hit area: content insets, or `point(inside:with:)`."
    ),
    atLarge: .ordinary
  ) { context in targets(context) { $0 >= 28 && $0 < 44 } }

  /// Controls below the least size that Apple's guidelines allow.
  static let touchTargetTiny = AuditRule(
    description: RuleDescription(
      id: "touch-target-tiny",
      title: "Control smaller than 28 points",
      explanation: "Apple's guidelines allow no control below 28 by 28 points; WCAG asks for 24.",
      defaultSeverity: .warning,
      criteria: [.targetSize, .accessibility],
      help: "Make the control larger, or its hit area: content insets, or `point(inside:with:)`."
    ),
    atLarge: .ordinary,
    includes: ["touch-target-small"]
  ) { context in targets(context) { $0 < 28 } }

  /// Measures at Large and above: smaller text makes smaller controls, which people ask for.
  ///
  /// A control counts once, by its smallest area.
  private static func targets(
    _ context: AuditContext,
    _ isFault: (Double) -> Bool
  ) -> [Observation] {
    let scenes = context.launched.filter { $0.category >= .large }
    let all = scenes.map { scene in
      scene.elements.compactMap { element in
        element.hitArea(in: scene).map { Target(element, $0, in: scene) }
      }
    }
    let smallest: [String: Double] = Dictionary(
      all.joined().map { ($0.object.key, $0.side) },
      uniquingKeysWith: min
    )
    return zip(scenes, all).flatMap { scene, targets in
      targets.filter { $0.side < 44 && isFault(smallest[$0.object.key] ?? $0.side) }
        .map { observation($0, at: scene.category) }
    }
  }

  private static func observation(_ target: Target, at category: ContentSizeCategory) -> Observation
  {
    let area = target.area
    return Observation(
      object: target.object,
      category: category,
      region: area,
      predicate: "is small to hit",
      detail: "its touch area is \(area.width.inWords) by \(area.height.inWords) pt at \(category)",
      measures: [.points("touch width", area.width), .points("touch height", area.height)],
      hint: "Give it 44 by 44 pt: a larger frame or larger content insets."
    )
  }
}

/// A control with the area that a touch has to hit.
private struct Target {
  var object: AuditedObject
  var area: Rect
  var side: Double { min(area.width, area.height) }

  init(_ element: SceneElement, _ area: Rect, in scene: Scene) {
    object = AuditedObject(element, in: scene, text: scene.text(on: element))
    self.area = area
  }
}

extension SceneElement {
  /// Where a touch operates a control that the author sized; nil for all others.
  fileprivate func hitArea(in scene: Scene) -> Rect? {
    guard isOperable, !isInBar, !KnownClass.controlsOfOwnSize.contains(className),
      let interaction = element.interaction
    else { return nil }
    let area = interaction.hitArea.offset(x: origin.x, y: origin.y)
    // A control in a row or in another control is hit through that.
    var step = parent
    while let index = step {
      let outer = scene.elements[index]
      if outer.element.interaction?.isControl == true { return nil }
      step = outer.parent
    }
    return area
  }
}

extension Scene {
  /// The first text on an element.
  func text(on element: SceneElement) -> String? {
    guard let index = positions[element.key] else { return nil }
    return texts.first { contains(index, $0.index) }?.content.string
  }
}
