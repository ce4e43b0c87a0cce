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

  /// Returns the table; `fallback` is the default platform.
  func table(fallback: Platform = .iOS) throws(UsageError) -> TypeTable {
    let chosen = try platform.map { name throws(UsageError) in
      try NameList.platforms.value(named: name)
    }
    let platform = chosen ?? fallback
    return .table(for: platform, systemVersion: try version.systemVersion(of: platform))
  }
}

/// The option for the version of the system whose numbers are used.
///
/// By default tables of iOS, screens and labels are those of the newest version whose sizes are known.
struct SystemVersionOptions: ParsableArguments {
  @Option(
    name: .customLong("system-version"),
    help: ArgumentHelp(
      "The version of the system, such as 26, whose numbers are wanted.",
      valueName: "version"
    ),
    completion: .list(SystemGeneration.knownVersions.map { "\($0)" })
  )
  var text: String?

  /// Returns the version, or `nil` if none is named.
  func systemVersion() throws(UsageError) -> SystemVersion? {
    guard let text else { return nil }
    guard let version = SystemVersion(text) else {
      throw UsageError("'--system-version' needs a version such as 26 or 26.1, not '\(text)'")
    }
    return version
  }

  /// Returns the named version, or the newest of iOS whose sizes are known; `nil` on other platforms without
  /// a name.
  func systemVersion(of platform: Platform) throws(UsageError) -> SystemVersion? {
    let named = try systemVersion()
    return platform == .iOS ? named ?? SystemGeneration.newest.version : named
  }

  /// Returns the version for drawing screens, or `nil` if none is named.
  func knownVersion() throws(UsageError) -> SystemVersion? {
    let version = try systemVersion()
    guard let version, !SystemGeneration.isKnown(version) else { return version }
    throw UsageError(
      "'--system-version' knows no sizes of iOS \(version)",
      hint: "known are \(Self.knownVersions)"
    )
  }

  /// The known versions as text, such as "9 to 18 and 26".
  static var knownVersions: String {
    var ranges: [ClosedRange<UInt16>] = []
    for version in SystemGeneration.knownVersions {
      if let last = ranges.last, last.upperBound + 1 == version {
        ranges[ranges.count - 1] = last.lowerBound...version
      } else {
        ranges.append(version...version)
      }
    }
    return ranges.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
    }.joined(separator: " and ")
  }
}
