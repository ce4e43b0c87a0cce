import Testing

@testable import AppPrograms

@Suite("Imports of modules that are not there")
struct MissingImportTests {
  @Test("are taken out, and lines keep their numbers")
  func removal() {
    var text =
      "import SwiftUI\n@testable import Kingfisher\nimport struct Nuke.ImageRequest\nlet a = 1\n"
    let missing = MissingImports.remove(from: &text, known: ["SwiftUI"])
    #expect(missing == ["Kingfisher", "Nuke"])
    #expect(text == "import SwiftUI\n\n\nlet a = 1\n")
  }

  @Test("stay below a condition, which says whether they hold")
  func conditions() {
    let source = "#if canImport(Lottie)\nimport Lottie\n#endif\n"
    var text = source
    #expect(MissingImports.remove(from: &text, known: []).isEmpty)
    #expect(text == source)
  }

  @Test(
    "go below other conditions, and are not missed in code for another system",
    arguments: [
      ("!targetEnvironment(macCatalyst)", ["ActivityKit"]), ("os(macOS)", []),
      ("DEBUG", ["ActivityKit"]),
    ] as [(String, Set<String>)]
  )
  func otherConditions(condition: String, expected: Set<String>) {
    var text = "#if \(condition)\nimport ActivityKit\n#endif\n"
    #expect(MissingImports.remove(from: &text, known: []) == expected)
    #expect(text == "#if \(condition)\n\n#endif\n")
  }

  @Test("leave what the rewriter has put beside them")
  func neighbors() {
    var text = "import Foundation; import Kingfisher; import UIKit\n"
    #expect(MissingImports.remove(from: &text, known: ["UIKit"]) == ["Kingfisher"])
    #expect(text == "import Foundation; import UIKit\n")
  }

  @Test(
    "are no imports in a text or a name",
    arguments: ["let important = 1\n", "// import Nothing\n"]
  )
  func others(source: String) {
    var text = source
    #expect(MissingImports.remove(from: &text, known: []).isEmpty)
    #expect(text == source)
  }
}
