import Diagnostics
import InterfaceBuilder
import SwiftSyntax

extension ProjectRule {
  /// Font names that no file of the app provides.
  static let unregisteredCustomFont = ProjectRule(
    description: RuleDescription(
      id: "unregistered-custom-font",
      title: "Font that is not in iOS and not registered by the app",
      explanation:
        "`UIFont(name:size:)` gives nil for such a name, and `Font.custom` another font, often of "
        + "another size. Checked only in projects that list fonts under `UIAppFonts` and "
        + "register none in code. If third-party packages may bring fonts, or a listed file is "
        + "missing, only names similar to those of the project's own fonts are reported.",
      defaultSeverity: .warning,
      criteria: [.typography],
      help: "Use the PostScript name of a face in the file, and list the file in `UIAppFonts`."
    ),
    examples: [
      [
        .plist("Brand-Bold.otf"),
        .init("A.swift", "import UIKit\nlet f = UIFont(name: \"Brnad-Bold\", size: 17)"),
      ],
      [
        .plist("Brand-Bold.otf"), .init("Brand-Bold.otf", ""),
        .init("A.swift", "import SwiftUI\nlet f = Font.custom(\"Inter-SemiBold\", size: 17)"),
      ],
      [
        .plist("Brand-Bold.otf"), .init("Brand-Bold.otf", ""),
        .init("A.swift", "import CoreText\nlet f = CTFontCreateWithName(\"Inter\", 17, nil)"),
      ],
      [
        .plist("Brand-Bold.otf"), .init("Inter-Regular.otf", ""),
        .init(
          "A.xib",
          .xib(
            #"<label id="l" text="Title"><fontDescription key="fontDescription" "#
              + #"name="Inter-Regular" family="Inter" pointSize="15"/></label>"#
          )
        ),
      ],
      [
        .plist("Brand-Bold.otf"), .init("Podfile", "target 'App' do\n  pod 'Alamofire'\nend"),
        .init("A.swift", "import UIKit\nlet f = UIFont(name: \"Brnad-Bold\", size: 17)"),
      ],
    ],
    nearMisses: [
      [
        .plist("Font-Bold.otf"),
        .init("A.swift", "import UIKit\nlet f = UIFont(name: \"CircularPro-Medium\", size: 17)"),
      ],
      [
        .plist("Brand-Bold.otf"), .init("Brand-Bold.otf", ""),
        .init("Podfile", "target 'App' do\n  pod 'BrandFonts'\nend"),
        .init("A.swift", "import UIKit\nlet f = UIFont(name: \"Inter-SemiBold\", size: 17)"),
      ],
      [
        .plist("Brand-Bold.otf"),
        .init(
          "Package.swift",
          "let p = Package(dependencies: [\n  .package(url: \"https://example.org/fonts\", from: "
            + "\"1.0.0\")\n])"
        ),
        .init("A.swift", "import UIKit\nlet f = UIFont(name: \"Inter-SemiBold\", size: 17)"),
      ],
      [
        .plist("Brand-Bold.otf"),
        .init(
          "A.swift",
          """
          import SwiftUI
          let a = UIFont(name: "Brand-Bold", size: 17)
          let b = UIFont(name: "AmericanTypewriter", size: 17)
          let c = Font.custom("Menlo-Regular", size: 17)
          let d = Font.custom(theme.name, size: 17)
          """
        ),
      ],
      [
        .plist("Brand.otf"),
        .init("A.swift", "import UIKit\nlet f = UIFont(name: \"Inter\", size: 17)"),
        .init("B.swift", "import CoreText\nCTFontManagerRegisterFontsForURL(url, .process, nil)"),
      ],
      [.init("A.swift", "import UIKit\nlet f = UIFont(name: \"Inter-Regular\", size: 17)")],
      [
        .plist("Brand[wght].ttf"),
        .init("A.swift", "import UIKit\nlet f = UIFont(name: \"Brand-SemiBold\", size: 17)"),
        .init(
          "A.xib",
          .xib(
            #"<label id="l" text="Title"><fontDescription key="fontDescription" "#
              + #"name="HelveticaNeue-Bold" family="Helvetica Neue" pointSize="15"/></label>"#
          )
        ),
      ],
    ],
    sourceChecks: [
      .calls(["UIFont", "init", "custom", "CTFontCreateWithName"]) { site, report in
        guard let name = fontName(site), let text = name.text, mayBeAFace(text) else { return }
        report.add(name, message(text), holding: .fontIsLacking(text))
      }
    ],
    fileChecks: [
      .elements(["fontDescription"]) { element, report in
        guard let name = element["name"], element["type"] != "system", mayBeAFace(name) else {
          return
        }
        report.add(element, message(name), holding: .fontIsLacking(name))
      }
    ]
  )

  private static func fontName(_ site: CallSite) -> ExprSyntax? {
    switch site.name {
    case "CTFontCreateWithName": site.node.arguments.first?.expression
    case "custom": site.has("size") || site.has("fixedSize") ? site.argument(nil) : nil
    default: site.node.makes("UIFont") ? site.argument("name") : nil
    }
  }

  /// Whether a name is not one of the system's own, for which `private-font-name` is responsible.
  private static func mayBeAFace(_ name: String) -> Bool {
    !name.isEmpty && !name.hasPrefix(".") && !name.hasPrefix("SF") && !name.hasPrefix("NewYork")
  }

  private static func message(_ name: String) -> String {
    "No font of iOS and no file under UIAppFonts has the name '\(name)'."
  }
}

extension FileRule.Example {
  /// A property list with fonts.
  static func plist(_ fonts: String...) -> FileRule.Example {
    let entries = fonts.map { "<string>\($0)</string>" }.joined()
    return .init(
      "Info.plist",
      "<plist><dict><key>UIAppFonts</key><array>\(entries)</array></dict></plist>"
    )
  }
}
