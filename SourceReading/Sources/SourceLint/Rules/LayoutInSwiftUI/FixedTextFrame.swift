import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Frames that fix the size of text.
  static let fixedTextFrame = SourceRule(
    description: RuleDescription(
      id: "fixed-text-frame",
      title: "Text in a frame of a fixed height",
      explanation: "Text that grows is cut off or runs over its neighbors.",
      defaultSeverity: .error,
      criteria: .clipping,
      help: "Use `minHeight`, or remove the frame."
    ),
    examples: [
      "Text(title).font(.headline).frame(height: 22)",
      #"Text("Signup information").frame(width: 300)"#,
      "HStack { Text(a); Text(b) }.frame(height: 40)",
      "TextField(\"\", text: $v).frame(width: 200, height: 30)",
    ],
    nearMisses: [
      "Text(title).frame(minHeight: 44)", "Text(t).frame(maxWidth: .infinity)",
      #"Image("logo").resizable().frame(width: 18, height: 18)"#, "Divider().frame(height: 1)",
      "HStack { Image(name); Spacer() }.frame(height: 40)", "Text(t).frame(height: rowHeight)",
      "Text(emoji).frame(width: 20, height: 20)",
      #"Button("Close", systemImage: "xmark") { f() }.labelStyle(.iconOnly)"#
        + ".frame(width: 44, height: 44)",
      #"Label("Meals", systemImage: "fork.knife").labelStyle(IconOnlyLabelStyle()).frame(height: 20)"#,
      "Link(destination: url) { Image(uiImage: i) }.frame(width: 56, height: 56)",
      #"Picker("Unit", selection: $u) { Text(a) }.frame(height: 100)"#,
      "TextEditor(text: $note).frame(height: 100)", "Text(placeholder).frame(height: 200)",
      "ZStack { Circle(); Text(t) }.frame(height: 200)",
      "Text(title).font(.system(size: 14)).frame(height: 30)",
      "HStack { Text(a).font(.system(size: 12)) }.frame(height: 30)",
      "HStack { Text(a).font(.system(size: Values.small)) }.frame(height: 30)",
      "private let rowFont = Font.system(size: 12)\nlet v = Text(title).font(rowFont).frame(height: 30)",
      "enum Fonts { static let row = Font.system(size: 12) }\n"
        + "let v = Text(title).font(Fonts.row).frame(height: 30)",
      #"TextField("Count", value: $count, format: .number).frame(width: 80)"#,
      "struct V: View { @ScaledMetric var h = 22.0; var body: some View { Text(t).frame(height: h) } }",
    ],
    checks: .calls(["frame"]) { site, report in
      guard site.base != nil, site.has("height") || site.has("width") else { return }
      let chain = ViewChain(site.node)
      guard chain.showsText, !isSymbol(chain), !["Picker", "TextEditor"].contains(chain.name),
        !chain.isIconOnly,
        !chain.hasFixedFont(in: site.scope, report.file)
      else { return }
      let height = site.argument("height").flatMap {
        FontValue.constantNumber($0, in: site.scope, file: report.file)
      }
      let width = site.argument("width").flatMap {
        FontValue.constantNumber($0, in: site.scope, file: report.file)
      }
      if let height, height >= 12, height < roomForText || !(chain.isText || chain.name == "ZStack")
      {
        let text = site.node.arguments.trimmedDescription.replacing("height:", with: "minHeight:")
        report.add(
          site.node.arguments,
          "'\(chain.name)' is always \(points(height)) high.",
          unless: chain.fontFacts(in: site.scope),
          fixIts: site.has("width") || site.has("alignment")
            ? []
            : [
              report.replacing(
                site.node.arguments,
                with: text,
                title: "Make it a minimum height.",
                isSafe: false
              )
            ]
        )
      } else if let width, width >= 60, chain.isText, !chain.isField, !chain.isNumeric,
        site.argument("height") == nil
      {
        report.add(
          site.node.arguments,
          "'\(chain.name)' is always \(points(width)) wide.",
          severity: .warning,
          unless: chain.fontFacts(in: site.scope)
        )
      }
    }
  )

  /// The height in points in which three lines of Body fit at all sizes: 62 points each.
  private static let roomForText = 186.0

  /// Whether the text is an emoji, a letter or a number in a circle.
  private static func isSymbol(_ chain: ViewChain) -> Bool {
    chain.isNumeric || (chain.name == "Text" && chain.modifiers.contains { $0.name == "clipShape" })
  }
}
