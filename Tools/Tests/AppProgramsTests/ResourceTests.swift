import AppProjects
import FileAccess
import Foundation
import LeavingOut
import Testing

@testable import AppPrograms

/// By Apple's page "Bundle", and "Accessing a Bundle's Contents" of the Bundle Programming Guide.
@Suite("The resources of an app")
struct ResourceTests {
  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0"><objects>
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1" userLabel="File's Owner"/>
    <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
    <label text="Mole" id="l-1"><rect key="frame" x="0" y="0" width="90" height="21"/></label>
    </objects></document>
    """

  private static let code = """
    import SwiftUI
    import UIKit
    final class Marker {}
    func read(_ url: URL?) -> String { url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none" }
    func words() -> String {
      let list = NSDictionary(contentsOfFile: Bundle.main.path(forResource: "List", ofType: "plist") ?? "")
      let label = Bundle.main.loadNibNamed("Badge", owner: nil, options: nil)?.first as? UILabel
      let fromNib = UINib(nibName: "Badge", bundle: nil).instantiate(withOwner: nil).first as? UILabel
      return [
        "\\(list?["berths"] ?? "none")", read(Bundle.main.url(forResource: "seed", withExtension: "json")),
        read(Bundle(for: Marker.self).url(forResource: "help", withExtension: "html")),
        read(Bundle.main.url(forResource: "tides", withExtension: "json", subdirectory: "Data")),
        label?.text ?? "none", fromNib?.text ?? "none",
        NSLocalizedString("pier", tableName: "Other", comment: ""),
        Bundle.main.localizedString(forKey: "pier", value: nil, table: "Other"),
        String(localized: "pier", table: "Other"), "\\(Bundle.main.localizations.contains("de"))",
      ].joined(separator: "; ")
    }
    #Preview("Words") { Text(verbatim: { fatalError(words()) }()) }
    """

  @Test("are where its code looks for them, with the texts of the screen's language")
  func places() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/resources-\(UUID().uuidString)"
    let resources = [
      "List.plist":
        "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>berths</key><integer>7</integer></dict></plist>",
      "seed.json": "{}", "help.html": "<p>Help</p>", "Data/tides.json": "[1]",
      "Badge.xib": Self.xib,
      "en.lproj/Other.strings": "\"pier\" = \"Pier\";\n",
      "de.lproj/Other.strings": "\"pier\" = \"Steg\";\n",
    ]
    for (name, text) in resources.merging(["App.swift": Self.code], uniquingKeysWith: { $1 }) {
      let path = "\(folder)/\(name)"
      try FileManager.default.createDirectory(
        atPath: FilePath.folder(path),
        withIntermediateDirectories: true
      )
      try text.write(toFile: path, atomically: true, encoding: .utf8)
    }
    let places = Set(resources.keys.map { $0.hasPrefix("Data/") ? "Data" : $0 })
    let target = AppTarget(
      name: "Harbor",
      module: "Harbor",
      kind: .application,
      folder: folder,
      sources: ["\(folder)/App.swift"],
      resources: places.sorted().map {
        .init(path: "\(folder)/\($0)", kind: $0 == "Data" ? .folder : .file, place: $0)
      }
    )
    let modules = AppModule.all(of: AppProject(folder: folder, targets: [target]))
    let app = try BuiltApp(modules, in: folder)
    #expect(app.program.summary.modules.flatMap(\.omissions).map(\.reason) == [])
    func said(_ language: String) throws -> String {
      let run = try app.run(["--category", "L", "--json", "--language", language])
      return String(decoding: run.output, as: UTF8.self).replacing("\\/", with: "/")
    }
    let start = "7; {}; <p>Help</p>; [1]; Mole; Mole; "
    #expect(try said("en").contains(start + "Pier; Pier; Pier; true"))
    #expect(try said("de").contains(start + "Steg; Steg; Steg; true"))
  }
}
