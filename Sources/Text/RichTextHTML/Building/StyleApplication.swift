import DynamicType
import FontDescriptors
import RichText

extension DocumentBuilder {
  /// Applies the rules of style sheets and the element's own declarations.
  func applyStyles(_ name: String, _ values: [String: String], to state: inout ElementState) {
    var declarations = sheet.declarations(
      element: name,
      classes: values["class"],
      identifier: values["id"]
    )
    if let own = values["style"] { declarations += StyleDeclarations.parse(own) }
    guard !declarations.isEmpty else { return }
    // The shorthand of fonts resets the height of lines, too.
    if let last = declarations.lastIndex(where: { $0.name == "font" }) {
      declarations = declarations.enumerated()
        .filter { $0.offset > last || $0.element.name != "line-height" }.map(\.element)
    }
    let application = StyleApplication(parent: top, rem: rem)
    // Lengths in em are those of the element's own font, whatever the order.
    for declaration in declarations where declaration.isFont {
      if !application.applyFont(declaration, to: &state) { ignore(declaration) }
    }
    for declaration in declarations where !declaration.isFont {
      if !application.apply(declaration, to: &state) { ignore(declaration) }
    }
  }

  private func ignore(_ declaration: StyleDeclaration) {
    report(.styleIgnored(property: String(declaration.name.prefix(80))))
  }
}

extension StyleDeclaration {
  /// Whether the declaration chooses the font.
  var isFont: Bool { name.hasPrefix("font") || name == "--text-style" }
}

/// Applies declarations to the formatting of an element.
struct StyleApplication {
  let parent: ElementState
  let rem: Double

  func applyFont(_ declaration: StyleDeclaration, to state: inout ElementState) -> Bool {
    let value = declaration.value
    let font = state.attributes.font
    switch declaration.name {
    case "--text-style":
      guard let request = TextStyleFont.request(parts: value, like: font) else { return false }
      state.attributes.font = request
    case "font": return applyShorthand(value, to: &state)
    case "font-size": return applySize(value.lowercased(), to: &state)
    case "font-family": state.attributes.font = Self.family(value, font)
    case "font-weight": return applyWeight(value.lowercased(), to: &state)
    case "font-style":
      let isItalic =
        value.lowercased().hasPrefix("italic") || value.lowercased().hasPrefix("oblique")
      state.attributes.font = font.changing {
        if isItalic { $0.symbolicTraits.insert(.italic) } else { $0.symbolicTraits.remove(.italic) }
      }
    default: return false
    }
    return true
  }

  /// Returns a font in the first family of a list.
  static func family(_ list: String, _ font: FontRequest) -> FontRequest {
    let first = StyleDeclarations.parts(list, separator: ",").first ?? ""
    let name = StyleDeclarations.trimmed(first).filter { !"\"'".contains($0) }
    let designs: [String: SystemDesign] = [
      "system-ui": .default, "-apple-system": .default, "ui-sans-serif": .default,
      "sans-serif": .default, "ui-rounded": .rounded, "ui-serif": .serif, "serif": .serif,
      "ui-monospace": .monospaced, "monospace": .monospaced,
    ]
    guard !name.isEmpty else { return font }
    return font.changing {
      $0.postScriptName = nil
      $0.family = designs[name.lowercased()] == nil ? name : nil
      $0.design = designs[name.lowercased()] ?? .default
    }
  }

  /// The sizes of fonts that have names.
  private static let sizeNames: Set<String> = [
    "xx-small", "x-small", "small", "medium", "large", "x-large", "xx-large", "smaller", "larger",
  ]

  private func applyShorthand(_ value: String, to state: inout ElementState) -> Bool {
    if let request = TextStyleFont.request(keyword: value.lowercased()) {
      state.attributes.font = request
      return true
    }
    let words = StyleDeclarations.parts(value, separator: " ").filter { !$0.isEmpty }
    guard
      let index = words.firstIndex(where: { word in
        let size = word.split(separator: "/").first.map(String.init) ?? word
        return Self.sizeNames.contains(size.lowercased())
          || StyleLength.points(size, em: 1, rem: 1, percent: 1) != nil && size != "0"
      })
    else { return false }
    // A shorthand resets what it leaves out.
    state.attributes.font = state.attributes.font.changing {
      $0.symbolicTraits.remove(.bold)
      $0.symbolicTraits.remove(.italic)
      $0.weight = nil
    }
    for word in words[..<index].map({ $0.lowercased() }) where word != "normal" {
      let isStyle = word == "italic" || word == "oblique"
      let name = isStyle ? "font-style" : "font-weight"
      _ = applyFont(StyleDeclaration(name: name, value: word), to: &state)
    }
    // Spaces may stand around the slash before the height of lines.
    let rest = words[index...].joined(separator: " ").replacing(" /", with: "/")
      .replacing("/ ", with: "/").split(separator: " ", maxSplits: 1)
    let sizes = (rest.first ?? "").split(separator: "/", maxSplits: 1).map { $0.lowercased() }
    guard let size = sizes.first, applySize(size, to: &state) else { return false }
    _ = setLineHeight(sizes.count > 1 ? sizes[1] : "normal", &state)
    let family = rest.count > 1 ? String(rest[1]) : ""
    state.attributes.font = Self.family(family, state.attributes.font)
    return true
  }

  private func applySize(_ value: String, to state: inout ElementState) -> Bool {
    let font = state.attributes.font
    // Parts of the surrounding size follow the text size as it does.
    let factors: [String: Double] = ["smaller": 0.8, "larger": 1.2, "medium": 1]
    let part =
      factors[value] ?? StyleLength.number(value, "%").map { $0 / 100 }
      ?? (value.hasSuffix("rem") ? nil : StyleLength.number(value, "em"))
    if let part, part > 0 {
      let size = parent.attributes.font.multiplied(by: part)
      guard let style = size.scaling.textStyle else {
        state.attributes.font = font.fixed(size.pointSize)
        return true
      }
      state.attributes.font =
        size.scaling.base.map {
          TextStyleFont.scaled(font.descriptor, style, $0.pointSize, maximum: $0.maximumPointSize)
        } ?? font
      return true
    }
    let keywords: [String: Double] = [
      "xx-small": 0.5625, "x-small": 0.625, "small": 0.8125, "large": 1.125, "x-large": 1.5,
      "xx-large": 2,
    ]
    let size =
      keywords[value].map { StyleLength.rounded($0 * rem) }
      ?? StyleLength.points(value, em: font.pointSize, rem: rem)
    guard let size, size > 0 else { return false }
    state.attributes.font = font.fixed(size)
    return true
  }

  private func applyWeight(_ value: String, to state: inout ElementState) -> Bool {
    let weight = FontWeight.allCases.first { String($0.cssValue) == value }
    guard weight != nil || ["bold", "bolder", "normal", "lighter"].contains(value) else {
      return false
    }
    state.attributes.font = state.attributes.font.changing {
      $0.symbolicTraits.remove(.bold)
      if value.hasPrefix("bold") {
        $0.makeBold()
      } else {
        $0.weight = weight
      }
    }
    return true
  }
}
