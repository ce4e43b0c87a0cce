import FontManagement
package import TerminalScreens

/// The way in which a terminal shows the look of a font.
package enum PreviewFormat: Hashable, Sendable {
  /// As a picture.
  case picture(ImageProtocol)
  /// As dots of braille patterns.
  case dots
  /// Not at all: only facts about the font.
  case text

  /// The facts about a font and its picture for an area.
  func parts(
    _ preview: FontPreview,
    _ choice: FontPicker.Choice,
    _ area: CellArea,
    _ size: ScreenSize
  ) -> (text: [ScreenLine], picture: (TerminalPicture, CellArea)?) {
    var text = preview.facts(of: choice, columns: area.columns)
    if self == .text { return (text, nil) }
    // With few rows, the look takes most of them.
    if area.rows < 10 { text = Array(text.prefix(1)) }
    var rest = area
    rest.row += text.count + (area.rows < 10 ? 0 : 1)
    rest.rows = min(area.rows - (rest.row - area.row), 14)
    guard rest.rows > 1 else { return (text, nil) }
    if case .picture = self {
      let cell = size.cell ?? .usual
      let picture = preview.picture(
        of: choice,
        width: rest.columns * cell.width,
        height: rest.rows * cell.height,
        scale: Double(cell.height) / Double(CellSize.usual.height)
      )
      return (text, picture.map { ($0, rest) })
    }
    // Four dots per cell: letters of 24 dots are legible, and 48 suffice.
    let scale = min(max(preview.pointSize, 24), 48) / preview.pointSize
    let picture = preview.picture(
      of: choice,
      width: rest.columns * 2,
      height: rest.rows * 4,
      scale: scale
    )
    let gap = Array(repeating: ScreenLine(), count: rest.row - area.row - text.count)
    return (text + gap + (picture?.dots.map { ScreenLine($0) } ?? []), nil)
  }
}
