import Foundation
import Testing

@Suite("dynamictype preview")
final class PreviewTests {
  private var folders: [URL] = []

  deinit {
    for folder in folders { try? FileManager.default.removeItem(at: folder) }
  }

  /// A xib with one label of a fixed size.
  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="20037" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \
    useTraitCollections="YES">
        <objects>
            <view contentMode="scaleToFill" id="vie-w0-one">
                <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
                <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
                <subviews>
                    <label text="Welcome" numberOfLines="0" fixedFrame="YES" id="lab-el-one">
                        <rect key="frame" x="20" y="100" width="300" height="80"/>
                        <fontDescription key="fontDescription" type="system" pointSize="15"/>
                    </label>
                </subviews>
            </view>
        </objects>
    </document>
    """

  /// Runs the command on a folder of its own with one xib; returns it and the folder.
  private func preview(_ arguments: [String]) throws -> (command: Command, folder: URL) {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "preview-\(UUID().uuidString)"
    )
    folders.append(folder)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(Self.xib.utf8).write(to: folder.appendingPathComponent("Card.xib"))
    let options = ["--device", "iPhone SE", "--category", "L,AX3"]
    let given = arguments.map { $0.replacingOccurrences(of: "FOLDER", with: folder.path) }
    return (try Command(["preview", folder.path] + options + given), folder)
  }

  @Test("finds a fixed font, says so and ends with the status for findings")
  func findings() throws {
    let (command, _) = try preview([])
    #expect(command.status == 2)
    #expect(command.output.contains("does not grow"))
    #expect(command.output.contains("not yet"))
  }

  @Test(
    "says that the size of a view depends on its class where that sets itself up",
    arguments: [("sharedInit()", true), ("", false)]
  )
  func classesThatSetThemselvesUp(_ call: String, _ isUncertain: Bool) throws {
    let xib = Self.xib.replacingOccurrences(
      of: "<label",
      with: """
        <button customClass="Pad" fixedFrame="YES" id="pad-id-one">
        <rect key="frame" x="20" y="300" width="30" height="30"/>
        <state key="normal" title="B"/></button><label
        """
    )
    let (_, folder) = try preview([])
    try Data(xib.utf8).write(to: folder.appendingPathComponent("Card.xib"))
    let pad = """
      class Pad: UIButton {
        required init?(coder: NSCoder) {
          super.init(coder: coder)
          \(call)
        }
        func sharedInit() { setImage(picture, for: .normal) }
      }
      """
    try Data(pad.utf8).write(to: folder.appendingPathComponent("Pad.swift"))
    let command = try Command(["preview", folder.path, "--device", "iPhone SE", "--category", "L"])
    #expect(command.output.contains("is small to hit"))
    #expect(command.output.contains("uncertain: it depends on Pad.swift:2") == isUncertain)
  }

  @Test("prints the counts and verdicts without the findings")
  func summary() throws {
    let (command, _) = try preview(["--summary", "--fail-on", "never"])
    #expect(command.status == 0)
    #expect(command.output.hasPrefix("1 finding: 1 error"))
    #expect(command.output.contains("not yet"))
    #expect(!command.output.contains("does not grow"))
  }

  @Test("prints the format that it is asked for")
  func formats() throws {
    let (json, _) = try preview(["--json", "--fail-on", "never"])
    #expect(json.status == 0)
    #expect(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) is [String: Any])
    let (github, _) = try preview(["--format", "github"])
    #expect(github.output.contains("::error "))
  }

  @Test("says as which version of iOS screens are drawn")
  func version() throws {
    struct Report: Decodable { var systemVersion: String? }
    #expect(try preview([]).command.output.contains("Screens are drawn as iOS 26."))
    let old = ["--system-version", "18"]
    #expect(try preview(old).command.output.contains("Screens are drawn as iOS 18."))
    let report: Report = try preview(old + ["--json"]).command.decoded()
    #expect(report.systemVersion == "18")
    let unknown = try preview(["--system-version", "20"]).command
    #expect(unknown.status == 64)
    #expect(unknown.error.contains("hint: known are 9 to 18 and 26"))
  }

  @Test("shows how far it is in one line of the terminal", arguments: [24, 60] as [UInt16])
  func progress(columns: UInt16) throws {
    let folder = try preview([]).folder
    let output = try Command.errorsOnTerminal(
      ["preview", folder.path, "--category", "L", "--language", "base"],
      columns: columns
    )
    let lines = output.components(separatedBy: "\r\u{1B}[K").filter { !$0.isEmpty }
    #expect(lines.contains { $0.hasPrefix("1/2  ") })
    // The last column stays free.
    #expect(lines.allSatisfy { $0.count < Int(columns) && !$0.contains("\n") })
    #expect(lines.map(\.count).max() ?? 0 > 20)
  }

  @Test("answers from the cache while nothing changed, and shows the screens when something did")
  func cache() throws {
    let folder = try preview([]).folder
    let document = folder.appendingPathComponent("Card.xib")
    let kept = folder.appendingPathComponent(".cache/dynamictype/preview")
    func run(_ more: String...) throws -> Command {
      try Command(
        ["preview", folder.path, "--category", "L,AX3", "--output", folder.path + "/out"] + more,
        environment: ["XDG_CACHE_HOME": folder.path + "/.cache"]
      )
    }
    let first = try run()
    #expect(try FileManager.default.contentsOfDirectory(atPath: kept.path).count == 1)
    let page = folder.appendingPathComponent("out/index.html")
    func date() throws -> Date? {
      try FileManager.default.attributesOfItem(atPath: page.path)[.modificationDate] as? Date
    }
    let written = try date()
    let second = try run()
    #expect(second.output == first.output && second.status == first.status)
    #expect(try date() == written)
    try Data(Self.xib.replacingOccurrences(of: "Welcome", with: "Farewell").utf8).write(
      to: document
    )
    #expect(try run().output.contains("Farewell"))
    // A page that is gone is written again.
    try FileManager.default.removeItem(at: page)
    _ = try run()
    #expect(FileManager.default.fileExists(atPath: page.path))
    _ = try run("--no-cache")
    #expect(try FileManager.default.contentsOfDirectory(atPath: kept.path).count == 1)
  }

  @Test(
    "shows the screens again when the user's fonts change",
    arguments: [
      ["XDG_DATA_HOME": "FOLDER"], ["FONTCONFIG_FILE": "FOLDER/fonts.conf"],
    ]
  )
  func fonts(environment: [String: String]) throws {
    let folder = try preview([]).folder
    let home = folder.appendingPathComponent("home")
    let fonts = home.appendingPathComponent("fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    let settings = "<fontconfig><dir>\(fonts.path)</dir></fontconfig>"
    try Data(settings.utf8).write(to: home.appendingPathComponent("fonts.conf"))
    let document = folder.appendingPathComponent("Card.xib").path
    let app = folder.appendingPathComponent("App")
    try FileManager.default.createDirectory(at: app, withIntermediateDirectories: true)
    try FileManager.default.moveItem(atPath: document, toPath: app.path + "/Card.xib")
    var variables = environment.mapValues { $0.replacingOccurrences(of: "FOLDER", with: home.path) }
    variables["XDG_CACHE_HOME"] = folder.path + "/.cache"
    let kept = folder.appendingPathComponent(".cache/dynamictype/preview")
    func answer() throws -> Data {
      _ = try Command(["preview", app.path, "--category", "L"], environment: variables)
      let names = try FileManager.default.contentsOfDirectory(atPath: kept.path)
      #expect(names.count == 1)
      return try Data(contentsOf: kept.appendingPathComponent(names.first ?? ""))
    }
    let first = try answer()
    #expect(try answer() == first)
    try Data("no font".utf8).write(to: fonts.appendingPathComponent("New.ttf"))
    #expect(try answer() != first)
  }

  @Test("takes both for two orientations or appearances")
  func both() throws {
    let command = try preview(["--orientation", "both", "--appearance", "both"]).command
    #expect(command.status == 2)
    #expect(command.output.contains("landscape"))
  }

  @Test("compares with an earlier run")
  func compare() throws {
    let (_, folder) = try preview(["--output", "FOLDER/before", "--fail-on", "never"])
    let earlier = folder.appendingPathComponent("before/preview.json").path
    let (after, later) = try preview(["--output", "FOLDER/after", "--compare", earlier])
    #expect(after.status == 2)
    let page = try String(
      contentsOf: later.appendingPathComponent("after/index.html"),
      encoding: .utf8
    )
    #expect(page.contains("Compared with an earlier run"))
    let (none, _) = try preview(["--output", "FOLDER/after", "--compare", "FOLDER/Card.xib"])
    #expect(none.status == 65)
    #expect(none.error.contains("is no run of this version to compare with"))
  }

  @Test("writes a page and reports")
  func files() throws {
    let (command, folder) = try preview(
      ["--output", "FOLDER/out", "--report", "sarif=FOLDER/out.sarif", "--fail-on", "never"]
    )
    #expect(command.status == 0, "\(command.error)")
    let page = try String(
      contentsOf: folder.appendingPathComponent("out/index.html"),
      encoding: .utf8
    )
    #expect(page.contains("\"drawings\":[\""))
    let sarif = try String(contentsOf: folder.appendingPathComponent("out.sarif"), encoding: .utf8)
    #expect(sarif.contains("text-not-growing"))
  }

  @Test(
    "answers mistakes",
    arguments: [
      (["preview", "/nowhere"], "'/nowhere' does not exist"),
      (["preview", ".", "--pictures", "png"], "'--pictures' needs '--output'"),
      (["preview", ".", "--format", "jsn"], "unknown format 'jsn'; did you mean 'json'?"),
      (["preview", ".", "--fail-on", "eror"], "unknown severity 'eror'; did you mean 'error'?"),
      (["preview", ".", "--strict", "--lenient"], "'--strict' and '--lenient' exclude each other"),
      (["preview", ".", "--quiet", "--summary"], "'--quiet' and '--summary' exclude each other"),
      (["preview", ".", "--language", "Klingon!"], "'Klingon!' is no language tag"),
    ]
  )
  func mistakes(_ arguments: [String], _ message: String) throws {
    let command = try Command(arguments)
    #expect(command.status == (arguments.contains("/nowhere") ? 66 : 64))
    #expect(command.error.contains(message), "\(command.error)")
  }
}
