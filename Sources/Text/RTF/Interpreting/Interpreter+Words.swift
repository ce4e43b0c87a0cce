import DynamicType
import RichText

extension Interpreter {
  /// Takes a control word.
  mutating func complete(parameter: Int?) {
    let isFirst = isGroupNew
    let wasStarred = isStarred
    isGroupNew = false
    isStarred = false
    let word = lexer.word
    if isInterrupted, word != .u, word != .uc { settleCharacters() }
    if word == .bin { return beginBinary(parameter ?? 0) }
    if group.destination == .skipped { return }
    guard let word else {
      if wasStarred { return begin(.skipped) }
      return keep(parameter: parameter)
    }
    if word.isDestination { return beginDestination(word, isFirst: isFirst) }
    if wasStarred { return begin(.skipped) }
    apply(word, parameter)
  }

  /// Does what a word says that begins no destination; groups of words follow each other in order.
  private mutating func apply(_ word: ControlWord, _ parameter: Int?) {
    let number = Int32(clamping: parameter ?? 0)
    switch word.rawValue {
    case ...ControlWord.hyphfactor.rawValue: setDocument(word, parameter)
    case ...ControlWord.cname.rawValue:
      if !setHeader(word, number) { setCharacter(word, parameter) }
    case ...ControlWord.lang.rawValue: setCharacter(word, parameter)
    case ...ControlWord.intbl.rawValue:
      if !setHeader(word, number) { setParagraph(word, parameter) }
    case ...ControlWord.listid.rawValue: _ = setHeader(word, number)
    case ...ControlWord.brdrr.rawValue: setTable(word, number)
    case ...ControlWord.height.rawValue: setPicture(word, number)
    default: insert(word, parameter)
    }
  }

  /// Begins binary data; a length that is not believed is ignored.
  private mutating func beginBinary(_ length: Int) {
    let available = bytesAfterToken ?? options.limits.binaryLength
    guard length > 0, length <= min(available, options.limits.binaryLength) else {
      if length != 0 { report(.binaryLengthIgnored(length)) }
      return
    }
    lexer.binaryLeft = length
    lexer.place = .binary
    if substitutesLeft > 0 { substitutesLeft -= 1 }
    updateInterruption()
  }

  /// Begins a destination in the present group.
  mutating func begin(_ destination: Destination) {
    if destination.collects { collected.removeAll(keepingCapacity: true) }
    group.destination = destination
  }
}

// MARK: - Destinations

extension Interpreter {
  /// Begins the destination of a word.
  private mutating func beginDestination(_ word: ControlWord, isFirst: Bool) {
    guard let destination = destination(word) else { return }
    guard isFirst else {
      if word != .listtext, word != .pntext { report(.misplacedDestination(word.name)) }
      return
    }
    switch word {
    case .field:
      if fields.count < options.limits.runs {
        fields.append(-1)
        group.field = Int32(fields.count - 1)
      }
    case .fldrslt:
      if group.field >= 0, fields[Int(group.field)] >= 0 {
        group.character.link = fields[Int(group.field)]
        characterChanged = true
      } else if let number = numberFields[group.field] {
        group.character.field = number
        characterChanged = true
      }
    case .leftOut:
      let name = String(decoding: lexer.name, as: UTF8.self)
      if !ControlWord.quietlyLeftOut.contains(name) {
        report(.contentLeftOut(destination: name))
      }
    case .pict, .nextGraphic: picture = PictureState()
    case .header, .headerl, .headerr, .headerf, .footer, .footerl, .footerr, .footerf, .footnote:
      return beginStory(word)
    case .list: header.list = HeaderTables.List()
    case .listlevel: header.level = HeaderTables.ListLevel()
    case .title, .subject, .author, .operator, .keywords, .doccomm, .company, .copyright, .manager,
      .category:
      header.information = DocumentInformation(rawValue: word.name) ?? .title
    default: break
    }
    begin(destination)
  }

