import ArgumentParser
import CommandSupport
import DesignTokens
import Diagnostics
import JSONText

/// Prints tokens with their values.
struct TokensListCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Tokens with their types and values, references replaced.",
    discussion: """
      Values are written as the Design Tokens Format Module 2025.10 has them. A token whose value \
      cannot be read has null.

      Examples:
        dynamictype tokens list brand.tokens.json
        dynamictype tokens list brand.resolver.json --input size=xLarge --json
      """ + ExitStatus.help(ExitStatus.reading + [.findings])
  )

  @OptionGroup var tokens: TokenOptions
  @Flag(help: "Print JSON.") var json = false

  func run() throws {
    let document = try tokens.document()
    try tokens.endWithErrors(of: document)
    guard !document.tokens.isEmpty else { throw tokens.nothing("no tokens") }
    guard json else {
      var table = TextTable([.left("Token"), .left("Type"), .left("Value")])
      table.rows = document.tokens.map { token in
        [token.path.description, token.type?.rawValue ?? TextTable.nothing, Self.text(token.value)]
      }
      print(table.text(on: .standardOutput))
      return
    }
    var writer = JSONWriter()
    writer.array { writer in
      for token in document.tokens {
        writer.object { writer in
          writer.member("path", token.path.description)
          writer.member("type", token.type?.rawValue)
          writer.key("value")
          if let value = token.value { value.write(to: &writer) } else { writer.null() }
          writer.member("alias", token.alias)
          writer.member("description", token.description)
          if let deprecation = token.deprecation {
            writer.key("deprecated")
            if let reason = deprecation.reason {
              writer.string(reason)
            } else {
              writer.boolean(true)
            }
          }
          writer.member("line", token.location.line)
        }
      }
    }
    print(writer.text, terminator: "")
  }

  private static func text(_ value: TokenValue?) -> String {
    guard let value else { return TextTable.nothing }
    var writer = JSONWriter(.compact)
    value.write(to: &writer)
    return writer.text
  }
}
