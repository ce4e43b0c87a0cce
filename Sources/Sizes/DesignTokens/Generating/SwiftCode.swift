import DynamicType
import FontDescriptors
import JSONText

/// Swift source that gives an app the typography of token files.
///
/// ```swift
/// let code = SwiftCode(document.typographyScales(), spacing: document.spacingTokens())
/// print(code.uiKit)
/// ```
///
/// The same input gives the same bytes.
public struct SwiftCode: Hashable, Sendable {
  /// The typography tokens.
  public let scales: [TypographyScale]

  /// The lengths that grow with text.
  public let spacing: [SpacingToken]

  /// The name of the enumeration of typography tokens.
  public let typeName: String

  /// The name of the enumeration or structure of lengths.
  public let spacingName: String

  /// Whether the declarations are public, for a package that other modules import.
  public let isPublic: Bool

  let cases: [String]
  let spacingCases: [String]

  /// Creates source for tokens.
  ///
  /// - Parameters:
  ///   - scales: The typography tokens.
  ///   - spacing: The lengths that grow with text.
  ///   - typeName: The name of the enumeration of typography tokens, as a name of Swift.
  ///   - spacingName: The name of the enumeration or structure of lengths.
  ///   - isPublic: Whether the declarations are public.
  public init(
    _ scales: [TypographyScale],
    spacing: [SpacingToken] = [],
    typeName: String = "Typography",
    spacingName: String = "Spacing",
    isPublic: Bool = true
  ) {
    self.isPublic = isPublic
    self.scales = scales
    self.spacing = spacing
    self.typeName = typeName
    self.spacingName = spacingName
    cases = SwiftName.names(for: scales.map { $0.path.components })
    spacingCases = SwiftName.names(for: spacing.map { $0.path.components })
  }

  /// Whether there is nothing to write: no typography with a size and no spacing.
  public var isEmpty: Bool { scales.isEmpty && spacing.isEmpty }

  /// Whether a text can name the types of the code.
  public static func isTypeName(_ text: String) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  static let header = """
    // Written by `dynamictype tokens build` from design tokens. Change the tokens, not this file.
    // swift-format-ignore-file

    """

  /// Returns source with the access level that was chosen.
  func source(_ parts: [String]) -> String {
    let text = parts.filter { !$0.isEmpty }.joined(separator: "\n")
    guard !isPublic else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      for start in ["public ", "@ScaledMetric"]
      where line.drop(while: { $0 == " " }).hasPrefix(start) {
        guard let range = line.firstRange(of: "public ") else { continue }
        return line[..<range.lowerBound] + line[range.upperBound...]
      }
      return line
    }.joined(separator: "\n")
  }

  func number(_ value: Double) -> String {
    let text = JSONWriter.text(of: value)
    return text.contains(".") || text.contains("e") ? text : text + ".0"
  }

  /// The branches of a switch over the typography tokens.
  func branches(_ text: (TypographyScale) -> String) -> String {
    zip(cases, scales).map { "    case .\($0): \(text($1))" }.joined(separator: "\n")
  }

  /// Whether a token is set in another design of the system font than the default one.
  var namesDesigns: Bool { scales.contains { $0.typography.systemDesign != .default } }

  /// The property of the designs, where there are any, in the type of a framework.
  func designs(as type: String) -> String {
    guard namesDesigns else { return "" }
    return """


        /// The design of the system font, for text without a family.
        public var fontDesign: \(type) {
          switch self {
      \(branches { ".\($0.typography.systemDesign)" })
          }
        }
      """
  }

  /// The cases of the typography tokens, with their paths as raw values.
  var caseList: String {
    zip(cases, scales).map { name, scale in
      "  /// \(comment(of: scale))\n  case \(name) = \(SwiftName.literal(scale.name))"
    }.joined(separator: "\n")
  }

  private func comment(of scale: TypographyScale) -> String {
    let size = JSONWriter.text(of: scale.typography.fontSize)
    let weight = JSONWriter.text(of: scale.typography.fontWeight)
    return "\(size) points, weight \(weight), growing as \(scale.textStyle.name)."
  }
}
