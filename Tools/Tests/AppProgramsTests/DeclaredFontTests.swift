import AppProjects
import FileAccess
import Foundation
import LeavingOut
import Testing

@testable import AppPrograms

/// By Apple's page about the key `UIAppFonts` and "Adding a custom font to your app".
@Suite("The fonts of UIAppFonts")
struct DeclaredFontTests {
  /// An installed font under the name of a family that no machine has, of as many letters.
  private static func font(named name: String) throws -> Data {
    var bytes = try FileBytes.read("/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf")
    for wide in [false, true] {
      func encoded(_ text: String) -> [UInt8] { text.utf8.flatMap { wide ? [0, $0] : [$0] } }
      let (old, new) = (encoded("DejaVu"), encoded(name))
      while let place = bytes.firstRange(of: old) { bytes.replaceSubrange(place, with: new) }
    }
    return Data(bytes)
  }

  @Test("can be used by the code of screens, and others of the bundle cannot")
  func registration() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/fonts-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Self.font(named: "Quokka").write(to: URL(filePath: "\(folder)/Quokka.ttf"))
    try Self.font(named: "Wombat").write(to: URL(filePath: "\(folder)/Wombat.ttf"))
    let code = """
      import SwiftUI
      import UIKit
      #Preview("Fonts") {
        Text(verbatim: {
          let found = ["QuokkaSans", "WombatSans"].map { "\\(UIFont(name: $0, size: 12) != nil)" }
          fatalError("found " + found.joined(separator: ", "))
        }())
      }
      """
    try code.write(toFile: "\(folder)/App.swift", atomically: true, encoding: .utf8)
    var target = AppTarget(
      name: "Harbor",
      module: "Harbor",
      kind: .application,
      folder: folder,
      sources: ["\(folder)/App.swift"],
      resources: ["Quokka.ttf", "Wombat.ttf"].map {
        .init(path: "\(folder)/\($0)", kind: .file, place: $0)
      }
    )
    target.settings.infoPlistKeys["UIAppFonts"] = "Quokka.ttf"
    let modules = AppModule.all(of: AppProject(folder: folder, targets: [target]))
    let app = try BuiltApp(modules, in: folder)
    #expect(app.program.summary.modules.flatMap(\.omissions).map(\.reason) == [])
    let said = String(decoding: try app.run(["--category", "L", "--json"]).output, as: UTF8.self)
    #expect(said.contains("found true, false"))
  }

  @Test("are a note if they are not among the resources")
  func missing() throws {
    let folder = FileManager.default.temporaryDirectory.path + "/fonts-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <plist version="1.0"><dict>
      <key>UIAppFonts</key><array><string>Acme-Light.ttf</string><string>Fonts/Tern.otf</string></array>
      </dict></plist>
      """
    try list.write(toFile: "\(folder)/Info.plist", atomically: true, encoding: .utf8)
    var target = AppTarget(name: "Harbor", module: "Harbor", kind: .application, folder: folder)
    target.settings.infoPlist = "\(folder)/Info.plist"
    let fonts = try #require(DeclaredFonts(target))
    let missing = fonts.missing(in: [.init(path: "/a/Tern.otf", place: "Tern.otf")])
    #expect(missing.map(\.missingName) == ["Acme-Light.ttf"])
    #expect(missing.map(\.line) == [3])
    target.settings.infoPlist = nil
    target.settings.infoPlistKeys["UIAppFonts"] = "Acme-Light.ttf Tern.otf"
    #expect(DeclaredFonts(target)?.names == ["Acme-Light.ttf", "Tern.otf"])
  }
}
