import DynamicType

/// The text of a page's files as a web view of iOS understands it in a category.
///
/// Chromium knows neither Apple's font keywords nor `-webkit-touch-callout`. Declarations of a keyword are
/// replaced by the weight and size that WebKit gives it, and conditions that ask for either become true.
/// A keyword beside other families makes a declaration invalid in WebKit too; it stays as it is.
struct ApplePageStyles {
  let category: ContentSizeCategory

  /// Returns the text of a file with its keywords replaced.
  func resolving(_ text: String) -> String {
    let lowercased = text.lowercased()
    guard lowercased.contains("-apple-system-") || lowercased.contains("-webkit-touch-callout")
    else {
      return text
    }
    return text.replacing(Self.declaration) { match in
      guard let font = font(of: String(match.output.2)) else { return String(match.output.0) }
      return match.output.1 + font
    }
    .replacing(Self.condition, with: "(display: block)")
  }

  /// The value of the `font` shorthand in place of a keyword, or `nil` for an unknown one.
  private func font(of name: String) -> String? {
    guard
      let keyword = SystemFontKeyword.allCases.first(where: { $0.rawValue == name.lowercased() }),
      let style = keyword.style, let entry = TypeTable.iOS.entry(for: style, at: category)
    else { return nil }
    return "\(entry.weight.cssValue) \(Int(entry.pointSize))px \(Self.family)"
  }

  /// Families without quotation marks, which could end an attribute.
  static let family = "-apple-system, Inter, system-ui, sans-serif"

  /// The style sheet before those of the page: the system font under its names.
  static let fonts: String = {
    let faces = [(400, "Regular"), (500, "Medium"), (600, "SemiBold"), (700, "Bold")]
    let names = ["-apple-system", "BlinkMacSystemFont"]
    let rules = names.flatMap { name in
      faces.map { weight, face in
        "@font-face{font-family:\"\(name)\";font-weight:\(weight);src:local(\"Inter \(face)\")}"
      }
    }
    return rules.joined()
  }()

  private static var declaration: Regex<(Substring, Substring, Substring)> {
    #/((?:^|[^-\w])font\s*:\s*)(-apple-system-[a-z0-9-]+)(?=\s*(?:!\s*important\s*)?(?:[;}"')]|$))/#
      .ignoresCase()
  }

  private static var condition: Regex<Substring> {
    #/\(\s*-webkit-touch-callout\s*:[^()]*\)/#.ignoresCase()
  }
}
