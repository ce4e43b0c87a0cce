import Foundation
import Testing

@Suite("Laid-out documents")
struct LayoutTests {
  struct Answer: Decodable {
    struct Screen: Decodable {
      var id: String
      var name: String
      var objects: [Object]
    }
    struct Object: Decodable {
      var id: String
      var `class`: String
      var frame: Frame
    }
    struct Frame: Decodable, Equatable {
      var x: Double
      var y: Double
      var width: Double
      var height: Double
    }
    struct Finding: Decodable {
      var rule: String
    }
    var file: String
    var systemVersion: String?
    var screens: [Screen]?
    var findings: [Finding]?
    var error: String?
  }

  /// A view whose subview keeps ten points from the edges.
  private static let view = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES">
    <device id="retina6_12" orientation="portrait" appearance="light"/><objects>
    <view userLabel="Card" id="card"><rect key="frame" x="0" y="0" width="393" height="120"/>
    <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="inner">
    <rect key="frame" x="10" y="10" width="10" height="10"/></view></subviews><constraints>
    <constraint firstItem="inner" firstAttribute="leading" secondItem="card" \
    secondAttribute="leading" constant="10" id="c1"/>
    <constraint firstAttribute="trailing" secondItem="inner" secondAttribute="trailing" \
    constant="10" id="c2"/>
    <constraint firstItem="inner" firstAttribute="top" secondItem="card" secondAttribute="top" \
    constant="10" id="c3"/>
    <constraint firstAttribute="bottom" secondItem="inner" secondAttribute="bottom" \
    constant="10" id="c4"/>
    </constraints></view></objects></document>
    """

  private func folder(_ files: [String: String]) throws -> String {
    let path = NSTemporaryDirectory() + "layout-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
    }
    return path
  }

  private func answers(_ command: Command) throws -> [Answer] {
    try command.lines.map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
  }

  @Test("follow the custom classes, and mistakes in those are told")
  func customClasses() throws {
    let path = try folder([
      "Card.xib": Self.view.replacing(
        #"<view translatesAutoresizingMaskIntoConstraints="NO" id="inner">"#,
        with:
          #"<view translatesAutoresizingMaskIntoConstraints="NO" id="inner" customClass="Box">"#
      ).replacing(#"constant="10" id="c4""#, with: #"priority="1" constant="10" id="c4""#),
      "classes.json": #"{"Box": {"size": {"height": 56}, "colour": 1}, "Gone": {}}"#,
    ])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let command = try Command(
      "layout",
      path,
      "--device",
      "iPhone 16",
      "--custom-classes",
      path + "/classes.json",
      "--json"
    )
    let objects = try #require(try answers(command).first?.screens?.first).objects
    #expect(objects.first { $0.id == "inner" }?.frame.height == 56)
    #expect(command.error.contains("classes.json:1:34: warning: There is no key 'colour'"))
    #expect(command.error.contains("No object of the documents has the class 'Gone'"))
    let missing = try Command("layout", path, "--custom-classes", path + "/missing.json")
    #expect(missing.status == 66)
  }

  @Test("have the frames of their canvas without a device")
  func canvas() throws {
    let path = try folder(["Card.xib": Self.view])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let answer = try #require(try answers(Command("layout", path + "/Card.xib", "--json")).first)
    let objects = try #require(answer.screens?.first).objects
    #expect(objects.map(\.id) == ["card", "inner"])
    #expect(objects[1].frame == .init(x: 10, y: 10, width: 373, height: 100))
  }

  @Test("are as wide as the device")
  func device() throws {
    let path = try folder(["Card.xib": Self.view])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let command = try Command(
      "layout",
      path,
      "--json",
      "--device",
      "iPhone SE (1st generation)",
      "--category",
      "AX5"
    )
    let screen = try #require(try answers(command).first?.screens?.first)
    #expect(screen.name == "Card")
    #expect(screen.objects.first { $0.id == "inner" }?.frame.width == 300)
  }

  @Test("are those of one version of iOS, which is named")
  func version() throws {
    let path = try folder(["Card.xib": Self.view])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let device = ["layout", path, "--json", "--device", "iPhone 16"]
    #expect(try answers(Command(device)).first?.systemVersion == "26")
    let old = try answers(Command(device + ["--system-version", "18"]))
    #expect(old.first?.systemVersion == "18")
    #expect(try answers(Command("layout", path, "--json")).first?.systemVersion != nil)
    #expect(try Command("layout", path).output.contains("Card.xib, as iOS "))
  }

  @Test(
    "refuse an unknown version, a version of a canvas, and the former name of a category",
    arguments: [
      (["--device", "iPhone 16", "--system-version", "20"], "hint: known are 9 to 18 and 26"),
      (["--system-version", "18"], "'--system-version' needs '--device'"),
      (["--device", "iPhone 16", "--size", "AX5"], "'--size' of 'layout' is '--category' now"),
    ]
  )
  func versionMistakes(_ arguments: [String], _ message: String) throws {
    let command = try Command(["layout", "x.xib"] + arguments)
    #expect(command.status == 64)
    #expect(command.error.contains(message))
  }

  @Test("come one a line, also those that cannot be read")
  func many() throws {
    let path = try folder(["A.xib": Self.view, "B.xib": "no document", "C.xib": Self.view])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let command = try Command("layout", path, "--json")
    let answers = try answers(command)
    #expect(answers.map { $0.file.suffix(5) } == ["A.xib", "B.xib", "C.xib"])
    #expect(answers.map { $0.error == nil } == [true, false, true])
    #expect(command.status == 65)
  }

  @Test("are a table without --json")
  func table() throws {
    let path = try folder(["Card.xib": Self.view])
    defer { try? FileManager.default.removeItem(atPath: path) }
    let command = try Command("layout", path)
    #expect(command.lines.first?.hasPrefix("Screen") == true)
    #expect(command.output.contains("inner"))
  }

  @Test(
    "need a file, and a device for a language",
    arguments: [[], ["x.xib", "--language", "de"]]
  )
  func mistakes(_ arguments: [String]) throws {
    let command = try Command(["layout"] + arguments)
    #expect(command.status == 64)
    #expect(command.error.hasPrefix("error: "))
  }
}
