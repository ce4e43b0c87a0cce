import HeadlessUIKit
import InterfaceBuilder
import LayoutGeometry

/// Finds out whether a document's canvas had the fonts of the project.
///
/// A canvas that lacks them draws the lines of the font that it takes for missing ones. Labels of one
/// line show which fonts it had, because they are as high as their font's line.
enum CanvasProjectFonts {
  /// Returns whether the fonts of the project are drawn.
  ///
  /// They are where no label shows it. They are not where more than twice as many labels are exactly
  /// as high as a line of the missing font as there are that are as high as a line of their own.
  static func areDrawn(
    _ fonts: ProjectFonts?,
    in document: InterfaceDocument,
    _ generation: CanvasGeneration,
    displayScale: Double
  ) -> Bool {
    guard let fonts else { return true }
    return fonts.collection.performAsCurrent {
      areDrawn(fonts, document, generation, PixelGrid(scale: displayScale))
    }
  }

  private static func areDrawn(
    _ fonts: ProjectFonts,
    _ document: InterfaceDocument,
    _ generation: CanvasGeneration,
    _ grid: PixelGrid
  ) -> Bool {
    var drawn = 0
    var missing = 0
    for node in document.allObjects {
      guard let line = Line(of: node, fonts) else { continue }
      let other = UIFont(
        descriptor: UIFontDescriptor(family: generation.missingFont),
        size: line.font.pointSize
      )
      let own = grid.roundedUp(line.font.lineHeight)
      let substitute = grid.roundedUp(other.lineHeight)
      guard own != substitute else { continue }
      if abs(line.height - own) < 0.01 { drawn += 1 }
      if abs(line.height - substitute) < 0.01 { missing += 1 }
    }
    return missing <= 2 * drawn
  }

  /// A label in a font of the project whose height no constraint of its own says.
  private struct Line {
    let font: UIFont
    let height: Double

    init?(of node: ObjectNode, _ fonts: ProjectFonts) {
      guard node.kind == .label, let frame = node[.view.frame], frame.height > 0,
        case .named(let name, _, let size)? = node[.label.font], fonts.hasFace(named: name),
        let font = UIFont(name: name, size: size.points),
        !node.constraints.contains(where: { $0.first.attribute == .height })
      else { return nil }
      self.font = font
      height = frame.height
    }
  }
}
