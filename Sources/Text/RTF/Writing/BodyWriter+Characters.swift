import RichText

extension BodyWriter {
  /// Writes the words that change the formatting to that of a run.
  mutating func apply(_ attributes: TextAttributes) {
    let next = tables.state(attributes)
    let kept = attributes[RTFWords.self].map { WordList($0).words } ?? []
    if kept != words { changeWords(kept) }
    guard next != state || !hasFont else { return }
    changeFont(next)
    changeColors(next)
    changeSpacing(next)
    changeLines(next)
    changeOutline(next)
    state = next
  }

  /// Changes words that have no meaning here; only `\plain` takes one back.
  private mutating func changeWords(_ kept: [String]) {
    var new = kept[...]
    if kept.starts(with: words) {
      new = kept[words.count...]
    } else {
      output.spaced("plain")
      state = CharacterState()
      state.kerning = true
    }
    for word in new { output.raw(word + " ") }
    words = kept
  }

  private mutating func changeFont(_ next: CharacterState) {
    let hasName = !hasFont || next.font != state.font
    let hasSize = !hasFont || next.milliSize != state.milliSize
    let hasTraits = next.isBold != state.isBold || next.isItalic != state.isItalic
    guard hasName || hasSize || hasTraits else { return }
    hasFont = true
    output.raw("\n")
    if hasName { output.word("f", Int(next.font)) }
    if next.isItalic != state.isItalic { output.word("i", next.isItalic ? nil : 0) }
    if next.isBold != state.isBold { output.word("b", next.isBold ? nil : 0) }
    if hasSize {
      output.word("fs", Int(next.milliSize) / 500)
      if next.milliSize % 500 != 0 { output.word("fsmilli", Int(next.milliSize)) }
      output.raw(" ")
      if hasName, next.foreground == state.foreground { output.spaced("cf", Int(next.foreground)) }
    } else {
      output.raw(" ")
    }
  }

  private mutating func changeColors(_ next: CharacterState) {
    if next.foreground != state.foreground { output.spaced("cf", Int(next.foreground)) }
    if next.background != state.background {
      output.spaced("cb", next.background == 0 && tables.isCocoa ? 1 : Int(next.background))
    }
    // 1024 is the number for no language.
    if next.language != state.language {
      output.spaced("lang", next.language == 0 ? 1024 : Int(next.language))
    }
  }

  private mutating func changeSpacing(_ next: CharacterState) {
    if next.spacing != state.spacing {
      output.word("expnd", Int(next.spacing) / 5)
      output.spaced("expndtw", Int(next.spacing))
    }
    if next.kerning != state.kerning { output.spaced("kerning", next.kerning == false ? 0 : 1) }
    if next.hasLigatures != state.hasLigatures {
      output.spaced("CocoaLigature", next.hasLigatures ? 1 : 0)
    }
    if next.baseline != state.baseline {
      output.spaced(next.baseline < 0 ? "dn" : "up", abs(Int(next.baseline)))
    }
    if next.superscript != state.superscript {
      output.spaced(
        next.superscript > 0 ? "super" : next.superscript < 0 ? "sub" : "nosupersub"
      )
    }
    if next.expansion != state.expansion { output.spaced("expansion", Int(next.expansion)) }
    if next.obliqueness != state.obliqueness { output.spaced("obliqueness", Int(next.obliqueness)) }
  }

  private mutating func changeLines(_ next: CharacterState) {
    if next.underline != state.underline {
      switch next.underline {
      case 0: output.spaced("ulnone")
      case 1: output.spaced("ul")
      case 2: output.spaced("ulth")
      case 9: output.spaced("uldb")
      default:
        output.word("ul")
        output.spaced("ulstyle", Int(next.underline))
      }
    }
    if next.underlineColor != state.underlineColor {
      output.spaced("ulc", Int(next.underlineColor))
    }
    if next.strike != state.strike {
      switch next.strike {
      case 0: output.spaced("strike", 0)
      case 1: output.spaced("strike")
      case 9: output.spaced("striked", 1)
      default:
        output.word("strike")
        output.spaced("strikestyle", Int(next.strike))
      }
    }
    if next.strikeColor != state.strikeColor { output.spaced("strikec", Int(next.strikeColor)) }
  }

  private mutating func changeOutline(_ next: CharacterState) {
    if next.strokeWidth != state.strokeWidth {
      output.word("outl", next.strokeWidth == 0 ? 0 : nil)
      output.spaced("strokewidth", Int(next.strokeWidth))
    }
    if next.strokeColor != state.strokeColor { output.spaced("strokec", Int(next.strokeColor)) }
    guard next.shadow != state.shadow else { return }
    guard let shadow = next.shadow else { return output.spaced("shad", 0) }
    output.word("shad")
    output.word("shadx", Int(shadow.x))
    output.word("shady", Int(shadow.y))
    output.word("shadr", Int(shadow.radius))
    output.word("shado", Int(shadow.opacity))
    output.spaced("shadc", Int(shadow.color))
  }
}

// MARK: - Attachments

extension BodyWriter {
  /// Writes a picture with its bytes, or the name of a file beside the document.
  mutating func write(_ attachment: TextAttachment) {
    let width = twips(attachment.width)
    let height = twips(attachment.height)
    if let file = attachment.file, file.name.isEmpty, !file.bytes.isEmpty {
      output.raw("{\\pict\(Self.word(file.format))")
      output.raw("\\picwgoal\(width)\\pichgoal\(height)")
      output.lines(of: file.bytes)
      output.raw("}")
    } else {
      let name = attachment.file?.name ?? ""
      output.raw("{{\\NeXTGraphic ")
      for byte in (name.isEmpty ? attachment.identifier : name).utf8 { writeNameByte(byte) }
      output.raw(" \\width\(width) \\height\(height)")
      output.raw(" \\appleattachmentpadding0 \\appleembedtype0 \\appleaqc\n}\\'ac}")
    }
  }

  /// Names of files are UTF-8.
  private mutating func writeNameByte(_ byte: UInt8) {
    if byte < 0x80 { output.append(Unicode.Scalar(byte)) } else { output.hexadecimal(byte) }
  }

  private static func word(_ format: AttachedFile.Format) -> String {
    switch format {
    case .png, .other: "\\pngblip"
    case .jpeg: "\\jpegblip"
    case .windowsMetafile: "\\wmetafile8"
    case .enhancedMetafile: "\\emfblip"
    case .quickDrawPicture: "\\macpict"
    case .bitmap: "\\dibitmap0"
    }
  }
}
