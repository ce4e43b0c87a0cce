import RichText

extension Interpreter {
  /// Sets the formatting of characters.
  mutating func setCharacter(_ word: ControlWord, _ parameter: Int?) {
    let number = Int32(clamping: parameter ?? 0)
    let isOn = parameter != 0
    let before = group.character
    isInHeader = isInHeader && group.destination != .body
    switch word {
    case .plain: group.character.reset(font: header.defaultFont)
    case .f: group.character.font = number
    case .fs: group.character.milliSize = min(max(number, 0), 2_000_000) * 500
    case .fsmilli: group.character.milliSize = min(max(number, 0), 1_000_000_000)
    case .b: group.character.isBold = isOn
    case .i: group.character.isItalic = isOn
    case .cf: group.character.foreground = number
    case .cb, .highlight, .chcbpat: group.character.background = number
    case .up: group.character.baseline = min(max(number, -100_000), 100_000)
    case .dn: group.character.baseline = -min(max(number, -100_000), 100_000)
    case .super: group.character.superscript = isOn ? 1 : 0
    case .sub: group.character.superscript = isOn ? -1 : 0
    case .nosupersub: group.character.superscript = 0
    case .expnd: group.character.spacing = min(max(number, -20_000), 20_000) * 5
    case .expndtw: group.character.spacing = min(max(number, -100_000), 100_000)
    case .kerning: group.character.kerning = number != 0
    case .cocoaLigature: group.character.hasLigatures = number != 0
    case .expansion: group.character.expansion = number
    case .obliqueness: group.character.obliqueness = number
    case .lang: group.character.language = number
    default:
      if !setLine(word, number, isOn) { setOutline(word, number, isOn) }
    }
    if group.character != before { characterChanged = true }
  }

  /// Sets lines under and through text, by Cocoa's style bits; `false` for other words.
  private mutating func setLine(_ word: ControlWord, _ number: Int32, _ isOn: Bool) -> Bool {
    func style(_ bits: UInt16) -> UInt16 { isOn ? bits : 0 }
    switch word {
    case .ul: group.character.underline = style(0x01)
    case .ulnone: group.character.underline = 0
    case .uld: group.character.underline = style(0x101)
    case .uldash: group.character.underline = style(0x201)
    case .uldashd: group.character.underline = style(0x301)
    case .uldashdd: group.character.underline = style(0x401)
    case .uldb: group.character.underline = style(0x09)
    case .ulth: group.character.underline = style(0x02)
    case .ulw: group.character.underline = style(0x8001)
    case .ulwave: group.character.underline = style(0x01)
    case .ulstyle: group.character.underline = UInt16(truncatingIfNeeded: number)
    case .ulc: group.character.underlineColor = number
    case .strike: group.character.strike = style(0x01)
    case .striked: group.character.strike = style(0x09)
    case .strikew: group.character.strike = style(0x8001)
    case .strikestyle: group.character.strike = UInt16(truncatingIfNeeded: number)
    case .strikec: group.character.strikeColor = number
    default: return false
    }
    return true
  }

  private mutating func setOutline(_ word: ControlWord, _ number: Int32, _ isOn: Bool) {
    func changeShadow(_ change: (inout CharacterState.Shadow) -> Void) {
      var shadow = group.character.shadow ?? CharacterState.Shadow()
      change(&shadow)
      group.character.shadow = shadow
    }
    switch word {
    case .outl: group.character.strokeWidth = isOn ? max(group.character.strokeWidth, 60) : 0
    case .strokewidth: group.character.strokeWidth = number
    case .strokec: group.character.strokeColor = number
    case .shad: group.character.shadow = isOn ? CharacterState.Shadow() : nil
    case .shadx: changeShadow { $0.x = number }
    case .shady: changeShadow { $0.y = number }
    case .shadr: changeShadow { $0.radius = max(0, number) }
    case .shado: changeShadow { $0.opacity = min(max(number, 0), 255) }
    case .shadc: changeShadow { $0.color = number }
    default: break
    }
  }
}

// MARK: - Paragraphs

extension Interpreter {
  /// Sets the formatting of paragraphs.
  mutating func setParagraph(_ word: ControlWord, _ parameter: Int?) {
    let number = min(max(Int32(clamping: parameter ?? 0), -2_000_000), 2_000_000)
    switch word {
    case .pard:
      isInHeader = isInHeader && group.destination != .body
      group.paragraph = ParagraphState()
    case .ql: group.paragraph.alignment = .left
    case .qr: group.paragraph.alignment = .right
    case .qc: group.paragraph.alignment = .center
    case .qj: group.paragraph.alignment = .justified
    case .qnatural: group.paragraph.alignment = .natural
    case .pardirnatural: group.paragraph.direction = .natural
    case .ltrpar: group.paragraph.direction = .leftToRight
    case .rtlpar: group.paragraph.direction = .rightToLeft
    case .li: group.paragraph.leftIndent = number
    case .fi: group.paragraph.firstIndent = number
    case .ri: group.paragraph.rightIndent = number
    case .sb: group.paragraph.spaceBefore = number
    case .sa: group.paragraph.spaceAfter = number
    case .sl: group.paragraph.lineHeight = number
    case .slmult: group.paragraph.lineHeightIsMultiple = number != 0
    case .slleading: group.paragraph.lineSpacing = number
    case .slminimum: group.paragraph.minimumLineHeight = max(0, number)
    case .slmaximum: group.paragraph.maximumLineHeight = max(0, number)
    case .tqr: group.paragraph.nextTabAlignment = .trailing
    case .tqc: group.paragraph.nextTabAlignment = .center
    case .tqdec: group.paragraph.nextTabAlignment = .decimal
    case .tx: addTab(number)
    case .pardeftab: group.paragraph.tabInterval = max(0, number)
    case .partightenfactor: group.paragraph.tighteningFactor = number
    case .hyphpar: group.paragraph.hyphenates = parameter != 0
    case .pagebb:
      group.paragraph.beginsPage = parameter != 0
      characterChanged = true
    case .outlinelevel:
      group.paragraph.headingLevel = (0...8).contains(number) ? Int8(number) + 1 : 0
    case .s: group.paragraph.style = number
    case .ls: group.paragraph.list = number > 0 ? number : -1
    case .ilvl: group.paragraph.listLevel = Int8(min(max(number, 0), 8))
    case .itap: group.paragraph.tableLevel = max(0, number)
    case .intbl: group.paragraph.isInTable = true
    default: return
    }
  }

  /// The most tab stops of a paragraph, above those of any program.
  private static let tabLimit = 256

  private mutating func addTab(_ location: Int32) {
    guard group.paragraph.tabs.count < Self.tabLimit else { return report(.limitReached("tabs")) }
    let stop = TabStop(Double(location) / 20, alignment: group.paragraph.nextTabAlignment)
    group.paragraph.tabs.append(stop)
    group.paragraph.nextTabAlignment = .leading
  }
}
