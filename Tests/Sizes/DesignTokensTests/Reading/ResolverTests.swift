import DesignTokens
import Testing

@Suite("Resolver files")
struct ResolverTests {
  private static let files = [
    "t/base.json": "{\"$type\": \"number\", \"a\": {\"$value\": 1}, \"b\": {\"$value\": \"{a}\"}}",
    "t/large.json": "{\"$type\": \"number\", \"a\": {\"$value\": 2}}",
  ]

  private func resolver(_ text: String) -> TokenResolver {
    TokenResolver(
      reading: TokenSource(path: "t/x.resolver.json", bytes: Array(text.utf8)),
      options: TokenReadingOptions(mode: .strict)
    ) { path in Self.files[path].map { Array($0.utf8) } }
  }

  private static let text = """
    {"version": "2025.10",
     "sets": {"base": {"sources": [{"$ref": "base.json"}]}},
     "modifiers": {"size": {"contexts": {"small": [], "large": [{"$ref": "./large.json"}],
        "inline": [{"a": {"$type": "number", "$value": 3}}]}, "default": "small"}},
     "resolutionOrder": [{"$ref": "#/sets/base"}, {"$ref": "#/modifiers/size"}]}
    """

  @Test(
    "References are resolved after the sources are merged",
    arguments: [("small", 1.0), ("LARGE", 2), ("inline", 3)]
  )
  func contexts(name: String, value: Double) {
    let document = resolver(Self.text).tokens(for: ["Size": name])
    #expect(document.findings.isEmpty)
    #expect(document["b"]?.value == .number(value))
  }

  @Test("Modifiers have contexts and a default")
  func modifiers() {
    let modifier = resolver(Self.text).modifiers.first
    #expect(modifier?.name == "size")
    #expect(modifier?.contexts == ["small", "large", "inline"])
    #expect(modifier?.defaultContext == "small")
    #expect(resolver(Self.text).tokens()["b"]?.value == .number(1))
  }

  @Test("Unknown inputs are reported", arguments: [["size": "huge"], ["color": "red"]])
  func inputs(inputs: [String: String]) {
    #expect(resolver(Self.text).tokens(for: inputs).rules == ["token-resolver-input"])
  }

  @Test(
    "Faults of the file are reported",
    arguments: [
      "{}", "{\"version\": \"1\", \"resolutionOrder\": [{\"$ref\": \"#/sets/a\"}]}",
      "{\"version\": \"2025.10\", \"resolutionOrder\": []}",
      "{\"version\": \"2025.10\", \"sets\": {\"a\": {\"sources\": [{\"$ref\": \"#/sets/a\"}]}}, \"resolutionOrder\": [{\"$ref\": \"#/sets/a\"}]}",
      "{\"version\": \"2025.10\", \"sets\": {\"a\": {\"sources\": [{\"$ref\": \"no.json\"}]}}, \"resolutionOrder\": [{\"$ref\": \"#/sets/a\"}]}",
      "{\"version\": \"2025.10\", \"sets\": {\"a\": {\"sources\": [{\"$ref\": \"#/modifiers/m\"}]}}, \"resolutionOrder\": [{\"$ref\": \"#/sets/a\"}]}",
      "{\"version\": \"2025.10\", \"modifiers\": {\"m\": {\"contexts\": {\"a\": []}}}, \"resolutionOrder\": [{\"$ref\": \"#/modifiers/m\"}]}",
    ]
  )
  func faults(text: String) {
    #expect(!resolver(text).findings.isEmpty)
  }
}
