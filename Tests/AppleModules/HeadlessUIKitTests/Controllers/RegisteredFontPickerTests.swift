import FontManagement
import FontRegistry
import Foundation
import HeadlessUIKit
import MadeFonts
import Snapshots
import Testing

@Suite("Fonts of other programs in a list of fonts")
struct RegisteredFontPickerTests {
  /// A folder with a registry, in which a provider has installed a font.
  private final class Scratch: Sendable {
    let path = FileManager.default.temporaryDirectory.appending(path: "picker-\(UUID())").path

    init() throws {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      for style in ["Regular", "Bold"] {
        let file = URL(fileURLWithPath: path + "/Lorem-\(style).ttf")
        try Data(MadeFont(family: "Lorem", style: style).bytes).write(to: file)
        let provider = try program("org.example.foundry")
        let registration = FontRegistration([.file(file.path)], scope: .persistent)
        provider.manager.register(registration, by: provider.provider, consent: .granted)
      }
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func program(
      _ identifier: String = "org.example.reader",
      entitlements: Set<FontProvider.Entitlement> = Set(FontProvider.Entitlement.allCases)
    ) throws -> FontEnvironment {
      let system = try FontFile(bytes: MadeFont(family: "System").bytes)
      return FontEnvironment(
        manager: FontManager(
          folders: RegistryFolders(persistent: path + "/r", session: nil, fontconfig: nil),
          collection: FontCollection(files: [system]),
          sanitizer: nil
        ),
        provider: FontProvider(identifier: identifier, entitlements: entitlements),
        consent: .denied
      )
    }
  }

  private let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func run<Result>(
    _ program: FontEnvironment,
    _ body: () throws -> Result
  ) rethrows
    -> Result
  {
    try program.performAsCurrent { try program.manager.collection.performAsCurrent(body) }
  }

  private func shown(_ picker: UIFontPickerViewController) -> [(text: String, font: String)] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = picker
    window.makeKeyAndVisible()
    var texts: [(text: String, font: String)] = []
    window.layoutSnapshot().forEach { visit in
      for case .text(let text) in visit.element.drawings {
        texts.append((text.string, text.fonts.first?.name ?? ""))
      }
    }
    return texts
  }

  @Test func `a font of another program is shown in itself, and usable after the pick`() throws {
    let program = try scratch.program()
    run(program) {
      let picker = UIFontPickerViewController()
      #expect(shown(picker).contains { $0 == ("Lorem", "Lorem-Regular") })
      #expect(UIFont(name: "Lorem-Regular", size: 12) == nil)
      picker.pick(UIFontDescriptor(fontAttributes: [.family: "Lorem"]))
      #expect(UIFont(name: "Lorem-Regular", size: 12) != nil)
      #expect(UIFont(name: "Lorem-Bold", size: 12) != nil)
    }
  }

  @Test func `a picked face brings no other face`() throws {
    let program = try scratch.program()
    run(program) {
      let bold: [UIFontDescriptor.AttributeName: Any] = [
        .family: "Lorem", .face: "Bold", .name: "Lorem-Bold",
      ]
      UIFontPickerViewController().pick(UIFontDescriptor(fontAttributes: bold))
      #expect(UIFont(name: "Lorem-Bold", size: 12) != nil)
      #expect(UIFont(name: "Lorem-Regular", size: 12) == nil)
    }
  }

  @Test func `a program without the right to use them is not offered fonts of others`() throws {
    let program = try scratch.program(entitlements: [])
    run(program) {
      #expect(shown(UIFontPickerViewController()).map(\.text).contains("System"))
      #expect(!shown(UIFontPickerViewController()).map(\.text).contains("Lorem"))
      UIFontPickerViewController().pick(UIFontDescriptor(fontAttributes: [.family: "Lorem"]))
      #expect(UIFont(name: "Lorem-Regular", size: 12) == nil)
    }
  }

  @Test func `recent fonts are those of the user, in whichever program they were picked`() throws {
    let (first, second) = (try scratch.program(), try scratch.program("org.example.other"))
    run(first) {
      #expect(!shown(UIFontPickerViewController()).map(\.text).contains("Recently Used"))
      UIFontPickerViewController().pick(UIFontDescriptor(fontAttributes: [.family: "Lorem"]))
    }
    run(second) {
      let texts = shown(UIFontPickerViewController()).map(\.text)
      #expect(texts.contains("Recently Used") && texts.filter { $0 == "Lorem" }.count == 2)
    }
    try Data("{".utf8).write(to: URL(fileURLWithPath: scratch.path + "/r/recents.json"))
    #expect(second.manager.recentFonts().isEmpty)
  }
}
