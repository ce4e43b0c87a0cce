package import Diagnostics
package import DynamicType
import FontDescriptors
package import FontManagement
import RichText
package import ScreenAudit
package import Snapshots
import Typesetting

package typealias SourceLocation = Diagnostics.SourceLocation

/// The sizes that most tests look at.
package let shortSweep: [ContentSizeCategory] = [
  .large, .extraExtraExtraLarge, .accessibilityMedium, .accessibilityExtraLarge,
  .accessibilityExtraExtraExtraLarge,
]

/// A screen of 320 by 568 points that tests draw by hand, element by element.
package struct Sketch {
  package var category: ContentSizeCategory
  package var size: Size

  package init(category: ContentSizeCategory, size: Size = Size(width: 320, height: 568)) {
    self.category = category
    self.size = size
  }

  package var traits: TraitCollection {
    TraitCollection.fallback.modifyingTraits { $0.preferredContentSizeCategory = category }
  }

  /// A label; `font` nil takes the style's.
  package func label(
    _ text: String,
    id: String = "label",
    style: TextStyle = .body,
    font: Font? = nil,
    frame: Rect,
    lines: Int = 0,
    role: TextContent.Role = .label
  ) -> SnapshotElement {
    let font = font ?? .preferredFont(forTextStyle: style, compatibleWith: traits)
    var element = SnapshotElement(
      Identity(objectID: id, className: "UILabel", name: id),
      role: .label,
      frame: frame
    )
    var paragraph = ParagraphStyle.default
    paragraph.lineBreakMode = lines == 1 ? .truncateTail : .wordWrap
    let shaped = ShapedText(AttributedText(text, font: font.request), style: paragraph)
    element.drawings = [
      .text(
        TextContent(
          laying: shaped,
          in: element.bounds,
          color: .black,
          fonts: [FontUse(font, adjusts: true, compatibleWith: traits)],
          numberOfLines: lines,
          role: role
        )
      )
    ]
    return element
  }

  /// A button of a size without a title.
  package func button(
    id: String = "button",
    frame: Rect,
    role: ElementRole = .button
  ) -> SnapshotElement {
    var element = SnapshotElement(
      Identity(objectID: id, className: "UIControl"),
      role: role,
      frame: frame
    )
    element.interaction = Interaction(hitArea: element.bounds)
    return element
  }

  /// A view around others.
  package func view(
    id: String = "view",
    frame: Rect,
    _ children: [SnapshotElement],
    role: ElementRole = .view
  ) -> SnapshotElement {
    SnapshotElement(
      Identity(objectID: id, className: "UIView"),
      role: role,
      frame: frame,
      children: children
    )
  }

  package func snapshot(_ children: [SnapshotElement], issues: [LayoutIssue] = []) -> LayoutSnapshot
  {
    let root = SnapshotElement(
      Identity(className: "UIWindow"),
      frame: Rect(size: size),
      children: children
    )
    return LayoutSnapshot(size: size, traits: traits, displayScale: 2, root: root, issues: issues)
  }
}

package let testDevice = Device.named("iPhone SE 4-inch") ?? Device.all[0]
package let testScreen = SweepScreen(id: "screen", title: "Test", file: "Main.storyboard")

/// Draws the same screen at several sizes.
package func series(
  _ categories: [ContentSizeCategory] = shortSweep,
  changed: ((Sketch) -> [SnapshotElement])? = nil,
  issues: (Sketch) -> [LayoutIssue] = { _ in [] },
  size: Size = Size(width: 320, height: 568),
  _ draw: (Sketch) -> [SnapshotElement]
) -> ScreenSeries {
  func steps(_ draw: (Sketch) -> [SnapshotElement]) -> [ScreenSeries.Step] {
    categories.map { category in
      let sketch = Sketch(category: category, size: size)
      return ScreenSeries.Step(
        category,
        sketch.snapshot(draw(sketch), issues: issues(sketch))
      )
    }
  }
  let setting = SweepSetting(device: testDevice)
  var series = ScreenSeries(screen: testScreen, setting: setting, launched: steps(draw))
  series.changed = changed.map(steps) ?? []
  return series
}

/// The findings of one rule.
package func findings(
  _ rule: String,
  in series: ScreenSeries...,
  inventedTexts: Set<String> = []
) -> [AuditFinding] {
  let auditor = ScreenAuditor { $0.id == rule }
  return auditor.findings(in: series.map { auditor.observe($0, inventedTexts: inventedTexts) })
}
