import Foundation
import SourceFacts
import Testing

@Suite("Facts of a class")
struct ClassFactsTests {
  private static let start = SourcePosition(line: 1, column: 1)

  private static func context(
    _ owner: String,
    _ function: Int?,
    _ certainty: FactCertainty = .always
  ) -> StatementContext {
    StatementContext(owner: owner, function: function, certainty: certainty, position: start)
  }

  /// A screen whose title a helper of its superclass styles, below a condition if it is asked for.
  private static func files(_ certainty: FactCertainty) -> [FileFacts] {
    var screen = FileFacts(path: "Screen.swift")
    screen.types = [
      TypeDeclaration(kind: .class, name: "Screen", inherited: ["Base"], position: start)
    ]
    screen.functions = [
      FunctionDeclaration(owner: "Screen", name: "viewDidLoad", parameters: [], position: start)
    ]
    screen.calls = [
      HelperCall(
        receiver: [],
        name: "style",
        arguments: [.init(label: nil, path: ["title"])],
        context: context("Screen", 0, certainty)
      )
    ]
    var base = FileFacts(path: "Base.swift")
    base.types = [
      TypeDeclaration(
        kind: .class,
        name: "Base",
        inherited: ["UIViewController"],
        position: start
      )
    ]
    base.functions = [
      FunctionDeclaration(
        owner: "Base",
        name: "style",
        parameters: [.init(label: nil, name: "label")],
        position: start
      )
    ]
    base.statements = [
      ViewStatement(
        target: ["label"],
        property: "font",
        value: .font(.named("body")),
        context: context("Base", 0)
      )
    ]
    base.constants = [
      FontConstant(owner: "Base", name: "body", font: .preferred(style: "body")),
      FontConstant(owner: "Other", name: "body", font: .fixed(name: nil, size: 3)),
    ]
    return [screen, base]
  }

  @Test(arguments: FactCertainty.allCases)
  func `a helper of the superclass is as certain as its call`(certainty: FactCertainty) {
    let facts = SourceIndex(Self.files(certainty)).facts(ofClass: "Screen")
    #expect(
      facts == [
        ViewFact(
          target: ["title"],
          property: "font",
          value: .font(.preferred(style: "body")),
          certainty: certainty,
          place: SourcePlace(file: "Base.swift", position: Self.start),
          calls: [SourcePlace(file: "Screen.swift", position: Self.start)]
        )
      ]
    )
  }

  @Test func `functions that call themselves come to an end`() {
    var file = FileFacts(path: "A.swift")
    file.functions = [
      FunctionDeclaration(owner: "A", name: "viewDidLoad", parameters: [], position: Self.start)
    ]
    file.calls = [
      HelperCall(receiver: [], name: "viewDidLoad", arguments: [], context: Self.context("A", 0))
    ]
    file.types = [
      TypeDeclaration(kind: .class, name: "A", inherited: ["B", "A"], position: Self.start),
      TypeDeclaration(kind: .class, name: "B", inherited: ["A"], position: Self.start),
    ]
    #expect(SourceIndex([file]).facts(ofClass: "A").isEmpty)
  }

  @Test func `fonts that are defined by themselves stay unknown`() {
    var file = FileFacts(path: "A.swift")
    file.constants = [FontConstant(owner: "A", name: "body", font: .named("body"))]
    #expect(SourceIndex([file]).resolved(.named("body"), in: "A") == .unknown)
  }

  @Test func `the facts of a file survive a cache`() throws {
    for file in Self.files(.branch) {
      let bytes = try JSONEncoder().encode(file)
      #expect(try JSONDecoder().decode(FileFacts.self, from: bytes) == file)
    }
  }
}
