import RichText

extension Interpreter {
  /// The depth of the table that words about rows and cells are about, from 0.
  private var tableLevel: Int {
    min(max(Int(group.paragraph.tableLevel), 1), options.limits.tableDepth) - 1
  }

  mutating func endCell(isNested: Bool) {
    guard group.destination == .body, !hasEnded else { return }
    let level = isNested ? tableLevel : 0
    // A cell of the outer table ends its inner tables whatever the paragraph says.
    if !isNested {
      group.paragraph.tableLevel = min(group.paragraph.tableLevel, 1)
    }
    endParagraph(atLeast: level + 1)
    guard builder.collectsRuns else { return }
    if !tables.endCell(level, limit: options.limits.cells) { report(.limitReached("cells")) }
  }

  mutating func endRow(isNested: Bool) {
    guard group.destination == .body, !hasEnded else { return }
    if !builder.isAtParagraphStart { endParagraph(atLeast: isNested ? tableLevel + 1 : 1) }
    guard builder.collectsRuns else { return }
    if !tables.endRow(isNested ? tableLevel : 0) { report(.rowWithoutCells) }
  }

  /// Sets the look of a row or of a cell.
  mutating func setTable(_ word: ControlWord, _ number: Int32) {
    guard let change = Self.tableWords[word] else { return setBorder(word, number) }
    let number = min(max(number, -2_000_000), 2_000_000)
    let level = tableLevel
    tables.needLevel(level)
    if word == .cellx, tables.levels[level].definition.cells.count >= options.limits.cells {
      report(.limitReached("cells"))
    } else {
      change(&tables.levels[level], Double(number) / 20, number, header)
    }
  }

  private typealias TableChange =
    @Sendable (
      inout TableState.Level, _ points: Double, _ number: Int32, HeaderTables
    ) -> Void

  private static let tableWords: [ControlWord: TableChange] = [
    .trowd: { level, _, _, _ in
      level = TableState.Level(continuing: level)
    },
    .trgaph: { level, points, _, _ in level.definition.format.gap = points },
    .trleft: { level, points, _, _ in level.definition.format.leftOffset = points },
    .trrh: { level, points, _, _ in level.definition.format.height = points },
    .trhdr: { level, _, _, _ in level.definition.format.isHeader = true },
    .trql: { level, _, _, _ in level.definition.format.alignment = .left },
    .trqc: { level, _, _, _ in level.definition.format.alignment = .center },
    .trqr: { level, _, _, _ in level.definition.format.alignment = .right },
    .lastrow: { level, _, _, _ in level.isLast = true },
    .cellx: { level, points, _, _ in
      level.cell.rightEdge = points
      level.endCellDefinition()
    },
    .clwWidth: { level, _, number, _ in level.cellWidth = number },
    .clftsWidth: { level, _, number, _ in level.cellWidthUnit = number },
    .clheight: { level, points, _, _ in level.cell.minimumHeight = max(0, points) },
    .clcbpat: { level, _, number, header in level.cell.backgroundColor = header.color(number) },
    .clvertalt: { level, _, _, _ in level.cell.verticalAlignment = .top },
    .clvertalc: { level, _, _, _ in level.cell.verticalAlignment = .center },
    .clvertalb: { level, _, _, _ in level.cell.verticalAlignment = .bottom },
    .clmgf: { level, _, _, _ in level.cell.horizontalMerge = .first },
    .clmrg: { level, _, _, _ in level.cell.horizontalMerge = .continued },
    .clvmgf: { level, _, _, _ in level.cell.verticalMerge = .first },
    .clvmrg: { level, _, _, _ in level.cell.verticalMerge = .continued },
    .clpadt: { level, points, _, _ in level.cell.setPadding(\.top, points) },
    .clpadl: { level, points, _, _ in level.cell.setPadding(\.left, points) },
    .clpadb: { level, points, _, _ in level.cell.setPadding(\.bottom, points) },
    .clpadr: { level, points, _, _ in level.cell.setPadding(\.right, points) },
  ]

  /// Sets a border of a cell or of a row.
  private mutating func setBorder(_ word: ControlWord, _ number: Int32) {
    switch word {
    case .clbrdrt: tables.border = .cell(\.top)
    case .clbrdrl: tables.border = .cell(\.left)
    case .clbrdrb: tables.border = .cell(\.bottom)
    case .clbrdrr: tables.border = .cell(\.right)
    case .trbrdrt: tables.border = .row(\.top)
    case .trbrdrl: tables.border = .row(\.left)
    case .trbrdrb: tables.border = .row(\.bottom)
    case .trbrdrr: tables.border = .row(\.right)
    case .brdrt, .brdrl, .brdrb, .brdrr: tables.border = .none
    case .brdrnil, .brdrnone: changeBorder { $0.style = .none }
    case .brdrs: changeBorder { $0.style = .single }
    case .brdrth: changeBorder { $0.style = .thick }
    case .brdrdb: changeBorder { $0.style = .double }
    case .brdrdot: changeBorder { $0.style = .dotted }
    case .brdrdash: changeBorder { $0.style = .dashed }
    case .brdrw:
      let width = Double(min(max(number, 0), 10_000)) / 20
      changeBorder { $0.width = width }
    case .brdrcf:
      let color = header.color(number)
      changeBorder { $0.color = color }
    default: return
    }
  }

  private mutating func changeBorder(_ change: (inout TextTableBorder) -> Void) {
    let level = tableLevel
    tables.needLevel(level)
    func changed(_ border: TextTableBorder?) -> TextTableBorder {
      var border = border ?? TextTableBorder(.none, width: 0)
      change(&border)
      return border
    }
    switch tables.border {
    case .none: return
    case .cell(let edge):
      let border = tables.levels[level].cell.borders[keyPath: edge]
      tables.levels[level].cell.borders[keyPath: edge] = changed(border)
    case .row(let edge):
      let border = tables.levels[level].definition.format.borders[keyPath: edge]
      tables.levels[level].definition.format.borders[keyPath: edge] = changed(border)
    }
  }

  /// Sets a property of a picture.
  mutating func setPicture(_ word: ControlWord, _ number: Int32) {
    guard group.destination == .picture || group.destination == .attachment else { return }
    switch word {
    case .pngblip: picture.format = .png
    case .jpegblip: picture.format = .jpeg
    case .wmetafile: picture.format = .windowsMetafile
    case .emfblip: picture.format = .enhancedMetafile
    case .macpict: picture.format = .quickDrawPicture
    case .dibitmap: picture.format = .bitmap
    case .picw: picture.width = number
    case .pich: picture.height = number
    case .picwgoal, .width: picture.goalWidth = number
    case .pichgoal, .height: picture.goalHeight = number
    case .picscalex: picture.scaleX = number
    case .picscaley: picture.scaleY = number
    default: return
    }
  }
}

extension TextTableCell {
  fileprivate mutating func setPadding(
    _ edge: WritableKeyPath<TextTableEdges<Double>, Double>,
    _ points: Double
  ) {
    var values = padding ?? TextTableEdges(all: 0)
    values[keyPath: edge] = max(0, points)
    padding = values
  }
}