  /// The destination that a word begins; `nil` for a word that begins none.
  private func destination(_ word: ControlWord) -> Destination? {
    let outer = group.destination
    let isCollecting = outer.collects && outer != .styleSheet && outer != .fontTable
    switch word {
    case .fonttbl: return .fontTable
    case .colortbl: return .colorTable
    case .expandedcolortbl: return .expandedColors
    case .stylesheet: return .styleSheet
    case .info: return .information
    case .field, .fldrslt, .shppict, .object, .result, .listtext, .pntext, .nesttableprops:
      return outer
    case .fldinst: return isCollecting ? .skipped : .fieldInstruction
    case .pict: return isCollecting ? .skipped : .picture
    case .nextGraphic: return isCollecting ? .skipped : .attachment
    case .upr, .shpinst: return isCollecting ? .skipped : .alternative
    case .ud: return stack.last { $0.destination != .alternative }?.destination ?? .body
    case .shptxt: return outer == .alternative ? .body : outer
    case .header, .headerl, .headerr, .headerf, .footer, .footerl, .footerr, .footerf, .footnote:
      return outer
    case .listtable: return .listTable
    case .list: return outer == .listTable ? .list : .skipped
    case .listlevel: return outer == .list ? .listLevel : .skipped
    case .levelmarker: return outer == .listLevel ? .levelMarker : .skipped
    case .leveltext: return outer == .listLevel ? .levelText : .skipped
    case .listoverridetable: return .listOverrides
    case .listoverride: return outer == .listOverrides ? .listOverride : .skipped
    case .title, .subject, .author, .operator, .keywords, .doccomm, .company, .copyright, .manager,
      .category:
      return outer == .information ? .informationText : .skipped
    case .leftOut: return .skipped
    default: return nil
    }
  }
}

// MARK: - Header and document

extension Interpreter {
  /// Sets a property of the document.
  private mutating func setDocument(_ word: ControlWord, _ parameter: Int?) {
    let points = Double(Int32(clamping: parameter ?? 0)) / 20
    switch word {
    case .rtf: hasHeader = true
    case .ansi: header.codePage = .windowsLatin
    case .mac: header.codePage = CodePage(10000) ?? .windowsLatin
    case .pc: header.codePage = CodePage(437) ?? .windowsLatin
    case .pca: header.codePage = CodePage(850) ?? .windowsLatin
    case .ansicpg: setCodePage(parameter ?? 0)
    case .deff:
      header.defaultFont = Int32(clamping: parameter ?? 0)
      group.character.font = header.defaultFont
      characterChanged = true
    case .deflang: break
    case .cocoartf:
      header.isCocoa = true
      attributes.cocoaVersion = Double(min(max(parameter ?? 0, 0), 1_000_000))
    case .cocoasubrtf:
      let fraction = Double(min(max(parameter ?? 0, 0), 999)) / 1000
      attributes.cocoaVersion = (attributes.cocoaVersion ?? 0) + fraction
    case .cocoatextscaling:
      attributes.textScaling = TextScaling(rawValue: parameter ?? 0)
      if attributes.textScaling == nil { reportRange(parameter ?? 0) }
    case .cocoaplatform:
      attributes.platform = DocumentPlatform(rawValue: parameter ?? 0)
      if attributes.platform == nil { reportRange(parameter ?? 0) }
    case .paperw: setSize(\.paperSize, width: points)
    case .paperh: setSize(\.paperSize, height: points)
    case .vieww: setSize(\.viewSize, width: points)
    case .viewh: setSize(\.viewSize, height: points)
    case .margl: attributes.margins.left = points
    case .margr: attributes.margins.right = points
    case .margt: attributes.margins.top = points
    case .margb: attributes.margins.bottom = points
    case .viewkind: attributes.viewMode = DocumentViewMode(rawValue: parameter ?? 0)
    case .viewscale: attributes.viewZoom = Double(min(max(parameter ?? 100, 1), 10_000))
    case .titlepg: pageTexts.hasTitlePage = parameter != 0
    case .facingp: pageTexts.hasFacingPages = parameter != 0
    case .headery: pageTexts.headerDistance = max(0, points)
    case .footery: pageTexts.footerDistance = max(0, points)
    case .pgnstart, .pgnstarts: pageTexts.firstPageNumber = min(max(parameter ?? 1, 0), 1_000_000)
    case .sectd, .sbkpage, .sbkeven, .sbkodd: if outerText == nil { sectionBeginsPage = true }
    case .sbknone, .sbkcol, .sbkcont: if outerText == nil { sectionBeginsPage = false }
    case .readonlydoc: attributes.isReadOnly = parameter != 0
    case .deftab: attributes.defaultTabInterval = max(0, points)
    case .hyphauto: if parameter == 0 { attributes.hyphenationFactor = nil }
    case .hyphfactor:
      attributes.hyphenationFactor = Double(min(max(parameter ?? 0, 0), 100)) / 100
    default: return
    }
  }

