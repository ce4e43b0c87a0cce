import Foundation
import Testing

@Suite("Statistics of text sizes")
struct StatsTests {
  static let counts = """
    platform,category,count
    iOS,XS,120
    iOS,M,1400
    iOS,L,7000
    iOS,XL,500
    iOS,AX1,30
    iOS,AX5,4
    Android,1,800
    Android,1.3,200
    """

  private func stats(_ arguments: String..., input: String = counts) throws -> Command {
    try Command(["stats", "-"] + arguments, input: input)
  }

  @Test("are a chart, the kinds of sizes, and what caps cost")
  func text() throws {
    let command = try stats()
    #expect(command.status == 0 && command.error.isEmpty)
    #expect(command.lines.first == "Text sizes of 10054 users")
    #expect(command.lines.contains { $0.hasPrefix("L        7800  77.6 %") && $0.hasSuffix("█") })
    #expect(command.output.contains("AX1–AX5    34   0.3 %"))
    #expect(command.output.contains("Sizes with fewer than 10 users are merged with neighbors."))
    #expect(command.lines.contains { $0.hasPrefix("XXXL        99.7 %      0.3 %             34") })
  }

  @Test("come from files and pipes, and from no device, which has no end")
  func devices() throws {
    let command = try Command("stats", "/dev/zero")
    #expect(command.status != 0 && command.error.hasPrefix("error: '/dev/zero' is a device"))
    let folder = try Command("stats", NSTemporaryDirectory())
    #expect(folder.status != 0 && folder.error.contains("is a folder"))
  }

  @Test("are grouped by a column")
  func groups() throws {
    let command = try stats("--by", "platform")
    #expect(command.output.contains("By platform\n"))
    #expect(command.lines.contains { $0.hasPrefix("Android   1000") })
    let unknown = try stats("--by", "plattform")
    #expect(unknown.status == 64)
    #expect(unknown.error.hasPrefix("error: there is no column 'plattform'\nhint: the columns are"))
  }

