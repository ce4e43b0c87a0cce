/// The version of iOS as which a screen is drawn.
///
/// Sizes of controls, bars and cells, colors, margins and the spacing of text change with versions
/// of the system. A screen has one generation for all of them, so that no screen mixes the fields
/// of one version with the bars of another.
///
/// ```swift
/// SystemGeneration(SystemVersion(18)).version  // 18
/// SystemGeneration(nil) == .newest  // true
/// ```
///
/// A generation cannot be compared with a number: values that depend on it are rows of a table.
public struct SystemGeneration: Hashable, Sendable {
  /// The version of iOS.
  public let version: SystemVersion

  /// Resolves the version that a caller asks for.
  ///
  /// - Parameter version: The version; `nil` and ``SystemVersion/unspecified`` mean the newest
  ///   whose sizes are known. Sizes of other versions are those of the known version before.
  public init(_ version: SystemVersion?) {
    if let version, version != .unspecified {
      self.version = version
    } else {
      self.version = Self.newestVersion
    }
  }

  /// The newest generation whose sizes are known.
  public static let newest = SystemGeneration(nil)

  /// The first numbers of the versions whose sizes are known, in ascending order.
  public static var knownVersions: [UInt16] { knownMajors }

  /// Whether the sizes of a version are known.
  public static func isKnown(_ version: SystemVersion) -> Bool {
    knownMajors.contains(version.major)
  }

  /// Whether what came with a version of the system is there.
  ///
  /// A generation stands for all versions with its first number.
  package func has(_ version: SystemVersion) -> Bool { version.major <= self.version.major }

  private static var newestVersion: SystemVersion {
    SystemVersion(knownMajors[knownMajors.count - 1])
  }
}
