import Foundation
import Testing

/// Names of files that hold an escape sequence, a bell and a mark that turns text around.
@Suite("Names of files that steer a terminal") final class HostileNamesTests {
  private let folder = FileManager.default.temporaryDirectory.appending(path: "names-\(UUID())")
  private static let name = "a\u{1B}[2J\u{7}\u{202E}b"

  init() throws {
    let files = FileManager.default
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    let xib = """
      <?xml version="1.0"?><document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      useAutolayout="YES"><objects><view id="v" userLabel="\u{202E}x"><rect key="frame" x="0" y="0" \
      width="300" height="400"/><subviews><label text="&#x9b;31m" id="l"><rect key="frame" x="0" y="0" \
      width="60" height="20"/><fontDescription key="fontDescription" type="system" pointSize="17"/>\
      </label></subviews></view></objects></document>
      """
    try Data(xib.utf8).write(to: folder.appending(path: Self.name + ".xib"))
    try Data("import UIKit\nlet f = UIFont.systemFont(ofSize: 12)\n".utf8)
      .write(to: folder.appending(path: Self.name + ".swift"))
    try Data(#"{\rtf1 a}"#.utf8).write(to: folder.appending(path: Self.name + ".rtf"))
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private func path(_ ending: String) -> String { folder.path + "/" + Self.name + ending }

  @Test(
    arguments: [
      (["layout"], ".xib"), (["layout", "--json"], ".xib"), (["lint"], ".swift"),
      (["lint", "--json"], ".swift"), (["lint"], ".none"), (["rtf", "info"], ".rtf"),
      (["rtf", "check"], ".none"), (["fonts", "info"], ".rtf"), (["tokens", "check"], ".none"),
      (["preview"], ".none"),
    ] as [([String], String)]
  )
  func `are harmless in tables and messages`(command: [String], ending: String) throws {
    let run = try Command(command + [path(ending)])
    let said = run.output + run.error
    #expect(!said.isEmpty)
    let steering = said.unicodeScalars.filter { scalar in
      scalar != "\n" && scalar != "\t" && scalar.value < 0x20
        || (0x7F..<0xA0).contains(scalar.value) || (0x202A...0x202E).contains(scalar.value)
    }
    #expect(steering.map { String($0.value, radix: 16) } == [])
  }
}
