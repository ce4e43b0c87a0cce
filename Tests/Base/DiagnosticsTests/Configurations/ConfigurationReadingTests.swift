import Diagnostics
import FileAccess
import Testing

@Suite("Configuration, read")
struct ConfigurationReadingTests {
  private let vocabulary = ConfigurationVocabulary(
    rules: Samples.catalog,
    devices: ["iPhone SE", "iPhone 16"],
    categories: ["L", "AX3", "accessibilityExtraLarge"],
    systemVersions: ["18", "26"]
  )

  private func read(_ text: String) -> Reading<Configuration> {
    Configuration.read(text.utf8, file: ".dynamictype.json", vocabulary: vocabulary)
  }

  @Test("The example of the documentation is read without a finding")
  func example() throws {
    let text = try ExpectedFile.text("configuration.json", recording: Self.example)
    let reading = read(text)
    #expect(reading.findings == [])
    #expect(reading.value.paths.excluded.map(\.pattern) == ["Pods", "**/Generated"])
    #expect(reading.value.rules["text-truncated"] == .error)
    #expect(reading.value.rules["small-target"] == .on)
    #expect(reading.value.overrides.first?.objects == ["aB3-cd-Efg"])
    #expect(reading.value.devices == ["iPhone SE"])
    #expect(reading.value.categories == ["L", "AX3"])
    #expect(reading.value.languages == ["en", "ar", "zh-Hans"])
    #expect(reading.value.systemVersion == "26.1")
    #expect(reading.value.failOn == .warning)
    #expect(reading.value.baseline == "dynamictype-baseline.json")
  }

  private static let example = """
    {
      "included": ["App"],
      "excluded": ["Pods", "**/Generated"],
      "rules": {"text-truncated": "error", "small-target": "on"},
      "overrides": [
        {
          "paths": ["App/Main.storyboard"],
          "objects": ["aB3-cd-Efg"],
          "rules": {"text-truncated": "off"},
          "reason": "A brand name that is also read out."
        }
      ],
      "devices": ["iPhone SE"],
      "categories": ["L", "AX3"],
      "languages": ["en", "ar", "zh-Hans"],
      "systemVersion": "26.1",
      "failOn": "warning",
      "baseline": "dynamictype-baseline.json"
    }

    """

  @Test("A version whose sizes are not known is left out")
  func unknownVersion() {
    let reading = read(#"{"systemVersion": "20"}"#)
    #expect(reading.value == Configuration())
    #expect(reading.findings.first?.hint == "Known are 18, 26.")
  }

  @Test("An empty object changes nothing")
  func empty() {
    #expect(read("{}") == Reading(Configuration()))
  }

  @Test(
    "A mistake has a rule, a position and, where a name is near, a question",
    arguments: [
      (#"{"exclude": []}"#, "settings-unknown-key", 2, "Did you mean 'excluded'?"),
      (#"{"failOn": "warn"}"#, "settings-invalid-value", 12, nil),
      (#"{"failOn": "waring"}"#, "settings-invalid-value", 12, "Did you mean 'warning'?"),
      (
        #"{"rules": {"text-trunkated": "off"}}"#, "settings-unknown-name", 12,
        "Did you mean 'text-truncated'?"
      ),
      (#"{"rules": {"all": "of"}}"#, "settings-invalid-value", 19, "Did you mean 'off'?"),
      (#"{"devices": ["iPhone SF"]}"#, "settings-invalid-value", 14, "Did you mean 'iPhone SE'?"),
      (#"{"categories": []}"#, "settings-invalid-value", 16, "Remove the key, or name one."),
      (#"{"languages": ["d e"]}"#, "settings-invalid-value", 16, nil),
      (#"{"included": "App"}"#, "settings-invalid-value", 14, nil),
      (#"{"included": [7]}"#, "settings-invalid-value", 15, nil),
      (#"{"baseline": "a", "baseline": "b"}"#, "settings-repeated-key", 19, nil),
      (
        #"{"overrides": [{"rules": {}}]}"#, "settings-invalid-value", 16,
        "Levels for all files stand in 'rules' of the configuration."
      ),
      (
        #"{"overrides": [{"paths": ["a"], "path": 1}]}"#, "settings-unknown-key", 33,
        "Did you mean 'paths'?"
      ),
      ("[]", "settings-invalid-value", 1, nil), ("{", "settings-syntax", 2, nil),
    ] as [(String, String, Int, String?)]
  )
  func mistakes(text: String, rule: String, column: Int, hint: String?) {
    let findings = read(text).findings
    #expect(findings.map(\.rule.id) == [rule])
    #expect(
      findings.map(\.location) == [
        SourceLocation(file: ".dynamictype.json", line: 1, column: column)
      ]
    )
    if let hint { #expect(findings.first?.hint == hint) }
  }

  @Test("Devices and categories are found however they are spelled")
  func spelling() {
    let reading = read(#"{"devices": ["iphone-se"], "categories": ["ax3"]}"#)
    #expect(reading.findings == [])
    #expect(reading.value.devices == ["iphone-se"])
  }

  @Test("What is wrong does not hide what is right")
  func partial() {
    let reading = read(#"{"failOn": 3, "nonsense": 1, "included": ["App", 7], "devices": ["x"]}"#)
    #expect(reading.findings.count == 4)
    #expect(reading.value.paths.included.map(\.pattern) == ["App"])
    #expect(reading.value.failOn == nil)
    #expect(reading.value.devices == nil)
  }

  @Test("Every prefix of a configuration is read without a crash")
  func prefixes() {
    let bytes = Array(Self.example.utf8)
    for count in bytes.indices {
      let reading = Configuration.read(bytes[..<count], file: "a", vocabulary: vocabulary)
      #expect(reading.findings.isEmpty == (count == bytes.count - 1))
    }
  }
}
