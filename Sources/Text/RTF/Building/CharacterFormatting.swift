import DynamicType
import FontDescriptors
import RichText

/// The attributes that the formatting of a document means.
final class CharacterFormatting {
  private let header: HeaderTables
  private let links: InternTable<String>
  private let attachments: [TextAttachment]
  private let keptWords: InternTable<[KeptWord]>
  private var fonts: [FontKey: FontRequest] = [:]

  private struct FontKey: Hashable {
    var number: Int32
    var milliSize: Int32
    var isBold: Bool
    var isItalic: Bool
  }

  init(_ interpreter: Interpreter) {
    header = interpreter.header
    links = interpreter.links
    attachments = interpreter.attachments
    keptWords = interpreter.keptWords
  }

  func attributes(_ state: CharacterState) -> TextAttributes {
    var result = TextAttributes(font: font(state))
    result.letterSpacing = Double(state.spacing) / 20
    result.foregroundColor = header.color(state.foreground)
    result.backgroundColor = header.background(state.background)
    result.underline = line(state.underline, header.color(state.underlineColor))
    result.strikethrough = line(state.strike, header.color(state.strikeColor))
    result.baselineOffset = Double(state.baseline) / 2
    result.language = LanguageCode.tag(state.language)
    // In Cocoa 0 turns kerning off. For other programs it is the usual state of documents whose
    // text is kerned by the program's own setting.
    result.kerning = state.kerning ?? true || !header.isCocoa
    result.ligatures = state.hasLigatures
    result.link = links[state.link]
    if state.attachment >= 0 { result.attachment = attachments[Int(state.attachment)] }
    setRare(state, &result)
    return result
  }

  private func setRare(_ state: CharacterState, _ result: inout TextAttributes) {
    if state.superscript != 0 { result.superscript = Int(state.superscript) }
    let strokeColor = header.color(state.strokeColor)
    if state.strokeWidth != 0 || strokeColor != nil {
      result.stroke = TextStroke(width: Double(state.strokeWidth) / 20, color: strokeColor)
    }
    if let shadow = state.shadow {
      result.shadow = TextShadow(
        x: Double(shadow.x) / 20,
        y: Double(shadow.y) / 20,
        blurRadius: Double(shadow.radius) / 20,
        color: (header.color(shadow.color) ?? .black).withAlpha(Double(shadow.opacity) / 255)
      )
    }
    if state.expansion != 0 { result.expansion = Double(state.expansion) / 2000 }
    if state.obliqueness != 0 { result.obliqueness = Double(state.obliqueness) / 2000 }
    if let field = state.field { result[DocumentField.self] = field }
    if let words = keptWords[state.keptWords] {
      result[RTFWords.self] = words.map(\.text).joined()
    }
  }

  private func font(_ state: CharacterState) -> FontRequest {
    let key = FontKey(
      number: state.font,
      milliSize: state.milliSize,
      isBold: state.isBold,
      isItalic: state.isItalic
    )
    if let known = fonts[key] { return known }
    let name = header.fonts[key.number]?.name ?? ""
    var descriptor = FontName.descriptor(name.isEmpty ? "Helvetica" : name, isCocoa: header.isCocoa)
    descriptor.pointSize = Double(max(1, key.milliSize)) / 1000
    // A face is bold by its name, too, although Cocoa states both.
    if key.isBold || descriptor.isBold, !descriptor.symbolicTraits.contains(.bold) {
      descriptor.makeBold()
    }
    if key.isItalic || descriptor.isItalic { descriptor.symbolicTraits.insert(.italic) }
    let request = FontRequest(descriptor, scaling: .fixed)
    fonts[key] = request
    return request
  }

  /// A line of Cocoa's style bits.
  private func line(_ bits: UInt16, _ color: Color?) -> LineDecoration? {
    let pattern: LineDecoration.Pattern? =
      switch bits & 0x0F {
      case 0: nil
      case 2: .thick
      case 9: .double
      default: .single
      }
    guard let pattern else { return nil }
    let dashes: [LineDecoration.Dash] = [.solid, .dotted, .dashed, .dashDot, .dashDotDot]
    let dash = Int(bits >> 8 & 0x07)
    return LineDecoration(
      pattern,
      color: color,
      dash: dash < dashes.count ? dashes[dash] : .solid,
      skipsSpaces: bits & 0x8000 != 0
    )
  }
}
