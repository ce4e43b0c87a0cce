import DesignTokens
import Diagnostics
import DynamicType
import FileAccess
import SwiftUI
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The generated files are compiled with the tests: those of UIKit in `GeneratedTokensTests`, where their
/// numbers are compared with the table, those of SwiftUI here.
///
/// With `RECORD_EXPECTED` in the environment they are written instead of compared.
@Suite("Generated Swift")
struct SwiftCodeTests {
  private static let root = String(
    #filePath.dropLast("Tests/Sizes/DesignTokensTests/Generating/SwiftCodeTests.swift".count)
  )

  static func sample() throws -> TokenDocument {
    let path = root + "Examples/BrandTokens/Sources/BrandTokens/brand.tokens.json"
    let source = TokenSource(path: path, bytes: try Array(FileBytes.read(path)))
    return TokenReader(options: TokenReadingOptions(mode: .strict)).read([source])
  }

  private func recorded(_ name: String, _ current: String) throws -> String {
    let path = Self.root + "Tests/Sizes/" + name
    if getenv("RECORD_EXPECTED") != nil { try FileReplacement.write(current, to: path) }
    return String(decoding: try FileBytes.read(path), as: UTF8.self)
  }

  @Test("The sample has no fault")
  func sampleIsValid() throws {
    #expect(try Self.sample().findings.isEmpty)
  }

  @Test("The compiled files are what is written now")
  func goldens() throws {
    let document = try Self.sample()
    let kept = SwiftCode(
      document.typographyScales(),
      spacing: document.spacingTokens(),
      typeName: "BrandTypography",
      spacingName: "BrandSpacing"
    )
    let article = SwiftCode(
      document.typographyScales(
        options: TypographyOptions(lineHeightRule: .scaledValue, correctsJapaneseSize: true)
      ),
      typeName: "ArticleTypography"
    )
    let files = [
      ("GeneratedTokensTests/BrandTypography.swift", kept.uiKit),
      ("GeneratedTokensTests/ArticleTypography.swift", article.uiKit),
      ("DesignTokensTests/Goldens/BrandTypography+SwiftUI.swift", kept.swiftUI),
    ]
    for (name, text) in files { #expect(try recorded(name, text) == text) }
  }

  @Test("The SwiftUI code looks up the numbers of the table")
  func swiftUI() throws {
    let scales = try Self.sample().typographyScales()
    #expect(BrandTypography.allCases.map(\.rawValue) == scales.map(\.name))
    for (typography, scale) in zip(BrandTypography.allCases, scales) {
      for (size, metrics) in zip(DynamicTypeSize.allCases, scale.metrics) {
        #expect(typography.fontSize(at: size) == metrics.fontSize)
        #expect(abs(typography.lineHeight(at: size) - metrics.lineHeight) < 0.0001)
        #expect(abs(typography.lineSpacing(at: size) - metrics.lineSpacing) < 0.0001)
        #expect(abs(typography.tracking(at: size) - metrics.letterSpacing) < 0.0001)
      }
    }
  }

  @Test(
    "Names of tokens become names of Swift",
    arguments: [
      (["a.body.small", "a.title"], ["bodySmall", "title"]),
      (["2xl", "default"], ["_2xl", "`default`"]),
      (["a b", "a-b", "a_b"], ["aB", "aB_2", "aB_3"]), (["見出し"], ["見出し"]), (["!"], ["token"]),
    ]
  )
  func names(paths: [String], names: [String]) {
    let scales = paths.map { TypographyScale(name: $0, typography: Typography(fontSize: 17)) }
    let text = SwiftCode(scales).uiKit
    for (path, name) in zip(paths, names) { #expect(text.contains("case \(name) = \"\(path)\"")) }
  }

  @Test("Text of a token cannot leave its literal")
  func literals() {
    let scale = TypographyScale(name: "a\"\n\\(x)", typography: Typography(fontSize: 17))
    #expect(SwiftCode([scale]).uiKit.contains(#"= "a\"\u{a}\\(x)""#))
  }

  @Test("Declarations are internal where that is asked for, and names of tokens stay")
  func access() {
    let scale = TypographyScale(name: "public a", typography: Typography(fontSize: 17))
    let code = SwiftCode([scale], isPublic: false)
    #expect(!code.uiKit.contains("public func") && code.uiKit.contains("\nimport UIKit\n"))
    #expect(code.uiKit.contains("= \"public a\""))
    #expect(!code.swiftUI.contains("public struct"))
  }

  @Test("Without tokens the code compiles")
  func empty() {
    #expect(SwiftCode([]).uiKit.contains("public enum Typography {}"))
    #expect(!SwiftCode([]).swiftUI.contains("ViewModifier"))
  }
}
