public import JSONText

/// The settings by which Swift is written from the token files of a target.
///
/// ```json
/// { "framework": "swiftui", "typeName": "BrandTypography", "access": "public" }
/// ```
///
/// The build-tool plugin reads them from `design-tokens.json`. The keys are `framework` (`uikit` or
/// `swiftui`), `typeName`, `spacingName`, `access` (`internal` or `public`), `lineHeight` (`ratio` or
/// `scaled`), `japanese`, `strict`, `pointsPerRem`, and `inputs`, the contexts for a resolver file.
/// Every key may be left out.
public struct SwiftCodeSettings: Hashable, Sendable {
  /// The framework whose fonts the code makes.
  public enum Framework: String, Hashable, Sendable, CaseIterable {
    /// UIKit, or this project's on Linux.
    case uiKit = "uikit"
    /// SwiftUI.
    case swiftUI = "swiftui"
  }

  /// The framework whose fonts the code makes.
  public var framework = Framework.uiKit

  /// The name of the enumeration of typography tokens.
  public var typeName = "Typography"

  /// The name of the type with lengths that grow.
  public var spacingName = "Spacing"

  /// Whether the declarations are public.
  public var isPublic = false

  /// The rules by which typography is scaled.
  public var typography = TypographyOptions()

  /// The rules by which the files are read.
  public var reading = TokenReadingOptions()

  /// The points of one `rem`.
  public var pointsPerRem = 16.0

  /// The contexts of the modifiers of a resolver file, by the names of the modifiers.
  public var inputs: [String: String] = [:]

  /// Creates the settings for a target without a file.
  public init() {}

  /// Reads settings from JSON.
  ///
  /// - Throws: A ``SwiftCodeSettingsError`` for the first fault; an unknown key is one.
  public init(parsing bytes: [UInt8]) throws(SwiftCodeSettingsError) {
    let document: JSONDocument
    do { document = try JSONDocument(parsing: bytes, syntax: .withComments) } catch {
      throw SwiftCodeSettingsError(reason: error.sentence, position: error.position)
    }
    guard let members = document.root.members else {
      throw SwiftCodeSettingsError(
        reason: "The settings must be an object.",
        position: document.position(at: document.root.offset)
      )
    }
    for member in members where !read(member) {
      let known = Self.expectations.keys.sorted().joined(separator: ", ")
      throw SwiftCodeSettingsError(
        reason: Self.expectations[member.key].map { "'\(member.key)' is \($0)." }
          ?? "There is no setting '\(member.key)'. The settings are \(known).",
        position: document.position(at: member.value.offset)
      )
    }
  }

  /// Returns the source for tokens; `nil` where they have no typography with a size and no spacing.
  public func code(for document: TokenDocument) -> String? {
    let code = SwiftCode(
      document.typographyScales(pointsPerRem: pointsPerRem, options: typography),
      spacing: document.spacingTokens(pointsPerRem: pointsPerRem),
      typeName: typeName,
      spacingName: spacingName,
      isPublic: isPublic
    )
    guard !code.isEmpty else { return nil }
    switch framework {
    case .uiKit: return code.uiKit
    case .swiftUI: return code.swiftUI
    }
  }
}

/// The first fault of a file of settings.
public struct SwiftCodeSettingsError: Error, Hashable, Sendable {
  /// The fault as a sentence.
  public let reason: String

  /// The place of the fault.
  public let position: TextPosition
}

extension SwiftCodeSettings {
  /// The keys with their expectations.
  private static let expectations = [
    "framework": "'uikit' or 'swiftui'", "typeName": "the name of a type in Swift",
    "spacingName": "the name of a type in Swift", "access": "'internal' or 'public'",
    "lineHeight": "'ratio' or 'scaled'", "japanese": "true or false", "strict": "true or false",
    "pointsPerRem": "a number above 0", "inputs": "an object of modifiers with their contexts",
  ]

  /// Reads a member and returns whether its value is as expected.
  private mutating func read(_ member: JSONMember) -> Bool {
    let value = member.value
    let name = value.string.flatMap { SwiftCode.isTypeName($0) ? $0 : nil }
    switch member.key {
    case "framework": return set(\.framework, value.string.flatMap(Framework.init))
    case "typeName": return set(\.typeName, name)
    case "spacingName": return set(\.spacingName, name)
    case "access":
      return set(\.isPublic, value.string.flatMap { ["internal": false, "public": true][$0] })
    case "lineHeight":
      let rules = ["ratio": TypographyOptions.LineHeightRule.ratio, "scaled": .scaledValue]
      return set(\.typography.lineHeightRule, value.string.flatMap { rules[$0] })
    case "japanese": return set(\.typography.correctsJapaneseSize, value.boolean)
    case "strict": return set(\.reading.mode, value.boolean.map { $0 ? .strict : .lenient })
    case "pointsPerRem": return set(\.pointsPerRem, value.number.flatMap { $0 > 0 ? $0 : nil })
    case "inputs": return set(\.inputs, Self.inputs(value))
    default: return false
    }
  }

  private static func inputs(_ value: JSONNode) -> [String: String]? {
    guard let members = value.members else { return nil }
    var inputs: [String: String] = [:]
    for member in members {
      guard let context = member.value.string else { return nil }
      inputs[member.key] = context
    }
    return inputs
  }

  private mutating func set<Value>(
    _ part: WritableKeyPath<SwiftCodeSettings, Value>,
    _ value: Value?
  ) -> Bool {
    guard let value else { return false }
    self[keyPath: part] = value
    return true
  }
}
