import Foundation
import Testing

@Suite struct `Damaged input and output` {
  @Test(arguments: [["sizes"], ["measure", "a"], ["--help"]])
  func `a full disk is an error`(arguments: [String]) throws {
    let process = try Command.process(arguments, [:])
    process.standardOutput = FileHandle(forWritingAtPath: "/dev/full")
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 74)
  }

  @Test func `a byte-order mark does not fail the first line`() throws {
    let command = try Command(
      ["measure", "--batch", "-"],
      input: "\u{FEFF}{\"text\":\"a\"}\n{\"text\":\"b\"}\n"
    )
    #expect(command.status == 0)
    #expect(command.lines.count == 2)
  }

  @Test(arguments: [
    ["measure", "a", "--width", "1e-308"], ["measure", "a", "--display-scale", "1e-308"],
    ["readable", "--width", "1e-308"], ["categories", "--from-scale", "1e-308"],
  ])
  func `a number far below a pixel is a mistake`(arguments: [String]) throws {
    let command = try Command(arguments)
    #expect(command.status == 64)
    #expect(command.error.contains("needs a number from 0.001 on, not '1e-308'"))
  }

  @Test func `a batch answers for the lines behind one that ends the process`() throws {
    let process = try Command.process(["measure", "--batch", "-"], [:])
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let writer = input.fileHandleForWriting
    let reader = output.fileHandleForReading
    try writer.write(contentsOf: Data("{\"text\":\"a\"}\n".utf8))
    #expect(String(decoding: reader.availableData, as: UTF8.self).contains("width"))
    // The child notes that the line is answered, then waits for the next one, which seems to end it.
    usleep(500_000)
    let tasks = "/proc/\(process.processIdentifier)/task/\(process.processIdentifier)/children"
    guard let children = try? String(contentsOfFile: tasks, encoding: .utf8),
      let child = Int32(children.trimmingCharacters(in: .whitespacesAndNewlines))
    else {
      process.terminate()
      return
    }
    kill(child, SIGILL)
    // A fault of its own stops a process at once; until this one is gone it could still read.
    for _ in 0..<100 where kill(child, 0) == 0 { usleep(100_000) }
    try writer.write(contentsOf: Data("{\"text\":\"b\"}\n{\"text\":\"c\"}\n".utf8))
    try writer.close()
    let rest = String(decoding: try reader.readToEnd() ?? Data(), as: UTF8.self)
    process.waitUntilExit()
    let lines = rest.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first?.contains("ended the process") == true)
    #expect(lines.last?.contains("width") == true)
    #expect(process.terminationStatus == 65)
  }

  @Test func `a path without documents does not stop the others`() throws {
    let folder = try TemporaryProject(["Main.xib": TemporaryProject.label()])
    let command = try Command([
      "layout", "\(folder.path)/missing.xib", "\(folder.path)/Main.xib", "--json",
    ])
    #expect(command.status == 65)
    #expect(command.lines.count == 2)
    #expect(command.lines.first?.contains("does not exist") == true)
    #expect(command.lines.last?.contains(#""screens":[{"#) == true)
  }

  @Test func `a page of somebody else is not replaced`() throws {
    let folder = try TemporaryProject([
      "Main.xib": TemporaryProject.label(), "site/index.html": "<h1>My site</h1>",
    ])
    let arguments = ["preview", "\(folder.path)/Main.xib", "--category", "L", "-o"]
    let page = "\(folder.path)/site/index.html"
    let refused = try Command(arguments + ["\(folder.path)/site"])
    #expect(refused.status == 64)
    #expect(refused.error.contains("was not written by a preview"))
    #expect(refused.error.contains("--force"))
    #expect(try String(contentsOfFile: page, encoding: .utf8) == "<h1>My site</h1>")
    #expect(try Command(arguments + ["\(folder.path)/site", "--force"]).status != 64)
    #expect(try Command(arguments + ["\(folder.path)/site"]).status != 64)
  }

  @Test func `an identifier of any length has a picture`() throws {
    let id = String(repeating: "v", count: 400)
    let folder = try TemporaryProject(["Main.xib": TemporaryProject.label(view: id)])
    let command = try Command([
      "preview", "\(folder.path)/Main.xib", "--category", "L", "--pictures", "png", "-o",
      "\(folder.path)/out",
    ])
    #expect(!command.error.contains("cannot be written"))
    #expect([0, 2].contains(command.status))
  }
}

@Suite struct `Input that is no document` {
  @Test func `has a message of its own each`() throws {
    let folder = try TemporaryProject([
      "Empty/.keep": "", "Notes/readme.txt": "no screens", "App.xcodeproj/project.pbxproj": "",
      "logo.png": "", "Code.swift": "", "Broken.xib": "not XML at all",
      "Merged.xib": "<?xml version=\"1.0\"?>\n<document>\n<<<<<<< HEAD\n</document>\n",
    ])
    let expected: [(String, String, Int32)] = [
      ("Empty", "holds no files", 66), ("Notes", "no storyboard or xib in", 66),
      ("App.xcodeproj", "is a project file", 65),
      ("App.xcodeproj/project.pbxproj", "name the folder", 65),
      ("logo.png", "is a picture", 65), ("Code.swift", "is Swift source", 65),
      ("gone", "does not exist", 66),
    ]
    for (path, words, status) in expected {
      let command = try Command(["preview", "\(folder.path)/\(path)"])
      #expect(command.status == status)
      #expect(command.error.contains(words), "\(path): \(command.error)")
    }
    let merged = try Command(["layout", "\(folder.path)/Merged.xib"])
    #expect(merged.error.contains("a merge that was not finished, from line 3 on"))
    let broken = try Command(["layout", "\(folder.path)/Broken.xib"])
    #expect(broken.error.contains("line 1"))
    let reasons = [
      "Merged.xib": "from line 3 on\nhint: resolve the conflict", "Broken.xib": "line 1",
    ]
    for (name, words) in reasons {
      let command = try Command(["preview", "\(folder.path)/\(name)"])
      #expect(command.status == 65)
      #expect(command.error.contains("\(name)'; the document cannot be read: found "))
      #expect(command.error.contains(words))
    }
  }

