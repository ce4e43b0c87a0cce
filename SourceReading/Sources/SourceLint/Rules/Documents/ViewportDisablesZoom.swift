import Diagnostics

extension FileRule {
  /// Pages that disable zooming.
  static let viewportDisablesZoom = FileRule(
    description: RuleDescription(
      id: "viewport-disables-zoom",
      title: "Page that forbids zooming",
      explanation: "People cannot enlarge the text with two fingers.",
      defaultSeverity: .warning,
      criteria: [.resizeText],
      help: "Remove `user-scalable=no` and `maximum-scale`."
    ),
    examples: [
      .init(
        "page.html",
        #"<meta name="viewport" content="width=device-width, user-scalable=no">"#
      ),
      .init(
        "page.html",
        #"<meta name="viewport" content="width=device-width, maximum-scale=1.0">"#
      ),
    ],
    nearMisses: [
      .init("page.html", #"<meta name="viewport" content="width=device-width, initial-scale=1">"#),
      .init("page.html", #"<meta name="viewport" content="maximum-scale=5">"#),
    ],
    check: .pages { page, report in
      guard page.isPage else { return }
      var rest = page.text[...]
      let mark = Array("<meta".utf8)
      while let start = rest.firstRange(of: mark)?.lowerBound {
        let end = rest[start...].firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
        let text = String(decoding: rest[start..<end], as: UTF8.self).lowercased()
        let plain = text.filter { !$0.isWhitespace }
        if plain.contains("viewport"), forbidsZoom(plain) {
          report.add(offset: start, "The page cannot be enlarged.", anchor: text)
        }
        rest = rest[end...]
      }
    }
  )

  private static func forbidsZoom(_ text: String) -> Bool {
    if text.contains("user-scalable=no") || text.contains("user-scalable=0") { return true }
    guard let found = text.firstRange(of: "maximum-scale=") else { return false }
    let number = text[found.upperBound...].prefix { $0.isNumber || $0 == "." }
    return (Double(number) ?? 5) < 2
  }
}
