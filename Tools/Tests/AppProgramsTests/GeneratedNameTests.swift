import AppProjects
import FileAccess
import Foundation
import LeavingOut
import Testing

@testable import AppPrograms

/// The names and calls are those of the pages about both tools, for the texts and files that these show.
@Suite("Names that SwiftGen and R.swift make")
struct GeneratedNameTests {
  @Test(
    "of members by SwiftGen",
    arguments: [
      ("alert_title", "alertTitle"), ("apples.count", "applesCount"), ("private", "`private`"),
      ("Exotic", "exotic"), ("LOGIN_TITLE", "loginTitle"), ("URLChooser", "urlChooser"),
    ]
  )
  func members(text: String, name: String) {
    #expect(ResourceName.member(text) == name)
  }

  @Test(
    "by R.swift",
    arguments: [
      ("settings-icon", "settingsIcon"), ("gradient.jpg", "gradientJpg"),
      ("Acme-Light", "acmeLight"),
      ("seed-data.json", "seedDataJson"), ("welcome.message", "welcomeMessage"),
      ("copy.progress", "copyProgress"),
    ]
  )
  func resources(text: String, name: String) {
    #expect(ResourceName.resource(text) == name)
  }

  /// By the table of Apple's "String Format Specifiers".
  @Test(
    "take the arguments of texts",
    arguments: [
      ("Those %d bananas belong to %@.", [FormatArguments.Kind.integer, .object]),
      ("%2$@ has %1$ld of 100 %%", [.integer, .object]),
      ("%.2f %s %c", [.real, .text, .character]),
      ("nothing", []),
    ]
  )
  func arguments(text: String, kinds: [FormatArguments.Kind]) {
    #expect(FormatArguments.kinds(in: text) == kinds)
  }

  private static let strings = """
    "alert_title" = "Title of the alert";
    "bananas.owner" = "Those %d bananas belong to %@.";
    "welcome.message" = "Welcome";
    "copy.progress" = "Completed %d of %d";
    """

  private static let storyboard = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" initialViewController="a-b-c">
    <scenes><scene sceneID="s-1"><objects>
    <viewController storyboardIdentifier="MessagesList" id="a-b-c" sceneMemberID="viewController">
    <view key="view" id="v-1"><rect key="frame" x="0" y="0" width="390" height="844"/></view>
    </viewController></objects></scene></scenes></document>
    """

  @Test("are there if their source is not, with the real texts in the language of the screen")
  func names() throws {
    let color =
      #"{"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"#
      + #""red": "1", "green": "0", "blue": "0", "alpha": "1"}}}]}"#
    let files = [
      "Package.swift": """
      // swift-tools-version: 5.9
      import PackageDescription
      let package = Package(name: "Harbor", defaultLocalization: "en", targets: [
        .target(name: "Harbor", resources: [.process("Resources")])])
      """,
      "swiftgen.yml": """
      input_dir: Sources/Harbor/Resources
      output_dir: Sources/Harbor/Generated
      strings:
        inputs: en.lproj
        outputs:
          - templateName: structured-swift5
            output: Strings.swift
      xcassets:
        - inputs: Assets.xcassets
          outputs:
            templateName: swift5
            output: Assets.swift
            params: {enumName: Pictures}
      ib:
        inputs: .
        outputs:
          - templateName: scenes-swift5
            output: Scenes.swift
      """,
      "Sources/Harbor/Resources/en.lproj/Localizable.strings": Self.strings,
      "Sources/Harbor/Resources/de.lproj/Localizable.strings":
        "\"alert_title\" = \"Titel\";\n\"welcome.message\" = \"Willkommen\";\n",
      "Sources/Harbor/Resources/Assets.xcassets/brand.colorset/Contents.json": color,
      "Sources/Harbor/Resources/Assets.xcassets/settings-icon.imageset/Contents.json":
        #"{"images": []}"#,
      "Sources/Harbor/Resources/Message.storyboard": Self.storyboard,
      "Sources/Harbor/Resources/seed-data.json": "{\"ships\": 3}",
      "Sources/Harbor/Resources/help.html": "<p>Help</p>",
      "Sources/Harbor/Resources/list.plist": """
      <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict><key>berths</key><integer>7</integer></dict></plist>
      """,
      "Sources/Harbor/Harbor.swift": """
      import SwiftUI
      import UIKit
      struct Words: View {
        var body: some View {
          let scene = StoryboardScene.Message.messagesList.instantiate()
          let seed = R.file.seedDataJson().flatMap { try? Data(contentsOf: $0) } ?? Data()
          let list = NSDictionary(contentsOfFile: Bundle.module.path(forResource: "list", ofType: "plist") ?? "")
          let help = Bundle.module.url(forResource: "help", withExtension: "html").flatMap { try? String(contentsOf: $0, encoding: .utf8) }
          let words: [String] = [
            L10n.alertTitle, L10n.Bananas.owner(5, "Olivier"), R.string.localizable.welcomeMessage(),
            R.string.localizable.copyProgress(1, 2), Pictures.brand.name, Pictures.settingsIcon.name,
            "\\(R.image.settingsIcon.name) \\(R.color.brand() != nil)", "\\(scene.view.frame.height > 0)",
            "\\(R.storyboard.message.messagesList() != nil)", "\\(seed.count) \\(list?["berths"] ?? "none") \\(help ?? "none")",
            Bundle.module.localizedString(forKey: "alert_title", value: nil, table: nil),
          ]
          return Text(verbatim: { fatalError(words.joined(separator: "; ")) }())
        }
      }
      #Preview("Words") { Words() }
      """,
    ]
    let folder = FileManager.default.temporaryDirectory.path + "/names-\(UUID().uuidString)"
    for (name, text) in files {
      let path = "\(folder)/\(name)"
      try FileManager.default.createDirectory(
        atPath: FilePath.folder(path),
        withIntermediateDirectories: true
      )
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let app = try BuiltApp(AppModule.all(of: AppProject.read(folder)), in: folder)
    let module = try #require(app.program.summary.modules.first)
    #expect(module.errors.map(\.message) == [])
    #expect(module.omissions.map(\.reason) == [])
    let said = String(decoding: try app.run(["--category", "L", "--json"]).output, as: UTF8.self)
    let words =
      "Title of the alert; Those 5 bananas belong to Olivier.; Welcome; Completed 1 of 2; brand; settings-icon; "
      + "settings-icon true; true; true; 12 7 <p>Help</p>; Title of the alert"
    #expect(said.replacing("\\/", with: "/").contains(words))
    let german = try app.run(["--category", "L", "--json", "--language", "de"]).output
    #expect(String(decoding: german, as: UTF8.self).contains("Titel; Those 5"))
  }
}
