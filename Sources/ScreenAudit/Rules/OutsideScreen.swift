import Diagnostics
import DynamicType
import Snapshots

extension AuditRule {
  /// Texts and controls that reach beyond the edge of the screen.
  static let outsideScreen = AuditRule(
    description: RuleDescription(
      id: "outside-screen",
      title: "Text or control that reaches beyond the screen",
      explanation: "A part lies beyond the edge, and scrolling does not bring it into view.",
      defaultSeverity: .error,
      criteria: [.resizeText, .reflow, .softwareReflow, .largerText],
      help: "Put the content into a scroll view, and tie it to both sides of the screen."
    ),
    atLarge: .ignored,
    blocksLargerText: true
  ) { context in
    context.each { scene in
      Outlier.new(in: scene, since: context.large).filter { !$0.isGone }.map { outlier in
        Observation(
          object: outlier.object,
          category: scene.category,
          doubt: outlier.doubt,
          region: outlier.rect,
          predicate: "reaches beyond the screen",
          detail: "\(outlier.missing.inWords) pt cannot be brought into view",
          measures: [.points("outside", outlier.missing)],
          hint: "Put the content into a scroll view, and tie its sides to the safe area."
        )
      }
    }
  }

  /// Texts and controls of which nothing can be seen.
  static let unreachable = AuditRule(
    description: RuleDescription(
      id: "unreachable",
      title: "Text or control that cannot be reached",
      explanation: "It lies wholly beyond the edge, or is squeezed to nothing, and scrolling does "
        + "not help.",
      defaultSeverity: .error,
      criteria: [.resizeText, .reflow, .softwareReflow, .largerText],
      help: "Put the content into a scroll view, and let no part be squeezed to nothing."
    ),
    atLarge: .ignored,
    blocksLargerText: true,
    includes: ["outside-screen"]
  ) { context in
    let gone = context.each { scene in
      Outlier.new(in: scene, since: context.large).filter(\.isGone).map { outlier in
        Observation(
          object: outlier.object,
          category: scene.category,
          region: outlier.rect,
          predicate: "cannot be reached",
          detail: "it lies \(outlier.missing.inWords) pt beyond what can be brought into view",
          measures: [.points("outside", outlier.missing)],
          hint: "Put the content into a scroll view."
        )
      }
    }
    return gone + squeezed(context)
  }

  /// Texts that have a box at Large and none at another size.
  private static func squeezed(_ context: AuditContext) -> [Observation] {
    guard let large = context.large else { return [] }
    let texts = large.texts.filter { $0.hasRoom && !$0.shown.isEmpty && !$0.element.isInBar }
    return context.larger.flatMap { scene in
      texts.compactMap { text in
        guard let element = scene.element(text.element.key), !element.isInBar else { return nil }
        let box = scene.text(text.key)?.box ?? element.frame
        guard box.width < 1 || box.height < 1 else { return nil }
        return Observation(
          object: AuditedObject(text, in: large),
          category: scene.category,
          region: Rect(
            x: box.x,
            y: box.y,
            width: max(box.width, 2),
            height: max(box.height, 2)
          ),
          predicate: "has no room left",
          detail: "its box is \(box.width.inWords) by \(box.height.inWords) pt",
          measures: [.points("width", box.width), .points("height", box.height)],
          hint: "Raise its compression resistance, let its neighbours give way or wrap, or make "
            + "the screen scroll."
        )
      }
    }
  }
}

/// A text or a control that scrolling does not bring into view, or only in part.
private struct Outlier {
  var object: AuditedObject
  var rect: Rect
  /// The length of what is missing, in points, and that from side to side.
  var missing: Double
  var across: Double
  /// Whether nothing of it can be seen.
  var isGone: Bool
  /// Why it may not be so with the text's own font.
  var doubt: String?

  /// What is beyond the screen at a size and wholly on it at Large.
  ///
  /// What waits beyond the edge at Large, as menus do, is the design.
  static func new(in scene: Scene, since large: Scene?) -> [Outlier] {
    guard scene.category > .large else { return [] }
    let before = Set(large.map { all(in: $0) }?.map(\.object.key) ?? [])
    return all(in: scene).filter { !before.contains($0.object.key) }
  }

  private static func all(in scene: Scene) -> [Outlier] {
    let texts = scene.texts.compactMap { text -> Outlier? in
      guard text.hasRoom, !text.element.isInBar else { return nil }
      var outlier = Outlier(AuditedObject(text, in: scene), text.ink, text.element.reach)
      if let across = outlier?.across, across > 0, across == outlier?.missing {
        outlier?.doubt = text.doubtOfSharing(across)
      }
      return outlier
    }
    let controls = scene.elements.compactMap { element -> Outlier? in
      guard element.isOperable, !element.isInBar else { return nil }
      return Outlier(AuditedObject(element, in: scene), element.frame, element.reach)
    }
    return texts
      + controls.filter { control in
        !texts.contains { $0.object.key == control.object.key }
      }
  }

  private init?(_ object: AuditedObject, _ rect: Rect, _ reach: Rect) {
    let left = max(0, reach.x - rect.x)
    let right = max(0, rect.maxX - reach.maxX)
    let top = max(0, reach.y - rect.y)
    let bottom = max(0, rect.maxY - reach.maxY)
    across = left + right
    let along = top + bottom
    guard across > max(2, rect.width * 0.03) || along > max(2, rect.height * 0.1) else {
      return nil
    }
    self.object = object
    self.rect = rect
    isGone = across >= rect.width || along >= rect.height
    missing = max(across, along)
  }
}

extension SceneElement {
  /// Whether a person operates the element as one thing.
  var isOperable: Bool {
    guard let interaction = element.interaction, interaction.isControl, !isSystemPart else {
      return false
    }
    return frame.width >= 1 && frame.height >= 1
  }
}
