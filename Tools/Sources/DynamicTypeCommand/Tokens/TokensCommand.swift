import ArgumentParser

/// The commands about design tokens.
struct TokensCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tokens",
    abstract: "Design tokens: typography that follows the text size, in Swift and as tables.",
    discussion: """
      Token files of the Design Tokens Format Module 2025.10 are read, and its older drafts, \
      Style Dictionary's and Tokens Studio's files. Several files are one set of tokens; a \
      resolver file takes inputs.

      A typography token follows the text style nearest in size, or the one that its $extensions \
      name under "io.github.swift-dynamic-type": textStyle, minimumCategory, maximumCategory, \
      maximumPointSize, scales. 'dynamictype css --tokens' writes their style sheet for web pages.

      Examples:
        dynamictype tokens check brand.tokens.json --strict
        dynamictype tokens table brand.tokens.json
        dynamictype tokens build brand.tokens.json --target swiftui -o Type.swift
        dynamictype tokens specimen brand.tokens.json --output brand.html
        dynamictype tokens list brand.resolver.json --input theme=dark
      """,
    subcommands: [
      TokensCheckCommand.self, TokensBuildCommand.self, TokensTableCommand.self,
      TokensSpecimenCommand.self, TokensListCommand.self,
    ]
  )
}
