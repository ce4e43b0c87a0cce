import DynamicType
import FontDescriptors
import RichText

/// The declarations with which a font is reached from the font around it.
struct FontMarkup {
  let sizes: HTMLWritingOptions.FontSizes

  /// Returns the declarations, and whether they give exactly the font.
  func declarations(
    _ font: FontRequest,
    in surrounding: FontRequest
  ) -> (text: String, isExact: Bool) {
    guard font != surrounding else { return ("", true) }
    var parts: [String] = []
    var state = ElementState(name: "span", attributes: TextAttributes(font: surrounding))
    let parent = state
    func add(_ name: String, _ value: String) {
      let application = StyleApplication(parent: parent, rem: Markup.bodySize)
      _ = application.applyFont(StyleDeclaration(name: name, value: value), to: &state)
      parts.append("\(name):\(value)")
    }
    if font.scaling != state.attributes.font.scaling
      || font.pointSize != state.attributes.font.pointSize
    {
      add("font-size", Markup.length(font.pointSize, sizes))
      if sizes == .relative { addStyle(font, add) }
    }
    let present = state.attributes.font.descriptor
    if font.descriptor.family != present.family || font.descriptor.design != present.design
      || font.descriptor.postScriptName != present.postScriptName
    {
      add("font-family", Self.family(font.descriptor))
    }
    if font.descriptor.weight != state.attributes.font.descriptor.weight {
      add("font-weight", font.descriptor.weight.map { String($0.cssValue) } ?? "normal")
    }
    return (parts.joined(separator: ";"), state.attributes.font.named == font.named)
  }

  /// Adds the text style that a font follows.
  private func addStyle(_ font: FontRequest, _ add: (String, String) -> Void) {
    switch font.scaling {
    case .fixed: break
    case .preferred(let style):
      if let keyword = TextStyleFont.keyword(style) {
        add("font", keyword)
      } else {
        add("--text-style", style.name)
      }
    case .scaled(let base):
      let maximum = base.maximumPointSize.map { " " + Markup.number($0) } ?? ""
      add("--text-style", "\(base.textStyle.name) \(Markup.number(base.pointSize))\(maximum)")
    }
  }

  /// The families of a font, of which a reader takes the first one again.
  ///
  /// After the name stand the family that it begins with, and a generic one for other browsers.
  private static func family(_ descriptor: FontDescriptor) -> String {
    if let name = descriptor.family ?? descriptor.postScriptName {
      let clean = name.filter { !"'\"\\;".contains($0) }
      let family = clean.prefix { $0 != "-" }
      let names = family.isEmpty || family.count == clean.count ? [clean] : [clean, String(family)]
      return (names.map { "'\($0)'" } + [generic(clean, descriptor.design)]).joined(separator: ",")
    }
    return switch descriptor.design {
    case .default: "system-ui"
    case .rounded: "ui-rounded,system-ui"
    case .serif: "ui-serif,serif"
    case .monospaced: "ui-monospace,monospace"
    }
  }

  /// The generic family that is closest to a font, as far as its name tells.
  private static func generic(_ name: String, _ design: SystemDesign) -> String {
    let name = name.lowercased()
    func has(_ words: [String]) -> Bool { words.contains { name.contains($0) } }
    if design == .monospaced || has(["mono", "courier", "menlo", "consolas", "typewriter"]) {
      return "monospace"
    }
    let serifs = [
      "serif", "times", "georgia", "palatino", "garamond", "baskerville", "didot", "bodoni",
      "cochin", "hoefler", "charter", "new york", "newyork", "roman", "cambria",
    ]
    return design == .serif || (has(serifs) && !name.contains("sans")) ? "serif" : "sans-serif"
  }
}

extension FontRequest {
  /// The request with the name of its face as that of a family, which pages make no difference between.
  fileprivate var named: FontRequest {
    guard let name = descriptor.postScriptName, descriptor.family == nil, descriptor.face == nil
    else { return self }
    return changing {
      $0.family = name
      $0.postScriptName = nil
    }
  }
}
