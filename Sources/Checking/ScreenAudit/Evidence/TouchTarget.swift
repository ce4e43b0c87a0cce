import Diagnostics
import DynamicType
import Snapshots

/// A control with its touch area.
struct TouchTarget {
  var object: AuditedObject
  var area: Rect
  /// The shorter side, rounded to a hundredth of a point, since solved constraints have smaller errors.
  var side: Double { (min(area.width, area.height) * 100).rounded() / 100 }

  init(_ element: AuditedElement, _ area: Rect, in screen: AuditedScreen) {
    object = AuditedObject(element, in: screen, text: screen.text(on: element))
    self.area = area
  }
}

extension TouchTarget {
  /// Measures at Large and above: smaller text makes controls smaller, as the person wants.
  ///
  /// A control counts once, by its smallest area.
  static func observations(
    _ context: AuditContext,
    _ isFault: (Double) -> Bool
  ) -> [Observation] {
    let screens = context.launched.filter { $0.category >= .large }
    let all = screens.map { screen in
      screen.elements.compactMap { element in
        element.hitArea(in: screen).map { TouchTarget(element, $0, in: screen) }
      }
    }
    let smallest: [String: Double] = Dictionary(
      all.joined().map { ($0.object.key, $0.side) },
      uniquingKeysWith: min
    )
    return zip(screens, all).flatMap { screen, targets in
      targets.filter { $0.side < 44 && isFault(smallest[$0.object.key] ?? $0.side) }
        .map { observation($0, at: screen.category) }
    }
  }

  private static func observation(
    _ target: TouchTarget,
    at category: ContentSizeCategory
  ) -> Observation {
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

extension AuditedElement {
  /// The touch area of a control that the author sized; `nil` for all others.
  fileprivate func hitArea(in screen: AuditedScreen) -> Rect? {
    guard isOperable, !isInBar, !role.isControlOfOwnSize,
      let interaction = element.interaction
    else { return nil }
    let area = interaction.hitArea.offset(x: origin.x, y: origin.y)
    // A control in a row or in another control is hit through that.
    var step = parent
    while let index = step {
      let outer = screen.elements[index]
      if outer.element.interaction?.isControl == true { return nil }
      step = outer.parent
    }
    return area
  }
}