  func reportableWord() -> String {
    lexer.word?.name ?? String(decoding: lexer.name, as: UTF8.self)
  }

  mutating func reportRange(_ number: Int) {
    report(.numberOutOfRange(word: reportableWord(), number))
  }

  private mutating func setCodePage(_ number: Int) {
    // 0 stands for no code page of Windows, which programs write for documents in Unicode.
    guard number > 0 else { return }
    if let page = CodePage(number) {
      header.codePage = page
    } else {
      report(.unknownCodePage(number))
    }
  }

  private mutating func setSize(
    _ path: WritableKeyPath<DocumentAttributes, Size?>,
    width: Double? = nil,
    height: Double? = nil
  ) {
    let old = attributes[keyPath: path] ?? .zero
    attributes[keyPath: path] = Size(
      width: width.map { max(0, $0) } ?? old.width,
      height: height.map { max(0, $0) } ?? old.height
    )
  }

  /// Sets a value of a table of the header; `false` for other words.
  private mutating func setHeader(_ word: ControlWord, _ number: Int32) -> Bool {
    switch (group.destination, word) {
    case (.fontTable, .f): header.font.number = number
    case (.fontTable, .fcharset): header.font.charset = number
    case (.fontTable, .cpg): header.font.codePage = number
    case (.colorTable, .red): header.red = number
    case (.colorTable, .green): header.green = number
    case (.colorTable, .blue): header.blue = number
    case (.expandedColors, .cssrgb), (.expandedColors, .csgenericrgb): header.colorSpace = .rgb
    case (.expandedColors, .cspthree): header.colorSpace = .displayP3
    case (.expandedColors, .csgray): header.colorSpace = .gray
    case (.expandedColors, .c):
      if header.components.count < 4 { header.components.append(Double(number) / 100_000) }
    case (.styleSheet, .s): header.style.number = number
    case (.listLevel, .levelnfc), (.listLevel, .levelnfcn): header.level.format = number
    case (.listLevel, .levelstartat): header.level.start = Int(number)
    case (.list, .listid), (.listOverride, .listid): header.listIdentifier = number
    case (.listOverride, .ls): header.overrideNumber = number
    default: return false
    }
    return true
  }
}

// MARK: - Characters with words

extension Interpreter {
  private func literal(of word: ControlWord) -> Unicode.Scalar? {
    switch word {
    case .line: "\u{2028}"
    case .tab: "\t"
    case .emdash: "\u{2014}"
    case .endash: "\u{2013}"
    case .emspace: "\u{2003}"
    case .enspace: "\u{2002}"
    case .qmspace: "\u{2005}"
    case .bullet: "\u{2022}"
    case .lquote: "\u{2018}"
    case .rquote: "\u{2019}"
    case .ldblquote: "\u{201C}"
    case .rdblquote: "\u{201D}"
    case .zwj: "\u{200D}"
    case .zwnj: "\u{200C}"
    case .ltrmark: "\u{200E}"
    case .rtlmark: "\u{200F}"
    case .page: "\u{C}"
    default: nil
    }
  }

  /// Adds the characters of a word.
  private mutating func insert(_ word: ControlWord, _ parameter: Int?) {
    switch word {
    case .par, .sect:
      guard group.destination == .body, !hasEnded else { return }
      endParagraph()
      if word == .sect, outerText == nil { isSectionStart = true }
      characterChanged = characterChanged || isSectionStart
    case .u: unicode(parameter ?? 0)
    case .chpgn: appendNumber(.pageNumber)
    case .chftn: appendNumber(.noteNumber)
    case .uc: setSubstituteLength(parameter ?? 1)
    case .cell, .nestcell: endCell(isNested: word == .nestcell)
    case .row, .nestrow: endRow(isNested: word == .nestrow)
    default: if let scalar = literal(of: word) { literal(scalar) }
    }
  }

  /// Sets the number of characters that stand for one of `\u`.
  ///
  /// No program writes more than a few. A larger number would swallow text, so it counts as none.
  private mutating func setSubstituteLength(_ length: Int) {
    let isSound = (0...16).contains(length)
    if !isSound { reportRange(length) }
    group.substituteLength = isSound ? length : 0
  }
}
