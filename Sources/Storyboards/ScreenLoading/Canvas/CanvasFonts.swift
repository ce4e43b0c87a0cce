import HeadlessUIKit
import InterfaceBuilder
import LayoutGeometry

/// The fonts that a document's canvas had.
///
/// Labels of one line show them, because they are as high as their font's line.
struct CanvasFonts {
  /// The fonts of the project, where they were drawn.
  let project: ProjectFonts?
  /// The family that was drawn in place of fonts that were missing.
  let missing: String

  /// Finds the fonts by the labels of a document.
  ///
  /// The fonts of the project are drawn where no label shows it. They are not where more than twice
  /// as many labels are exactly as high as a line of the family for missing fonts as there are that
  /// are as high as a line of their own. That family is the one of the tools, unless more than twice
  /// as many labels are as high as a line of another one (36 labels of three apps).
  init(
    _ fonts: ProjectFonts?,
    in document: InterfaceDocument,
    _ generation: CanvasGeneration,
    displayScale: Double
  ) {
    let grid = PixelGrid(scale: displayScale)
    let lines =
      if let fonts {
        fonts.collection.performAsCurrent { document.allObjects.compactMap { Line(of: $0, fonts) } }
      } else {
        document.allObjects.compactMap { Line(of: $0, nil) }
      }
    var family = generation.missingFont
    let usual = lines.count { $0.isDrawn(in: family, grid) }
    for other in CanvasGeneration.missingFonts where other != family {
      if lines.count(where: { $0.isDrawn(in: other, grid) }) > 2 * usual { family = other }
    }
    missing = family
    let own = lines.filter { $0.own != nil }
    let drawn = own.count { $0.isDrawnInItsOwn(grid) && !$0.isDrawn(in: family, grid) }
    let substituted = own.count { $0.isDrawn(in: family, grid) && !$0.isDrawnInItsOwn(grid) }
    project = substituted <= 2 * drawn ? fonts : nil
  }

  /// A label in a font that is not one of iOS, whose height no constraint of its own says.
  private struct Line {
    /// The font, where the project has it.
    let own: UIFont?
    let size: Double
    let height: Double

    init?(of node: ObjectNode, _ fonts: ProjectFonts?) {
      guard node.kind == .label, let frame = node[.view.frame], frame.height > 0,
        case .named(let name, let family, let size)? = node[.label.font],
        !SystemFontFamilies.contains(name, family),
        !node.constraints.contains(where: { $0.first.attribute == .height })
      else { return nil }
      let isOwn = fonts?.hasFace(named: name) == true
      own = isOwn ? UIFont(name: name, size: size.points) : nil
      self.size = size.points
      height = frame.height
    }

    func isDrawn(in family: String, _ grid: PixelGrid) -> Bool {
      let font = UIFont(descriptor: UIFontDescriptor(family: family), size: size)
      return abs(height - grid.roundedUp(font.lineHeight)) < 0.01
    }

    func isDrawnInItsOwn(_ grid: PixelGrid) -> Bool {
      own.map { abs(height - grid.roundedUp($0.lineHeight)) < 0.01 } ?? false
    }
  }
}
