import FontManagement
package import TerminalScreens

/// A choice by a user at a terminal: keys in, lines and pictures out, until it ends.
package struct PickerSession {
  private let device: TerminalDevice
  private var screen: PickerScreen
  private let preview: FontPreview
  private let format: PreviewFormat
  private let allowsLooks: Bool
  /// The current lines of the terminal.
  private var shown: [ScreenLine] = []

  /// Creates a session on a terminal that was taken over.
  package init(
    _ device: TerminalDevice,
    _ screen: PickerScreen,
    _ preview: FontPreview,
    format: PreviewFormat,
    allowsLooks: Bool
  ) {
    self.device = device
    self.screen = screen
    self.preview = preview
    self.format = format
    self.allowsLooks = allowsLooks
    self.screen.size = device.size
  }

  /// Runs the picker until the user chooses or leaves.
  ///
  /// - Returns: The outcome; a terminal that closes cancels.
  package mutating func run() -> PickerScreen.Outcome {
    draw()
    while true {
      switch device.nextEvent() {
      case .closed: return .cancelled
      case .resized: repaint()
      case .keys(let keys):
        for key in keys where screen.outcome == nil {
          if key == .control("l") { shown = [] } else { screen.press(key) }
        }
        if let outcome = screen.outcome { return outcome }
      }
      draw()
    }
  }

  private mutating func repaint() {
    screen.size = device.size
    shown = []
    if case .picture(let format) = format { device.write(TerminalPicture.removal(format)) }
    device.write("\u{1B}[2J")
  }

  private mutating func draw() {
    let choice = screen.selected?.choice
    let area = screen.previewArea
    var text: [ScreenLine] = []
    var picture: (TerminalPicture, CellArea)?
    if let area, let choice {
      (text, picture) = format.parts(preview, choice, area, screen.size)
    }
    write(screen.lines(preview: text), picture)
  }

  /// Writes the lines that changed, and the picture over them.
  private mutating func write(_ lines: [ScreenLine], _ picture: (TerminalPicture, CellArea)?) {
    var output = "\u{1B}[?2026h\u{1B}[?25l"
    if case .picture(let format) = format { output += TerminalPicture.removal(format) }
    for (row, line) in lines.enumerated() where row >= shown.count || shown[row] != line {
      output += "\u{1B}[\(row + 1);1H\(line.escaped(allowsLooks))"
    }
    if let (picture, area) = picture, case .picture(let format) = format {
      output += "\u{1B}[\(area.row + 1);\(area.column + 1)H"
      output += picture.escaped(format, in: area)
    }
    output += "\u{1B}[1;\(screen.cursorColumn + 1)H\u{1B}[?25h\u{1B}[?2026l"
    device.write(output)
    shown = lines
  }
}
