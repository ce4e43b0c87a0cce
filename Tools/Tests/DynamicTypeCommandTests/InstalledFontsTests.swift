import Foundation
import Testing

/// Fonts that `dynamictype fonts install` has installed, in the commands that set text.
@Suite("Installed fonts in every command")
struct InstalledFontsTests {
  private let home: FontsTests.Home

  private static let font = "SeedVariable-Regular"

  init() throws {
    home = try FontsTests.Home()
    let installation = try home.run("install", FontsTests.variable, "--yes")
    #expect(installation.status == 0, "\(installation.error)")
  }

  private func run(_ arguments: [String]) throws -> Command {
    try Command(arguments, environment: home.environment)
  }

  private func write(_ text: String, _ name: String) throws -> String {
    let path = home.path + "/" + name
    try Data(text.utf8).write(to: URL(filePath: path))
    return path
  }

  @Test("measure sets text in them, alone and in a batch") func measure() throws {
    struct Answer: Decodable {
      var fonts: [String]
      var diagnostics: [String]?
    }
    let arguments = ["measure", "AB", "--font", Self.font, "--json"]
    let answer: Answer = try run(arguments).decoded()
    #expect(answer.diagnostics == nil && answer.fonts == [Self.font])
    // Nobody else has the font: without the registry it is stood in for.
    let missing: Answer = try Command(arguments).decoded()
    #expect(missing.diagnostics?.isEmpty == false)
    let labels = try write(#"{"text": "AB", "font": "\#(Self.font)"}"# + "\n", "labels.jsonl")
    let batch = try run(["measure", "--batch", labels])
    #expect(batch.status == 0 && !batch.output.contains("diagnostics"), "\(batch.output)")
  }

  @Test("tokens specimen names no font that stands in") func tokens() throws {
    let tokens = try write(
      #"{"a": {"$type": "typography", "$value": {"fontFamily": "Seed Variable", "fontSize": "17px"}}}"#,
      "a.tokens.json"
    )
    let arguments = ["tokens", "specimen", tokens, "--output", home.path + "/a.svg"]
    #expect(!(try run(arguments).error.contains("stands in")))
    #expect(try Command(arguments).error.contains("stands in for Seed Variable"))
  }

  @Test("rtf convert draws pages in them") func rtf() throws {
    let note = try write(
      #"{\rtf1\ansi{\fonttbl\f0 SeedVariable-Regular;}\f0\fs34 AB}"#,
      "note.rtf"
    )
    func pages(_ name: String, _ command: ([String]) throws -> Command) throws -> Data {
      let output = home.path + "/" + name
      let result = try command(["rtf", "convert", note, "--to", "png", "--output", output])
      #expect(result.status == 0, "\(result.error)")
      return try Data(contentsOf: URL(filePath: output))
    }
    #expect(try pages("with.png", run) != pages("without.png") { try Command($0) })
  }

  /// A view with a label in the font.
  private var document: String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/><objects>
    <view userLabel="Card" id="card"><rect key="frame" x="0" y="0" width="393" height="120"/>
    <subviews><label text="AB" translatesAutoresizingMaskIntoConstraints="NO" id="label">
    <rect key="frame" x="10" y="10" width="90" height="30"/>
    <fontDescription key="fontDescription" name="\(Self.font)" family="SeedVariable" pointSize="17"/>
    </label></subviews><constraints>
    <constraint firstItem="label" firstAttribute="leading" secondItem="card" \
    secondAttribute="leading" constant="10" id="c1"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="card" secondAttribute="top" \
    constant="10" id="c2"/></constraints></view></objects></document>
    """
  }

  @Test("layout and preview draw documents in them") func documents() throws {
    // Fonts beside the document would be the project's own.
    let folder = try FontsTests.Home()
    let path = folder.path + "/Card.xib"
    try Data(document.utf8).write(to: URL(filePath: path))
    let layout = ["layout", path, "--device", "iPhone 16"]
    #expect(try run(layout).output != Command(layout).output)
    func page(_ name: String, _ command: ([String]) throws -> Command) throws -> Data {
      let output = folder.path + "/" + name
      _ = try command(["preview", path, "--output", output])
      return try Data(contentsOf: URL(filePath: output + "/index.html"))
    }
    #expect(try page("with", run) != page("without") { try Command($0) })
  }
}
