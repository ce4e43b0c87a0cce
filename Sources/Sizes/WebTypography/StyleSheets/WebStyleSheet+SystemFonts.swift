internal import DynamicType

extension WebStyleSheet {
  /// The rules for web views of iOS, where the system gives fonts by keywords.
  ///
  /// The second condition leaves Safari on the Mac out, where body has 13 pixels.
  var systemFonts: String {
    let keyed = styles.filter { $0.keyword != nil && $0.fontFamilies.isEmpty }
    return """
      /* Web views of iOS: the system chooses the sizes. */
      @supports (font: -apple-system-body) and (-webkit-touch-callout: default) {
        html:not([data-content-size]) { font: -apple-system-body; font-family: \(reference("font-family")); }
      \(keyed.map(keywordRule).joined(separator: "\n"))
        \(title4)
        /* Where the engine divides lengths, the size of the root drives the curves. */
        @supports \(divides) {
          :root:not([data-content-size]) { \(property("preferred")): calc(1rem / 1px); }
      \(keyed.map(lineRule).joined(separator: "\n"))
        }
        /* Elsewhere the size of the root replaces them. */
        @supports not \(divides) {
          :root:not([data-content-size]) {
            \(approximations.map { "\($0);" }.joined(separator: "\n      "))
          }
        }
      }

      """
  }

  /// The values in multiples of the root's size.
  private var approximations: [String] {
    var lines = ["\(property("unit")): calc(1rem / 17)"]
    for style in styles {
      lines.append("\(property("\(style.name)-size")): \(inRoot(style.fontSize))")
      lines.append("\(property("\(style.name)-line")): \(inRoot(style.lineHeight))")
      if style.growth != nil {
        lines.append("\(property("\(style.name)-unit")): calc(1rem / 17)")
      }
      if let spacing = style.letterSpacing {
        lines.append("\(property("\(style.name)-tracking")): \(inRoot(spacing))")
      }
    }
    for length in spacings {
      let name = length.cssNumber.split(separator: ".").joined(separator: "-")
      let value = "calc(\(length.cssNumber) * \(reference("unit")))"
      lines.append("\(property("space-\(name)")): \(value)")
    }
    return lines
  }

  private func inRoot(_ curve: CategoryCurve) -> String {
    "calc(\(curve.value(at: .large).cssNumber)rem / 17)"
  }

  /// The condition for arithmetic that divides a length by a length.
  private var divides: String { "(width: calc(1px * (1rem / 1px)))" }

  private func keywordRule(_ style: WebTextStyle) -> String {
    guard let keyword = style.keyword else { return "" }
    let ratio = style.lineHeight.value(at: .large) / style.fontSize.value(at: .large)
    return "  \(outside(style)) { font: \(keyword.rawValue); "
      + "font-family: \(reference("font-family")); line-height: \(ratio.cssNumber); }"
  }

  /// The line height of a style, in place of the ratio that its keyword's rule has.
  private func lineRule(_ style: WebTextStyle) -> String {
    "    \(outside(style)) { line-height: \(reference("\(style.name)-line")); }"
  }

  /// A selector for elements whose size neither the page nor a limit has changed.
  private func outside(_ style: WebTextStyle) -> String {
    ".\(prefix)-\(style.name):not(\(scopes), :is(\(scopes)) *)"
  }

  /// The keyword that no text style corresponds to; its sizes are not published.
  private var title4: String {
    ".\(prefix)-title4 { font: \(SystemFontKeyword.title4.rawValue); "
      + "font-family: \(reference("font-family")); }"
  }
}
