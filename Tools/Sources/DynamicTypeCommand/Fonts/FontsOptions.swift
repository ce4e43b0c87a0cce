import ArgumentParser
import CommandSupport
import FontRegistry

/// The option that names a provider.
struct ProviderOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The program that provides the fonts, such as com.example.type.",
      valueName: "identifier"
    )
  )
  var provider = "dynamictype"

  /// The provider.
  var value: FontProvider { FontProvider(identifier: provider) }
}

/// The option that names a scope beyond the process.
struct ScopeOption: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "'persistent' until the fonts are removed, 'session' until you log out.",
      valueName: "name"
    ),
    completion: .list(["persistent", "session"])
  )
  var scope = "persistent"

  /// The scope.
  var value: FontScope {
    get throws {
      switch scope {
      case "persistent": return .persistent
      case "session": return .session
      default:
        throw UsageError.unknown(
          scope,
          kind: "scope",
          among: ["persistent", "session"],
          hint: "scopes are 'persistent' and 'session'"
        )
      }
    }
  }
}

/// The option that gives consent in advance.
struct ConsentOption: ParsableArguments {
  @Flag(help: "Do not ask for consent, for scripts.")
  var yes = false
}
