import Foundation
import Testing
import UIKit

/// A file of a bundle.
private struct BundleFile {
  var path: String
  var text: String
}

private let catalog = """
  {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld files": {"localizations": {
  "en": {"variations": {"plural": {
  "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
  "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
  "de": {"variations": {"plural": {
  "one": {"stringUnit": {"state": "translated", "value": "%lld Datei"}},
  "other": {"stringUnit": {"state": "translated", "value": "%lld Dateien"}}}}}}}}}
  """

private let color = """
  {"colors": [
  {"idiom": "universal", "color": {"color-space": "srgb", "components":
  {"red": "1.000", "green": "0.000", "blue": "0.000", "alpha": "1.000"}}},
  {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
  "color": {"color-space": "srgb", "components":
  {"red": "0.000", "green": "0.000", "blue": "1.000", "alpha": "1.000"}}}],
  "info": {"author": "xcode", "version": 1}}
  """

private let image = """
  {"images": [{"idiom": "universal", "filename": "logo@2x.png", "scale": "2x"}],
  "info": {"author": "xcode", "version": 1}}
  """

/// A picture of one pixel.
private let png =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=="

@Suite("Resources of a program's bundles", .serialized)
struct BundleResourcesTests {
  /// Calls a function with a bundle of files, which is removed afterwards.
  private func withBundle(_ body: (Bundle) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString, isDirectory: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let files = [
      BundleFile(
        path: "en.lproj/Localizable.strings",
        text: "\"title\" = \"Inbox\";\n\"only\" = \"Only here\";"
      ),
      BundleFile(path: "de.lproj/Localizable.strings", text: "\"title\" = \"Eingang\";"),
      BundleFile(path: "Counts.xcstrings", text: catalog),
      BundleFile(path: "Assets.xcassets/Brand.colorset/Contents.json", text: color),
      BundleFile(path: "Assets.xcassets/Logo.imageset/Contents.json", text: image),
    ]
    for file in files {
      let place = folder.appendingPathComponent(file.path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(file.text.utf8).write(to: place)
    }
    try #require(Data(base64Encoded: png))
      .write(to: folder.appendingPathComponent("Assets.xcassets/Logo.imageset/logo@2x.png"))
    let bundle: Bundle = try #require(Bundle(path: folder.path))
    try body(bundle)
  }

  @Test(
    arguments: [
      (nil, "Inbox"), ("de", "Eingang"), ("de-AT", "Eingang"), ("en", "Inbox"), ("fr", "Inbox"),
    ] as [(String?, String)]
  )
  func `A text has the language of its task`(_ language: String?, _ expected: String) throws {
    try withBundle { bundle in
      let text = AppLanguage.perform(in: language) {
        NSLocalizedString("title", bundle: bundle, comment: "")
      }
      #expect(text == expected)
    }
  }

  @Test func `A text that is missing is that of the app's language, or its key`() throws {
    try withBundle { bundle in
      AppLanguage.perform(in: "de") {
        #expect(NSLocalizedString("only", bundle: bundle, comment: "") == "Only here")
        #expect(NSLocalizedString("none", bundle: bundle, comment: "") == "none")
        #expect(NSLocalizedString("none", bundle: bundle, value: "Else", comment: "") == "Else")
      }
    }
  }

  @Test func `A pseudo-language is made of the app's own texts`() throws {
    try withBundle { bundle in
      let text = AppLanguage.perform(in: "en-XA") {
        NSLocalizedString("title", bundle: bundle, comment: "")
      }
      #expect(text.count > "Inbox".count)
    }
  }

  @Test(
    arguments: [
      (1, nil, "1 file"), (3, nil, "3 files"), (1, "de", "1 Datei"), (3, "de", "3 Dateien"),
    ] as [(Int, String?, String)]
  )
  func `A number chooses the form of a plural`(
    _ count: Int,
    _ language: String?,
    _ expected: String
  ) throws {
    try withBundle { bundle in
      let text = AppLanguage.perform(in: language) {
        String(localized: "\(count) files", table: "Counts", bundle: bundle)
      }
      #expect(text == expected)
    }
  }

  @Test func `Values stand in the places of a key without a text`() throws {
    try withBundle { bundle in
      #expect(String(localized: "\("Ann") has \(2)%", bundle: bundle) == "Ann has 2%")
    }
  }

  @Test func `A color of a catalog follows the appearance`() throws {
    try withBundle { bundle in
      let color = try #require(UIColor(named: "Brand", in: bundle, compatibleWith: nil))
      let light = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light))
      let dark = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark))
      #expect(light == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(dark == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
      #expect(UIColor(named: "Missing", in: bundle, compatibleWith: nil) == nil)
    }
  }

  @Test func `An image of a catalog has the scale of its file`() throws {
    try withBundle { bundle in
      let image = try #require(UIImage(named: "Logo", in: bundle, compatibleWith: nil))
      #expect(image.size == CGSize(width: 0.5, height: 0.5))
      #expect(UIImage(named: "Missing", in: bundle, compatibleWith: nil) == nil)
    }
  }
}
