import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// HTML as attributed text without a style.
  static let htmlAttributedString = SourceRule(
    description: RuleDescription(
      id: "html-attributed-string",
      title: "Attributed text from HTML without a system font",
      explanation: "The importer sets text without a font in 12-point Times, and gives all other "
        + "text a fixed size.",
      defaultSeverity: .warning,
      criteria: .textSize,
      help: "Put `<style>body{font:-apple-system-body}</style>` before the text, and read it again "
        + "when the text size changes."
    ),
    examples: [
      "let t = try NSAttributedString(data: d, options: [.documentType: "
        + "NSAttributedString.DocumentType.html], documentAttributes: nil)"
    ],
    nearMisses: [
      #"func f() { let d = Data("<style>body{font:-apple-system-body}</style>\(html)".utf8); let t = "#
        + "try NSAttributedString(data: d, options: [.documentType: "
        + "NSAttributedString.DocumentType.html], documentAttributes: nil) }",
      "let t = try NSAttributedString(data: d, options: [.documentType: "
        + "NSAttributedString.DocumentType.rtf], documentAttributes: nil)",
      "func copy() { let t = try NSAttributedString(data: d, options: [.documentType: "
        + "NSAttributedString.DocumentType.html], documentAttributes: nil); "
        + "UIPasteboard.general.set(attributedString: t) }",
      "func convert() { let t = try NSAttributedString(data: d, options: [.documentType: "
        + "NSAttributedString.DocumentType.html], documentAttributes: nil); "
        + "return try t.data(from: r, documentAttributes: "
        + "[.documentType: NSAttributedString.DocumentType.rtf]) }",
      #"func f() { let page = Page.wrapperHTML(width: 320).replacing("[BODY]", with: text); let t = "#
        + "try NSAttributedString(data: Data(page.utf8), options: [.documentType: "
        + "NSAttributedString.DocumentType.html], documentAttributes: nil) }",
      #"extension C { func f() { let style = "<style>body{font-size:\(size)px;}</style>"; "#
        + "let t = try NSAttributedString(data: d, options: [.documentType: "
        + "NSAttributedString.DocumentType.html], documentAttributes: nil) } }\nclass C {}",
    ],
    checks: .calls(["NSAttributedString", "NSMutableAttributedString"]) { site, report in
      guard site.has("data", "options"), let options = site.argument("options"),
        options.trimmedDescription.hasSuffix("html")
          || options.trimmedDescription.contains(".html")
      else { return }
      // Text for other apps is shown in their fonts.
      let words = Surroundings.words(around: site.node)
      guard words?.contains("UIPasteboard", "rtf") != true,
        words?.contains(where: addsStyle) != true
      else { return }
      let around = site.node.root.description
      guard !around.contains("-apple-system"), !around.contains("font-family"),
        !around.contains("<style")
      else { return }
      report.add(site.node, "The text from HTML has fixed sizes and the importer's font.")
    }
  )

  /// Whether the name of a function suggests that it puts the text into a page with a style.
  private static func addsStyle(_ name: String) -> Bool {
    let lower = name.lowercased()
    return ["stylesheet", "template", "wrapper"].contains { lower.contains($0) }
      || NameHints.words(name).contains("css")
  }
}
