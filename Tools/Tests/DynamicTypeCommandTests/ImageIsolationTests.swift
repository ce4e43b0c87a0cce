import Foundation
import Testing

@Suite struct `Images that harm the process that draws them` {
  private struct Report: Decodable {
    struct Finding: Decodable {
      struct Place: Decodable { var file: String }
      var rule: String
      var message: String
      var location: Place
    }
    var findings: [Finding]
  }

  /// A xib with two images of an asset catalog.
  private static func xib(_ images: String...) -> String {
    let views = images.enumerated().map { index, name in
      """
      <imageView image="\(name)" contentMode="scaleAspectFit" id="i-\(index)">\
      <rect key="frame" x="10" y="\(100 + 80 * index)" width="300" height="60"/></imageView>
      """
    }
    let label = TemporaryProject.label()
    return label.replacing("</subviews>", with: views.joined() + "</subviews>")
  }

  private static func contents(_ name: String) -> String {
    #"{"images":[{"idiom":"universal","filename":"\#(name).svg"}],"info":{"version":1}}"#
  }

  private static let circle = """
    <svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">\
    <circle cx="20" cy="20" r="18" fill="#f00"/></svg>
    """

  /// Groups in each other: 120 of them are too many for the stack of a thread of Dispatch.
  private static let nested = """
    <svg xmlns="http://www.w3.org/2000/svg" width="300" height="60">\
    \(String(repeating: "<g opacity=\"0.99\">", count: 200))<rect width="300" height="60"/>\
    \(String(repeating: "</g>", count: 200))</svg>
    """

  /// A group that uses itself on five levels, which ends a process in librsvg 2.54.7, Debian 12's.
  private static let endless: String = {
    let use = "<use href=\"#a\"/>"
    func drawing(_ content: String) -> String {
      "<svg width=\"321\" height=\"27\" viewBox=\"0 0 6420 540\">\(content)</svg>"
    }
    func larger(_ content: String) -> String {
      "<g transform=\"matrix(1.66667 0 0 1.66667 0 0)\">\(content)</g>"
    }
    let far =
      "matrix(26424763956865132018 139732602026310974046 -87811294935163652361 "
      + "146258194355706859732 -130280437878494868681 -48916801786116105760)"
    var content = larger(larger(drawing(use)) + use)
    content = larger("<rect width=\"6420\" height=\"540\"/>" + drawing(content)) + use
    content = larger(drawing(content)) + use
    content = "<g transform=\"\(far)\">\(drawing(content))</g>" + use
    return drawing("<g id=\"a\">\(drawing(content))</g>")
      .replacing("<svg ", with: "<svg xmlns=\"http://www.w3.org/2000/svg\" ", maxReplacements: 1)
  }()

  private func project(_ name: String, _ image: String) throws -> TemporaryProject {
    try TemporaryProject([
      "Main.xib": Self.xib("good", name), "Other.xib": Self.xib(name, "good"),
      "Third.xib": Self.xib("good"),
      "Assets.xcassets/good.imageset/Contents.json": Self.contents("good"),
      "Assets.xcassets/good.imageset/good.svg": Self.circle,
      "Assets.xcassets/\(name).imageset/Contents.json": Self.contents(name),
      "Assets.xcassets/\(name).imageset/\(name).svg": image,
    ])
  }

  private func preview(
    _ folder: TemporaryProject,
    _ options: String...
  ) throws -> (report: Report, command: Command, pictures: Set<String>) {
    let command = try Command(
      ["preview", folder.path, "--device", "iPhone SE", "--category", "L,AX3", "--no-cache"]
        + ["--json", "--pictures", "png", "--output", "\(folder.path)/out"] + options
    )
    let files = FileManager.default.enumerator(atPath: "\(folder.path)/out")?.allObjects ?? []
    let pictures = files.compactMap { $0 as? String }.filter { $0.hasSuffix(".png") }
    return (try command.decoded(as: Report.self), command, Set(pictures))
  }

  @Test func `Groups in groups are drawn on each thread`() throws {
    let (report, command, pictures) = try preview(try project("nested", Self.nested))
    #expect(pictures.count == 6)
    #expect(!command.error.contains("ended the process"))
    #expect(report.findings.filter { $0.rule == "image-not-drawn" }.isEmpty)
  }

  @Test func `One that ends the process is named and a marked box, and all screens are drawn`()
    throws
  {
    let folder = try project("bad", Self.endless)
    let (report, command, pictures) = try preview(folder, "--time-limit", "5")
    #expect(report.findings.filter { $0.rule == "screen-failed" }.isEmpty)
    #expect(pictures.count == 6)
    // A library that draws it gives nothing to name.
    guard command.error.contains("each is tried by itself") else { return }
    let findings = report.findings.filter { $0.rule == "image-not-drawn" }
    #expect(
      findings.map { URL(filePath: $0.location.file).lastPathComponent }.sorted() == [
        "Main.xib", "Other.xib",
      ]
    )
    for finding in findings {
      #expect(finding.message.hasPrefix("The image 'bad' is not drawn: decoding it "))
    }
  }
}