  @Test("find the texts that a cap cuts off")
  func caps() throws {
    let command = try stats("--cap", "XL,XXXL")
    #expect(
      command.lines.contains { $0.hasPrefix("body ") && $0.contains("XL") && $0.hasSuffix("14–19") }
    )
    #expect(try stats("--cap", "XQ").error.hasPrefix("error: unknown category 'XQ'"))
    #expect(
      try stats().output.contains("Nobody sees a text style under 11 points or cut off by a cap.")
    )
  }

  @Test("show what has changed since an earlier file, and whether chance explains it")
  func changes() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("category,count\nM,1000\nL,8000\nXL,990\nAX1,10\n", to: "a.csv")
    let now = "category,count\nM,1010\nL,7000\nXL,1970\nAX1,20\n"
    let command = try stats("--before", path, input: now)
    #expect(command.status == 0 && command.error.isEmpty)
    let rows = command.lines.drop { !$0.hasPrefix("Changes since") }
    #expect(rows.contains { $0.hasPrefix("smaller") && $0.contains("+0.1") && $0.hasSuffix("no") })
    let fallen = rows.first { $0.hasPrefix("default") }
    #expect(fallen?.contains("−10.0") == true && fallen?.hasSuffix("yes") == true)
    let json = try stats("--before", path, "--json", input: now).output
    #expect(json.contains("\"changes\"") && json.contains("\"exceedsChance\": true"))
    let empty = try folder.write("category,count\nL,3\n", to: "b.csv")
    #expect(try stats("--before", empty, input: now).output.contains("fewer than 10 users and is"))
  }

  @Test("find the tokens that users see too small or cut off")
  func tokens() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      {
        "label": {
          "$type": "typography",
          "$value": {
            "fontFamily": "System", "fontSize": { "value": 12, "unit": "px" },
            "fontWeight": 400, "letterSpacing": { "value": 0, "unit": "px" }, "lineHeight": 1.4
          },
          "$extensions": { "io.github.swift-dynamic-type": { "textStyle": "body", "maximumCategory": "XL" } }
        }
      }
      """,
      to: "brand.tokens.json"
    )
    let command = try stats("--tokens", path)
    #expect(command.status == 0)
    // Body's leading is 19 at XS and 22 at Large: 12 points become 10.
    #expect(
      command.lines.contains {
        $0.hasPrefix("label ") && $0.contains("1.2 %") && $0.contains("2.3 %")
      }
    )
    let none = try folder.write("{}", to: "none.json")
    #expect(try stats("--tokens", none).error.contains("has no typography tokens"))
  }

  @Test("are JSON whose bins can be read again")
  func json() throws {
    struct Answer: Decodable {
      struct Bin: Decodable {
        var category: String
        var users: Int
      }
      var users: Int
      var bins: [Bin]
      var median: String
      var accessibility: [String: [Double]]
    }
    let command = try stats("--json")
    let answer = try command.decoded(as: Answer.self)
    #expect(answer.users == 10_054 && answer.median == "L")
    #expect(answer.bins.last.map { "\($0.category) \($0.users)" } == "AX1–AX5 34")
    #expect(answer.accessibility["users"] == [34, 34])
    let again = try stats("--json", input: command.output).decoded(as: Answer.self)
    #expect(again.bins.map(\.users) == answer.bins.map(\.users))
  }

  @Test("are Markdown that no name of a file breaks")
  func markdown() throws {
    let input = "os,category,count\n\"a|b <i>\",L,500\nc,L,400\n"
    let command = try stats("--markdown", "--by", "os", input: input)
    #expect(command.output.hasPrefix("# Text sizes of 900 users\n"))
    #expect(command.output.contains("| a\\|b \\<i\\> | 500 |"))
    #expect(try stats("--markdown", "--json").status == 64)
  }

  @Test("are drawn into the named file, and into no other")
  func svg() throws {
    let folder = try TemporaryFolder()
    let command = try stats("--svg", folder.path + "/sizes.svg")
    #expect(command.status == 0)
    #expect(try folder.names == ["sizes.svg"])
    let svg = try String(contentsOfFile: folder.path + "/sizes.svg", encoding: .utf8)
    #expect(svg.contains("Text sizes of 10054 users") && svg.hasSuffix("</svg>\n"))
    #expect(try stats("--svg", "sizes.png").status == 64)
  }

  @Test("say what they left out, with its place")
  func faults() throws {
    let command = try stats(input: "category,count\nL,100\nLage,7\n")
    #expect(
      command.error
        == "standard input:3:1: error: 'Lage' is no text size. Did you mean 'large'?\n"
    )
    #expect(command.status == 0)
    #expect(command.output.contains("Rows: 1 counted, 1 left out because of a fault with 7 users."))
    #expect(try stats(input: "").status == 3)
    #expect(try Command("stats", "/no/such/file").status == 66)
    #expect(try stats("--minimum-group", "0").status == 64)
  }

  @Test("show nothing of few users, unless asked to")
  func few() throws {
    let input = "category,count\nL,5\nXL,2\n"
    let command = try stats(input: input)
    #expect(command.output == "There are fewer than 10 users, so nothing is shown of them.\n")
    #expect(try stats("--json", input: input).output.contains("\"users\": null"))
    #expect(
      try stats("--minimum-group", "1", input: input).output.hasPrefix("Text sizes of 7 users")
    )
  }

  @Test("fit the terminal and draw with letters on a dumb one", arguments: [24, 40, 80, 132])
  func terminal(columns: Int) throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.counts, to: "sizes.csv")
    let chart = try Command.onTerminal("stats", path, columns: UInt16(columns))
    let lines = chart.split(separator: "\n").prefix(9).dropFirst()
    #expect(lines.allSatisfy { $0.count <= columns && !$0.contains("#") })
    let dumb = try Command.onTerminal(
      "stats",
      path,
      columns: UInt16(columns),
      environment: ["TERM": "dumb"]
    )
    #expect(!dumb.contains("█") && !dumb.contains("\u{1B}") && dumb.contains("##"))
  }

  @Test("of the published distributions are those of their sources")
  func published() throws {
    var root = URL(fileURLWithPath: #filePath)
    for _ in 1...4 { root.deleteLastPathComponent() }
    let file = root.appendingPathComponent("Documentation/PublishedTextSizes.csv").path
    let command = try Command("stats", file, "--by", "source")
    #expect(command.error.isEmpty)
    #expect(command.output.contains("SmartBank B/43, Japan   1000  25.0 %  70.0 %   5.0 %"))
    #expect(command.output.contains("Pedometer++ 2023        1000  17.5 %  71.0 %  11.5 %"))
  }
}

/// A folder that is removed with the value.
private struct TemporaryFolder: ~Copyable {
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path) }
  }

  func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: path + "/" + name, atomically: true, encoding: .utf8)
    return path + "/" + name
  }
}
