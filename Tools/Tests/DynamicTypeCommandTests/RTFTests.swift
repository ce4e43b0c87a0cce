import Foundation
import Testing

@Suite("dynamictype rtf") struct RTFTests {
  /// A folder with documents, which goes with the suite.
  final class Documents: Sendable {
    let path: String

    init() throws {
      path = FileManager.default.temporaryDirectory.appending(path: "rtf-\(UUID())").path
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
      try add(
        "note.rtf",
        #"{\rtf1\ansi\cocoartf2639"# + "\n"
          + #"\cocoatextscaling1\cocoaplatform1{\fonttbl\f0 Helvetica;}\f0\fs34 Milk and \fs40 bread}"#
      )
      try add("other.rtf", #"{\rtf1\fs24 One\par Two\page Three}"#)
      try add("broken.rtf", "no document")
      try add("plain.txt", "just text\n")
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    func add(_ name: String, _ text: String) throws {
      try Data(text.utf8).write(to: URL(filePath: file(name)))
    }

    func file(_ name: String) -> String { path + "/" + name }

    func text(_ name: String) throws -> String {
      try String(decoding: Data(contentsOf: URL(filePath: file(name))), as: UTF8.self)
    }

    var names: [String] {
      (try? FileManager.default.contentsOfDirectory(atPath: path))?.sorted() ?? []
    }
  }

  let documents: Documents

  init() throws { documents = try Documents() }

  private func run(_ arguments: String..., input: String? = nil) throws -> Command {
    try Command(["rtf"] + arguments, input: input)
  }

  // MARK: - Facts

  struct Facts: Decodable {
    struct Size: Decodable, Equatable {
      var stored: Double
      var ios: Double
      var standard: Double
      var characters: Int
    }
    var path: String
    var error: String?
    var textScaling: String?
    var platform: String?
    var cocoaVersion: Double?
    var fonts: [String]?
    var sizes: [Size]?
    var counts: [String: Int]?
  }

  @Test("describes a document with its sizes at both scalings") func info() throws {
    let facts: [Facts] = try run("info", documents.file("note.rtf"), "--json").decoded()
    #expect(facts[0].textScaling == "ios" && facts[0].platform == "iOS")
    #expect(facts[0].cocoaVersion == 2639 && facts[0].fonts == ["Helvetica"])
    #expect(
      facts[0].sizes == [
        Facts.Size(stored: 17, ios: 17, standard: 13.09, characters: 7),
        Facts.Size(stored: 20, ios: 20, standard: 15.4, characters: 5),
      ]
    )
    #expect(facts[0].counts?["words"] == 3 && facts[0].counts?["paragraphs"] == 1)
    let text = try run("info", documents.file("note.rtf")).output
    #expect(text.contains("Text scaling") && text.contains("15.4"))
  }

  @Test("describes the others where one cannot be read") func infoOfSeveral() throws {
    let command = try run(
      "info",
      documents.file("broken.rtf"),
      documents.file("other.rtf"),
      "--json"
    )
    let facts: [Facts] = try command.decoded()
    #expect(command.status == 65 && facts[0].error != nil && facts[1].error == nil)
    #expect(facts[1].counts?["paragraphs"] == 3)
  }

  // MARK: - Conversion

