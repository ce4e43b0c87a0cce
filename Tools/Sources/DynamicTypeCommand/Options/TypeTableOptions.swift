import ArgumentParser
import CommandSupport
import DynamicType

/// The options that choose a type table.
struct TypeTableOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("iOS (default), macOS, watchOS, tvOS or visionOS.", valueName: "name"),
    completion: .list(NameList.platforms.names)
  )
  var platform: String?

  @OptionGroup var version: SystemVersionOptions

  /// Returns the table; `fallback` is the platform where none is named.
  func table(fallback: Platform = .iOS) throws(UsageError) -> TypeTable {
    let chosen = try platform.map { name throws(UsageError) in
      try NameList.platforms.value(named: name)
    }
    return try .table(for: chosen ?? fallback, systemVersion: version.systemVersion())
  }
}

/// The option that chooses the version of the system whose numbers are wanted.
struct SystemVersionOptions: ParsableArguments {
  @Option(
    name: .customLong("system-version"),
    help: ArgumentHelp(
      "The version of the system, such as 26, whose numbers are wanted.",
      valueName: "version"
    ),
    completion: .list(["18", "26"])
  )
  var text: String?

  /// Returns the version, or `nil` where none is named.
  func systemVersion() throws(UsageError) -> SystemVersion? {
    guard let text else { return nil }
    guard let version = SystemVersion(text) else {
      throw UsageError("'--system-version' needs a version such as 26 or 26.1, not '\(text)'")
    }
    return version
  }
}
