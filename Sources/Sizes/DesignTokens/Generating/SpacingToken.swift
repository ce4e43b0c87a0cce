import DynamicType

/// A length between texts that grows with them.
public struct SpacingToken: Hashable, Sendable {
  /// The path of the token.
  public let path: TokenPath

  /// The length at Large in points.
  public let points: Double

  /// The behavior of the token when the text size changes.
  public let behavior: TypographyBehavior
}

extension TokenDocument {
  private static let words: Set<String> = [
    "space", "spacing", "spacer", "gap", "padding", "margin", "inset", "gutter", "icon",
  ]

  /// Returns the dimensions that are spacing, in the order of the files.
  ///
  /// These are dimensions with a name such as `spacing`, `gap`, `padding` or `icon` in their path, and
  /// those whose `$extensions` say that they scale with a text style.
  ///
  /// - Parameter pointsPerRem: The points of one `rem`.
  /// - Returns: The spacing tokens that are not below 0.
  public func spacingTokens(pointsPerRem: Double = 16) -> [SpacingToken] {
    tokens.compactMap { token in
      guard case .dimension(let value)? = token.value else { return nil }
      let isNamed = token.path.components.contains { component in
        component.lowercased().split { !$0.isLetter }.contains { Self.words.contains(String($0)) }
      }
      let points = value.points(pointsPerRem: pointsPerRem, fontSize: pointsPerRem)
      guard points >= 0, isNamed || token.behavior.textStyle != nil else { return nil }
      return SpacingToken(path: token.path, points: points, behavior: token.behavior)
    }
  }
}
