import FontDescriptors
import RichText

/// The fonts, colors, styles, lists and rows of tables that a text has, with their numbers.
struct WriterTables {
  /// A row of a table.
  struct RowKey: Hashable {
    var table: Int
    var row: Int
  }

  let isCocoa: Bool
  private(set) var fonts: [String] = []
  private(set) var colors: [Color] = []
  private(set) var styles: [String] = []
  private(set) var lists: [(number: Int, levels: [TextList])] = []
  private(set) var rows: [RowKey: [TextTableCell]] = [:]
  private(set) var lastRows: [Int: Int] = [:]

  private var fontNumbers: [String: Int32] = [:]
  private var colorNumbers: [Color: Int32] = [:]
  private var styleNumbers: [String: Int] = [:]
  private var listPlaces: [Int: Int] = [:]

  /// Creates the tables of the texts of a document.
  init(_ texts: [AttributedText], isCocoa: Bool) {
    self.isCocoa = isCocoa
    for text in texts { add(text) }
  }

  private mutating func add(_ text: AttributedText) {
    var style: ParagraphStyle?
    for run in text.runs {
      add(run.attributes)
      guard let next = run.attributes.paragraphStyle, next != style else { continue }
      style = next
      add(next)
    }
  }

  private mutating func add(_ attributes: TextAttributes) {
    let name = FontName.name(of: attributes.font.descriptor)
    if fontNumbers[name] == nil {
      fontNumbers[name] = Int32(fonts.count)
      fonts.append(name)
    }
    add(attributes.foregroundColor)
    add(attributes.backgroundColor)
    add(attributes.stroke?.color)
    add(attributes.underline?.color)
    add(attributes.strikethrough?.color)
    add(attributes.shadow?.color.withAlpha(1))
  }

  private mutating func add(_ style: ParagraphStyle) {
    if let name = style.styleName, styleNumbers[name] == nil {
      styles.append(name)
      styleNumbers[name] = styles.count
    }
    if let list = style.lists.first { add(list.identifier, style.lists) }
    for cell in style.cells { add(cell) }
  }

  private mutating func add(_ color: Color?) {
    guard let color, colorNumbers[color] == nil else { return }
    // 0 is automatic, and 1 is the white that begins each table of Cocoa.
    colorNumbers[color] = Int32(colors.count + 2)
    colors.append(color)
  }

  private mutating func add(_ identifier: Int, _ levels: [TextList]) {
    let isNew = listPlaces[identifier] == nil
    let place = listPlaces[identifier] ?? lists.count
    if isNew {
      listPlaces[identifier] = place
      let isUsable = (1...1_000_000_000).contains(identifier)
      lists.append((isUsable ? identifier : 1_000_000_001 + place, levels))
    } else if lists[place].levels.count < levels.count {
      lists[place].levels += levels[lists[place].levels.count...]
    }
  }

  private mutating func add(_ cell: TextTableCell) {
    let key = RowKey(table: cell.table, row: cell.row)
    lastRows[cell.table] = max(lastRows[cell.table] ?? cell.row, cell.row)
    var cells = rows[key] ?? []
    guard !cells.contains(where: { $0.column == cell.column }) else { return }
    cells.append(cell)
    cells.sort { $0.column < $1.column }
    rows[key] = cells
    let borders = [cell.borders, cell.rowFormat.borders]
    for border in borders.flatMap({ [$0.top, $0.left, $0.bottom, $0.right] }) {
      add(border?.color)
    }
    add(cell.backgroundColor)
  }

  func number(of color: Color?) -> Int32 { color.flatMap { colorNumbers[$0] } ?? 0 }

  func number(ofStyle name: String) -> Int { styleNumbers[name] ?? 0 }

  func number(ofList identifier: Int) -> Int {
    listPlaces[identifier].map { lists[$0].number } ?? 0
  }

  /// The formatting of a run as a document states it.
  func state(_ attributes: TextAttributes) -> CharacterState {
    var state = CharacterState()
    let font = attributes.font
    state.font = fontNumbers[FontName.name(of: font.descriptor)] ?? 0
    state.milliSize = Int32(min(max((font.pointSize * 1000).rounded(), 1), 1_000_000_000))
    // Other programs choose faces by family and traits, whatever the name of the face says.
    state.isBold = font.descriptor.isBold
    state.isItalic = font.descriptor.isItalic
    state.foreground = number(of: attributes.foregroundColor)
    state.background = number(of: attributes.backgroundColor)
    state.underline = bits(attributes.underline)
    state.underlineColor = number(of: attributes.underline?.color)
    state.strike = bits(attributes.strikethrough)
    state.strikeColor = number(of: attributes.strikethrough?.color)
    state.spacing = Int32(twips(attributes.letterSpacing))
    state.baseline = Int32(twips(attributes.baselineOffset / 10))
    state.kerning = attributes.kerning
    state.hasLigatures = attributes.ligatures
    state.superscript = Int8(attributes.superscript.signum())
    state.language = attributes.language.flatMap(LanguageCode.code) ?? 0
    setRare(attributes, &state)
    return state
  }

  private func setRare(_ attributes: TextAttributes, _ state: inout CharacterState) {
    if let stroke = attributes.stroke {
      state.strokeWidth = Int32(twips(stroke.width))
      state.strokeColor = number(of: stroke.color)
    }
    if let shadow = attributes.shadow {
      let color = shadow.color.withAlpha(1)
      state.shadow = CharacterState.Shadow(
        x: Int32(twips(shadow.x)),
        y: Int32(twips(shadow.y)),
        radius: Int32(max(0, twips(shadow.blurRadius))),
        opacity: Int32(min(max((shadow.color.alpha * 255).rounded(), 0), 255)),
        color: color == .black ? 0 : number(of: color)
      )
    }
    state.expansion = Int32(twips(attributes.expansion * 100))
    state.obliqueness = Int32(twips(attributes.obliqueness * 100))
  }

  /// The style bits of Cocoa.
  private func bits(_ line: LineDecoration?) -> UInt16 {
    guard let line else { return 0 }
    let pattern: UInt16 =
      switch line.pattern {
      case .single: 1
      case .thick: 2
      case .double: 9
      }
    let dash = UInt16(LineDecoration.Dash.allCases.firstIndex(of: line.dash) ?? 0) << 8
    return pattern | dash | (line.skipsSpaces ? 0x8000 : 0)
  }
}
