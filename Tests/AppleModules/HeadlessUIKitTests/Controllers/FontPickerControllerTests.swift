import FontManagement
import FontRegistry
import Foundation
import HeadlessUIKit
import Snapshots
import Testing

@Suite(
  "A list of fonts",
  .serialized,
  .enabled(if: FontCollection.installed.familyNames.contains("Noto Sans Thai"), "needs Noto")
)
struct FontPickerControllerTests {
  private final class Chooser: UIFontPickerViewControllerDelegate {
    var picked: UIFontDescriptor?
    var cancelled = 0
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      picked = viewController.selectedFontDescriptor
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
      cancelled += 1
    }
  }

  /// Runs a closure with a registry of the test alone.
  private func withRegistry(_ body: () throws -> Void) rethrows {
    let folder = FileManager.default.temporaryDirectory.appending(path: "picker-\(UUID())").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let folders = RegistryFolders(persistent: folder, session: nil, fontconfig: nil)
    try FontEnvironment(manager: FontManager(folders: folders)).performAsCurrent(body)
  }

  private func shown(
    _ picker: UIFontPickerViewController,
    _ category: UIContentSizeCategory = .large
  ) -> [TextContent] {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.traitOverrides.preferredContentSizeCategory = category
    window.rootViewController = picker
    window.makeKeyAndVisible()
    var texts: [TextContent] = []
    window.layoutSnapshot().forEach { visit in
      for case .text(let text) in visit.element.drawings { texts.append(text) }
    }
    return texts
  }

  @Test("names are shown in their own fonts, which follow the text size")
  func ownFonts() throws {
    try withRegistry {
      let picker = UIFontPickerViewController()
      picker.searchText = "noto sans thai"
      let large = try #require(shown(picker).first { $0.string == "Noto Sans Thai" })
      #expect(large.fonts.first?.name == "NotoSansThai-Regular")
      let largest = try #require(
        shown(picker, .accessibilityExtraExtraExtraLarge).first { $0.string == "Noto Sans Thai" }
      )
      let size = try #require(large.fonts.first?.pointSize)
      #expect(size == 17)
      #expect(try #require(largest.fonts.first?.pointSize) > 2 * size)
    }
  }

  @Test("names are shown in the system font where that is asked for")
  func systemFont() throws {
    try withRegistry {
      let configuration = UIFontPickerViewController.Configuration()
      configuration.displayUsingSystemFont = true
      let picker = UIFontPickerViewController(configuration: configuration)
      picker.searchText = "noto sans thai"
      let text = try #require(shown(picker).first { $0.string == "Noto Sans Thai" })
      #expect(text.fonts.first?.name == ".SFUI-Regular")
    }
  }

  @Test("faces are rows of their own, and changes of the configuration come too late")
  func faces() {
    withRegistry {
      let configuration = UIFontPickerViewController.Configuration()
      configuration.includeFaces = true
      let picker = UIFontPickerViewController(configuration: configuration)
      configuration.includeFaces = false
      picker.searchText = "noto sans thai"
      #expect(picker.configuration.includeFaces)
      #expect(shown(picker).map(\.string).contains("Bold"))
    }
  }

  @Test("predicates for languages are combined")
  func languages() throws {
    try withRegistry {
      typealias Configuration = UIFontPickerViewController.Configuration
      func families(_ predicate: NSPredicate?) -> [String] {
        let configuration = Configuration()
        configuration.filteredLanguagesPredicate = predicate
        let picker = UIFontPickerViewController(configuration: configuration)
        picker.searchText = "noto sans"
        return shown(picker).map(\.string)
      }
      let thai = try #require(Configuration.filterPredicate(forFilteredLanguages: ["th"]))
      let greek = try #require(Configuration.filterPredicate(forFilteredLanguages: ["el"]))
      #expect(families(thai).contains("Noto Sans Thai"))
      #expect(!families(greek).contains("Noto Sans Thai"))
      let either = NSCompoundPredicate(orPredicateWithSubpredicates: [thai, greek])
      #expect(families(either).contains("Noto Sans Thai"))
      let both = NSCompoundPredicate(andPredicateWithSubpredicates: [thai, greek])
      #expect(!families(both).contains("Noto Sans Thai"))
      #expect(!families(NSCompoundPredicate(notPredicateWithSubpredicate: thai)).contains("Thai"))
      #expect(Configuration.filterPredicate(forFilteredLanguages: []) == nil)
    }
  }

  @Test("a choice reaches the delegate, and is on top of the next list")
  func choice() {
    withRegistry {
      let chooser = Chooser()
      let picker = UIFontPickerViewController()
      picker.delegate = chooser
      picker.cancel()
      #expect(chooser.cancelled == 1)
      #expect(chooser.picked == nil)
      let thai = UIFontDescriptor(fontAttributes: [.family: "Noto Sans Thai"])
      picker.pick(thai)
      #expect(chooser.picked == thai)
      let texts = shown(UIFontPickerViewController()).map(\.string)
      #expect(texts.contains("Recently Used"))
      #expect(texts.contains("Noto Sans Thai"))
    }
  }
}
