import Diagnostics

extension RuleDescription {
  static let tokenSyntax = RuleDescription(
    id: "token-syntax",
    title: "Token file that is not JSON",
    explanation: "The file is not read.",
    defaultSeverity: .error,
    help: "Correct the text at the position that the message names."
  )

  static let tokenJsonExtension = RuleDescription(
    id: "token-json-extension",
    title: "Token file with comments or repeated keys",
    explanation:
      "RFC 8259 allows no comments and no comma after the last member, and readers differ in which "
      + "of two repeated keys they keep.",
    defaultSeverity: .error,
    help: "Remove the comment or the comma, or keep one of the keys."
  )

  static let tokenStructure = RuleDescription(
    id: "token-structure",
    title: "Token or group with members that it cannot have",
    explanation:
      "The format defines the members that begin with a dollar sign, and a token holds "
      + "no other tokens.",
    defaultSeverity: .error,
    help: "Correct the member, or move data for a tool into `$extensions`."
  )

  static let tokenName = RuleDescription(
    id: "token-name",
    title: "Name that a reference cannot contain",
    explanation: "A name does not begin with a dollar sign and contains no braces or dots.",
    defaultSeverity: .error,
    help: "Rename the token or the group."
  )

  static let tokenType = RuleDescription(
    id: "token-type",
    title: "Token without a type that the format defines",
    explanation:
      "A type is never guessed from the value: it comes from the token, the token that "
      + "it refers to, or a group around it.",
    defaultSeverity: .error,
    help: "Write `$type` with one of the thirteen types."
  )

  static let tokenValue = RuleDescription(
    id: "token-value",
    title: "Value that does not fit the type of its token",
    explanation: "The value cannot be used by tools that follow the format.",
    defaultSeverity: .error,
    help: "Write the value as the format defines it for the type."
  )

  static let tokenReference = RuleDescription(
    id: "token-reference",
    title: "Reference without a target",
    explanation: "The token has no value.",
    defaultSeverity: .error,
    help: "Correct the path of the reference."
  )

  static let tokenCycle = RuleDescription(
    id: "token-cycle",
    title: "References that lead back to themselves",
    explanation: "None of the tokens or groups in the cycle has a value.",
    defaultSeverity: .error,
    help: "Give one of them a value of its own."
  )

  static let tokenLimit = RuleDescription(
    id: "token-limit",
    title: "Tokens beyond a limit",
    explanation:
      "A file that is nested too deeply or too large is read only up to the limit, so that it "
      + "cannot stop a run.",
    defaultSeverity: .error,
    help: "Split the file, or shorten the chain of references."
  )

  static let tokenDialect = RuleDescription(
    id: "token-dialect",
    title: "Value in an older or a foreign form",
    explanation: "This tool understands the form, but other tools may refuse it.",
    defaultSeverity: .warning,
    help: "Write the value as the Design Tokens Format Module 2025.10 defines it."
  )

  static let tokenLineHeight = RuleDescription(
    id: "token-line-height",
    title: "Line height that looks like points",
    explanation:
      "A number without a unit is a multiple of the font size, and no design has lines eight or "
      + "more times as high as the font size.",
    defaultSeverity: .note,
    help: "Write the ratio of the line height to the font size."
  )

  static let tokenBehavior = RuleDescription(
    id: "token-behavior",
    title: "Settings for the text size that cannot be read",
    explanation: "The token follows the text size as if the setting were not there.",
    defaultSeverity: .error,
    help: "Correct the member of `$extensions`."
  )

  static let tokenResolver = RuleDescription(
    id: "token-resolver",
    title: "Resolver file that cannot be used",
    explanation: "The sets or modifiers that are named do not exist or are malformed.",
    defaultSeverity: .error,
    help: "Correct the resolver file as the Resolver Module 2025.10 defines it."
  )

  static let tokenResolverInput = RuleDescription(
    id: "token-resolver-input",
    title: "Input that a resolver does not accept",
    explanation: "Each modifier needs the name of one of its contexts.",
    defaultSeverity: .error,
    help: "Give a context that the modifier has."
  )
}
