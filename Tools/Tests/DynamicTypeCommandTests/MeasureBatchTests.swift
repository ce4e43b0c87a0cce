import Foundation
import Testing

@Suite("A batch of labels")
struct MeasureBatchTests {
  struct Answer: Decodable {
    var width: Double?
    var height: Double?
    var font: String?
    var error: String?
    var line: Int?
  }

  private func answers(to input: String, status: Int32 = 0) throws -> [Answer] {
    let command = try Command(["measure", "--batch", "-"], input: input)
    #expect(command.status == status)
    #expect(command.error.isEmpty)
    return try command.lines.map { try JSONDecoder().decode(Answer.self, from: Data($0.utf8)) }
  }

  @Test("is answered line by line in its order")
  func order() throws {
    // Measured on iOS 26 at 3 pixels a point: label-sizes.json.
    let answers = try answers(
      to: """
        {"text": "Hello UIKit", "size": 17, "weight": "semibold"}
        {"text": "Hello UIKit", "style": "UICTFontTextStyleBody", "lines": 1}

        {"text": "Hello UIKit", "size": 17, "weight": "regular", "traits": ["italic"]}
        {"text": "WWWW MMMM", "size": 11, "displayScale": 3}
        """
    )
    #expect(answers.map(\.width) == [84, 79.66666666666667, 80, 85])
    #expect(answers.map(\.font).first == ".SFUI-Semibold")
  }

  @Test("goes on after a line that cannot be answered, and says so at the end")
  func mistakes() throws {
    let answers = try answers(
      to: """
        {"text": "a"}
        {"text": "a"
        {"size": 12}
        {"text": "a", "style": "bdy"}
        {"text": "a", "stile": "body"}
        {"text": "a", "size": -1}
        ["a"]
        {"text": "a"}
        """,
      status: 65
    )
    #expect(answers.map(\.line) == [nil, 2, 3, 4, 5, 6, 7, nil])
    #expect(
      answers.compactMap(\.error) == [
        "not JSON: ',' or '}' is expected at column 13",
        "a line needs a 'text'",
        "unknown text style 'bdy'; did you mean 'body'?",
        "unknown key 'stile'; did you mean 'style'?",
        "'size' needs a number from 0.001 to 1e9",
        "a line is a JSON object",
      ]
    )
    #expect(answers[0].width == answers[7].width)
  }

  @Test("takes the options for lines that do not say otherwise")
  func defaults() throws {
    let command = try Command(
      ["measure", "--batch", "-", "--style", "subheadline", "--category", "AX2"]
        + ["--display-scale", "2", "--system-version", "26"],
      input: """
        {"text": "a"}
        {"text": "a", "category": "L"}
        {"text": "a", "size": 15}
        """
    )
    let answers = try command.lines.map {
      try JSONDecoder().decode(Answer.self, from: Data($0.utf8))
    }
    // Measured on iPhone SE: 36 at AX2, 18 at L and for a font of 15 points.
    #expect(answers.map(\.height) == [36, 18, 18])
  }

  @Test("is read from a file, thousands of lines in one process")
  func file() throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(
      "labels-\(UUID().uuidString).jsonl"
    )
    defer { try? FileManager.default.removeItem(at: file) }
    let lines = (0..<5000).map { "{\"text\": \"Label \($0)\", \"size\": 17}\r\n" }
    try Data(lines.joined().utf8).write(to: file)
    let command = try Command("measure", "--batch", file.path)
    #expect(command.status == 0)
    #expect(command.lines.count == 5000)
  }
}