  @Test("converts sizes from scaling to scaling") func scaling() throws {
    let note = documents.file("note.rtf")
    let output = try run("convert", note, "--to", "rtf", "--to-scaling", "standard").output
    #expect(output.contains(#"\cocoatextscaling0"#))
    #expect(output.contains(#"\fs26\fsmilli13090"#) && output.contains(#"\fs30\fsmilli15400"#))
    let forced = try run(
      "convert",
      note,
      "--to",
      "rtf",
      "--from-scaling",
      "standard",
      "--to-scaling",
      "standard"
    ).output
    #expect(forced.contains(#"\fs34"#))
    let arguments = ["convert", note, "--to", "rtf", "--category", "AX5", "--scale-fonts"]
    let scaled = try Command(["rtf"] + arguments).output
    #expect(scaled.contains(#"\fs96"#), "the metrics of body make 48 of 17 points at AX5")
    try documents.add("indent.rtf", #"{\rtf1\fs34\li400 Indented}"#)
    let indent = documents.file("indent.rtf")
    let moved = try run("convert", indent, "--to", "rtf", "--category", "AX5", "--scale-fonts")
    // 400 twips times 62 / 22, the ratio of the line heights of body.
    #expect(moved.output.contains(#"\li1127"#))
    try documents.add("paged.rtf", #"{\rtf1{\footer\pard\fs34 Foot\par}\fs34 Text}"#)
    let paged = documents.file("paged.rtf")
    let larger = try run("convert", paged, "--to", "rtf", "--category", "AX5", "--scale-fonts")
    #expect(!larger.output.contains(#"\fs34"#), "the texts of pages grow, too")
  }

  @Test("reads and writes standard streams") func streams() throws {
    let command = try run("convert", "-", "--to", "txt", input: #"{\rtf1 caf\'e9}"#)
    #expect(command.status == 0 && command.output == "café\n")
    let text = try run("convert", "-", "--to", "txt", input: "text")
    #expect(text.status == 65 && text.output.isEmpty && text.error.contains("{\\rtf"))
    let page = documents.file("kept.txt")
    let unread = try run("convert", "-", "--to", "txt", "-o", page, input: "text")
    #expect(unread.status == 65 && unread.error.contains("{\\rtf"))
    #expect(!documents.names.contains { $0.hasPrefix("kept") }, "a failure leaves no file")
    try documents.add("kept.txt", "before")
    let forced = try run("convert", "-", "--to", "txt", "-o", page, "--force", input: "text")
    #expect(forced.status == 65)
    #expect(try documents.text("kept.txt") == "before")
    let refused = try run("convert", "-", "--to", "pdf", input: "text")
    #expect(refused.status == 65 && refused.output.isEmpty && refused.error.contains("{\\rtf"))
  }

  private struct Converted: Decodable {
    var path: String
    var error: String?
    var files: [String]?
    var lost: [String: Int]?
  }

  @Test("tells as JSON which files were written and what they lose") func conversionJSON() throws {
    let folder = documents.file("pages")
    let arguments = [
      "convert", documents.file("other.rtf"), documents.file("broken.rtf"), "--to", "markdown",
      "--output", folder, "--json",
    ]
    let command = try Command(["rtf"] + arguments)
    let converted: [Converted] = try command.decoded()
    #expect(command.status == 65 && command.error.isEmpty)
    #expect(converted[0].files == [folder + "/other.md"] && converted[0].error == nil)
    #expect(converted[0].lost == ["page break": 1])
    #expect(converted[1].files == nil && converted[1].error?.contains("broken.rtf") == true)
    let note = try run("convert", documents.file("other.rtf"), "--to", "markdown")
    #expect(note.error.contains("loses in Markdown: page break (1)"))
    #expect(note.output == "One\n\nTwo\n\nThree\n")
    #expect(try run("convert", documents.file("other.rtf"), "--to", "txt", "--json").status != 0)
  }

  @Test("writes HTML whose sizes follow the reader, and reads it") func html() throws {
    let page = documents.file("note.html")
    #expect(try run("convert", documents.file("note.rtf"), "--to", "html", "-o", page).status == 0)
    #expect(try documents.text("note.html").contains("rem"))
    #expect(try run("convert", page, "--to", "txt").output == "Milk and bread\n")
    let again = try run("convert", page, "--to", "rtf").output
    #expect(again.hasPrefix("{\\rtf1") && again.contains("bread"))
  }

  @Test("writes Markdown, and reads it") func markdown() throws {
    let path = documents.file("note.md")
    try documents.add("note.md", "# Milk\n\n- and **bread**\n")
    #expect(try run("convert", path, "--to", "txt").output == "Milk\n\t•\tand bread\n")
    #expect(try run("convert", path, "--to", "markdown").output == "# Milk\n\n- and **bread**\n")
    #expect(try run("convert", path, "--to", "html").output.contains(">Milk</h1>"))
    let rtf = documents.file("from.rtf")
    #expect(try run("convert", path, "--to", "rtf", "-o", rtf).status == 0)
    let folder = documents.file("markdown/")
    #expect(try run("convert", rtf, "--to", "markdown", "-o", folder).status == 0)
    #expect(try documents.text("markdown/from.md").contains("- and **bread**"))
  }

  @Test("keeps notes in HTML and Markdown, and says what a format cannot hold") func lost() throws {
    let path = documents.file("noted.rtf")
    try documents.add(
      "noted.rtf",
      #"{\rtf1{\header Top\par}\fs24 One{\super\chftn{\footnote {\super\chftn} Said so.}}}"#
    )
    let page = documents.file("noted.html")
    let html = try run("convert", path, "--to", "html", "-o", page)
    #expect(html.status == 0 && !html.error.contains("page text"), "\(html.error)")
    let again = try run("convert", page, "--to", "rtf").output
    #expect(again.contains(#"{\header"#) && again.contains(#"{\footnote"#))
    let markdown = try run("convert", path, "--to", "markdown")
    #expect(markdown.output == "One[^1]\n\n[^1]: Said so.\n")
    #expect(markdown.error.contains("Markdown") && markdown.error.contains("page text (1)"))
  }

  @Test("converts the others where one fails, and replaces nothing unasked") func batch() throws {
    let folder = documents.file("out")
    let files = ["note.rtf", "broken.rtf", "other.rtf", "plain.txt"].map(documents.file)
    let arguments = ["convert"] + files + ["--to", "txt", "--output", folder]
    let first = try Command(["rtf"] + arguments)
    #expect(first.status == 65 && first.error.contains("broken.rtf"))
    #expect(try documents.text("out/note.txt") == "Milk and bread\n")
    #expect(try documents.text("out/plain.txt") == "just text\n")
    #expect(try documents.text("out/other.txt").hasPrefix("One\nTwo"))
    let second = try run("convert", files[0], "--to", "txt", "--output", folder)
    #expect(second.status == 64 && second.error.contains("--force"))
    #expect(try run("convert", files[0], "--to", "txt", "-o", folder, "--force").status == 0)
  }

  @Test("draws pages as PDF and as one PNG each") func pages() throws {
    let other = documents.file("other.rtf")
    let file = documents.file("other.pdf")
    #expect(try run("convert", other, "--to", "pdf", "-o", file).status == 0)
    #expect(try Data(contentsOf: URL(filePath: file)).starts(with: Data("%PDF".utf8)))
    let folder = documents.file("pages/")
    let command = try run("convert", other, "--to", "png", "--scale", "1", "-o", folder)
    #expect(command.status == 0)
    let pages = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(pages == ["other-1.png", "other-2.png"])
    let one = documents.file("one.png")
    #expect(try run("convert", other, "--to", "png", "--page", "2", "-o", one).status == 0)
    #expect(documents.names.contains("one.png"))
    let missing = try run("convert", other, "--to", "png", "--page", "3", "-o", one, "--force")
    #expect(missing.status == 64)
  }

  @Test(
    "explains mistakes",
    arguments: [
      (["--to", "rft"], "'rtf'"), (["--to", "rtf", "--from-scaling", "ios"], "--to-scaling"),
      (["--to", "rtf", "--to-scaling", "mac"], "standard"),
      (["--to", "pdf", "--page", "1"], "png"),
      (["--to", "rtf", "--scale-fonts"], "--category"), (["--to", "png", "--page", "0"], "from 1"),
    ]
  )
  func mistakes(arguments: [String], hint: String) throws {
    let command = try Command(["rtf", "convert", documents.file("note.rtf")] + arguments)
    #expect(command.status == 64 && command.error.contains(hint), "\(command.error)")
  }

  // MARK: - Checking

  @Test("reports findings with their places") func check() throws {
    try documents.add("small.rtf", "{\\rtf1\n\\fs12 small\\'zz{")
    let command = try run("check", documents.file("small.rtf"))
    #expect(command.status == 2)
    #expect(command.output.contains("  2:12  warning") && command.output.contains("rtf-text-small"))
    let clean = try run("check", documents.file("note.rtf"))
    #expect(clean.status == 0)
    #expect(try run("check", documents.file("missing.rtf")).status == 66)
    #expect(try run("check", documents.file("small.rtf"), "--fail-on", "never").status == 0)
    let picture = try run("check", documents.file("plain.txt"))
    #expect(picture.status == 2 && picture.output.contains("plain.txt\n  1:1  error"))
    #expect(picture.output.contains("no document in Rich Text Format"))
    #expect(picture.output.contains(#"begin with {\rtf"#))
  }

  @Test("explains its rules") func explain() throws {
    #expect(try run("check", "--explain", "rtf-size-rounded").output.contains("fsmilli"))
    #expect(try run("check", "--rules").output.contains("rtf-scaling-missing"))
  }
}
