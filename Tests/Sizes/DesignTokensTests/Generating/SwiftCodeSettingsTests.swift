import DesignTokens
import JSONText
import Testing

@Suite("Settings for generated Swift")
struct SwiftCodeSettingsTests {
  private func settings(_ text: String) throws -> SwiftCodeSettings {
    try SwiftCodeSettings(parsing: Array(text.utf8))
  }

  @Test("Every key is read, and all may be left out")
  func keys() throws {
    #expect(try settings("{}") == SwiftCodeSettings())
    let read = try settings(
      """
      {"framework": "swiftui", "typeName": "Type", "spacingName": "Space", "access": "public",
       "lineHeight": "scaled", "japanese": true, "strict": true, "pointsPerRem": 10,
       "inputs": {"theme": "dark"}} // as a person writes it
      """
    )
    #expect(read.framework == .swiftUI && read.typeName == "Type" && read.spacingName == "Space")
    #expect(read.isPublic && read.reading.mode == .strict && read.pointsPerRem == 10)
    #expect(read.typography.lineHeightRule == .scaledValue && read.typography.correctsJapaneseSize)
    #expect(read.inputs == ["theme": "dark"])
  }

  @Test("The code is that of the framework, with the names and the access")
  func code() throws {
    let source = TokenSource(
      path: "a.tokens.json",
      bytes: Array(
        #"{"a": {"$type": "typography", "$value": {"fontFamily": "Inter", "fontSize": {"value": 1, "unit": "rem"}, "fontWeight": 400, "letterSpacing": {"value": 0, "unit": "px"}, "lineHeight": 1.5}}}"#
          .utf8
      )
    )
    let document = TokenReader().read([source])
    var settings = SwiftCodeSettings()
    settings.typeName = "Brand"
    settings.pointsPerRem = 20
    let uiKit = try #require(settings.code(for: document))
    #expect(uiKit.contains("\nenum Brand: String") && uiKit.contains("case .a: 20.0"))
    settings.framework = .swiftUI
    settings.isPublic = true
    #expect(
      settings.code(for: document)?.contains("public struct BrandModifier: ViewModifier") == true
    )
  }

  @Test(
    "A fault is told with its place",
    arguments: [
      (#"{"framework": "appkit"}"#, 15, "'framework' is 'uikit' or 'swiftui'."),
      (#"{"typeName": "1a"}"#, 14, "'typeName' is the name of a type in Swift."),
      (#"{"inputs": {"theme": 1}}"#, 12, "'inputs' is an object of modifiers with their contexts."),
      (#"{"pointsPerRem": 0}"#, 18, "'pointsPerRem' is a number above 0."),
      ("[]", 1, "The settings must be an object."),
    ]
  )
  func faults(text: String, column: Int, reason: String) {
    let error = #expect(throws: SwiftCodeSettingsError.self) { try settings(text) }
    #expect(error?.reason == reason)
    #expect(error?.position.line == 1 && error?.position.column == column)
  }

  @Test("A key that is not known is a fault that names the others")
  func unknown() {
    let error = #expect(throws: SwiftCodeSettingsError.self) { try settings(#"{"name": "A"}"#) }
    #expect(error?.reason.contains("access, framework, inputs") == true)
  }
}
