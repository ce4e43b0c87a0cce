public import Diagnostics

extension RuleCatalog {
  /// The rules about design tokens.
  public static let tokens = RuleCatalog([
    .tokenSyntax,
    .tokenJsonExtension,
    .tokenStructure,
    .tokenName,
    .tokenType,
    .tokenValue,
    .tokenReference,
    .tokenCycle,
    .tokenLimit,
    .tokenDialect,
    .tokenLineHeight,
    .tokenBehavior,
    .tokenResolver,
    .tokenResolverInput,
  ])
}
