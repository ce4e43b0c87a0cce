import Foundation
import Testing

@Suite("dynamictype specimen")
struct SpecimenTests {
  /// Draws a sheet and returns its bytes.
  private func sheet(_ ending: String, _ arguments: String...) throws -> Data {
    try sheet(ending, arguments)
  }

  private func sheet(_ ending: String, _ arguments: [String]) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "specimen-\(UUID().uuidString).\(ending)"
    )
    defer { try? FileManager.default.removeItem(at: file) }
    let command = try Command(["specimen", "--output", file.path] + arguments)
    #expect(command.status == 0, "\(command.error)")
    return try Data(contentsOf: file)
  }

  /// Width and height in the header of a PNG.
  private func size(ofPNG data: Data) -> [Int] {
    [16, 20].map { start in data[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
  }

  @Test("draws the format that the name of the file asks for")
  func formats() throws {
    #expect(try sheet("png", "--scale", "1").starts(with: [0x89, 0x50, 0x4E, 0x47]))
    #expect(try sheet("pdf").starts(with: "%PDF-".utf8))
    let document = String(decoding: try sheet("svg", "Good morning"), as: UTF8.self)
    #expect(document.contains("<svg"))
    // Text stays text: all styles in all categories, and the title.
    #expect(document.contains("Good morning") || document.contains(">Good<"))
  }

  @Test("draws as many pixels a point as it is told")
  func scale() throws {
    let once = size(ofPNG: try sheet("png", "--style", "body", "--scale", "1"))
    let twice = size(ofPNG: try sheet("png", "--style", "body", "--scale", "2"))
    #expect(twice == once.map { $0 * 2 })
  }

  @Test("draws six scripts, and dark sheets")
  func scripts() throws {
    let light = try sheet("png", "--scripts", "--style", "body", "--scale", "1")
    let dark = try sheet("png", "--scripts", "--style", "body", "--scale", "1", "--dark")
    #expect(size(ofPNG: light) == size(ofPNG: dark))
    #expect(light != dark)
  }

  @Test("gives each style and each script a page of its own")
  func pages() throws {
    func count(_ arguments: String...) throws -> String? {
      let file = String(decoding: try sheet("pdf", ["--pages"] + arguments), as: UTF8.self)
      return file.firstMatch(of: /\/Count (\d+)/).map { String($0.1) }
    }
    #expect(try count("--style", "body,title1,caption1") == "3")
    #expect(try count("--scripts", "--style", "body") == "6")
  }

  @Test("gives the same bytes for the same text")
  func bytes() throws {
    let one = try sheet("pdf", "--style", "body")
    #expect(try sheet("pdf", "--style", "body") == one)
  }

  /// The places of the pieces of text of an SVG, by their glyphs' x; glyphs of one text are one piece.
  private func boxes(
    _ arguments: [String]
  ) throws -> (width: Double, boxes: [(text: String, frame: CGRect)]) {
    let document = String(decoding: try sheet("svg", arguments), as: UTF8.self)
    let pattern =
      /<text x="([^"]+)" y="([^"]+)"[^>]*font-size="([^"]+)"[^>]*>([^<]+)</
    let boxes = document.matches(of: pattern).map { match in
      let glyphs = match.1.split(separator: " ").compactMap { Double($0) }
      let (y, size) = (Double(match.2) ?? 0, Double(match.3) ?? 0)
      // A digit takes six tenths of its size; three tenths are surely ink.
      let frame = CGRect(
        x: glyphs[0],
        y: y - size * 0.7,
        width: glyphs[glyphs.count - 1] + size * 0.3 - glyphs[0],
        height: size * 0.7
      )
      return (String(match.4), frame)
    }
    let width = document.firstMatch(of: /width="(\d+)"/).flatMap { Double($0.1) }
    return (width ?? 0, boxes)
  }

  @Test(
    "keeps labels and texts apart and inside of the sheet",
    arguments: [
      [], ["--category", "AX4,AX5"], ["--platform", "watchOS"], ["--style", "caption2"],
      ["Hi", "--style", "caption2", "--category", "AX5"],
    ]
  )
  func labels(_ arguments: [String]) throws {
    let (width, boxes) = try boxes(arguments)
    #expect(boxes.count > 4)
    for (index, box) in boxes.enumerated() {
      #expect(box.frame.minX >= 0 && box.frame.maxX <= width, "\(box.text)")
      for other in boxes[..<index] where other.frame.intersects(box.frame) {
        Issue.record("'\(box.text)' lies over '\(other.text)'")
      }
    }
  }

  @Test("has room for the title and the headings of a single script")
  func narrowScripts() throws {
    let (width, boxes) = try boxes(["--scripts", "--style", "caption2", "--category", "XS"])
    for box in boxes { #expect(box.frame.maxX <= width, "\(box.text)") }
    for heading in boxes where heading.text == "Emoji and text" {
      #expect(!boxes.contains { $0.text == "en" && $0.frame.intersects(heading.frame) })
    }
    let columns = boxes.filter { ["Latin", "Arabic", "Devanagari"].contains($0.text) }
    #expect(columns.count == 3)
  }

  @Test("makes the folders on the way to its file")
  func folders() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for command in [["specimen", "--style", "body", "--output"], ["css", "--output"]] {
      let file = folder.appendingPathComponent("a/\(command[0])/c.svg")
      #expect(try Command(command + [file.path]).status == 0)
      #expect(FileManager.default.fileExists(atPath: file.path))
    }
  }

  @Test("ends with the status of an output that cannot be written")
  func unwritable() throws {
    let command = try Command("specimen", "--output", "/dev/null/a.svg")
    #expect(command.status == 74)
    #expect(command.error.contains("'/dev/null/a.svg' cannot be written"))
  }

  @Test(
    "answers a mistake with what is needed",
    arguments: [
      (["specimen"], "missing expected argument '--output <file>'"),
      (
        ["specimen", "--output", "a.gif"],
        "'--output' needs a name that ends in .png, .svg or .pdf"
      ),
      (
        ["specimen", "--output", "a.png", "--scale", "1000"],
        "canvas: "
      ),
      (
        ["specimen", "Text", "--scripts", "--output", "a.svg"],
        "'--scripts' has words and languages of its own"
      ),
      (
        ["specimen", "--pages", "--output", "a.svg"],
        "'--pages' needs an '--output' whose name ends in .pdf"
      ),
    ]
  )
  func mistakes(_ arguments: [String], _ message: String) throws {
    let command = try Command(arguments)
    #expect(command.status == 64)
    let line = command.error.split(separator: "\n").first
    #expect(line?.hasPrefix("error: \(message)") == true, "\(command.error)")
  }
}