  @Test func `a document that is cut off is blank, and no list without rows is printed`() throws {
    let folder = try TemporaryProject([
      "Cut.xib": "<?xml version=\"1.0\"?>\n<document><objects>\n<view id=\"a\">\n</objects>\n"
    ])
    let command = try Command(["preview", folder.path])
    #expect(command.status == 2)
    #expect(command.output.contains("Cut.xib\n  4  error  "))
    #expect(command.output.contains("1 screen is blank; the list leaves it out."))
    #expect(!command.output.contains("Larger Text"))
  }

  @Test(arguments: [
    (["--orientation", "up"], "known are portrait, landscape, both"),
    (["--appearance", "dim"], "known are light, dark, both"),
    (["--screen", "Mian"], "'--screen' takes a part of a title"),
  ])
  func `a word that is not known is answered with those that are`(
    options: [String],
    hint: String
  ) throws {
    let folder = try TemporaryProject(["Main.xib": TemporaryProject.label()])
    let command = try Command(["preview", folder.path] + options)
    #expect(command.status == 64)
    #expect(command.error.contains("\nhint: \(hint)"))
  }

  @Test func `an app in SwiftUI alone is not covered`() throws {
    let folder = try TemporaryProject([
      "App/Screens.swift": """
      struct Start: View { var body: some View { Text("class X: View {") } }
      struct Row<Label: View>: View where Label: Equatable { var body: some View { label } }
      struct Model: Codable {}
      /* struct Old: View {} */
      final class Detail: UIViewController { override func loadView() { view = UIView() } }
      class Plain: UIViewController { @IBOutlet var label: UILabel! }
      """
    ])
    let command = try Command(["preview", folder.path])
    #expect(command.status == 3)
    let counts = "2 SwiftUI views and 1 UIKit class in code are not shown"
    #expect(command.error.contains("\(counts)\nhint: "))
    let json = try Command(["preview", folder.path, "--json"])
    #expect(json.status == 3)
    #expect(json.output.contains("2 SwiftUI views and 1 UIKit class in code"))
    let documents = try Command(["preview", folder.path, "--no-source"])
    #expect(documents.error.contains("2 SwiftUI views and 1 class with a screen in code"))
  }

  @Test func `screens in code beside documents are counted`() throws {
    let folder = try TemporaryProject([
      "Main.xib": TemporaryProject.label(), "Start.swift": "struct Start: View { }",
    ])
    let output = "\(folder.path)/out"
    let command = try Command(["preview", folder.path, "--category", "L", "-o", output])
    #expect(command.output.contains("1 SwiftUI view is not shown."))
    #expect(command.output.contains("Shown: 0 screens and 1 view of documents, to which 0 classes"))
    // It is a finding, and the summary repeats it once.
    #expect(command.output.split(separator: "SwiftUI").count == 3)
    let page = try String(contentsOfFile: "\(output)/index.html", encoding: .utf8)
    #expect(page.contains("1 SwiftUI view is not shown."))
  }

  @Test func `languages that are not shown are counted, with the option that shows them`() throws {
    let folder = try TemporaryProject([
      "Base.lproj/Main.xib": TemporaryProject.label(),
      "de.lproj/Main.strings": "\"l1.text\" = \"Hallo\";",
      "fr.lproj/Main.strings": "\"l1.text\" = \"Salut\";",
      "ja.lproj/Main.strings": "\"l1.text\" = \"やあ\";",
    ])
    let usual = try Command(["preview", folder.path, "--category", "L"])
    #expect(
      usual.output.contains(
        "The language is that of the documents. Texts in 3 more languages were found; "
          + "'--language all' also shows these, '--language de,fr' two of them."
      )
    )
    let all = try Command(["preview", folder.path, "--category", "L", "--language", "all"])
    #expect(!all.output.contains("more languages"))
  }

  @Test func `a language without texts is a mistake`() throws {
    let folder = try TemporaryProject([
      "Base.lproj/Main.xib": TemporaryProject.label(),
      "de.lproj/Main.strings": "\"l1.text\" = \"Hallo\";",
    ])
    let command = try Command(["preview", folder.path, "--language", "xx"])
    #expect(command.status == 64)
    #expect(command.error.contains("no document has texts in 'xx'; there are de"))
    let german = try Command(["preview", folder.path, "--language", "de-AT", "--category", "L"])
    #expect(german.status != 64)
  }
}

/// A folder with files that goes when the test ends.
final class TemporaryProject {
  let path: String

  init(_ files: [String: String]) throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    path = folder.path
    for (name, text) in files {
      let file = folder.appendingPathComponent(name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(),
        withIntermediateDirectories: true
      )
      try Data(text.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// A xib with a label.
  static func label(view: String = "v1") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    toolsVersion="22505" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <objects>
    <view contentMode="scaleToFill" id="\(view)"><rect key="frame" x="0" y="0" width="375" height="667"/>
    <subviews><label text="Hello" id="l1"><rect key="frame" x="10" y="90" width="300" height="60"/>
    <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label></subviews></view>
    </objects></document>
    """
  }
}
